import { createContext, useContext, useEffect, useRef } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { ownEventsOf } from '../../relay/ownEvents.ts'
import { ownChangesOf } from './eventEffects.ts'
import { released } from '../../lib/holding.ts'
import type { LiveChanges } from './liveChanges.ts'
import type { LiveListener, ProjectLive } from './ProjectLive.ts'
import { useLatest } from '../../lib/useLatest.ts'

/** The news of the open project; null until they are followed, and outside of projects. */
export const ProjectLiveContext = createContext<ProjectLive | null>(null)

/** Calls back with every batch of what others did in the open project, and with every change of this page. */
export function useLiveChanges(listener: LiveListener): void {
  const environment = useRelayEnvironment()
  const live = useContext(ProjectLiveContext)
  const latest = useLatest(listener)
  useEffect(() => live?.subscribe((...news) => latest.current(...news)), [latest, live])
  useEffect(() => ownEventsOf(environment).subscribe(async (events) => {
    await released()
    await latest.current(ownChangesOf(events), true)
  }), [environment, latest])
}

/** The first change is read at once, those that follow together: at most one request in so many milliseconds. */
const GATHER_MS = 400

interface LiveQuery<Query extends OperationType> {
  readonly query: GraphQLTaggedNode
  /** Read when the request goes out. */
  readonly variables: () => Query['variables']
  /** Whether what the query asks for is touched. */
  readonly isTouched: (changes: LiveChanges) => boolean
}

/**
 * Refetches a query when its data was changed; the page keeps the old data until the response. Own changes
 * are refetched at once. A change while the query was loading counts, too.
 */
export function useLiveQuery<Query extends OperationType>({ query, variables, isTouched }: LiveQuery<Query>): void {
  const environment = useRelayEnvironment()
  const live = useContext(ProjectLiveContext)
  const latest = useLatest({ variables, isTouched })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const askedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => () => clearTimeout(timer.current), [])
  const asking = useRef<Promise<void>>(undefined)
  const askingNext = useRef<Promise<void>>(undefined)

  /** An answer under way may be older than the change: another follows it. */
  function ask(): Promise<void> {
    if (asking.current) {
      askingNext.current ??= asking.current.then(() => {
        askingNext.current = undefined
        return ask()
      })
      return askingNext.current
    }
    clearTimeout(timer.current)
    timer.current = undefined
    askedAt.current = Date.now()
    asking.current = fetchQuery<Query>(environment, query, latest.current.variables(), {
      networkCacheConfig: { force: true },
    }).toPromise().then(
      () => void (asking.current = undefined),
      // A failed refetch runs with the next change, or when the page is opened again.
      () => void (asking.current = undefined),
    )
    return asking.current
  }

  const askSoon = useLatest(() => {
    const wait = Math.max(0, askedAt.current + GATHER_MS - Date.now())
    timer.current ??= setTimeout(() => void ask(), wait)
  })
  useEffect(() => {
    if (live?.recent().some((changes) => latest.current.isTouched(changes))) askSoon.current()
  }, [askSoon, latest, live])
  useLiveChanges((changes, isOwn) => {
    if (!latest.current.isTouched(changes)) return
    if (isOwn) return ask()
    askSoon.current()
  })
}
