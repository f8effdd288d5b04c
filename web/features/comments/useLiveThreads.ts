import { useRef } from 'react'
import { graphql } from 'react-relay'
import type { useLiveThreadsQuery } from '../../__generated__/useLiveThreadsQuery.graphql.ts'
import { useLiveQuery } from '../live/useLive.ts'

/** A list of more threads is not refetched as a whole. */
const LONG_LIST = 100

/** Reads changed threads of a long list one by one; a shorter one is refetched, in its order. */
export function useLiveThreads(threadIds: readonly string[]): void {
  const touched = useRef(new Set<string>())
  useLiveQuery<useLiveThreadsQuery>({
    query: graphql`
      query useLiveThreadsQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          # The rail's cards show what came.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...ThreadCard_thread @alias(as: "thread")
        }
      }
    `,
    variables: () => {
      const ids = [...touched.current].slice(0, LONG_LIST)
      touched.current.clear()
      return { ids }
    },
    isTouched: ({ threads }) => {
      if (threadIds.length <= LONG_LIST) return false
      for (const id of threadIds) if (threads.has(id)) touched.current.add(id)
      return touched.current.size > 0
    },
  })
}
