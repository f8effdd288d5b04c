import { formatPrismaCursor } from '@pothos/plugin-prisma'
import { DEFAULT_PAGE } from './builder.ts'
import { checkPage, ID_CURSOR, type PageArguments, readCursor } from './paging.ts'

/** The cursor of a row in a list by id, for payloads too. */
export const idCursor = (id: string): string => formatPrismaCursor({ id }, 'id')

/** A page of rows that were all read, in the order of their ids, as a connection; a cursor stays a place. */
export function listPage<Row extends { id: string }>(args: PageArguments, rows: readonly Row[]) {
  checkPage(args)
  const after = readCursor(args, 'after', ID_CURSOR)
  const before = readCursor(args, 'before', ID_CURSOR)
  const inside = rows.filter(({ id }) => (after === null || id > after) && (before === null || id < before))
  const isBackwards = args.first == null && args.last != null
  const size = args.first ?? args.last ?? DEFAULT_PAGE
  const from = isBackwards ? Math.max(0, inside.length - size) : 0
  const page = inside.slice(from, from + size)
  const edges = page.map((node) => ({ cursor: idCursor(node.id), node }))
  return {
    edges,
    totalCount: rows.length,
    pageInfo: {
      hasNextPage: isBackwards ? before !== null : page.length < inside.length,
      hasPreviousPage: isBackwards ? from > 0 : after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}
