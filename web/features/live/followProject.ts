import { fetchQuery, graphql, requestSubscription } from 'react-relay'
import type { Disposable, IEnvironment } from 'relay-runtime'
import { clientId } from '../../lib/clientId.ts'
import { readError } from '../../relay/errors.ts'
import { resuming } from '../../relay/live.ts'
import { waitToReconnect } from '../../relay/reconnecting.ts'
import type { followProjectQuery } from '../../__generated__/followProjectQuery.graphql.ts'
import type { followProjectSubscription } from '../../__generated__/followProjectSubscription.graphql.ts'
import type { LiveEvent } from './liveChanges.ts'
import { ProjectLive } from './ProjectLive.ts'

/** A page and its news are asked for in the same moment: of so many events before it is looked which came between. */
const LOOK_BACK = 50
/** Events older than this were told by the page itself; milliseconds. */
const LOOK_BACK_MS = 30_000

const query = graphql`
  query followProjectQuery($projectId: ID!) {
    viewer {
      id
    }
    project(id: $projectId) {
      id
      eventSeq
      organization {
        id
      }
    }
  }
`

const subscription = graphql`
  subscription followProjectSubscription($projectId: ID!, $after: Int) {
    projectEvents(projectId: $projectId, after: $after) {
      seq
      type
      subjectId
      at
      clientId
      actor {
        id
      }
      payload
    }
  }
`

type Told = followProjectSubscription['response']['projectEvents']

function eventOf({ seq, type, subjectId, at, clientId: page, actor, payload }: Told): LiveEvent {
  const values: unknown = JSON.parse(payload)
  const isObject = typeof values === 'object' && values !== null
  return {
    seq, type, subjectId, at, clientId: page ?? null, actorId: actor?.id ?? null,
    payload: isObject ? (values as Record<string, unknown>) : {},
  }
}

/** The number of the event an answer tells of. */
function seqOf(answer: object): number | null {
  const { data } = answer as { readonly data?: Partial<followProjectSubscription['response']> | null }
  return data?.projectEvents?.seq ?? null
}

interface Following {
  readonly onOpen: (live: ProjectLive, organizationId: string) => void
  /** The project cannot be seen any more. */
  readonly onLost: () => void
}

/**
 * Follows a project's events for as long as the page is open, however often the connection is lost: it goes on after
 * the last event that came. Returns how to stop.
 */
export function followProject(environment: IEnvironment, projectId: string, { onOpen, onLost }: Following): () => void {
  let isOver = false
  let current: Disposable | null = null
  let live: ProjectLive | null = null
  let attempt = 0

  function end(error: unknown): void {
    const { code } = readError(error)
    if (isOver) return
    if (code === 'NOT_FOUND' || code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return onLost()
    void waitToReconnect(attempt++).then(begin)
  }

  function follow(opened: ProjectLive, startedAt: number, known: number): void {
    current = requestSubscription<followProjectSubscription>(environment, {
      subscription,
      variables: { projectId, after: opened.lastSeq },
      cacheConfig: resuming((answer, variables) => ({ ...variables, after: seqOf(answer) ?? variables['after'] })),
      onNext: (answer) => {
        if (!answer) return
        attempt = 0
        const event = eventOf(answer.projectEvents)
        const isTold = event.seq <= known && Date.parse(event.at) < startedAt - LOOK_BACK_MS
        opened.take(event, isTold)
      },
      onError: end,
      onCompleted: () => end(null),
    })
  }

  function begin(): void {
    if (isOver) return
    const startedAt = Date.now()
    if (live) return follow(live, startedAt, 0)
    const asked = fetchQuery<followProjectQuery>(environment, query, { projectId }, {
      networkCacheConfig: { force: true },
    })
    current = asked.subscribe({
      next: ({ viewer, project }) => {
        // What the page itself says of a project that is not there stays.
        if (!project || isOver) return
        const known = project.eventSeq
        live = new ProjectLive({ clientId, userId: viewer?.id ?? null }, Math.max(0, known - LOOK_BACK))
        onOpen(live, project.organization.id)
        follow(live, startedAt, known)
      },
      error: end,
    }) as unknown as Disposable
  }

  begin()
  return () => {
    isOver = true
    stop(current)
  }
}

function stop(current: (Disposable & { unsubscribe?: () => void }) | null): void {
  if (current?.unsubscribe) current.unsubscribe()
  else current?.dispose()
}
