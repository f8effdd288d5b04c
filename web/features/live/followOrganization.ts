import { fetchQuery, graphql, requestSubscription } from 'react-relay'
import type { Disposable, IEnvironment } from 'relay-runtime'
import { keepFollowing, type Attempt } from '../../relay/keepFollowing.ts'
import { resuming } from '../../relay/live.ts'
import { ownEventsOf } from '../../relay/ownEvents.ts'
import type { followOrganizationQuery } from '../../__generated__/followOrganizationQuery.graphql.ts'
import type { followOrganizationSubscription } from '../../__generated__/followOrganizationSubscription.graphql.ts'
import { organizationChangesOf } from './eventEffects.ts'
import type { LiveEvent } from './liveChanges.ts'
import { ProjectLive } from './ProjectLive.ts'

const query = graphql`
  query followOrganizationQuery($organizationId: ID!) {
    organization(id: $organizationId) {
      eventSeq
    }
  }
`

const subscription = graphql`
  subscription followOrganizationSubscription($organizationId: ID!, $after: String) {
    organizationEvents(organizationId: $organizationId, after: $after) {
      seq
      type
      subjectId
      at
      clientId
      isOwn
    }
  }
`

type Response = followOrganizationSubscription['response']

function eventOf({ seq, type, subjectId, at, clientId: page, isOwn }: Response['organizationEvents']): LiveEvent {
  return { seq, type, subjectId, at, clientId: page ?? null, isOwn, payload: {} }
}

interface Following {
  readonly onOpen: (live: ProjectLive) => void
  /** The organization cannot be seen any more. */
  readonly onLost: () => void
}

/**
 * Follows an organization's events for as long as the page is open, however often the connection is lost. Returns how
 * to stop.
 */
export function followOrganization(
  environment: IEnvironment,
  organizationId: string,
  { onOpen, onLost }: Following,
): () => void {
  let live: ProjectLive | null = null

  const follow = (opened: ProjectLive, { onHeard, onEnded }: Attempt): Disposable =>
    requestSubscription<followOrganizationSubscription>(environment, {
      subscription,
      variables: { organizationId, after: String(opened.lastSeq) },
      cacheConfig: resuming((_answer, variables) => ({ ...variables, after: String(opened.lastSeq) })),
      onNext: (answer) => {
        if (!answer) return
        onHeard()
        opened.take(eventOf(answer.organizationEvents))
      },
      onError: onEnded,
      onCompleted: onEnded,
    })

  return keepFollowing((attempt) => {
    if (live) return follow(live, attempt).dispose
    let following: Disposable | null = null
    const asked = fetchQuery<followOrganizationQuery>(environment, query, { organizationId }, {
      networkCacheConfig: { force: true },
    }).subscribe({
      next: ({ organization }) => {
        if (!organization) return
        live = new ProjectLive(ownEventsOf(environment), organizationId, organization.eventSeq, organizationChangesOf)
        onOpen(live)
        following = follow(live, attempt)
      },
      error: attempt.onEnded,
    })
    return () => {
      asked.unsubscribe()
      following?.dispose()
    }
  }, (code) => {
    // What the page itself says of an organization that was never there stays.
    if (live && code === 'NOT_FOUND') onLost()
  })
}
