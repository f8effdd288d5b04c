import type { ReviewGuest, ReviewLink } from './__generated__/prisma/client.ts'
import { changeFailures, changeProjectOf, type ProjectChange } from './change.ts'
import type { Guest } from './context.ts'
import { fail } from './kernel/errors.ts'
import { declareFailures } from './kernel/failure.ts'
import { openReviews } from './kernel/openReviews.ts'

/** Why guests of a review link are refused. */
export const reviewAccessFailures = declareFailures({
  REVIEW_ENDED: ['NOT_FOUND', 'This link has ended. Ask for a new one.'],
  REVIEW_PASSWORD_REQUIRED: ['FORBIDDEN', 'This link has a password'],
  REVIEW_WITHOUT_COMMENTS: ['FORBIDDEN', 'This link takes no comments'],
  REVIEW_WITHOUT_APPROVAL: ['FORBIDDEN', 'This link does not ask for approval'],
})

/** What a guest does: looks at the version, comments on it, or approves it or requests changes. */
export type ReviewPermission = 'look' | 'comment' | 'approve'

/** A change by a guest: the link and the guest are as they are under the lock of the project. */
export type ReviewChange = ProjectChange & { link: ReviewLink; guest: ReviewGuest }

/** The guest of an open link. REVIEW_ENDED for no other, REVIEW_PASSWORD_REQUIRED after a change of the password. */
export function demandOpenReview<Found extends { endedAt: Date | null }>(found: Found | null): Found {
  if (!found) throw fail(reviewAccessFailures.REVIEW_ENDED())
  if (found.endedAt !== null) throw fail(reviewAccessFailures.REVIEW_PASSWORD_REQUIRED())
  return found
}

/**
 * The one way for guests to change anything: locks the project and reads the link again. NOT_FOUND for a link that has
 * ended, FORBIDDEN for what it does not allow, CONFLICT for a comment or an
 * answer in an archived project.
 */
export function changeReview<Result>(
  { id, projectId, userId }: Guest,
  permission: ReviewPermission,
  work: (change: ReviewChange) => Promise<Result>,
): Promise<Result> {
  return changeProjectOf(projectId, { userId, tokenId: null }, async (change) => {
    const found = await change.tx.reviewGuest.findFirst({ where: { id, link: openReviews() }, include: { link: true } })
    const { link, ...guest } = demandOpenReview(found)
    if (permission === 'comment' && !link.canComment) throw fail(reviewAccessFailures.REVIEW_WITHOUT_COMMENTS())
    if (permission === 'approve' && !link.canApprove) throw fail(reviewAccessFailures.REVIEW_WITHOUT_APPROVAL())
    if (permission !== 'look' && change.project.archivedAt !== null) throw fail(changeFailures.PROJECT_ARCHIVED())
    return work({ ...change, link, guest })
  })
}
