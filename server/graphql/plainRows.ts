import { brandWithType } from '@pothos/core'
import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../context.ts'
import { pool } from '../platform/database/client.ts'

/** How rows of a table are read by a statement of our own. */
export interface PlainRows {
  name: string
  /** Its columns, each under its own name. */
  columns: object
  /** What comes after SELECT of all columns of `r`. */
  from: string
}

/** Whether a document asks for nothing but columns of a row, as a query of Prisma says it. */
const asksForColumns = (query: object, columns: object): boolean =>
  Object.entries(query).every(([part, fields]) =>
    part === 'select' && Object.entries(fields as object).every(([name, asked]) => asked === true && name in columns))

/** The known columns as the row, where a query asks for no other: nothing is read. Undefined when it asks for more. */
export const knownRow = <Row extends object>(known: Partial<Row>, query: object): Row | undefined =>
  asksForColumns(query, known) ? (known as Row) : undefined

/**
 * The row for a query that asks for its columns alone: through Prisma it takes several times as long. Undefined when
 * more is asked for, or there is no such row.
 */
export async function plainRow<Row extends object>(
  { name, columns, from }: PlainRows,
  query: object,
  values: unknown[],
): Promise<Row | undefined> {
  if (!asksForColumns(query, columns)) return undefined
  const { rows } = await pool().query<Row>({ name: `plain ${name}`, text: `SELECT r.* ${from}`, values })
  return rows[0]
}

/** The `extensions` of a type whose nodes are read so: $1 is the id, $2 the viewer's, $3 the token's project. */
export const readPlainly = (rows: PlainRows) => ({ plainRows: rows })

/** A node whose type is read plainly and of which a document asks for columns alone; undefined for any other. */
export async function plainNode(
  { typename, id }: { typename: string; id: string },
  context: Context,
  info: GraphQLResolveInfo,
): Promise<object | undefined> {
  const { viewer } = context
  const rows = info.schema.getType(typename)?.extensions['plainRows'] as PlainRows | undefined
  if (!rows || !viewer) return undefined
  const query = queryFromInfo({ context, info, typeName: typename })
  const row = await plainRow(rows, query, [id, viewer.userId, viewer.projectId])
  if (row) brandWithType(row, typename as never)
  return row
}
