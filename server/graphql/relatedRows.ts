import DataLoader from 'dataloader'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../context.ts'
import { placeLoaders } from './placeLoaders.ts'

/** How rows that hang on objects are read. */
interface Reads<Query, Where, Row> {
  /** Of one object: the plainest statement there is, for the field is asked of one most of the time. */
  one: (parentId: string, query: Query) => Promise<Row[]>
  /** The same of several objects, as many of each. */
  several: (parentIds: string[], query: Query) => Promise<Map<string, Row[]>>
  /** How many there are of each object; none when it is not in the answer. */
  count: (parentIds: string[], where: Where) => Promise<Map<string, number>>
}

/** Rows by the object they hang on, as Prisma answers those of several. */
export const byParent = <Row>(parents: readonly { id: string; rows: Row[] }[]) =>
  new Map(parents.map(({ id, rows }) => [id, rows]))

/**
 * Pages of rows that hang on objects: one statement for all the objects of a list whose field is resolved. What is
 * asked must be the same for all of them.
 */
export function relatedRows<Query, Where, Row>({ one, several, count }: Reads<Query, Where, Row>) {
  const rowsAt = placeLoaders<string, Row[]>()
  const countAt = placeLoaders<string, number>()
  return {
    rows: (parentId: string, query: Query, context: Context, info: GraphQLResolveInfo): Promise<Row[]> =>
      rowsAt(context, info, () =>
        new DataLoader<string, Row[]>(async (parentIds) => {
          const [first = ''] = parentIds
          if (parentIds.length === 1) return [await one(first, query)]
          const found = await several([...parentIds], query)
          return parentIds.map((id) => found.get(id) ?? [])
        })).load(parentId),
    count: (parentId: string, where: Where, context: Context, info: GraphQLResolveInfo): Promise<number> =>
      countAt(context, info, () =>
        new DataLoader<string, number>(async (parentIds) => {
          const counts = await count([...parentIds], where)
          return parentIds.map((id) => counts.get(id) ?? 0)
        })).load(parentId),
  }
}
