import { graphql, readInlineData } from 'react-relay'
import type { approvalFacts_approval$key } from '../../__generated__/approvalFacts_approval.graphql.ts'
import { approvalMessages } from '../../messages/approvals.ts'

/** The digits of a seal that people compare. */
export const SEAL_DIGITS = 16

export type Decision = 'APPROVED' | 'CHANGES_REQUESTED'

/** The parts of a board; one that a newer server names is not said. */
const PARTS = ['PICTURE', 'TEXT', 'TIMING', 'ORDER'] as const
type Part = (typeof PARTS)[number]

const knownParts = (parts: readonly string[]): Part[] => PARTS.filter((part) => parts.includes(part))

/** What is said of a decision. */
export interface ApprovalFacts {
  readonly id: string
  readonly name: string
  readonly isApproved: boolean
  readonly isGuest: boolean
  readonly state: 'CURRENT' | 'CHANGED' | 'SUPERSEDED' | 'WITHDRAWN'
  readonly parts: readonly Part[]
  /** The shots that it is about; empty for all. */
  readonly shotIds: readonly string[]
  readonly changedShots: ReadonlyMap<string, readonly Part[]>
  readonly version: { readonly id: string; readonly number: number }
}

/** Reads what is said of a decision. */
export function readApproval(approvalRef: approvalFacts_approval$key): ApprovalFacts {
  const data = readInlineData(
    graphql`
      fragment approvalFacts_approval on Approval @inline {
        id
        decision
        state
        shotIds
        changesSince
        changedShots {
          shotId
          parts
        }
        guestName
        approver {
          name
        }
        storyboardVersion {
          id
          number
        }
      }
    `,
    approvalRef,
  )
  return {
    id: data.id,
    name: data.guestName ?? data.approver?.name ?? approvalMessages.somebody,
    isApproved: data.decision === 'APPROVED',
    isGuest: data.guestName != null,
    state: data.state as ApprovalFacts['state'],
    parts: knownParts(data.changesSince),
    shotIds: data.shotIds,
    changedShots: new Map(data.changedShots.map(({ shotId, parts }) => [shotId, knownParts(parts)])),
    version: data.storyboardVersion,
  }
}

/** The sentence that says a decision. */
export const decisionOf = ({ name, isApproved, version: { number } }: ApprovalFacts): string =>
  (isApproved ? approvalMessages.approved : approvalMessages.changesRequested)(name, number)
