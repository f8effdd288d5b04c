import { invalidInput } from '../kernel/errors.ts'
import { isUuid } from '../kernel/ids.ts'
import { DEFAULT_PAGE } from './builder.ts'
import { checkPage, type PageArguments, readCursor } from './paging.ts'

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

/** An order under the name its cursors have; its last key tells any two rows apart. */
export interface SortOrder {
  name: string
  keys: readonly SortKey[]
}

type Value = string | Date | null
type Where = Record<string, unknown>

const RANK = /^[0-9A-Za-z]{1,2000}$/
/** A name or title: on one line, without anything the database would refuse. */
const TEXT = /^[^\p{Cc}\p{Surrogate}]{1,1000}$/u
const MOMENT = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

/** The value of a key as a cursor tells it; undefined when it cannot be one. */
function valueOf({ kind, isNullable = false }: SortKey, told: unknown): Value | undefined {
  if (told === null) return isNullable ? null : undefined
  if (typeof told !== 'string') return undefined
  if (kind === 'moment') return MOMENT.test(told) && !Number.isNaN(Date.parse(told)) ? new Date(told) : undefined
  if (kind === 'id') return isUuid(told) ? told : undefined
  if (kind === 'rank') return RANK.test(told) ? told : undefined
  if (kind === 'text') return TEXT.test(told) ? told : undefined
  return kind.includes(told) ? told : undefined
}

function tellingOf(cursor: string): unknown {
  try {
    return JSON.parse(cursor)
  } catch {
    return null
  }
}

/** The values a cursor names, one a key; null when none is given, INVALID_INPUT when it is not one of this order. */
function readValues(args: PageArguments, name: 'after' | 'before', order: SortOrder): Value[] | null {
  const told = readCursor(args, name, new RegExp(`^${order.name}:(\\[.*\\])$`))
  if (told === null) return null
  const list = tellingOf(told)
  const values = Array.isArray(list) && list.length === order.keys.length
    ? order.keys.map((key, index) => valueOf(key, list[index]))
    : [undefined]
  if (values.includes(undefined)) throw invalidInput({ [name]: `${name} is not a cursor of this list` })
  return values as Value[]
}

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

function sortOf({ column, direction, isNullable }: SortKey, isForwards: boolean) {
  const sort = isForwards ? direction : opposite(direction)
  return { [column]: isNullable ? { sort, nulls: isForwards ? 'last' : 'first' } : sort }
}

/** The cursor of a row in an order: what it is ordered by, so that it stays a place when the row is gone. */
export function keysetCursor<Row extends object>(order: SortOrder, row: Row): string {
  const columns = new Map<string, unknown>(Object.entries(row))
  const values = order.keys.map(({ column }) => columns.get(column))
  return Buffer.from(`${order.name}:${JSON.stringify(values)}`).toString('base64')
}

/**
 * A page of a list in any order: what to ask Prisma for, and the connection of what it answers. A row that is deleted
 * or moved while somebody pages takes none of its neighbours along.
 */
export function keysetPage(args: PageArguments, order: SortOrder, bound?: number) {
  checkPage({ first: args.first ?? null, last: args.last ?? null }, bound)
  const isForwards = args.first != null || args.last == null
  const size = args.first ?? args.last ?? DEFAULT_PAGE
  const after = readValues(args, 'after', order)
  const before = readValues(args, 'before', order)
  return {
    where: {
      AND: [...(after ? [rowsBeyond(order, after, true)] : []), ...(before ? [rowsBeyond(order, before, false)] : [])],
    },
    window: { orderBy: order.keys.map((key) => sortOf(key, isForwards)), take: size + 1 },
    connection<Row extends object>(rows: Row[], totalCount: () => Promise<number>) {
      const hasMore = rows.length > size
      const page = rows.slice(0, size)
      if (!isForwards) page.reverse()
      const edges = page.map((node) => ({ cursor: keysetCursor(order, node), node }))
      return {
        edges,
        totalCount,
        pageInfo: {
          hasNextPage: isForwards ? hasMore : before !== null,
          hasPreviousPage: isForwards ? after !== null : hasMore,
          startCursor: edges[0]?.cursor ?? null,
          endCursor: edges.at(-1)?.cursor ?? null,
        },
      }
    },
  }
}
