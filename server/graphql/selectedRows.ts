import { queryFromInfo } from '@pothos/plugin-prisma'
import DataLoader from 'dataloader'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../context.ts'
import { placeLoaders } from './placeLoaders.ts'

/** Where the rows lie below a connection. */
const CONNECTION_PATHS = [['edges', 'node'], ['nodes']]

/**
 * Rows by their ids, with all that a document asks of them there: one statement for all the objects of a list whose
 * field is resolved, whatever is nested in it. `load` gets what to ask Prisma for; rows not there are left out.
 */
export function selectedRows<Row extends { id: string }>(
  typeName: string,
  load: (query: object, ids: readonly string[], context: Context) => Promise<Row[]>,
) {
  const loaderAt = placeLoaders<string, Row | null>()
  return async (ids: readonly string[], context: Context, info: GraphQLResolveInfo): Promise<Row[]> => {
    if (ids.length === 0) return []
    const paths = String(info.returnType).endsWith('Connection!') ? CONNECTION_PATHS : []
    // The same for all the objects of the list, but Pothos takes down at each of them that its rows have been read.
    const query = queryFromInfo({ context, info, typeName, paths })
    const loader = loaderAt(context, info, () =>
      new DataLoader<string, Row | null>(async (keys) => {
        const rows = new Map((await load(query, keys, context)).map((row) => [row.id, row]))
        return keys.map((key) => rows.get(key) ?? null)
      }))
    const rows = await Promise.all(ids.map(loader.load, loader))
    return rows.flatMap((row) => row ?? [])
  }
}
