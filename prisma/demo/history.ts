import { fromTypeId } from '../../server/kernel/ids.ts'
import { prisma } from '../../server/platform/database/client.ts'
import { DEMO_PEOPLE } from './content.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** How long the days of the studio are. */
const WORKDAY_MS = 8 * 60 * MINUTE_MS
/** When the last thing happened, before now. */
const REST_MS = 20 * MINUTE_MS
const UNREAD = 4

/** Tables whose rows are as old as what happened to them. */
const DATED = {
  Shot: 'Shot', View: 'ShotView', Asset: 'Asset', Task: 'Task', Comment: 'Comment', ReviewLink: 'ReviewLink',
} as const

/** When a film was worked on, in days ago. */
interface Worked {
  readonly first: number
  readonly last: number
}

/** The moment of the event at a part of the work, 0 to 1: workdays, one a day, the last of which ends a bit ago. */
function momentAt(part: number, { first, last }: Worked, now: number): Date {
  const days = part * (first - last)
  const day = Math.min(first - last - 1, Math.floor(days))
  return new Date(now - REST_MS - (first - 1 - day) * DAY_MS - (1 - (days - day)) * WORKDAY_MS)
}

interface Dated {
  id: string
  first: Date
  last: Date
}

/**
 * Spreads what happened in a project over the days of the work, in its order, with what it happened to; the studio and
 * its people are older than the first project. All of it was just made.
 */
export async function spreadOverTime(projectId: string, worked: Worked): Promise<void> {
  const now = Date.now()
  const events = await prisma().event.findMany({ where: { projectId }, orderBy: { seq: 'asc' } })
  const moments = events.map((_, index) => momentAt(index / events.length, worked, now))
  const dated = new Map<string, Map<string, Dated>>(Object.keys(DATED).map((name) => [name, new Map()]))
  for (const [index, { subject }] of events.entries()) {
    const { name, uuid } = fromTypeId(subject)
    const at = moments[index] ?? new Date(now)
    const rows = dated.get(name)
    rows?.set(uuid, { id: uuid, first: rows.get(uuid)?.first ?? at, last: at })
  }
  const began = new Date(now - (worked.first + 1) * DAY_MS)
  await prisma().$transaction(async (tx) => {
    const seqs = JSON.stringify(events.map(({ seq }, index) => ({ seq, at: moments[index] })))
    await tx.$executeRaw`
      UPDATE "Event" e SET "at" = n."at" FROM jsonb_to_recordset(${seqs}::jsonb) AS n("seq" int, "at" timestamptz)
      WHERE e."projectId" = ${projectId}::uuid AND e."seq" = n."seq"`
    for (const [name, table] of Object.entries(DATED)) {
      const rows = JSON.stringify([...(dated.get(name)?.values() ?? [])])
      await tx.$executeRawUnsafe(
        `UPDATE "${table}" r SET "createdAt" = n."first", "updatedAt" = n."last"
         FROM jsonb_to_recordset($1::jsonb) AS n("id" uuid, "first" timestamptz, "last" timestamptz)
         WHERE r."id" = n."id"`,
        rows,
      )
    }
    await tx.$executeRaw`
      UPDATE "CommentThread" t SET "createdAt" = c."first", "updatedAt" = c."last",
        "resolvedAt" = CASE WHEN t."resolvedAt" IS NOT NULL THEN c."last" END
      FROM (SELECT "threadId", min("createdAt") AS "first", max("createdAt") AS "last" FROM "Comment" GROUP BY 1) c
      WHERE c."threadId" = t."id"`
    await tx.$executeRaw`UPDATE "ShotView" SET "drawnAt" = "updatedAt" WHERE "drawnAt" IS NOT NULL`
    await tx.$executeRaw`UPDATE "DrawingOp" o SET "at" = v."updatedAt" FROM "ShotView" v WHERE v."id" = o."viewId"`
    await tx.project.update({
      where: { id: projectId }, data: { createdAt: began, updatedAt: moments.at(-1) ?? began },
    })
    for (const [table, column] of [
      ['Organization', 'createdAt'], ['Member', 'createdAt'], ['User', 'createdAt'],
      ['OrganizationEvent', 'at'], ['AccountEvent', 'at'],
    ]) {
      await tx.$executeRawUnsafe(`UPDATE "${table}" SET "${column}" = LEAST("${column}", $1)`, began)
    }
    for (const { id, lastActive } of DEMO_PEOPLE) {
      await tx.user.update({ where: { id }, data: { lastActiveAt: new Date(now - lastActive * MINUTE_MS) } })
    }
    await readAllButTheLast(tx, now)
  })
}

/** Marks all notifications as read, except each person's latest few, and dates them back. */
async function readAllButTheLast(tx: Pick<ReturnType<typeof prisma>, '$executeRaw'>, now: number): Promise<void> {
  const [step, today] = [WORKDAY_MS / 2 / 1_000, new Date(now - REST_MS)]
  await tx.$executeRaw`
    UPDATE "Notification" n SET "createdAt" = ${today}::timestamptz - make_interval(secs => ${step} * (r."place" - 1)),
      "readAt" = CASE WHEN r."place" > ${UNREAD} THEN ${today}::timestamptz END
    FROM (SELECT "id", row_number() OVER (PARTITION BY "userId" ORDER BY "id" DESC) AS "place" FROM "Notification") r
    WHERE r."id" = n."id"`
}
