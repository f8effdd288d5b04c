import type { Prisma } from '../../__generated__/prisma/client.ts'
import { AssetType } from '../../__generated__/prisma/enums.ts'
import { pool, prisma } from '../../platform/database/client.ts'

/** How many assets there are of a type. */
export interface TypeCount {
  type: AssetType
  count: number
}

/** Every type in its order. */
const TYPES = Object.values(AssetType)

interface Group extends TypeCount {
  projectId: string
}

function byProject(groups: readonly Group[]): Map<string, TypeCount[]> {
  const projectIds = new Set(groups.map(({ projectId }) => projectId))
  const countOf = (projectId: string, type: AssetType) =>
    groups.find((group) => group.projectId === projectId && group.type === type)?.count ?? 0
  return new Map([...projectIds].map((id) => [id, TYPES.map((type) => ({ type, count: countOf(id, type) }))]))
}

/** How many of the assets that fit there are of every type, by the project they are in. */
export async function countByProject(where: Prisma.AssetWhereInput): Promise<Map<string, TypeCount[]>> {
  const groups = await prisma().asset.groupBy({ by: ['projectId', 'type'], where, _count: true })
  return byProject(groups.map(({ _count: count, ...group }) => ({ ...group, count })))
}

/** The same of all the assets of projects: every page of a breakdown asks for it. */
export async function countInProjects(projectIds: readonly string[]): Promise<Map<string, TypeCount[]>> {
  const { rows } = await pool().query<Group>({
    name: 'assetCounts',
    text: `SELECT "projectId", "type", count(*)::int AS "count" FROM "Asset"
      WHERE "projectId" = ANY($1::uuid[]) AND "deletedAt" IS NULL GROUP BY "projectId", "type"`,
    values: [projectIds],
  })
  return byProject(rows)
}

/** The counts of several projects together. */
export const sumOfCounts = (counts: Iterable<readonly TypeCount[]>): TypeCount[] => {
  const all = [...counts].flat()
  const sumOf = (type: AssetType) => all.reduce((sum, each) => (each.type === type ? sum + each.count : sum), 0)
  return TYPES.map((type) => ({ type, count: sumOf(type) }))
}
