import { createContext, useContext, useEffect, useRef } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import type { LiveChanges } from './liveChanges.ts'
import type { LiveListener, ProjectLive } from './ProjectLive.ts'

/** The news of the open project; null until they are followed, and outside of projects. */
export const ProjectLiveContext = createContext<ProjectLive | null>(null)

/** Calls back with every batch of what others did in the open project. */
export function useLiveChanges(listener: LiveListener): void {
  const live = useContext(ProjectLiveContext)
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => live?.subscribe((...news) => latest.current(...news)), [live])
}

/** Changes that come one after another are read together: at most one request in so many milliseconds. */
const GATHER_MS = 400

interface LiveQuery<Query extends OperationType> {
  readonly query: GraphQLTaggedNode
  /** Read when the request goes out. */
  readonly variables: () => Query['variables']
  /** Whether what the query asks for is touched. */
  readonly isTouched: (changes: LiveChanges) => boolean
}

/** Reads anew what a query asks for when others have changed it; what is on the page stays until the answer is here. */
export function useLiveQuery<Query extends OperationType>({ query, variables, isTouched }: LiveQuery<Query>): void {
  const environment = useRelayEnvironment()
  const latest = useRef({ variables, isTouched })
  useEffect(() => {
    latest.current = { variables, isTouched }
  })
  const state = useRef<{ timer?: ReturnType<typeof setTimeout>; isAsking: boolean; isAgain: boolean }>({
    isAsking: false, isAgain: false,
  })
  useEffect(() => {
    const current = state.current
    return () => clearTimeout(current.timer)
  }, [])

  function plan(): void {
    const current = state.current
    if (current.isAsking) {
      current.isAgain = true
      return
    }
    if (current.timer !== undefined) return
    current.timer = setTimeout(ask, GATHER_MS)
  }

  function ask(): void {
    const current = state.current
    current.timer = undefined
    current.isAsking = true
    const done = (): void => {
      current.isAsking = false
      if (!current.isAgain) return
      current.isAgain = false
      plan()
    }
    fetchQuery<Query>(environment, query, latest.current.variables(), { networkCacheConfig: { force: true } })
      // What failed is read with the next change, and anew when the page is opened.
      .subscribe({ complete: done, error: done })
  }

  useLiveChanges((changes) => {
    if (latest.current.isTouched(changes)) plan()
  })
}

/** The most rows a list may be read anew with at once. */
const MOST_ROWS = 100

/** How many rows of a list are read anew: as many as are loaded, at least a page. */
export function rowsAnew(loaded: number, page: number): number {
  return Math.min(MOST_ROWS, Math.max(page, loaded))
}

/** Whether a list can be read anew without losing what is loaded of it, which would move what is looked at. */
export function isShortEnough(loaded: number): boolean {
  return loaded <= MOST_ROWS
}
