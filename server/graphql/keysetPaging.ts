import { isUuid } from '../kernel/ids.ts'
import { type PageArguments, pageConnection, pageWindow, placeCursor, readPlace } from './paging.ts'

type Direction = 'asc' | 'desc'

/** What a key's values are; those of an enum are given in the order of the database. */
type Kind = 'id' | 'rank' | 'text' | 'moment' | readonly string[]

/** A column a list is ordered by. What is null comes last. */
export interface SortKey {
  column: string
  direction: Direction
  kind: Kind
  isNullable?: boolean
}

/** An order under the name its cursors have; its last key is unique. */
export interface SortOrder {
  name: string
  keys: readonly SortKey[]
}

type Value = string | Date | null
type Where = Record<string, unknown>

/** How Prisma is asked for an order: a column and its direction each. */
export type OrderBy = Record<string, Direction | { sort: Direction; nulls: 'first' | 'last' }>[]

const RANK = /^[0-9A-Za-z]{1,2000}$/
/** A name or title: on one line, without anything the database would refuse. */
const TEXT = /^[^\p{Cc}\p{Surrogate}]{1,1000}$/u
const MOMENT = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

/** The value of a key in a cursor; undefined when it cannot be one. */
function valueOf({ kind, isNullable = false }: SortKey, value: unknown): Value | undefined {
  if (value === null) return isNullable ? null : undefined
  if (typeof value !== 'string') return undefined
  if (kind === 'moment') return MOMENT.test(value) && !Number.isNaN(Date.parse(value)) ? new Date(value) : undefined
  if (kind === 'id') return isUuid(value) ? value : undefined
  if (kind === 'rank') return RANK.test(value) ? value : undefined
  if (kind === 'text') return TEXT.test(value) ? value : undefined
  return kind.includes(value) ? value : undefined
}

/** The values a cursor names, one a key; null when none is given, INVALID_INPUT when it is not one of this order. */
const readValues = (args: PageArguments, name: 'after' | 'before', { name: order, keys }: SortOrder): Value[] | null =>
  readPlace(args, name, order, keys.map((key) => (value: unknown) => valueOf(key, value)))

const opposite = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc')

/** What comes beyond a value in a direction; null when nothing can. */
function beyond({ column, kind, isNullable }: SortKey, value: Value, isForwards: boolean, isRising: boolean) {
  if (value === null) return isForwards ? null : { [column]: { not: null } }
  if (Array.isArray(kind)) {
    const place = kind.indexOf(value)
    const others: string[] = isRising ? kind.slice(place + 1) : kind.slice(0, place)
    return others.length > 0 ? { [column]: { in: others } } : null
  }
  const other = { [column]: isRising ? { gt: value } : { lt: value } }
  return isNullable && isForwards ? { OR: [other, { [column]: null }] } : other
}

/** The rows after a cursor's, or before it. */
function rowsBeyond({ keys }: SortOrder, values: readonly Value[], isForwards: boolean): Where {
  const alternatives = keys.flatMap((key, index) => {
    const equal = keys.slice(0, index).map(({ column }, each) => ({ [column]: values[each] }))
    const further = beyond(key, values[index] ?? null, isForwards, (key.direction === 'asc') === isForwards)
    return further ? [{ AND: [...equal, further] }] : []
  })
  return { OR: alternatives }
}

function sortOf({ column, direction, isNullable }: SortKey, isForwards: boolean): OrderBy[number] {
  const sort = isForwards ? direction : opposite(direction)
  return { [column]: isNullable ? { sort, nulls: isForwards ? 'last' : 'first' } : sort }
}

/** The cursor of a row in an order: what it is ordered by, so that it stays a place when the row is gone. */
export function keysetCursor<Row extends object>(order: SortOrder, row: Row): string {
  const columns = row as Readonly<Record<string, unknown>>
  return placeCursor(order.name, order.keys.map(({ column }) => columns[column]))
}

/**
 * A page of a list in any order: what to ask Prisma for, and the connection of what it answers. A row that is deleted
 * or moved while somebody pages takes none of its neighbours along.
 */
export function keysetPage(args: PageArguments, order: SortOrder, bound?: number) {
  const window = pageWindow(args, bound)
  const after = readValues(args, 'after', order)
  const before = readValues(args, 'before', order)
  return {
    /** The values of the cursors, one a key, and the way the rows go: for who asks the database by itself. */
    stretch: { after, before, isForwards: window.isForwards },
    where: {
      AND: [...(after ? [rowsBeyond(order, after, true)] : []), ...(before ? [rowsBeyond(order, before, false)] : [])],
    },
    window: { orderBy: order.keys.map((key) => sortOf(key, window.isForwards)), take: window.size + 1 },
    connection: <Row extends object>(rows: Row[], totalCount: () => Promise<number>) =>
      pageConnection(args, window, rows, (row) => keysetCursor(order, row), totalCount),
  }
}
