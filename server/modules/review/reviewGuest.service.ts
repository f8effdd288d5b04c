import { randomBytes, timingSafeEqual } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { ReviewGuest, ReviewLink } from '../../__generated__/prisma/client.ts'
import { changeProjectOf, type ProjectChange } from '../../change.ts'
import { changeReview, demandOpenReview, reviewAccessFailures } from '../../changeReview.ts'
import type { Caller, Guest } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { openReviews } from '../../kernel/openReviews.ts'
import { isBlank, TextChecks } from '../../kernel/text.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { demandRate } from '../../platform/limiter/limiter.ts'
import { networkOf } from '../identity/network.ts'
import { isPassword } from '../identity/password.ts'
import { hashSecret } from '../identity/secret.ts'
import { checkSlowly } from '../identity/slowDown.ts'
import { reviewLinkFailures } from './reviewLink.failures.ts'

/** Most guests of a link. */
export const MOST_GUESTS = 200
/** How often a link is opened from one network. */
export const OPENINGS = { name: 'reviewOpenings', most: 30, seconds: 60 }
/** A visit that was quiet for so long is over: the next is another. */
const VISIT_PAUSE_MS = 30 * 60_000
/** Longest time that one message of a page adds to a visit, in seconds. */
const LONGEST_STAY = 300
/** How often the pages of a guest say that they are looked at. */
export const VISIT_NOTES = { name: 'reviewVisits', most: 120, seconds: 600 }
/** Most shots that are counted as seen. */
const MOST_SEEN = 10_000
/** Longer passwords than this are cut: none that is right is as long. */
const PASSWORD_CUT = 1000

const TOKEN_PREFIX = 'fwg_'
const isGuestToken = (secret: string) => secret.startsWith(TOKEN_PREFIX)
const newGuestToken = () => `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`

/** The guest behind a token, of a link that has ended, too; null for anything else. */
export async function findGuest(secret: string): Promise<Guest | null> {
  if (!isGuestToken(secret)) return null
  const found = await prisma().reviewGuest.findUnique({
    where: { secretHash: hashSecret(secret) },
    select: { id: true, userId: true, linkId: true, link: { select: { storyboard: { select: { projectId: true } } } } },
  })
  if (!found) return null
  const { link: { storyboard: { projectId } }, ...guest } = found
  return { ...guest, projectId }
}

/** What somebody opens a link with. */
export interface Opening {
  linkId: string
  secret: string
  password?: string | null
  name?: string | null
  /** The token from an earlier opening: the guest stays the same. */
  guestToken?: string | null
}

/** A guest who was let in. */
export interface OpenedReview {
  guest: Guest
  /** Null for a guest who has one. */
  token: string | null
}

/** The link, for who has its secret: NOT_FOUND for all else. */
async function findBySecret({ linkId, secret }: Opening): Promise<ReviewLink & { projectId: string; isOpen: boolean }> {
  const link = await prisma().reviewLink.findUnique({
    where: { id: linkId }, include: { storyboard: { select: { projectId: true } } },
  })
  if (!link || !timingSafeEqual(hashSecret(secret), link.secretHash)) throw notFound('Review')
  const isOpen = (await prisma().reviewLink.count({ where: { AND: [openReviews(), { id: linkId }] } })) > 0
  const { storyboard: { projectId }, ...row } = link
  return { ...row, projectId, isOpen }
}

async function demandPassword(link: ReviewLink, password: string | null | undefined, { address }: Caller) {
  if (link.passwordHash === null) return
  if (!password) throw fail(reviewAccessFailures.REVIEW_PASSWORD_REQUIRED(), { field: 'password' })
  const isRight = await checkSlowly(`review ${link.id}`, address, async () =>
    ((await isPassword(password.slice(0, PASSWORD_CUT), link.passwordHash)) ? true : null))
  if (!isRight) throw fail(reviewLinkFailures.REVIEW_PASSWORD_WRONG(), { field: 'password' })
}

function checkName(name: string | null | undefined): string {
  if (name == null || isBlank(name)) throw fail(reviewLinkFailures.REVIEW_NAME_REQUIRED(), { field: 'name' })
  const checks = new TextChecks()
  const checked = checks.ownName('name', name)
  checks.done()
  return checked
}

const knownGuest = (tx: Transaction, linkId: string, token: string | null | undefined) =>
  (token ? tx.reviewGuest.findFirst({ where: { linkId, secretHash: hashSecret(token) } }) : null)

async function addGuest(tx: Transaction, linkId: string, userId: string, name: string, token: string) {
  if ((await tx.reviewGuest.count({ where: { linkId } })) >= MOST_GUESTS) {
    throw fail(reviewLinkFailures.REVIEW_GUESTS_AT_LIMIT({ most: MOST_GUESTS }))
  }
  await tx.user.create({
    data: { id: userId, kind: 'GUEST', name, email: '', emailKey: `guest:${userId}`, passwordHash: '' },
  })
  const data = { id: uuidv7(), linkId, userId, name, secretHash: hashSecret(token), lastSeenAt: new Date() }
  return tx.reviewGuest.create({ data })
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/** Prolongs the guest's visit or begins another. The first of a day is an event. */
async function visit(
  { tx, record }: Pick<ProjectChange, 'tx' | 'record'>,
  link: ReviewLink,
  guest: ReviewGuest,
  { seconds = 0, shotsSeen = 0, downloads = 0 } = {},
): Promise<void> {
  const now = new Date()
  const last = await tx.reviewVisit.findFirst({ where: { guestId: guest.id }, orderBy: { id: 'desc' } })
  await tx.reviewGuest.update({ where: { id: guest.id }, data: { lastSeenAt: now } })
  if (last && now.getTime() - last.lastSeenAt.getTime() < VISIT_PAUSE_MS) {
    await tx.reviewVisit.update({
      where: { id: last.id },
      data: {
        seconds: { increment: seconds }, shotsSeen: Math.max(shotsSeen, last.shotsSeen),
        downloads: { increment: downloads }, lastSeenAt: now,
      },
    })
    return
  }
  await tx.reviewVisit.create({ data: { guestId: guest.id, seconds, shotsSeen, downloads, lastSeenAt: now } })
  if (last && dayOf(last.openedAt) === dayOf(now)) return
  const { number } = await tx.storyboardVersion.findUniqueOrThrow({ where: { id: link.boardVersionId } })
  const storyboard = toTypeId('Storyboard', link.storyboardId)
  record('review.opened', { type: 'ReviewLink', id: link.id }, { storyboard, number, title: link.title })
}

/**
 * Lets somebody in by the secret of a link, under a name. NOT_FOUND without the right secret; with it REVIEW_ENDED for
 * a link that has ended, REVIEW_PASSWORD_REQUIRED and REVIEW_PASSWORD_WRONG for one with a password.
 */
export async function openReview(opening: Opening, caller: Caller): Promise<OpenedReview> {
  const { linkId, guestToken } = opening
  await demandRate(OPENINGS, `${networkOf(caller.address)} ${linkId}`)
  const { projectId, isOpen, ...link } = await findBySecret(opening)
  if (!isOpen) throw fail(reviewAccessFailures.REVIEW_ENDED())
  const before = await knownGuest(prisma(), linkId, guestToken)
  if (!before || before.endedAt !== null) await demandPassword(link, opening.password, caller)
  const name = before && !opening.name ? before.name : checkName(opening.name)
  const userId = before?.userId ?? uuidv7()
  return changeProjectOf(projectId, { userId, tokenId: null }, async (change) => {
    const { tx } = change
    const now = await tx.reviewLink.findFirst({ where: { AND: [openReviews(), { id: linkId }] } })
    if (!now) throw fail(reviewAccessFailures.REVIEW_ENDED())
    // Another password since it was checked asks again.
    if (now.passwordHash !== link.passwordHash) throw fail(reviewAccessFailures.REVIEW_PASSWORD_REQUIRED())
    const token = before ? null : newGuestToken()
    const guest = before ?? (await addGuest(tx, linkId, userId, name, token ?? ''))
    if (before) {
      await tx.reviewGuest.update({ where: { id: before.id }, data: { name, endedAt: null } })
      await tx.user.update({ where: { id: userId }, data: { name } })
    }
    await visit(change, now, guest)
    return { guest: { id: guest.id, linkId, projectId, userId }, token }
  })
}

/** Adds to a visit of a guest: for how long it was looked at since then, how many shots in all, and downloads. */
export const noteVisit = (guest: Guest, stay: { seconds?: number; shotsSeen?: number; downloads?: number }) =>
  changeReview(guest, 'look', async (change) => {
    const seconds = Math.min(Math.max(0, stay.seconds ?? 0), LONGEST_STAY)
    const shotsSeen = Math.min(Math.max(0, stay.shotsSeen ?? 0), MOST_SEEN)
    await visit(change, change.link, change.guest, { ...stay, seconds, shotsSeen })
  })

/** The same as a page says it. */
export async function notePageVisit(guest: Guest, stay: { seconds: number; shotsSeen: number }): Promise<void> {
  await demandRate(VISIT_NOTES, guest.id)
  await noteVisit(guest, stay)
}

/** The guest's link with what a page shows of it. NOT_FOUND when it has ended. */
export async function readReview(guest: Guest) {
  const found = await prisma().reviewGuest.findFirst({
    where: { id: guest.id, link: openReviews() },
    include: {
      link: {
        include: {
          boardVersion: { include: { sound: { select: { seconds: true } } } },
          storyboard: { select: { project: { include: { organization: { select: { name: true } } } } } },
        },
      },
    },
  })
  const { link: { boardVersion, storyboard: { project }, ...link }, ...row } = demandOpenReview(found)
  const { archivedAt, organization: { name: by } } = project
  return { link, version: boardVersion, guest: row, isArchived: archivedAt !== null, by }
}

/** What a guest sees: the link, the version and oneself. */
export type ShownReview = Awaited<ReturnType<typeof readReview>>
