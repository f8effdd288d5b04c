import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useSessionNotesQuery, useSessionNotesQuery$data } from
  '../../__generated__/useSessionNotesQuery.graphql.ts'
import { useLiveChanges } from '../live/useLive.ts'

const query = graphql`
  query useSessionNotesQuery($sessionId: ID!, $first: Int!, $after: String) {
    session: node(id: $sessionId) {
      ... on ReviewSession {
        notes(first: $first, after: $after) {
          nodes {
            id
            frameFrom
            noteOf
            shot {
              id
            }
            comments(first: 1) {
              edges {
                node {
                  body
                }
              }
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`

type Notes = NonNullable<NonNullable<useSessionNotesQuery$data['session']>['notes']>

/** Notes of one request. */
const PAGE = 100

/** A note of a review: at a frame of a shot. */
export interface SessionNote {
  readonly id: string
  readonly shotId: string
  readonly frame: number
  readonly text: string
  /** Whose note it is; empty for none. */
  readonly noteOf: string
}

/** The notes of a review in the order in which they were taken; none without a review. */
export function useSessionNotes(sessionId: string | null): readonly SessionNote[] {
  const environment = useRelayEnvironment()
  const [read, setRead] = useState<{ readonly sessionId: string; readonly notes: Notes['nodes'] } | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (sessionId === null) return
    let isOver = false
    async function readAll(id: string): Promise<void> {
      const all: Notes['nodes'][number][] = []
      for (let after: string | null = null, hasNext = true; hasNext; ) {
        const variables: useSessionNotesQuery['variables'] = { sessionId: id, first: PAGE, after }
        const request = fetchQuery<useSessionNotesQuery>(environment, query, variables)
        const page: Notes | undefined = (await request.toPromise())?.session?.notes
        if (isOver || !page) return
        all.push(...page.nodes)
        after = page.pageInfo.endCursor ?? null
        hasNext = page.pageInfo.hasNextPage
      }
      setRead({ sessionId: id, notes: all })
    }
    // What failed is read with the next change.
    readAll(sessionId).catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [attempt, environment, sessionId])
  useLiveChanges(({ isSweeping, threads }) => {
    if (isSweeping || threads.size > 0) setAttempt((before) => before + 1)
  })
  if (read?.sessionId !== sessionId) return []
  return read.notes.flatMap(({ id, frameFrom, noteOf, shot, comments: { edges: [first] } }) =>
    (shot ? [{ id, shotId: shot.id, frame: frameFrom ?? 0, noteOf, text: first?.node.body ?? '' }] : []))
}
