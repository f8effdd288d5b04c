import { graphql } from 'react-relay'
import type { sessionChangesDecideMutation } from '../../__generated__/sessionChangesDecideMutation.graphql.ts'
import type { sessionChangesEndMutation } from '../../__generated__/sessionChangesEndMutation.graphql.ts'
import type { sessionChangesStartMutation } from '../../__generated__/sessionChangesStartMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { useChange } from '../../relay/useChange.ts'

const words = messages.playlists

/** Starts a review of a playlist; a toast says why it could not. */
export const useStartReview = () => useChange<sessionChangesStartMutation, string>(
  graphql`
    mutation sessionChangesStartMutation($input: StartReviewSessionInput!) {
      startReviewSession(input: $input) {
        playlist {
          id
          ...useReviewSession_playlist
        }
      }
    }
  `,
  (playlistId) => ({ variables: { input: { playlistId } }, failed: words.startReviewFailed }),
)

/** Ends a review; its decisions stay. */
export const useEndReview = () => useChange<sessionChangesEndMutation, string>(
  graphql`
    mutation sessionChangesEndMutation($input: EndReviewSessionInput!) {
      endReviewSession(input: $input) {
        playlist {
          id
          ...useReviewSession_playlist
        }
      }
    }
  `,
  (reviewSessionId) => ({
    variables: { input: { reviewSessionId } }, done: words.reviewEnded, failed: words.endReviewFailed,
  }),
)

type NewDecision = {
  readonly reviewSessionId: string
  readonly itemId: string
  /** Null takes an earlier decision back. */
  readonly kind: NonNullable<sessionChangesDecideMutation['variables']['input']['kind']> | null
  readonly note: string
}

/** Decides on an item; shown at once, taken back with a toast when the server refuses. */
export const useDecide = () => useChange<sessionChangesDecideMutation, NewDecision>(
  graphql`
    mutation sessionChangesDecideMutation($input: DecideItemInput!) {
      decideItem(input: $input) {
        playlist {
          id
          ...useReviewSession_playlist
        }
      }
    }
  `,
  ({ reviewSessionId, itemId, kind, note }) => ({
    variables: { input: { reviewSessionId, itemId, kind, note } },
    turn: reviewSessionId,
    optimistic: (store) => {
      const session = store.get(reviewSessionId)
      const decisions = (session?.getLinkedRecords('decisions') ?? []).filter((decision) => decision !== null)
      const others = decisions.filter((decision) => decision.getValue('itemId') !== itemId)
      if (!session || kind === null) return void session?.setLinkedRecords(others, 'decisions')
      const dataId = `client:decision:${reviewSessionId}:${itemId}`
      const decision = store.get(dataId) ?? store.create(dataId, 'ReviewDecision')
      for (const [name, value] of Object.entries({ itemId, kind, note, decidedBy: null })) {
        decision.setValue(value, name)
      }
      session.setLinkedRecords([...others, decision], 'decisions')
    },
    // The answer has all decisions, with who made them.
    updater: () => undefined,
    failed: words.decideFailed,
  }),
)
