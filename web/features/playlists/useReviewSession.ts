import { graphql, useFragment } from 'react-relay'
import type { useReviewSession_playlist$key } from '../../__generated__/useReviewSession_playlist.graphql.ts'

/** The newest review of a playlist, with its decisions by the ids of items; null before the first. */
export function useReviewSession(playlistRef: useReviewSession_playlist$key) {
  const { reviewSessions: { nodes: [session] } } = useFragment(
    graphql`
      fragment useReviewSession_playlist on Playlist {
        reviewSessions(first: 1) {
          nodes {
            id
            endedAt
            decisions {
              itemId
              kind
              note
              decidedBy {
                name
              }
            }
          }
        }
      }
    `,
    playlistRef,
  )
  if (!session) return null
  const { id, endedAt, decisions } = session
  return {
    id,
    isOpen: endedAt === null,
    decisions: new Map(decisions.map(({ itemId, kind, note, decidedBy }) => [
      itemId, { kind, note, personName: decidedBy?.name ?? null },
    ])),
  }
}

export type ReviewSession = NonNullable<ReturnType<typeof useReviewSession>>

/** What was decided on an item. */
export type Decision = ReviewSession['decisions'] extends Map<string, infer Each> ? Each : never
