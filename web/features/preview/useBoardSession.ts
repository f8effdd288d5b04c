import { graphql, useFragment } from 'react-relay'
import type { useBoardSession_storyboard$key } from '../../__generated__/useBoardSession_storyboard.graphql.ts'
import type { useBoardSessionQuery } from '../../__generated__/useBoardSessionQuery.graphql.ts'
import { useLiveQuery } from '../live/useLive.ts'
import { type ReviewSession, useReviewSession } from '../playlists/useReviewSession.ts'

const liveQuery = graphql`
  query useBoardSessionQuery($boardId: ID!) {
    board: node(id: $boardId) {
      ... on Storyboard {
        id
        ...useBoardSession_storyboard @alias(as: "reviewed")
      }
    }
  }
`

/** The newest review of a board alone, kept current; null before the first. */
export function useBoardSession(boardRef: useBoardSession_storyboard$key): ReviewSession | null {
  const { id: boardId, reviewSessions: { nodes: [session] } } = useFragment(
    graphql`
      fragment useBoardSession_storyboard on Storyboard {
        id
        reviewSessions(first: 1) {
          nodes {
            ...useReviewSession_session
          }
        }
      }
    `,
    boardRef,
  )
  useLiveQuery<useBoardSessionQuery>({
    query: liveQuery, variables: () => ({ boardId }),
    isTouched: ({ arePlaylistsChanged, isSweeping }) => arePlaylistsChanged || isSweeping,
  })
  return useReviewSession(session)
}
