import { invalidInput } from '../kernel/errors.ts'
import { UUID_PATTERN } from '../kernel/ids.ts'
import { DEFAULT_PAGE } from './builder.ts'

/** Most rows a page may have where nothing else is said. */
export const MAX_PAGE = 200

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
    if (value < 0) throw invalidInput({ [name]: `${name} must not be negative` })
    if (value > bound) throw invalidInput({ [name]: `${name} may be at most ${bound}` })
  }
  readCursor(args, 'after', ID_CURSOR)
  readCursor(args, 'before', ID_CURSOR)
}

/** What a cursor says by its pattern's first group; null when none is given, INVALID_INPUT when it does not fit. */
export function readCursor(args: PageArguments, name: 'after' | 'before', pattern: RegExp): string | null {
  const value = args[name]
  if (value == null) return null
  const said = pattern.exec(Buffer.from(value, 'base64').toString())?.[1]
  if (said === undefined) throw invalidInput({ [name]: `${name} is not a cursor of this list` })
  return said
}

/** One page of a log that is read forwards by sequence number. */
export interface LogPage<Row> {
  rows: Row[]
  /** Entries in the whole log, which is also its last sequence number: logs have no gaps. */
  total: number
}

/** The number of log entries asked for. */
export function logPageSize(first: number | null | undefined, bound = MAX_PAGE): number {
  checkPage({ first: first ?? null }, bound)
  return first ?? DEFAULT_PAGE
}

/** A page of a log as a Relay connection whose cursors are the sequence numbers. */
export function logConnection<Row extends { seq: number }>({ rows, total }: LogPage<Row>, after: number) {
  const edges = rows.map((node) => ({ cursor: String(node.seq), node }))
  const last = rows.at(-1)?.seq ?? after
  return {
    edges,
    totalCount: total,
    pageInfo: {
      hasNextPage: last < total,
      hasPreviousPage: after > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}
