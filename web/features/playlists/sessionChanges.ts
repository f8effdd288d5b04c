import { graphql } from 'react-relay'
import type { sessionChangesDecideMutation } from '../../__generated__/sessionChangesDecideMutation.graphql.ts'
import type { sessionChangesEndMutation } from '../../__generated__/sessionChangesEndMutation.graphql.ts'
import type { sessionChangesJoinMutation } from '../../__generated__/sessionChangesJoinMutation.graphql.ts'
import type { sessionChangesLeadMutation } from '../../__generated__/sessionChangesLeadMutation.graphql.ts'
import type { sessionChangesNotesMutation } from '../../__generated__/sessionChangesNotesMutation.graphql.ts'
import type { sessionChangesReportMutation } from '../../__generated__/sessionChangesReportMutation.graphql.ts'
import type { sessionChangesStartMutation } from '../../__generated__/sessionChangesStartMutation.graphql.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import { useChange } from '../../relay/useChange.ts'

const words = playlistMessages

/** What a review goes through. */
export type ReviewedThing = { readonly playlistId: string } | { readonly storyboardId: string }

/** Starts a review of a playlist or a board; a toast says why it could not. */
export const useStartReview = () => useChange<sessionChangesStartMutation, ReviewedThing>(
  graphql`
    mutation sessionChangesStartMutation($input: StartReviewSessionInput!) {
      startReviewSession(input: $input) {
        playlist {
          id
          reviewSessions(first: 1) {
            nodes {
              id
              ...useReviewSession_session
            }
          }
        }
        storyboard {
          id
          reviewSessions(first: 1) {
            nodes {
              id
              ...useReviewSession_session
            }
          }
        }
      }
    }
  `,
  (thing) => ({ variables: { input: thing }, failed: words.startReviewFailed }),
)

/** Says that the viewer is there while a review is open; what fails is not said. */
export const useJoinReview = () => useChange<sessionChangesJoinMutation, string>(
  graphql`
    mutation sessionChangesJoinMutation($input: JoinReviewSessionInput!) {
      joinReviewSession(input: $input) {
        reviewSession {
          id
        }
      }
    }
  `,
  (reviewSessionId) => ({ variables: { input: { reviewSessionId } } }),
)

/** Ends a review; its decisions stay. */
export const useEndReview = () => useChange<sessionChangesEndMutation, string>(
  graphql`
    mutation sessionChangesEndMutation($input: EndReviewSessionInput!) {
      endReviewSession(input: $input) {
        reviewSession {
          id
          ...useReviewSession_session
        }
      }
    }
  `,
  (reviewSessionId) => ({
    variables: { input: { reviewSessionId } }, done: words.reviewEnded, failed: words.endReviewFailed,
  }),
)

/** Has a report of a review made; the tray of exports shows what becomes of it. */
export const useMakeReport = () => useChange<sessionChangesReportMutation, string>(
  graphql`
    mutation sessionChangesReportMutation($input: MakeSessionReportInput!) {
      makeSessionReport(input: $input) {
        projectExport {
          id
        }
      }
    }
  `,
  (reviewSessionId) => ({ variables: { input: { reviewSessionId } }, failed: words.reportFailed, canRetry: true }),
)

/** Leads an open review from here on: the players of the others follow this page. */
export const useTakeLead = () => useChange<sessionChangesLeadMutation, string>(
  graphql`
    mutation sessionChangesLeadMutation($input: TakeLeadInput!) {
      takeLead(input: $input) {
        reviewSession {
          id
          ...useReviewSession_session
        }
      }
    }
  `,
  (reviewSessionId) => ({ variables: { input: { reviewSessionId } }, failed: words.takeLeadFailed }),
)

/** Takes the notes of an open review from here on. */
export const useTakeNotes = () => useChange<sessionChangesNotesMutation, string>(
  graphql`
    mutation sessionChangesNotesMutation($input: TakeNotesInput!) {
      takeNotes(input: $input) {
        reviewSession {
          id
          ...useReviewSession_session
        }
      }
    }
  `,
  (reviewSessionId) => ({ variables: { input: { reviewSessionId } }, failed: words.takeNotesFailed }),
)

type NewDecision = {
  readonly reviewSessionId: string
  readonly thing: { readonly itemId: string } | { readonly shotId: string }
  /** Null takes an earlier decision back. */
  readonly kind: NonNullable<sessionChangesDecideMutation['variables']['input']['kind']> | null
  readonly note: string
}

/** Decides on an item or a shot; shown at once, taken back with a toast when the server refuses. */
export const useDecide = () => useChange<sessionChangesDecideMutation, NewDecision>(
  graphql`
    mutation sessionChangesDecideMutation($input: DecideItemInput!) {
      decideItem(input: $input) {
        reviewSession {
          id
          ...useReviewSession_session
        }
      }
    }
  `,
  ({ reviewSessionId, thing, kind, note }) => ({
    variables: { input: { reviewSessionId, ...thing, kind, note } },
    turn: reviewSessionId,
    optimistic: (store) => {
      const { itemId = null, shotId = null } = { itemId: null, shotId: null, ...thing }
      const session = store.get(reviewSessionId)
      const decisions = (session?.getLinkedRecords('decisions') ?? []).filter((decision) => decision !== null)
      const others = decisions.filter((decision) =>
        decision.getValue('itemId') !== itemId || decision.getValue('shotId') !== shotId)
      if (!session || kind === null) return void session?.setLinkedRecords(others, 'decisions')
      const dataId = `client:decision:${reviewSessionId}:${itemId ?? shotId}`
      const decision = store.get(dataId) ?? store.create(dataId, 'ReviewDecision')
      for (const [name, value] of Object.entries({ itemId, shotId, kind, note, decidedBy: null })) {
        decision.setValue(value, name)
      }
      session.setLinkedRecords([...others, decision], 'decisions')
    },
    // The answer has all decisions, with who made them.
    updater: () => undefined,
    failed: words.decideFailed,
  }),
)
