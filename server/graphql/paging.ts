import { fail } from '../kernel/errors.ts'
import { UUID_PATTERN } from '../kernel/ids.ts'
import { requestFailures } from '../kernel/request.failures.ts'
import { DEFAULT_PAGE } from './builder.ts'

/** Most rows a page may have where nothing else is said. */
export const MAX_PAGE = 200

/** The largest sequence number of a log, a PostgreSQL `integer`. */
const LARGEST_SEQ = 2 ** 31 - 1

/** What a cursor of a list by id says, before Base64. */
export const ID_CURSOR = new RegExp(`^GPC:S:(${UUID_PATTERN})$`)

/** What a connection is asked. */
export interface PageArguments {
  first?: number | null
  last?: number | null
  after?: string | null
  before?: string | null
}

/** Refuses a page larger than the bound, a number or a cursor that makes no sense: nothing is ever cut silently. */
export function checkPage(args: PageArguments, bound = MAX_PAGE): void {
  for (const name of ['first', 'last'] as const) {
    const value = args[name]
    if (value == null) continue
    if (value < 0) throw fail(requestFailures.PAGE_NEGATIVE({ argument: name }), { field: name })
    if (value > bound) throw fail(requestFailures.PAGE_TOO_LARGE({ argument: name, most: bound }), { field: name })
  }
  readCursor(args, 'after', ID_CURSOR)
  readCursor(args, 'before', ID_CURSOR)
}

/** INVALID_INPUT for an argument that is no cursor of the list. */
export const invalidCursor = (argument: 'after' | 'before') =>
  fail(requestFailures.CURSOR_INVALID({ argument }), { field: argument })

/** What a cursor says by its pattern's first group; null when none is given, INVALID_INPUT when it does not fit. */
export function readCursor(args: PageArguments, name: 'after' | 'before', pattern: RegExp): string | null {
  const value = args[name]
  if (value == null) return null
  const said = pattern.exec(Buffer.from(value, 'base64').toString())?.[1]
  if (said === undefined) throw invalidCursor(name)
  return said
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The cursor of a place in an order: the values it is ordered by, so that it stays a place when the row is gone. */
export const placeCursor = (order: string, values: readonly unknown[]): string =>
  Buffer.from(`${order}:${JSON.stringify(values)}`).toString('base64')

/** The values a cursor of an order names; null when none is given, INVALID_INPUT when one of them makes no sense. */
export function readPlace<Value>(
  args: PageArguments,
  name: 'after' | 'before',
  order: string,
  read: readonly ((value: unknown) => Value | undefined)[],
): Value[] | null {
  const text = readCursor(args, name, new RegExp(`^${order}:(\\[.*\\])$`))
  if (text === null) return null
  const list = jsonOf(text)
  const values = Array.isArray(list) && list.length === read.length ? read.map((each, index) => each(list[index])) : []
  if (values.length === 0 || values.includes(undefined)) {
    throw invalidCursor(name)
  }
  return values as Value[]
}

/** How a page is read: which way, and how many rows it has at most. */
export interface PageWindow {
  isForwards: boolean
  size: number
}

/** How a page is asked for; its cursors are for others to read. INVALID_INPUT beyond the bound. */
export function pageWindow({ first, last }: PageArguments, bound = MAX_PAGE): PageWindow {
  checkPage({ first: first ?? null, last: last ?? null }, bound)
  return { isForwards: first != null || last == null, size: first ?? last ?? DEFAULT_PAGE }
}

/** The connection of rows that were read the way of a page, one more than it has where there are more. */
export function pageConnection<Row>(
  { after, before }: PageArguments,
  { isForwards, size }: PageWindow,
  rows: readonly Row[],
  cursorOf: (row: Row) => string,
  totalCount: number | (() => Promise<number>),
) {
  const hasMore = rows.length > size
  const page = rows.slice(0, size)
  if (!isForwards) page.reverse()
  const edges = page.map((node) => ({ cursor: cursorOf(node), node }))
  return {
    edges,
    totalCount,
    pageInfo: {
      hasNextPage: isForwards ? hasMore : before != null,
      hasPreviousPage: isForwards ? after != null : hasMore,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

/** The description of `after` of a log, and of a subscription to it. */
export const LOG_CURSOR = 'The cursor to continue after: an `endCursor`, or a `seq` as a string. None: the beginning.'
export const FOLLOWED_CURSOR =
  'The cursor to continue after: an `endCursor`, or a `seq` as a string; the newest by default.'

/** What a page of a log is asked: `after` is a cursor, which is the sequence number of an entry. */
export interface LogArguments {
  first?: number | null
  after?: string | null
}

/** Where a page of a log begins and how many entries it has at most. INVALID_INPUT for what makes no sense. */
export function logPage({ first, after }: LogArguments, bound = MAX_PAGE): { after: number; size: number } {
  checkPage({ first: first ?? null }, bound)
  return { after: readSeq(after) ?? 0, size: first ?? DEFAULT_PAGE }
}

/** The sequence number that a cursor of a log is; null for none, INVALID_INPUT for what is no cursor of a log. */
export function readSeq(cursor: string | null | undefined): number | null {
  if (cursor == null) return null
  const seq = Number(cursor)
  if (!/^\d+$/.test(cursor) || seq > LARGEST_SEQ) throw invalidCursor('after')
  return seq
}

/** The connection of a page of a log, whose cursors are the sequence numbers. */
export function logConnection<Row extends { seq: number }>(
  after: number,
  rows: readonly Row[],
  hasNextPage: boolean,
  totalCount: number | (() => Promise<number>),
) {
  const edges = rows.map((node) => ({ cursor: String(node.seq), node }))
  return {
    edges,
    totalCount,
    pageInfo: {
      hasNextPage,
      hasPreviousPage: after > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}
