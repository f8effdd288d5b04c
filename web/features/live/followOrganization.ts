import { fetchQuery, graphql, requestSubscription } from 'react-relay'
import type { Disposable, IEnvironment } from 'relay-runtime'
import { clientId } from '../../lib/clientId.ts'
import { readError } from '../../relay/errors.ts'
import { resuming } from '../../relay/live.ts'
import { waitToReconnect } from '../../relay/reconnecting.ts'
import type { followOrganizationQuery } from '../../__generated__/followOrganizationQuery.graphql.ts'
import type { followOrganizationSubscription } from '../../__generated__/followOrganizationSubscription.graphql.ts'
import { LiveChanges, type LiveEvent } from './liveChanges.ts'
import { ProjectLive } from './ProjectLive.ts'

const query = graphql`
  query followOrganizationQuery($organizationId: ID!) {
    viewer {
      id
    }
    organization(id: $organizationId) {
      id
      eventSeq
    }
  }
`

const subscription = graphql`
  subscription followOrganizationSubscription($organizationId: ID!, $after: Int) {
    organizationEvents(organizationId: $organizationId, after: $after) {
      seq
      type
      subjectId
      at
      clientId
      actor {
        id
      }
    }
  }
`

type Response = followOrganizationSubscription['response']

function eventOf({ seq, type, subjectId, at, clientId: page, actor }: Response['organizationEvents']): LiveEvent {
  return { seq, type, subjectId, at, clientId: page ?? null, actorId: actor?.id ?? null, payload: {} }
}

/** What happens to projects is told in their own logs. */
const isOfProjects = ({ type }: LiveEvent): boolean => type.startsWith('project.')

function organizationChanges(events: readonly LiveEvent[]): LiveChanges {
  const changes = new LiveChanges()
  changes.isOrganizationChanged = !events.every(isOfProjects)
  changes.isProjectChanged = events.some(isOfProjects)
  return changes
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
  const ending = new AbortController()
  let stopCurrent = (): void => {}
  let live: ProjectLive | null = null
  let attempt = 0

  function end(error: unknown): void {
    if (ending.signal.aborted) return
    const { code } = readError(error)
    if (code === 'NOT_FOUND') return onLost()
    // Who is signed out is led out; who may not follow it has pages that stay as they are.
    if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') return
    void waitToReconnect(attempt++).then(begin)
  }

  function follow(opened: ProjectLive): void {
    const current: Disposable = requestSubscription<followOrganizationSubscription>(environment, {
      subscription,
      variables: { organizationId, after: opened.lastSeq },
      cacheConfig: resuming((_answer, variables) => ({ ...variables, after: opened.lastSeq })),
      onNext: (answer) => {
        if (!answer) return
        attempt = 0
        opened.take(eventOf(answer.organizationEvents))
      },
      onError: end,
      onCompleted: () => end(null),
    })
    stopCurrent = () => current.dispose()
  }

  function begin(): void {
    if (ending.signal.aborted) return
    if (live) return follow(live)
    const asked = fetchQuery<followOrganizationQuery>(environment, query, { organizationId }, {
      networkCacheConfig: { force: true },
    }).subscribe({
      next: ({ viewer, organization }) => {
        if (!organization || ending.signal.aborted) return
        live = new ProjectLive({ clientId, userId: viewer?.id ?? null }, organization.eventSeq, organizationChanges)
        onOpen(live)
        follow(live)
      },
      error: end,
    })
    stopCurrent = () => asked.unsubscribe()
  }

  begin()
  return () => {
    ending.abort()
    stopCurrent()
  }
}
