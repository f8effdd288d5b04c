import { Prisma } from '../../__generated__/prisma/client.ts'
import type { Transaction } from './client.ts'

/** A row to copy: its own id, and the columns that differ from the original's. */
export interface CopiedRow {
  originalId: string
  id: string
  [column: string]: unknown
}

/** Copies rows with one statement: everything as the originals have it, but for what is given, version and times. */
export const copyRows = <Row>(
  tx: Transaction,
  table: Prisma.ModelName,
  rows: readonly CopiedRow[],
): Promise<Row[]> => tx.$queryRaw<Row[]>`
  INSERT INTO ${Prisma.raw(`"${table}"`)}
  SELECT copy.* FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS given("row")
  JOIN ${Prisma.raw(`"${table}"`)} original ON original."id" = (given."row"->>'originalId')::uuid
  CROSS JOIN LATERAL jsonb_populate_record(original,
    given."row" || jsonb_build_object('version', 1, 'createdAt', now(), 'updatedAt', now())) AS copy
  RETURNING *`
