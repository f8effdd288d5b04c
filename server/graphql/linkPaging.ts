import type { Context } from '../context.ts'
import { pool } from '../platform/database/client.ts'
import { batched } from './loaders.ts'
import { type PageArguments, pageConnection, type PageWindow, pageWindow, placeCursor, readPlace } from './paging.ts'

/** What something is linked with: which, and the keys of its place among the others. */
interface Link {
  ownerId: string
  id: string
  place: string[]
  /** How many links the owner has. */
  total: number
  /** False for a row that only counts. */
  isInside: boolean
}

interface Asked {
  ownerId: string
  page: { after: string[] | null; before: string[] | null; window: PageWindow }
}

/** What may be compared with a key: text without anything the database would refuse. */
const KEY = /^[^\p{Cc}\p{Surrogate}]{0,2000}$/u

const keyOf = (value: unknown): string | undefined => (typeof value === 'string' && KEY.test(value) ? value : undefined)

/** Reads so many rows of each owner, and one of those that have none there, beyond and before the places asked for. */
function statementOf(text: string, keyCount: number, isForwards: boolean): string {
  const keys = Array.from({ length: keyCount }, (_, index) => `"k${index}"`)
  const place = `(${keys.join(', ')})`
  const given = (parameter: string) => `(${keys.map((_, index) => `(${parameter}::text[])[${index + 1}]`).join(', ')})`
  const order = keys.map((key) => `${key} ${isForwards ? 'ASC' : 'DESC'}`).join(', ')
  return `
    SELECT "ownerId", "id", ARRAY[${keys.join(', ')}] AS "place", "total", "isInside" FROM (
      SELECT l.*, count(*) OVER (PARTITION BY "ownerId")::int AS "total",
        row_number() OVER (PARTITION BY "ownerId", "isInside" ORDER BY ${order}) AS "number"
      FROM (
        SELECT l.*, ($2::text[] IS NULL OR ${place} > ${given('$2')})
          AND ($3::text[] IS NULL OR ${place} < ${given('$3')}) AS "isInside" FROM (${text}) l
      ) l
    ) l WHERE "number" <= CASE WHEN "isInside" THEN $4 ELSE 1 END ORDER BY "ownerId", "number"`
}

/**
 * A list of links of many objects, page by page: one statement for all objects with the same page, and no row beyond it
 * leaves the database. `text` selects "ownerId" of $1, "id" and the sort keys as texts "k0", "k1" … (their collation is
 * kept), of which the last is unique. A link deleted at a cursor hides no other.
 */
export function linkPages(name: string, keyCount: number, text: string) {
  const readers = Array.from({ length: keyCount }, () => keyOf)
  const pageOf = batched<string, Link[]>(async (keys) => {
    const asked = keys.map((key) => ({ key, ...(JSON.parse(key) as Asked) }))
    const pages = new Map(asked.map(({ page }) => [JSON.stringify(page), page]))
    const found = new Map<string, Link[]>(keys.map((key) => [key, []]))
    for (const [said, { after, before, window }] of pages) {
      const same = asked.filter(({ page }) => JSON.stringify(page) === said)
      const ids = new Map(same.map(({ ownerId, key }) => [ownerId, key]))
      const { rows } = await pool().query<Link>({
        name: `${name}${window.isForwards ? '' : 'Back'}`,
        text: statementOf(text, keyCount, window.isForwards),
        values: [[...ids.keys()], after, before, window.size + 1],
      })
      for (const row of rows) found.get(ids.get(row.ownerId) ?? '')?.push(row)
    }
    return found
  }, [])

  /** A page of an owner's links as a connection; `read` answers the rows of some ids in their order. */
  return async <Row extends { id: string }>(
    ownerId: string,
    args: PageArguments,
    context: Context,
    read: (ids: readonly string[]) => Promise<Row[]>,
  ) => {
    const window = pageWindow(args)
    const after = readPlace(args, 'after', name, readers)
    const before = readPlace(args, 'before', name, readers)
    const links = await pageOf(JSON.stringify({ ownerId, page: { after, before, window } } satisfies Asked), context)
    const inside = links.filter(({ isInside }) => isInside)
    const cursorOf = ({ place }: Link) => placeCursor(name, place)
    const { edges, ...rest } = pageConnection(args, window, inside, cursorOf, links[0]?.total ?? 0)
    const rows = new Map((await read(edges.map(({ node }) => node.id))).map((row) => [row.id, row]))
    return {
      ...rest,
      edges: edges.flatMap(({ cursor, node }) => {
        const row = rows.get(node.id)
        return row ? [{ cursor, node: row }] : []
      }),
    }
  }
}
