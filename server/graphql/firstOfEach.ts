import { Prisma } from '../__generated__/prisma/client.ts'
import { prisma } from '../platform/database/client.ts'
import type { OrderBy } from './keysetPaging.ts'

interface Window {
  orderBy: OrderBy
  take: number
}

/** The order of the database itself, which alone knows how it compares texts. */
function orderText(orderBy: OrderBy): string {
  const keys = orderBy.flatMap((each) => Object.entries(each))
  const texts = keys.map(([column, order]) => {
    if (typeof order === 'string') return `"${column}" ${order}`
    if (!('nulls' in order)) throw new Error(`No order by a column of ${column}`)
    return `"${column}" ${order.sort} NULLS ${order.nulls}`
  })
  return texts.join(', ')
}

type Table = 'Asset' | 'StoryboardVersion' | 'Task' | 'ShotView'

async function inOrder(table: Table, ids: readonly string[], orderBy: OrderBy): Promise<string[]> {
  const [from, order] = [Prisma.raw(`"${table}"`), Prisma.raw(orderText(orderBy))]
  const rows = await prisma().$queryRaw<{ id: string }[]>`
    SELECT "id" FROM ${from} WHERE "id" = ANY(${ids}::uuid[]) ORDER BY ${order}`
  return rows.map(({ id }) => id)
}

/**
 * The first rows of each of several owners, by the owner: of what was found in the parts of an owner, the first of each
 * part, the first of all. Two statements for any number of owners.
 */
export async function firstOfEach<Row extends { id: string }>(
  table: Table,
  found: ReadonlyMap<string, readonly string[]>,
  { orderBy, take }: Window,
  read: (ids: string[]) => Promise<Row[]>,
): Promise<Map<string, Row[]>> {
  const ordered = await inOrder(table, [...found.values()].flat(), orderBy)
  const places = new Map(ordered.map((id, place) => [id, place]))
  const placeOf = (id: string) => places.get(id) ?? ordered.length
  const firsts = [...found].map(([owner, ids]) => {
    const first = ids.toSorted((one, other) => placeOf(one) - placeOf(other)).slice(0, take)
    return [owner, first] as const
  })
  const rows = new Map((await read(firsts.flatMap(([, ids]) => ids))).map((row) => [row.id, row]))
  return new Map(firsts.map(([owner, ids]) => [owner, ids.flatMap((id) => rows.get(id) ?? [])]))
}
