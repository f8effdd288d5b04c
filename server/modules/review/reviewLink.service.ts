import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Prisma, ReviewLink, ReviewPart, StoryboardVersion } from '../../__generated__/prisma/client.ts'
import { type Change, changeProject, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion, fail, notFound, nothingToChange } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { openReviews } from '../../kernel/openReviews.ts'
import { isBlank, TextChecks } from '../../kernel/text.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { linkTo } from '../../platform/mail/mail.ts'
import { visibleTo as visibleVersion } from '../board/version.policy.ts'
import { entriesOf } from '../board/versionContent.ts'
import { keepVersions } from '../board/versionMaking.service.ts'
import { visibleTo as visibleStoryboard } from '../board/storyboard.policy.ts'
import { locateStoryboard } from '../board/storyboard.service.ts'
import type { RevokedAccess } from '../identity/accessRevoked.ts'
import { hashPassword } from '../identity/password.ts'
import { hashSecret } from '../identity/secret.ts'
import { mailPassedLinks } from './passedLinksMail.service.ts'
import { reviewLinkFailures } from './reviewLink.failures.ts'
import { visibleTo } from './reviewLink.policy.ts'

/** Most open review links of a project. */
export const MOST_REVIEW_LINKS = 50
/** How many days a link is open when nothing else is said, and at most. */
export const REVIEW_DAYS = { usual: 14, most: 365 }

const DAY_MS = 86_400_000
/** 32 characters in base64url. */
const SECRET_BYTES = 24

/** What is said of a link; absent or null fields keep their values, but for the password, which null takes away. */
export interface ReviewLinkDetails {
  title?: string | null
  shotIds?: readonly string[] | null
  canComment?: boolean | null
  canApprove?: boolean | null
  canDownload?: boolean | null
  hasWatermark?: boolean | null
  isIsolated?: boolean | null
  shows?: readonly ReviewPart[] | null
  recipientName?: string | null
  recipientEmail?: string | null
  password?: string | null
  expiresAt?: Date | null
}

/** What a new link shows: the board as it is now, or a version of it. */
export type ReviewSubject = { storyboardId: string } | { storyboardVersionId: string }

/** A link with its address, which is shown only once. */
export interface MadeReviewLink {
  link: ReviewLink
  url: string
}

const orUndefined = <Value>(value: Value | null | undefined): Value | undefined => value ?? undefined

/** The columns of what was given; INVALID_INPUT by field. */
async function checkDetails(details: ReviewLinkDetails) {
  const { title, recipientName, recipientEmail, password, expiresAt, shotIds, shows } = details
  const checks = new TextChecks()
  const nameOrNone = (field: string, value: string, label: 'Title' | 'Name') =>
    (isBlank(value) ? '' : checks.name(field, value, label))
  const columns = {
    title: title == null ? undefined : nameOrNone('title', title, 'Title'),
    recipientName: recipientName == null ? undefined : nameOrNone('recipientName', recipientName, 'Name'),
    recipientEmail: recipientEmail == null
      ? undefined
      : isBlank(recipientEmail) ? '' : checks.email('recipientEmail', recipientEmail),
    canComment: orUndefined(details.canComment),
    canApprove: orUndefined(details.canApprove),
    canDownload: orUndefined(details.canDownload),
    hasWatermark: orUndefined(details.hasWatermark),
    isIsolated: orUndefined(details.isIsolated),
    shows: shows ? [...new Set(shows)] : undefined,
    shotIds: shotIds ? [...new Set(shotIds)] : undefined,
    expiresAt: orUndefined(expiresAt),
  }
  const left = (expiresAt?.getTime() ?? Date.now() + DAY_MS) - Date.now()
  if (!(left > 0 && left <= REVIEW_DAYS.most * DAY_MS)) {
    checks.refuse('expiresAt', reviewLinkFailures.REVIEW_LINK_EXPIRY({ most: REVIEW_DAYS.most }))
  }
  if (password != null) checks.newPassword('password', password)
  checks.done()
  const passwordHash = password == null ? password : await hashPassword(password)
  return { ...columns, passwordHash }
}

/** What of a link its events say. */
const said = ({ storyboardId }: ReviewLink, { number }: Pick<StoryboardVersion, 'number'>, title: string) =>
  ({ storyboard: toTypeId('Storyboard', storyboardId), number, title })

const subjectOf = ({ id }: Pick<ReviewLink, 'id'>) => ({ type: 'ReviewLink', id }) as const

/** INVALID_INPUT for shots that the version does not have. */
export async function demandShots(
  tx: Pick<Transaction, 'versionManifest'>, versionId: string, shotIds: readonly string[],
): Promise<void> {
  if (shotIds.length === 0) return
  const manifest = await tx.versionManifest.findUnique({ where: { versionId } })
  const known = new Set(manifest ? entriesOf(manifest.entries).map(({ id }) => id) : [])
  if (!shotIds.every((id) => known.has(id))) {
    throw fail(reviewLinkFailures.REVIEW_SHOT_NOT_IN_VERSION(), { field: 'shotIds' })
  }
}

/** INVALID_INPUT for a link that asks for approval and is not for one person: it would not say who approved. */
function demandRecipient(
  { canApprove, recipientName, recipientEmail }: Pick<ReviewLink, 'canApprove' | 'recipientName' | 'recipientEmail'>,
): void {
  if (!canApprove || (recipientName !== '' && recipientEmail !== '')) return
  const field = recipientName === '' ? 'recipientName' : 'recipientEmail'
  throw fail(reviewLinkFailures.REVIEW_RECIPIENT_REQUIRED(), { field })
}

async function findVersion(database: Transaction, viewer: Viewer, id: string) {
  const version = await database.storyboardVersion.findFirst({
    where: { AND: [visibleVersion(viewer), { id, storyboard: { deletedAt: null } }] },
    include: { storyboard: { select: { projectId: true } } },
  })
  if (!version) throw notFound('Version')
  return version
}

/** Saves the board as it is where no version was named; one that has not changed since its newest version keeps it. */
async function versionFor({ tx }: ProjectChange, viewer: Viewer, subject: ReviewSubject) {
  if ('storyboardVersionId' in subject) return findVersion(tx, viewer, subject.storyboardVersionId)
  const { storyboardId: id } = subject
  if ((await tx.storyboard.count({ where: { AND: [visibleStoryboard(viewer), { id }] } })) === 0) {
    throw notFound('Storyboard')
  }
  const [version] = await keepVersions(tx, [id], { kind: 'MANUAL', madeById: viewer.userId })
  if (!version) throw notFound('Storyboard')
  return version
}

/**
 * Makes a link by which people without an account see a version of a board. INVALID_INPUT by field, CONFLICT when too
 * many links of the project are open.
 */
export async function createReviewLink(
  viewer: Viewer,
  subject: ReviewSubject,
  details: ReviewLinkDetails,
): Promise<MadeReviewLink> {
  const checked = await checkDetails(details)
  const { projectId } = 'storyboardId' in subject
    ? await locateStoryboard(viewer, subject.storyboardId)
    : (await findVersion(prisma(), viewer, subject.storyboardVersionId)).storyboard
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  return changeProject(viewer, projectId, 'reviews:write', async (change) => {
    const { tx, record } = change
    const open = await tx.reviewLink.count({ where: { AND: [openReviews(), { storyboard: { projectId } }] } })
    if (open >= MOST_REVIEW_LINKS) throw fail(reviewLinkFailures.REVIEW_LINKS_AT_LIMIT({ most: MOST_REVIEW_LINKS }))
    const version = await versionFor(change, viewer, subject)
    const { shotIds = [], shows = [], title = '', recipientName = '', recipientEmail = '' } = checked
    const { canApprove = false } = checked
    demandRecipient({ canApprove, recipientName, recipientEmail })
    await demandShots(tx, version.id, shotIds)
    const link = await tx.reviewLink.create({
      data: {
        id: uuidv7(),
        storyboardId: version.storyboardId,
        boardVersionId: version.id,
        shotIds,
        shows,
        title: title === '' ? await boardName(tx, version.storyboardId) : title,
        recipientName,
        recipientEmail,
        canComment: checked.canComment ?? false,
        canApprove,
        canDownload: checked.canDownload ?? false,
        hasWatermark: checked.hasWatermark ?? false,
        isIsolated: checked.isIsolated ?? false,
        passwordHash: checked.passwordHash ?? null,
        expiresAt: checked.expiresAt ?? new Date(Date.now() + REVIEW_DAYS.usual * DAY_MS),
        secretHash: hashSecret(secret),
        createdById: viewer.userId,
      },
    })
    record('review.created', subjectOf(link), said(link, version, link.title))
    return { link, url: `${linkTo(`/review/${toTypeId('ReviewLink', link.id)}`)}#${secret}` }
  })
}

/** The title of a link that has no other. */
const boardName = async (tx: Transaction, id: string): Promise<string> =>
  (await tx.storyboard.findUniqueOrThrow({ where: { id }, select: { name: true } })).name

/** Changes a link under the lock of its project. NOT_FOUND for who may not see it, CONFLICT when it is revoked. */
async function changeLink<Result>(
  viewer: Viewer,
  id: string,
  expectedVersion: ExpectedVersion,
  work: (change: ProjectChange, link: ReviewLink & { boardVersion: StoryboardVersion }) => Promise<Result>,
): Promise<Result> {
  const where = { AND: [visibleTo(viewer), { id }] }
  const located = await prisma().reviewLink.findFirst({
    where, select: { storyboard: { select: { projectId: true } } },
  })
  if (!located) throw notFound('Review')
  return changeProject(viewer, located.storyboard.projectId, 'reviews:write', async (change) => {
    const link = await change.tx.reviewLink.findFirst({ where, include: { boardVersion: true } })
    if (!link) throw notFound('Review')
    demandVersion('Review', link, expectedVersion)
    if (link.revokedAt !== null) throw fail(reviewLinkFailures.REVIEW_LINK_REVOKED())
    return work(change, link)
  })
}

/**
 * Changes a link for all who have it. Another password ends the access of those who opened it, until they give the new
 * one. CONFLICT at another version and for a revoked link.
 */
export async function updateReviewLink(
  viewer: Viewer,
  id: string,
  { expectedVersion, subject, ...details }: ReviewLinkDetails & {
    subject?: ReviewSubject | null
    expectedVersion?: ExpectedVersion
  },
): Promise<ReviewLink> {
  const { passwordHash, ...checked } = await checkDetails(details)
  const given = Object.entries({ ...checked, passwordHash }).filter(([, value]) => value !== undefined)
  if (given.length === 0 && !subject) throw nothingToChange('title', 'title, subject and others')
  return changeLink(viewer, id, expectedVersion, async (change, { boardVersion, ...before }) => {
    const { tx, record } = change
    const version = subject ? await versionFor(change, viewer, subject) : boardVersion
    if (version.storyboardId !== before.storyboardId) {
      throw fail(reviewLinkFailures.REVIEW_VERSION_OF_OTHER_BOARD(), { field: 'subject' })
    }
    await demandShots(tx, version.id, checked.shotIds ?? [])
    demandRecipient({ ...before, ...Object.fromEntries(given) })
    const data: Prisma.ReviewLinkUncheckedUpdateInput = {
      ...Object.fromEntries(given), boardVersionId: version.id, version: { increment: 1 },
      ...(checked.title === '' && { title: await boardName(tx, before.storyboardId) }),
    }
    if (passwordHash != null) {
      await tx.reviewGuest.updateMany({ where: { linkId: id, endedAt: null }, data: { endedAt: new Date() } })
    }
    const link = await tx.reviewLink.update({ where: { id }, data })
    const names = given.map(([name]) => (name === 'passwordHash' ? 'password' : name))
    const changes = [...names, ...(subject ? ['subject'] : [])].sort()
    record('review.updated', subjectOf(link), { ...said(link, version, link.title), changes })
    return link
  })
}

/** Ends a link for good: open pages lose it within ten seconds. CONFLICT at another version. */
export const revokeReviewLink = (viewer: Viewer, id: string, expectedVersion: ExpectedVersion): Promise<ReviewLink> =>
  changeLink(viewer, id, expectedVersion, async ({ tx, record }, { boardVersion, ...before }) => {
    const data = { revokedAt: new Date(), version: { increment: 1 } }
    record('review.revoked', subjectOf(before), said(before, boardVersion, before.title))
    return tx.reviewLink.update({ where: { id }, data })
  })

/** Passes the open links of people who lose access on to the owner of the organization, who gets a mail. */
export async function passLinksOn({ tx, recordIn }: Change, lost: RevokedAccess): Promise<void> {
  const { organizationId, userIds, projectIds } = lost
  const project = projectIds === null ? { organizationId } : { id: { in: [...projectIds] } }
  const links = await tx.reviewLink.findMany({
    where: { AND: [openReviews(), { createdById: { in: [...userIds] }, storyboard: { project } }] },
    include: {
      boardVersion: true, storyboard: { select: { project: { select: { id: true, organizationId: true } } } },
    },
  })
  const passed = new Map<string, { linkIds: string[]; formerId: string; ownerId: string }>()
  for (const { boardVersion, storyboard: { project: { id, ...of } }, ...link } of links) {
    const owner = await tx.member.findFirst({ where: { ...of, role: 'OWNER' }, select: { userId: true } })
    if (!owner || owner.userId === link.createdById) continue
    const data = { createdById: owner.userId, version: { increment: 1 } }
    await tx.reviewLink.update({ where: { id: link.id }, data })
    recordIn('project', id)('review.updated', subjectOf(link), {
      ...said(link, boardVersion, link.title), changes: ['createdBy'],
    })
    const { createdById: formerId } = link
    const { userId: ownerId } = owner
    const together = passed.get(`${formerId} ${ownerId}`) ?? { linkIds: [], formerId, ownerId }
    passed.set(`${formerId} ${ownerId}`, { ...together, linkIds: [...together.linkIds, link.id] })
  }
  for (const each of passed.values()) await enqueue(tx, mailPassedLinks, each)
}
