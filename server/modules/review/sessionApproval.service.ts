import type { StoryboardVersion } from '../../__generated__/prisma/client.ts'
import type { ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { entriesOf } from '../board/versionContent.ts'
import { reviewSessionFailures } from './reviewSession.failures.ts'
import { findSession, type FoundSession } from './reviewSession.service.ts'

/** What was approved in a review: an item of a playlist; without one, shots of a board. */
export interface ReviewApproval {
  reviewSessionId: string
  itemId: string | null
}

/** The subject of a seal: a version, or some of its shots. */
interface Sealed {
  version: StoryboardVersion
  shotIds: readonly string[]
}

const haveSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

/** What must have been approved for it. */
async function subjectsOf(
  tx: Transaction,
  { playlistId, storyboardId }: FoundSession,
  itemId: string | null,
  { version, shotIds }: Sealed,
): Promise<readonly string[]> {
  if (playlistId !== null) {
    const item = itemId && await tx.playlistItem.findFirst({ where: { id: itemId, playlistId } })
    if (!item) throw notFound('Playlist item', 'itemId')
    const isOfItem = item.storyboardId === version.storyboardId && haveSame(item.shotIds, shotIds)
      && (item.boardVersionId === null || item.boardVersionId === version.id)
    if (!isOfItem) throw fail(reviewSessionFailures.REVIEW_APPROVAL_ELSEWHERE())
    return [item.id]
  }
  if (storyboardId !== version.storyboardId) throw fail(reviewSessionFailures.REVIEW_APPROVAL_ELSEWHERE())
  if (shotIds.length > 0) return shotIds
  const manifest = await tx.versionManifest.findUnique({ where: { versionId: version.id } })
  return entriesOf(manifest?.entries ?? new Uint8Array()).map(({ id }) => id)
}

/** FORBIDDEN unless the viewer leads the review, CONFLICT unless all of a version that is to be sealed was approved. */
export async function demandReviewApproval(
  { tx, project }: ProjectChange,
  viewer: Viewer,
  { reviewSessionId, itemId }: ReviewApproval,
  sealed: Sealed,
): Promise<void> {
  const session = await findSession(tx, viewer, reviewSessionId)
  if (session.reviewed.projectId !== project.id) throw notFound('Review session', 'reviewSessionId')
  if (session.leaderId !== viewer.userId) throw fail(reviewSessionFailures.REVIEW_LED_BY_OTHERS())
  const subjectIds = await subjectsOf(tx, session, itemId, sealed)
  const approved = await tx.reviewDecision.count({
    where: { sessionId: reviewSessionId, subjectId: { in: [...subjectIds] }, kind: 'APPROVED' },
  })
  if (approved < subjectIds.length) throw fail(reviewSessionFailures.REVIEW_NOT_APPROVED())
}
