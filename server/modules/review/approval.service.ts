import { v7 as uuidv7 } from 'uuid'
import {
  type Approval, type ApprovalDecision, ReviewPart, type StoryboardVersion,
} from '../../__generated__/prisma/client.ts'
import { changeProject, type ProjectChange } from '../../change.ts'
import { changeReview, reviewAccessFailures } from '../../changeReview.ts'
import type { Guest, Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { demandRole } from '../../kernel/permissions.ts'
import { TextChecks } from '../../kernel/text.ts'
import { prisma } from '../../platform/database/client.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { demandRate } from '../../platform/limiter/limiter.ts'
import { visibleTo as visibleVersion } from '../board/version.policy.ts'
import { entriesOf } from '../board/versionContent.ts'
import { demandSeal } from '../board/versionSeal.service.ts'
import { approvalFailures } from './approval.failures.ts'
import { visibleTo } from './approval.policy.ts'
import { mailApproval, SIDES } from './approvalMail.service.ts'
import { readReview } from './reviewGuest.service.ts'
import { demandShots } from './reviewLink.service.ts'
import { demandShown } from './reviewThreads.service.ts'
import { demandReviewApproval, type ReviewApproval } from './sessionApproval.service.ts'

/** How often guests decide or withdraw by one link in a while: each time sends mails. */
export const GUEST_ANSWERS = { name: 'reviewAnswers', most: 10, seconds: 600 }

/** A decision about a version. */
export interface Decision {
  decision: ApprovalDecision
  note?: string | null
  /** The seal that was shown, in hexadecimal digits. */
  seal: string
}

function checkNote(note: string | null | undefined): string {
  const checks = new TextChecks()
  const checked = checks.comment('note', note ?? '')
  checks.done()
  return checked
}

interface Decided {
  version: StoryboardVersion
  shotIds: readonly string[]
  shows: readonly ReviewPart[]
  userId: string
  reviewLinkId: string | null
  reviewSessionId: string | null
  note: string
}

const subjectOf = ({ id }: Approval) => ({ type: 'Approval', id }) as const

const placeOf = ({ storyboardId, shotIds, seal }: Approval, { number, shotCount }: StoryboardVersion) => ({
  storyboard: toTypeId('Storyboard', storyboardId),
  number,
  shotCount: shotIds.length === 0 ? shotCount : shotIds.length,
  seal: Buffer.from(seal).toString('hex'),
})

/** Writes a decision. Both sides get a mail with its seal. */
async function decide(
  { tx, record }: ProjectChange, { decision, seal }: Decision, decided: Decided,
): Promise<Approval> {
  const { version, shotIds, shows, ...rest } = decided
  const approval = await tx.approval.create({
    data: {
      id: uuidv7(), ...rest, decision, shotIds: [...shotIds], shows: [...shows], boardVersionId: version.id,
      storyboardId: version.storyboardId, seal: new Uint8Array(Buffer.from(seal, 'hex')),
    },
  })
  const type = decision === 'APPROVED' ? 'approval.given' : 'approval.changesRequested'
  record(type, subjectOf(approval), placeOf(approval, version))
  for (const side of SIDES) await enqueue(tx, mailApproval, { approvalId: approval.id, side })
  return approval
}

/** FORBIDDEN for who neither administers the project nor is one of its approvers. */
async function demandApprover({ tx, project }: ProjectChange, { userId }: Viewer): Promise<void> {
  const named = await tx.projectApprover.count({ where: { projectId: project.id, member: { userId } } })
  if (named === 0) demandRole(project.role, 'ADMIN')
}

/**
 * Approves a version or some of its shots, or requests changes, as an approver of the project. CONFLICT for another
 * seal than theirs: nothing is approved unseen. The leader of a review seals what was approved in it.
 */
export async function giveApproval(
  viewer: Viewer,
  { versionId, shotIds, review, ...decision }: Decision & {
    versionId: string
    shotIds: readonly string[]
    review: ReviewApproval | null
  },
): Promise<Approval> {
  const note = checkNote(decision.note)
  const version = await prisma().storyboardVersion.findFirst({
    where: { AND: [visibleVersion(viewer), { id: versionId, storyboard: { deletedAt: null } }] },
    include: { storyboard: { select: { projectId: true } } },
  })
  if (!version) throw notFound('Version')
  await demandShots(prisma(), versionId, shotIds)
  await demandSeal(version, shotIds, decision.seal)
  return changeProject(viewer, version.storyboard.projectId, 'reviews:write', async (change) => {
    await demandApprover(change, viewer)
    const where = { id: versionId, storyboard: { deletedAt: null } }
    const now = await change.tx.storyboardVersion.findFirst({ where })
    if (!now) throw notFound('Version')
    const sealed = { version: now, shotIds: [...new Set(shotIds)] }
    if (review) await demandReviewApproval(change, viewer, review, sealed)
    return decide(change, decision, {
      ...sealed, shows: Object.values(ReviewPart), note, userId: viewer.userId, reviewLinkId: null,
      reviewSessionId: review?.reviewSessionId ?? null,
    })
  })
}

/** What a link shows, in the order of the version. */
async function shownBy(versionId: string, shotIds: readonly string[]): Promise<string[]> {
  if (shotIds.length === 0) return []
  const manifest = await prisma().versionManifest.findUnique({ where: { versionId } })
  return entriesOf(manifest?.entries ?? new Uint8Array()).map(({ id }) => id).filter((id) => shotIds.includes(id))
}

/**
 * Approves what a personal review link shows, or requests changes, as its guest. CONFLICT for another seal and when the
 * link shows another version by now, FORBIDDEN where the link takes no approval.
 */
export async function answerReview(
  guest: Guest,
  { versionNumber, ...decision }: Decision & { versionNumber?: number | null },
): Promise<Approval> {
  const note = checkNote(decision.note)
  const { link: { canApprove, shotIds }, version } = await readReview(guest)
  if (!canApprove) throw fail(reviewAccessFailures.REVIEW_WITHOUT_APPROVAL())
  const shown = await shownBy(version.id, shotIds)
  await demandSeal(version, shown, decision.seal)
  await demandRate(GUEST_ANSWERS, guest.linkId)
  return changeReview(guest, 'approve', async (change) => {
    const { link } = change
    await demandShown(change, versionNumber ?? version.number)
    const areSame = link.shotIds.length === shotIds.length && link.shotIds.every((id) => shotIds.includes(id))
    if (!areSame) throw notFound('Review')
    const decided = { version, shotIds: shown, shows: link.shows, note }
    return decide(change, decision, {
      ...decided, userId: guest.userId, reviewLinkId: link.id, reviewSessionId: null,
    })
  })
}

/** Withdraws a decision. Who got a mail about it gets another. CONFLICT if it is withdrawn already. */
async function withdraw(
  { tx, record }: ProjectChange, { boardVersion, ...approval }: Approval & { boardVersion: StoryboardVersion },
): Promise<Approval> {
  if (approval.withdrawnAt !== null) throw fail(approvalFailures.APPROVAL_WITHDRAWN())
  record('approval.withdrawn', subjectOf(approval), placeOf(approval, boardVersion))
  for (const side of SIDES) await enqueue(tx, mailApproval, { approvalId: approval.id, side, isWithdrawn: true })
  return tx.approval.update({ where: { id: approval.id }, data: { withdrawnAt: new Date() } })
}

/** Withdraws an own decision, which stays in the list as withdrawn. FORBIDDEN for those of others. */
export async function withdrawApproval(viewer: Viewer, id: string): Promise<Approval> {
  const where = { AND: [visibleTo(viewer), { id }] }
  const located = await prisma().approval.findFirst({
    where, select: { storyboard: { select: { projectId: true } } },
  })
  if (!located) throw notFound('Approval')
  return changeProject(viewer, located.storyboard.projectId, 'reviews:write', async (change) => {
    const approval = await change.tx.approval.findFirst({ where, include: { boardVersion: true } })
    if (!approval) throw notFound('Approval')
    if (approval.userId !== viewer.userId) throw fail(approvalFailures.APPROVAL_OF_OTHERS())
    return withdraw(change, approval)
  })
}

/**
 * Withdraws what a guest decided last by the link. NOT_FOUND for another seal than that of this decision, CONFLICT if
 * it is withdrawn, FORBIDDEN where the link takes no approval.
 */
export async function withdrawAnswer(guest: Guest, seal: string): Promise<Approval> {
  await demandRate(GUEST_ANSWERS, guest.linkId)
  return changeReview(guest, 'approve', async (change) => {
    const approval = await change.tx.approval.findFirst({
      where: { reviewLinkId: change.link.id, userId: guest.userId },
      orderBy: { id: 'desc' },
      include: { boardVersion: true },
    })
    if (!approval || Buffer.from(approval.seal).toString('hex') !== seal) throw notFound('Approval')
    return withdraw(change, approval)
  })
}
