import { isUuid } from '../kernel/ids.ts'
import { type PageArguments, pageConnection, pageWindow, placeCursor, readPlace } from './paging.ts'

type Direction = 'asc' | 'desc'

/** What a key's values are; those of an enum are given in the order of the database. */
type Kind = 'id' | 'rank' | 'text' | 'moment' | 'whole' | readonly string[]

/** A column a list is ordered by. What is null comes last. */
export interface SortKey {
  column: string
  /** The relation whose column it is. A row without it counts as the largest. */
  of?: string
  direction: Direction
  kind: Kind
  isNullable?: boolean
}

/** An order under the name its cursors have; its last key is unique. */
export interface SortOrder {
  name: string
  keys: readonly SortKey[]
}

type Value = string | number | Date | null
type Where = Record<string, unknown>

type Sorting = Direction | { sort: Direction; nulls: 'first' | 'last' }
/** How Prisma is asked for an order: a column, or one of a relation, and its direction each. */
export type OrderBy = Record<string, Sorting | Record<string, Direction>>[]

/** Largest whole number of a column. */
const MAX_INTEGER = 2_147_483_647
const RANK = /^[0-9A-Za-z]{1,2000}$/
/** A name or title: on one line, without anything the database would refuse. */
const TEXT = /^[^\p{Cc}\p{Surrogate}]{1,1000}$/u
const MOMENT = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

/** The value of a key in a cursor; undefined when it cannot be one. */
function valueOf({ kind, isNullable = false }: SortKey, value: unknown): Value | undefined {
  if (value === null) return isNullable ? null : undefined
  if (kind === 'whole') return Number.isInteger(value) && Number(value) <= MAX_INTEGER ? Number(value) : undefined
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

/** A condition for the column of a key; null asks for rows without a value. */
const onColumn = ({ column, of }: SortKey, asked: unknown): Where => {
  if (of === undefined) return { [column]: asked }
  return { [of]: asked === null ? null : { [column]: asked } }
}

const hasValue = (key: SortKey): Where =>
  (key.of === undefined ? onColumn(key, { not: null }) : { NOT: { [key.of]: null } })

/** What comes beyond a value in a direction; null when nothing can. */
function beyond(key: SortKey, value: Value, isForwards: boolean, isRising: boolean): Where | null {
  const { kind, of, isNullable } = key
  const isTowardsNull = of === undefined ? isForwards : isRising
  if (value === null) return isTowardsNull ? null : hasValue(key)
  if (Array.isArray(kind)) {
    const place = kind.indexOf(value)
    const others: string[] = isRising ? kind.slice(place + 1) : kind.slice(0, place)
    return others.length > 0 ? onColumn(key, { in: others }) : null
  }
  const other = onColumn(key, isRising ? { gt: value } : { lt: value })
  return isNullable && isTowardsNull ? { OR: [other, onColumn(key, null)] } : other
}

/** The rows after a cursor's, or before it. */
function rowsBeyond({ keys }: SortOrder, values: readonly Value[], isForwards: boolean): Where {
  const alternatives = keys.flatMap((key, index) => {
    const equal = keys.slice(0, index).map((each, place) => onColumn(each, values[place]))
    const further = beyond(key, values[index] ?? null, isForwards, (key.direction === 'asc') === isForwards)
    return further ? [{ AND: [...equal, further] }] : []
  })
  return { OR: alternatives }
}

function sortOf({ column, of, direction, isNullable }: SortKey, isForwards: boolean): OrderBy[number] {
  const sort = isForwards ? direction : opposite(direction)
  if (of !== undefined) return { [of]: { [column]: sort } }
  return { [column]: isNullable ? { sort, nulls: isForwards ? 'last' : 'first' } : sort }
}

type Columns = Readonly<Record<string, unknown>>

/** The cursor of a row in an order: what it is ordered by, so that it stays a place when the row is gone. */
export function keysetCursor<Row extends object>(order: SortOrder, row: Row): string {
  const columns = row as Columns
  const values = order.keys.map(({ column, of }) =>
    (of === undefined ? columns[column] : (columns[of] as Columns | null)?.[column]) ?? null)
  return placeCursor(order.name, values)
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
