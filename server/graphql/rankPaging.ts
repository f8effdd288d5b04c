import { DEFAULT_PAGE } from './builder.ts'
import { checkPage, type PageArguments, readCursor } from './paging.ts'

/** What a cursor of a ranked list says, before Base64. */
const CURSOR = /^rank:([0-9A-Za-z]{1,2000})$/

/** The cursor of a row in a ranked list: its rank, so that it stays a place when the row is gone. */
export const rankCursor = (rank: string): string => Buffer.from(`rank:${rank}`).toString('base64')

/**
 * A page of a list in the order of its ranks: what to ask Prisma for, and the connection of what it answers. A row that
 * is deleted or moved while somebody pages takes none of its neighbours along.
 */
export function rankPage(args: PageArguments, bound: number) {
  checkPage({ first: args.first ?? null, last: args.last ?? null }, bound)
  const isBackwards = args.first == null && args.last != null
  const size = args.first ?? args.last ?? DEFAULT_PAGE
  const after = readCursor(args, 'after', CURSOR)
  const before = readCursor(args, 'before', CURSOR)
  return {
    rank: { ...(after !== null && { gt: after }), ...(before !== null && { lt: before }) },
    window: { orderBy: { rank: isBackwards ? 'desc' : 'asc' }, take: size + 1 } as const,
    connection<Row extends { rank: string }>(rows: Row[], totalCount: () => Promise<number>) {
      const hasMore = rows.length > size
      const page = rows.slice(0, size)
      if (isBackwards) page.reverse()
      const edges = page.map((node) => ({ cursor: rankCursor(node.rank), node }))
      return {
        edges,
        totalCount,
        pageInfo: {
          hasNextPage: isBackwards ? before !== null : hasMore,
          hasPreviousPage: isBackwards ? hasMore : after !== null,
          startCursor: edges[0]?.cursor ?? null,
          endCursor: edges.at(-1)?.cursor ?? null,
        },
      }
    },
  }
}
