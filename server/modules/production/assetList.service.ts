import type { Prisma } from '../../__generated__/prisma/client.ts'
import { AssetType } from '../../__generated__/prisma/enums.ts'
import { prisma } from '../../platform/database/client.ts'

/** How many assets there are of a type. */
export interface TypeCount {
  type: AssetType
  count: number
}

/** Every type in its order. */
const TYPES = Object.values(AssetType)

/** How many of the assets that fit there are of every type, by the project they are in. */
export async function countByProject(where: Prisma.AssetWhereInput): Promise<Map<string, TypeCount[]>> {
  const groups = await prisma().asset.groupBy({ by: ['projectId', 'type'], where, _count: true })
  const projectIds = new Set(groups.map(({ projectId }) => projectId))
  const countOf = (projectId: string, type: AssetType) =>
    groups.find((group) => group.projectId === projectId && group.type === type)?._count ?? 0
  return new Map([...projectIds].map((id) => [id, TYPES.map((type) => ({ type, count: countOf(id, type) }))]))
}

/** The counts of several projects together. */
export const sumOfCounts = (counts: Iterable<readonly TypeCount[]>): TypeCount[] => {
  const all = [...counts].flat()
  const sumOf = (type: AssetType) => all.reduce((sum, each) => (each.type === type ? sum + each.count : sum), 0)
  return TYPES.map((type) => ({ type, count: sumOf(type) }))
}
