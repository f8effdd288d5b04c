import { fetchQuery, graphql, requestSubscription } from 'react-relay'
import type { Disposable, IEnvironment } from 'relay-runtime'
import { keepFollowing, type Attempt } from '../../relay/keepFollowing.ts'
import { resuming } from '../../relay/live.ts'
import { ownEventsOf } from '../../relay/ownEvents.ts'
import type { followProjectQuery } from '../../__generated__/followProjectQuery.graphql.ts'
import type { followProjectSubscription } from '../../__generated__/followProjectSubscription.graphql.ts'
import type { LiveEvent } from './liveChanges.ts'
import { ProjectLive } from './ProjectLive.ts'

/** A page and its news are asked for in the same moment: of so many events before it is looked which came between. */
const LOOK_BACK = 50
/** Older events are part of what the page loaded; milliseconds. */
const LOOK_BACK_MS = 30_000

const query = graphql`
  query followProjectQuery($projectId: ID!) {
    project(by: { id: $projectId }) {
      id
      eventSeq
      organization {
        id
      }
    }
  }
`

const subscription = graphql`
  subscription followProjectSubscription($projectId: ID!, $after: String) {
    projectEvents(projectId: $projectId, after: $after) {
      seq
      type
      subjectId
      at
      clientId
      isOwn
      payload
    }
  }
`

type Told = followProjectSubscription['response']['projectEvents']

const eventOf = ({ clientId, ...event }: Told): LiveEvent => ({ ...event, clientId: clientId ?? null })

/** The cursor of the event in a response. */
function cursorOf(answer: object): string | null {
  const { data } = answer as { readonly data?: Partial<followProjectSubscription['response']> | null }
  return data?.projectEvents ? String(data.projectEvents.seq) : null
}

interface Following {
  readonly onOpen: (live: ProjectLive, organizationId: string) => void
  /** The project is no longer visible. */
  readonly onLost: (organizationId: string) => void
}

/**
 * Follows a project's events for as long as the page is open, however often the connection is lost: it goes on after
 * the last event that came. Returns how to stop.
 */
export function followProject(environment: IEnvironment, projectId: string, { onOpen, onLost }: Following): () => void {
  let live: ProjectLive | null = null
  let organizationId = ''

  /** `known`: the last event that the page's data included at `startedAt`. */
  function follow(opened: ProjectLive, { onHeard, onEnded }: Attempt, startedAt: number, known: number): Disposable {
    return requestSubscription<followProjectSubscription>(environment, {
      subscription,
      variables: { projectId, after: String(opened.lastSeq) },
      cacheConfig: resuming((answer, variables) => ({ ...variables, after: cursorOf(answer) ?? variables['after'] })),
      onNext: (answer) => {
        if (!answer) return
        onHeard()
        const event = eventOf(answer.projectEvents)
        const isTold = event.seq <= known && Date.parse(event.at) < startedAt - LOOK_BACK_MS
        opened.take(event, isTold)
      },
      onError: onEnded,
      onCompleted: onEnded,
    })
  }

  return keepFollowing((attempt) => {
    const startedAt = Date.now()
    if (live) return follow(live, attempt, startedAt, 0).dispose
    let following: Disposable | null = null
    const asked = fetchQuery<followProjectQuery>(environment, query, { projectId }, {
      networkCacheConfig: { force: true },
    }).subscribe({
      next: ({ project }) => {
        if (!project) return
        const known = project.eventSeq
        live = new ProjectLive(ownEventsOf(environment), projectId, Math.max(0, known - LOOK_BACK))
        organizationId = project.organization.id
        onOpen(live, organizationId)
        following = follow(live, attempt, startedAt, known)
      },
      error: attempt.onEnded,
    })
    return () => {
      asked.unsubscribe()
      following?.dispose()
    }
  }, (code) => {
    // What the page itself says of a project that was never there stays; who is signed out is led out elsewhere.
    if (live && code !== 'UNAUTHENTICATED') onLost(organizationId)
  })
}
