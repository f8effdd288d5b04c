import type { Prisma } from '../../__generated__/prisma/client.ts'
import { TRASH_DAYS } from '../../kernel/days.ts'
import { fail } from '../../kernel/errors.ts'
import { pool, prisma } from '../../platform/database/client.ts'
import { tombstoneFailures } from './tombstone.failures.ts'

const DAY_MS = 86_400_000

/** What of a project is told when it is gone. */
export const TOMBSTONE_KINDS = ['STORYBOARD', 'SHOT', 'VIEW', 'ASSET', 'TASK'] as const

export type TombstoneKind = (typeof TOMBSTONE_KINDS)[number]

/** Something that went to the trash. */
export interface Gone<Kind extends string = TombstoneKind | 'PROJECT'> {
  kind: Kind
  id: string
  deletedAt: Date
}

/** Where a list of them goes on. */
export type GonePlace = Pick<Gone, 'id' | 'deletedAt'>

/** A page of them, oldest first. */
export interface GonePage {
  rows: Gone[]
  total: number
}

/** Throws INVALID_INPUT for a moment since when not everything that was deleted is known any more. */
export function demandKnown(since: Date): void {
  if (since.getTime() >= Date.now() - TRASH_DAYS * DAY_MS) return
  throw fail(tombstoneFailures.DELETIONS_FORGOTTEN({ days: TRASH_DAYS }), { field: 'since' })
}

/** What goes with its board or shot is gone since the first of them went. */
const STATEMENT = `
  WITH gone("kind", "id", "deletedAt") AS (
    SELECT 'STORYBOARD', b."id", b."deletedAt" FROM "Storyboard" b
    WHERE 'STORYBOARD' = ANY($2) AND b."projectId" = $1
    UNION ALL
    SELECT 'SHOT', s."id", least(s."deletedAt", b."deletedAt") FROM "Shot" s
    JOIN "Storyboard" b ON b."id" = s."storyboardId" WHERE 'SHOT' = ANY($2) AND b."projectId" = $1
    UNION ALL
    SELECT 'VIEW', v."id", least(v."deletedAt", s."deletedAt", b."deletedAt") FROM "ShotView" v
    JOIN "Shot" s ON s."id" = v."shotId" JOIN "Storyboard" b ON b."id" = s."storyboardId"
    WHERE 'VIEW' = ANY($2) AND b."projectId" = $1
    UNION ALL
    SELECT 'ASSET', a."id", a."deletedAt" FROM "Asset" a WHERE 'ASSET' = ANY($2) AND a."projectId" = $1
    UNION ALL
    SELECT 'TASK', t."id", t."deletedAt" FROM "Task" t WHERE 'TASK' = ANY($2) AND t."projectId" = $1
  ), told AS MATERIALIZED (SELECT * FROM gone WHERE "deletedAt" >= $3)
  SELECT counted."total", page.* FROM (SELECT count(*)::int AS "total" FROM told) counted
  LEFT JOIN LATERAL (
    SELECT * FROM told WHERE $4::timestamptz IS NULL OR ("deletedAt", "id") > ($4::timestamptz, $5::uuid)
    ORDER BY "deletedAt", "id" LIMIT $6
  ) page ON true
  ORDER BY page."deletedAt", page."id"`

interface Row {
  total: number
  /** Null in the only row of an empty page. */
  kind: TombstoneKind | null
  id: string
  deletedAt: Date
}

/** What of a project went to the trash at a moment or later and is there still, but for what was purged. */
export async function readGone(
  projectId: string,
  asked: { kinds: readonly TombstoneKind[]; since: Date; after: GonePlace | null; size: number },
): Promise<GonePage> {
  const { kinds, since, after, size } = asked
  const { rows } = await pool().query<Row>({
    name: 'tombstones',
    text: STATEMENT,
    values: [projectId, kinds, since, after?.deletedAt ?? null, after?.id ?? null, size],
  })
  const gone = rows.flatMap(({ kind, id, deletedAt }) => (kind ? [{ kind, id, deletedAt }] : []))
  return { rows: gone, total: rows[0]?.total ?? 0 }
}

/** The same of the projects of an organization that a viewer would see. */
export async function readGoneProjects(
  place: Prisma.ProjectWhereInput,
  { since, after, size }: { since: Date; after: GonePlace | null; size: number },
): Promise<GonePage> {
  const where: Prisma.ProjectWhereInput = { AND: [place, { deletedAt: { gte: since } }] }
  const beyond: Prisma.ProjectWhereInput = after
    ? { OR: [{ deletedAt: { gt: after.deletedAt } }, { deletedAt: after.deletedAt, id: { gt: after.id } }] }
    : {}
  const [total, projects] = await Promise.all([
    prisma().project.count({ where }),
    prisma().project.findMany({
      where: { AND: [where, beyond] },
      orderBy: [{ deletedAt: 'asc' }, { id: 'asc' }],
      take: size,
      select: { id: true, deletedAt: true },
    }),
  ])
  const rows = projects.flatMap(({ id, deletedAt }) => (deletedAt ? [{ kind: 'PROJECT' as const, id, deletedAt }] : []))
  return { rows, total }
}
