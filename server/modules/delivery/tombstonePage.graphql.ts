import { DEFAULT_PAGE } from '../../graphql/builder.ts'
import { checkPage, invalidCursor } from '../../graphql/paging.ts'
import { isUuid } from '../../kernel/ids.ts'
import type { Gone, GonePage, GonePlace } from './tombstone.service.ts'

const CURSOR = /^gone:(\d{1,15}):(.{36})$/

const cursorOf = ({ deletedAt, id }: Gone) =>
  Buffer.from(`gone:${deletedAt.getTime()}:${id}`).toString('base64')

function readPlace(after: string | null): GonePlace | null {
  if (after === null) return null
  const [, time = '', id = ''] = CURSOR.exec(Buffer.from(after, 'base64').toString()) ?? []
  const deletedAt = new Date(Number(time))
  if (!isUuid(id) || Number.isNaN(deletedAt.getTime())) throw invalidCursor('after')
  return { deletedAt: deletedAt.toISOString(), id }
}

interface Asked {
  first?: number | null | undefined
  after?: string | null | undefined
}

/** Reads a page of deleted objects: one object more than a page holds, which says whether there is a next one. */
export async function pageOf(
  { first, after }: Asked,
  read: (after: GonePlace | null, size: number) => Promise<GonePage>,
) {
  checkPage({ first: first ?? null })
  const size = first ?? DEFAULT_PAGE
  const place = readPlace(after ?? null)
  const { rows, total } = await read(place, size + 1)
  const edges = rows.slice(0, size).map((node) => ({ cursor: cursorOf(node), node }))
  return {
    edges,
    totalCount: total,
    pageInfo: {
      hasNextPage: rows.length > size,
      hasPreviousPage: place !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

/** A page of objects that are all here, oldest first; `order` is that of the page. */
export function cut(
  gone: readonly Gone[],
  order: 'oldest' | 'newest',
  after: GonePlace | null,
  size: number,
): GonePage {
  const placeOf = ({ deletedAt, id }: Gone) => `${deletedAt.toISOString()} ${id}`
  const last = after && `${after.deletedAt} ${after.id}`
  const isLater = (each: Gone) =>
    last === null || (order === 'oldest' ? placeOf(each) > last : placeOf(each) < last)
  const ordered = order === 'oldest' ? gone : gone.toReversed()
  return { rows: ordered.filter(isLater).slice(0, size), total: gone.length }
}
