import { createContext, useContext } from 'react'
import type { ApprovalFacts } from './approvalFacts.ts'

/** The decisions about the open board that stand, newest first. */
export const ApprovalMarksContext = createContext<readonly ApprovalFacts[]>([])

/** What the newest decision says of a shot. */
export interface ShotMark {
  readonly approval: ApprovalFacts
  readonly parts: ApprovalFacts['parts']
}

/** The newest decision about a shot of the open board; null without one. */
export function useShotMark(shotId: string): ShotMark | null {
  const approval = useContext(ApprovalMarksContext)
    .find(({ shotIds }) => shotIds.length === 0 || shotIds.includes(shotId))
  return approval ? { approval, parts: approval.changedShots.get(shotId) ?? [] } : null
}
