import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { TRASH_DAYS, trashBegin } from '../../kernel/days.ts'
import { fail } from '../../kernel/errors.ts'
import { pool, prisma } from '../../platform/database/client.ts'
import { restorableBy } from '../identity/organization.policy.ts'
import { tombstoneFailures } from './tombstone.failures.ts'

const DAY_MS = 86_400_000

/** The types of objects that a project lists as deleted. */
export const TOMBSTONE_KINDS = [
  'STORYBOARD', 'SCENE', 'SHOT', 'VIEW', 'SOUNDTRACK', 'VOICE', 'ASSET', 'TASK', 'PLAYLIST', 'THREAD',
] as const

export type TombstoneKind = (typeof TOMBSTONE_KINDS)[number]

/** An object in the trash. */
export interface Gone<Kind extends string = TombstoneKind | 'PROJECT' | 'ORGANIZATION'> {
  kind: Kind
  id: string
  /**
   * Name of an object, heading of a scene, code of a shot or a voice's shot, title of a task, number of a thread; a
   * view may have none.
   */
  label: string
  /** The board of a scene, a shot, a soundtrack or a voice, the board and the shot of a view; null for all others. */
  place: string | null
  deletedAt: Date
  /** The user who deleted it, where its row says so; null where only the log does. */
  deletedById: string | null
}

/** The position of an object in a list of them; the time is in ISO 8601. */
export interface GonePlace {
  id: string
  deletedAt: string
}

/** A page of them. */
export interface GonePage {
  rows: Gone[]
  total: number
}

/** The pages to read of each project: `after` is the last object of the page before. */
export interface GoneWindow {
  list: keyof typeof LISTS
  kinds: readonly TombstoneKind[]
  /** In ISO 8601. */
  since: string
  after: GonePlace | null
  size: number
}

/** Throws INVALID_INPUT for a moment since when not everything that was deleted is known any more. */
export function demandKnown(since: Date): void {
  if (since < trashBegin()) throw fail(tombstoneFailures.DELETIONS_FORGOTTEN({ days: TRASH_DAYS }), { field: 'since' })
}

/** The time from which a nightly job purges what was deleted at a time. */
export const purgeTime = (deletedAt: Date): Date => new Date(deletedAt.getTime() + TRASH_DAYS * DAY_MS)

/**
 * The deleted objects of projects. What goes with its board or shot is gone since the first of them went, and
 * `isInner`: it is restored with that one. Nothing restores a thread.
 */
const GONE = `
  WITH gone("owner", "kind", "id", "label", "place", "deletedAt", "deletedById", "isInner") AS (
    SELECT b."projectId", 'STORYBOARD', b."id", b."name", NULL, b."deletedAt", NULL::uuid, false FROM "Storyboard" b
    WHERE 'STORYBOARD' = ANY($2) AND b."projectId" = ANY($1)
    UNION ALL
    SELECT b."projectId", 'SCENE', c."id", c."heading", b."name", least(c."deletedAt", b."deletedAt"), NULL,
      b."deletedAt" IS NOT NULL
    FROM "Scene" c JOIN "Storyboard" b ON b."id" = c."storyboardId"
    WHERE 'SCENE' = ANY($2) AND b."projectId" = ANY($1)
    UNION ALL
    SELECT b."projectId", 'SHOT', s."id", s."code", b."name", least(s."deletedAt", b."deletedAt"), NULL,
      b."deletedAt" IS NOT NULL
    FROM "Shot" s JOIN "Storyboard" b ON b."id" = s."storyboardId"
    WHERE 'SHOT' = ANY($2) AND b."projectId" = ANY($1)
    UNION ALL
    SELECT b."projectId", 'VIEW', v."id", v."name", b."name" || ' / ' || s."code",
      least(v."deletedAt", s."deletedAt", b."deletedAt"), NULL, s."deletedAt" IS NOT NULL OR b."deletedAt" IS NOT NULL
    FROM "ShotView" v JOIN "Shot" s ON s."id" = v."shotId" JOIN "Storyboard" b ON b."id" = s."storyboardId"
    WHERE 'VIEW' = ANY($2) AND b."projectId" = ANY($1)
    UNION ALL
    SELECT b."projectId", 'SOUNDTRACK', t."id", t."name", b."name", least(t."deletedAt", b."deletedAt"),
      t."deletedById", b."deletedAt" IS NOT NULL
    FROM "Soundtrack" t JOIN "Storyboard" b ON b."id" = t."storyboardId"
    WHERE 'SOUNDTRACK' = ANY($2) AND b."projectId" = ANY($1)
    UNION ALL
    SELECT b."projectId", 'VOICE', v."id", s."code", b."name", least(v."deletedAt", s."deletedAt", b."deletedAt"),
      v."deletedById", s."deletedAt" IS NOT NULL OR b."deletedAt" IS NOT NULL
    FROM "ShotVoice" v JOIN "Shot" s ON s."id" = v."shotId" JOIN "Storyboard" b ON b."id" = s."storyboardId"
    WHERE 'VOICE' = ANY($2) AND b."projectId" = ANY($1)
    UNION ALL
    SELECT a."projectId", 'ASSET', a."id", a."name", NULL, a."deletedAt", NULL, false FROM "Asset" a
    WHERE 'ASSET' = ANY($2) AND a."projectId" = ANY($1)
    UNION ALL
    SELECT t."projectId", 'TASK', t."id", t."title", NULL, t."deletedAt", NULL, false FROM "Task" t
    WHERE 'TASK' = ANY($2) AND t."projectId" = ANY($1)
    UNION ALL
    SELECT l."projectId", 'PLAYLIST', l."id", l."name", NULL, l."deletedAt", NULL, false FROM "Playlist" l
    WHERE 'PLAYLIST' = ANY($2) AND l."projectId" = ANY($1)
    UNION ALL
    SELECT t."projectId", 'THREAD', t."id", '#' || t."number", NULL, t."deletedAt", t."deletedById", true
    FROM "CommentThread" t WHERE 'THREAD' = ANY($2) AND t."projectId" = ANY($1)
  )`

const PAGE_OF = (order: 'oldest' | 'newest', condition: string) => {
  const [sign, direction] = order === 'oldest' ? ['>', 'ASC'] : ['<', 'DESC']
  return `${GONE}, listed AS MATERIALIZED (SELECT * FROM gone WHERE "deletedAt" >= $3 AND ${condition})
  SELECT asked."owner", (SELECT count(*)::int FROM listed l WHERE l."owner" = asked."owner") AS "total",
    page."kind", page."id", page."label", page."place", page."deletedAt", page."deletedById"
  FROM unnest($1::uuid[]) asked("owner") LEFT JOIN LATERAL (
    SELECT * FROM listed l WHERE l."owner" = asked."owner"
      AND ($4::timestamptz IS NULL OR ("deletedAt", "id") ${sign} ($4::timestamptz, $5::uuid))
    ORDER BY "deletedAt" ${direction}, "id" ${direction} LIMIT $6
  ) page ON true
  ORDER BY page."deletedAt" ${direction}, page."id" ${direction}`
}

const LISTS = {
  /** Every deleted object, oldest first. */
  tombstones: PAGE_OF('oldest', 'true'),
  /** The objects that can be restored one by one, newest first. */
  trash: PAGE_OF('newest', 'NOT "isInner"'),
}

interface Row extends Omit<Gone, 'kind'> {
  owner: string
  total: number
  /** Null in the only row of an empty page. */
  kind: TombstoneKind | null
}

/** Pages of the deleted objects of projects that are not purged: one statement for the same window of any number. */
export async function readGone(
  projectIds: readonly string[],
  { list, kinds, since, after, size }: GoneWindow,
): Promise<Map<string, GonePage>> {
  const { rows } = await pool().query<Row>({
    name: list,
    text: LISTS[list],
    values: [projectIds, kinds, since, after?.deletedAt ?? null, after?.id ?? null, size],
  })
  const pages = new Map<string, GonePage>()
  for (const { owner, total, kind, ...row } of rows) {
    const page = pages.get(owner) ?? { rows: [], total }
    if (kind) page.rows.push({ ...row, kind })
    pages.set(owner, page)
  }
  return pages
}

/** The deleted projects of organizations that a viewer would see, oldest first, each with its organization. */
export async function readGoneProjects(
  organizationIds: readonly string[],
  sight: Prisma.ProjectWhereInput,
  since: Date,
): Promise<(Gone & { owner: string })[]> {
  const projects = await prisma().project.findMany({
    where: { AND: [sight, { organizationId: { in: [...organizationIds] }, deletedAt: { gte: since } }] },
    orderBy: [{ deletedAt: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, deletedAt: true, organizationId: true },
  })
  return projects.flatMap(({ id, name, deletedAt, organizationId }) =>
    deletedAt
      ? [{
          kind: 'PROJECT' as const, id, label: name, place: null, deletedAt, deletedById: null, owner: organizationId,
        }]
      : [])
}

/** The deleted organizations whose OWNER the viewer is, who deleted them, oldest first. */
export async function readGoneOrganizations(viewer: Viewer, since: Date): Promise<Gone[]> {
  const organizations = await prisma().organization.findMany({
    where: { ...restorableBy(viewer), deletedAt: { gte: since } },
    orderBy: [{ deletedAt: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, deletedAt: true },
  })
  return organizations.flatMap(({ id, name, deletedAt }) =>
    deletedAt
      ? [{ kind: 'ORGANIZATION' as const, id, label: name, place: null, deletedAt, deletedById: viewer.userId }]
      : [])
}

/**
 * The ids of the users who deleted objects, by the TypeID of the object. An object that went with a reset of its
 * project has none. Reads the partial index of deletions.
 */
export async function loadDeleters(subjects: readonly string[]): Promise<Map<string, string>> {
  const rows = await prisma().$queryRaw<{ subject: string; actorId: string }[]>`
    SELECT DISTINCT ON ("subject") "subject", "actorId" FROM "Event"
    WHERE "type" LIKE '%.deleted' AND "subject" = ANY(${subjects}) ORDER BY "subject", "at" DESC`
  return new Map(rows.map(({ subject, actorId }) => [subject, actorId]))
}
