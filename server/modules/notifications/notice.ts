import { v7 as uuidv7 } from 'uuid'
import type { Notification, NotificationKind, Prisma } from '../../__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/client.ts'

/** One notification for one person. */
export interface Notice {
  userId: string
  kind: NotificationKind
  actorId: string
  projectId: string | null
  organizationId: string | null
  /** The TypeID of what it is about. */
  subject: string
  title: string
  statusName: string | null
}

/** What of one kind one person does is one notification, as long as it is unread and this new. */
const FOLDED_MS = 5 * 60_000
/** Subjects a notification keeps; more are only counted. */
const MOST_SUBJECTS = 500

/** The topic that wakes what somebody has open when there is something new. */
export const newsTopic = (userId: string) => `notifications:${userId}`

type Together = Omit<Notice, 'subject'> & {
  subjects: string[]
}

/** What goes to one person of one kind by one actor, as one. */
function together(notices: readonly Notice[]): Together[] {
  const groups = new Map<string, { group: Together; subjects: Set<string> }>()
  for (const { subject, ...notice } of notices) {
    const key = `${notice.userId} ${notice.kind} ${notice.actorId}`
    const known = groups.get(key)
    if (!known) {
      groups.set(key, { group: { ...notice, subjects: [] }, subjects: new Set([subject]) })
      continue
    }
    known.subjects.add(subject)
    if (known.group.statusName !== notice.statusName) known.group.statusName = null
  }
  return [...groups.values()].map(({ group, subjects }) => ({ ...group, subjects: [...subjects] }))
}

interface Wishes {
  userId: string
  hidden: NotificationKind[]
  unmailed: NotificationKind[]
  isMailed: boolean
}

const readWishes = (tx: Transaction, userIds: readonly string[]) => tx.$queryRaw<Wishes[]>`
  SELECT u."id" AS "userId", coalesce(s."hidden"::text[], '{}') AS "hidden",
    coalesce(s."unmailed"::text[], '{}') AS "unmailed", coalesce(s."digestFrequency", 'DAILY') <> 'OFF' AS "isMailed"
  FROM "User" u LEFT JOIN "NotificationSettings" s ON s."userId" = u."id"
  WHERE u."id" = ANY(${[...userIds]}::uuid[]) AND u."kind" = 'PERSON'`

/** Writes notifications of a project or organization by each person's settings; returns those with one in the page. */
export async function writeNotices(tx: Transaction, notices: readonly Notice[]): Promise<string[]> {
  if (notices.length === 0) return []
  const wishes = new Map(
    (await readWishes(tx, [...new Set(notices.map(({ userId }) => userId))])).map((each) => [each.userId, each]),
  )
  const wanted = together(notices).flatMap((each) => {
    const wish = wishes.get(each.userId)
    if (!wish) return []
    const isInPage = !wish.hidden.includes(each.kind)
    const isByMail = wish.isMailed && !wish.unmailed.includes(each.kind)
    return isInPage || isByMail ? [{ ...each, isInPage, isByMail }] : []
  })
  if (wanted.length === 0) return []
  const open = await tx.notification.findMany({
    where: {
      userId: { in: [...new Set(wanted.map(({ userId }) => userId))] },
      projectId: wanted[0]?.projectId ?? null,
      organizationId: wanted[0]?.organizationId ?? null,
      readAt: null,
      mailedAt: null,
      createdAt: { gt: new Date(Date.now() - FOLDED_MS) },
    },
    orderBy: { id: 'asc' },
  })
  const openByKey = new Map(open.map((each) => [`${each.userId} ${each.kind} ${each.actorId}`, each]))
  const made: Prisma.NotificationCreateManyInput[] = []
  const grown: Pick<Notification, 'id' | 'subjects' | 'count' | 'statusName'>[] = []
  for (const { subjects, ...each } of wanted) {
    const before = openByKey.get(`${each.userId} ${each.kind} ${each.actorId}`)
    if (!before) {
      made.push({ ...each, id: uuidv7(), count: subjects.length, subjects: subjects.slice(0, MOST_SUBJECTS) })
      continue
    }
    const added = subjects.filter((subject) => !before.subjects.includes(subject))
    grown.push({
      id: before.id,
      subjects: [...before.subjects, ...added].slice(0, MOST_SUBJECTS),
      count: before.count + added.length,
      statusName: before.count + added.length === 1 || before.statusName === each.statusName ? each.statusName : null,
    })
  }
  if (made.length > 0) await tx.notification.createMany({ data: made })
  if (grown.length > 0) {
    await tx.$executeRaw`
      UPDATE "Notification" t SET "count" = n."count", "statusName" = n."statusName", "subjects" = n."subjects"
      FROM jsonb_to_recordset(${JSON.stringify(grown)}::jsonb) AS n(
        "id" uuid, "subjects" text[], "count" int, "statusName" text)
      WHERE t."id" = n."id" AND t."id" = ANY(${grown.map(({ id }) => id)}::uuid[])`
  }
  return [...new Set(wanted.filter(({ isInPage }) => isInPage).map(({ userId }) => userId))]
}
