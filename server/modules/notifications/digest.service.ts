import { randomUUID } from 'node:crypto'
import type { DigestFrequency, Notification } from '../../__generated__/prisma/client.ts'
import { sweep } from '../../change.ts'
import { fromTypeId, type NodeName, toTypeId } from '../../kernel/ids.ts'
import { absoluteUrl, pages } from '../../kernel/pages.ts'
import { prisma } from '../../platform/database/client.ts'
import type { ScheduledTask } from '../../platform/jobs/jobs.ts'
import { enqueue, type QueuedTask } from '../../platform/jobs/queue.ts'
import { linkTo, sendMail } from '../../platform/mail/mail.ts'
import { digestLetter } from './digestLetter.ts'
import { digestToken, ownerOfDigestToken } from './digestLink.ts'
import { inSightOf } from './notification.policy.ts'
import { endDigests, readSettings } from './notificationSettings.service.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** When digests of a day and of a week go out, in UTC; a week begins on Monday. */
export const DIGEST_HOUR = 8
const MONDAY = 1
/** What nobody could be mailed for so long, as an address was not confirmed, is mailed no more. */
const STALE_DAYS = 8

type Ticking = Exclude<DigestFrequency, 'OFF'>

/** When a digest was last due: what is older and was not mailed is due now, also after a standstill. */
export function lastDue(frequency: Ticking, now: Date): Date {
  const due = new Date(now)
  due.setUTCMinutes(0, 0, 0)
  if (frequency === 'HOURLY') return due
  due.setUTCHours(DIGEST_HOUR)
  if (due > now) due.setUTCDate(due.getUTCDate() - 1)
  if (frequency === 'WEEKLY') due.setUTCDate(due.getUTCDate() - ((due.getUTCDay() - MONDAY + 7) % 7))
  return due
}

interface Digest {
  userId: string
  digestId: string
}

const whoIsDue = async (frequency: Ticking, now: Date): Promise<string[]> => {
  const rows = await prisma().$queryRaw<{ userId: string }[]>`
    SELECT DISTINCT n."userId" FROM "Notification" n JOIN "User" u ON u."id" = n."userId"
    LEFT JOIN "NotificationSettings" s ON s."userId" = n."userId"
    WHERE n."isByMail" AND n."mailedAt" IS NULL AND n."readAt" IS NULL
      AND n."createdAt" < ${lastDue(frequency, now)}
      AND n."createdAt" > ${new Date(now.getTime() - STALE_DAYS * DAY_MS)}
      AND u."emailVerifiedAt" IS NOT NULL AND u."kind" = 'PERSON'
      AND coalesce(s."digestFrequency", 'DAILY') = ${frequency}::"DigestFrequency"`
  return rows.map(({ userId }) => userId)
}

/** Claims a person's waiting notifications and queues the mail; a second server finds none. */
const takeUp = (userId: string, now: Date) =>
  sweep(async (tx) => {
    const digestId = randomUUID()
    const { count } = await tx.notification.updateMany({
      where: { userId, isByMail: true, mailedAt: null, readAt: null },
      data: { mailedAt: now, digestId },
    })
    if (count > 0) await enqueue(tx, mailDigest, { userId, digestId })
  })

/** Makes the digests that are due. */
export async function collectDigests(now = new Date()): Promise<void> {
  for (const frequency of ['HOURLY', 'DAILY', 'WEEKLY'] as const) {
    for (const userId of await whoIsDue(frequency, now)) await takeUp(userId, now)
  }
}

/** Does so every hour. */
export const collectDigestsHourly: ScheduledTask = {
  name: 'collectDigests',
  schedule: '0 * * * *',
  run: () => collectDigests(),
}

/** The boards of shots among subjects. */
async function boardsOf(subjects: readonly string[]): Promise<Map<string, string>> {
  const ids = subjects.map((subject) => fromTypeId(subject)).filter(({ name }) => name === 'Shot')
  const where = { id: { in: ids.map(({ uuid }) => uuid) } }
  const shots = await prisma().shot.findMany({ where, select: { id: true, storyboardId: true } })
  return new Map(shots.map(({ id, storyboardId }) => [toTypeId('Shot', id), toTypeId('Storyboard', storyboardId)]))
}

/** What comments are about, by their ids: of a view its shot. TypeIDs. */
async function commentedOn(subjects: readonly string[]): Promise<Map<string, string>> {
  const ids = subjects.map((subject) => fromTypeId(subject)).filter(({ name }) => name === 'Comment')
  const rows = await prisma().comment.findMany({
    where: { id: { in: ids.map(({ uuid }) => uuid) } }, include: { thread: true },
  })
  return new Map(rows.map(({ id, thread: { shotId, storyboardId, assetId, taskId } }) => {
    const about = shotId !== null ? toTypeId('Shot', shotId)
      : storyboardId !== null ? toTypeId('Storyboard', storyboardId)
      : assetId !== null ? toTypeId('Asset', assetId) : toTypeId('Task', taskId ?? '')
    return [toTypeId('Comment', id), about]
  }))
}

/** The page of what a notification is about. */
function pathOf(
  { kind, subjects: [subject = ''], count, projectId, organizationId }: Notification,
  boards: ReadonlyMap<string, string>,
): string {
  if (projectId === null) {
    const organization = toTypeId('Organization', organizationId ?? '')
    return kind === 'MACHINE_ACCESS_LEFT' ? pages.organizationSettings(organization) : pages.organization(organization)
  }
  const project = toTypeId('Project', projectId)
  const board = boards.get(subject)
  const paths: Partial<Record<NodeName, string>> = {
    Storyboard: pages.storyboard(project, subject),
    Task: count === 1 ? pages.task(project, subject) : pages.tasks(project),
    Asset: count === 1 ? pages.asset(project, subject) : pages.assets(project),
    ...(board !== undefined && {
      Shot: count === 1 ? pages.shot(project, board, subject) : pages.storyboard(project, board),
    }),
  }
  return paths[fromTypeId(subject).name] ?? pages.project(project)
}

/** Mails one digest, as far as it is still unread, in sight and wanted. */
export const mailDigest: QueuedTask<Digest> = {
  name: 'mailDigest',
  async run({ userId, digestId }) {
    const user = await prisma().user.findUnique({ where: { id: userId } })
    const settings = await readSettings(userId)
    if (!user?.emailVerifiedAt || settings.digestFrequency === 'OFF') return
    const rows = await prisma().notification.findMany({
      where: { digestId, readAt: null, ...inSightOf({ userId, projectId: null }) },
      include: { project: { select: { name: true } } },
      orderBy: { id: 'desc' },
    })
    if (rows.length === 0) return
    const actors = await prisma().user.findMany({ where: { id: { in: rows.map(({ actorId }) => actorId) } } })
    const names = new Map(actors.map(({ id, name }) => [id, name]))
    const about = await commentedOn(rows.flatMap(({ subjects: [first] }) => first ?? []))
    const listed = rows.map((row) =>
      ({ ...row, subjects: row.subjects.map((subject) => about.get(subject) ?? subject) }))
    const boards = await boardsOf(listed.flatMap(({ subjects: [first] }) => first ?? []))
    const notices = listed.map((row) => ({
      ...row,
      actorName: names.get(row.actorId) ?? 'Somebody',
      projectName: row.project?.name ?? null,
      url: absoluteUrl(pathOf(row, boards)),
    }))
    const token = await digestToken(userId)
    await sendMail(user.email, digestLetter(notices, settings.digestFrequency, {
      open: linkTo('/dashboard'),
      settings: linkTo('/dashboard/user-settings'),
      unsubscribe: linkTo('/unsubscribe', { from: 'digest', token }),
    }))
  },
}

/** Ends the mails to whom a link belongs, as often as it is followed; answers the address. INVALID_INPUT by `token`. */
export async function unsubscribeFromDigest(token: string): Promise<string> {
  const userId = await ownerOfDigestToken(token)
  await endDigests(userId)
  return (await prisma().user.findUniqueOrThrow({ where: { id: userId } })).email
}
