import { graphql, useFragment } from 'react-relay'
import type { useReviewSession_session$key } from '../../__generated__/useReviewSession_session.graphql.ts'

/** A review, with its decisions by the ids of items or shots; null for none. */
export function useReviewSession(sessionRef: useReviewSession_session$key | null | undefined) {
  const session = useFragment(
    graphql`
      fragment useReviewSession_session on ReviewSession {
        id
        endedAt
        leadingPresenceId
        leader {
          id
        }
        noteTaker {
          id
          name
        }
        approvals(first: 100) {
          nodes {
            withdrawnAt
            shotIds
            storyboard {
              id
            }
          }
        }
        decisions {
          itemId
          shotId
          kind
          note
          decidedBy {
            name
          }
        }
      }
    `,
    sessionRef ?? null,
  )
  if (!session) return null
  const { id, endedAt, leadingPresenceId, leader, noteTaker, approvals, decisions } = session
  return {
    id,
    isOpen: endedAt === null,
    /** The `id` of the presence of the page that leads; null for none. */
    leadingId: leadingPresenceId ?? null,
    leaderId: leader?.id ?? null,
    noteTakerId: noteTaker?.id ?? null,
    noteTakerName: noteTaker?.name ?? null,
    /** What was sealed of a board: some of its shots, or all without ids. */
    sealed: approvals.nodes.flatMap(({ withdrawnAt, shotIds, storyboard }) =>
      (withdrawnAt == null ? [{ boardId: storyboard.id, shotIds }] : [])),
    decisions: new Map(decisions.map(({ itemId, shotId, kind, note, decidedBy }) => [
      itemId ?? shotId ?? '', { kind, note, personName: decidedBy?.name ?? null },
    ])),
  }
}

export type ReviewSession = NonNullable<ReturnType<typeof useReviewSession>>

/** What was decided on an item or a shot. */
export type Decision = ReviewSession['decisions'] extends Map<string, infer Each> ? Each : never
