import { v7 as uuidv7 } from 'uuid'
import type { Import, Prisma } from '../../../__generated__/prisma/client.ts'
import type { LockedProject, ProjectChange } from '../../../change.ts'
import type { Transaction } from '../../../platform/database/client.ts'
import { files } from '../../media/files.ts'
import { shortened } from '../csvPlan.ts'
import { digestOf, parsedKey } from './importFile.ts'
import { readerOf } from './importReaders.service.ts'
import { withNewBoard } from './newBoard.service.ts'
import {
  type ImportChange, type ImportPlan, type ImportProject, type KeptMedia, type NewBoard, NO_LENGTHS, type PlannedItem,
} from './reader.ts'

/** Rows written by one statement. */
const ROWS_PER_WRITE = 1000

/** What an event of an import is about. */
export const subjectOf = ({ id }: Pick<Import, 'id'>) => ({ type: 'Import', id }) as const

/** What a try has read: plain data, and the pictures and sounds that are kept by their names in the file. */
export interface ReadImport {
  parsed: unknown
  media: Record<string, KeptMedia>
}

/** Keeps what a try has read. */
export const keepRead = (row: Pick<Import, 'id' | 'attempt'>, read: ReadImport): Promise<void> =>
  files().write(parsedKey(row), Buffer.from(JSON.stringify(read)))

/** What the newest try has read; null when it is gone. */
export async function findRead(row: Pick<Import, 'id' | 'attempt'>): Promise<ReadImport | null> {
  const bytes = await files().read(parsedKey(row))
  return bytes && (JSON.parse(bytes.toString()) as ReadImport)
}

/** Compares what was read with the project as it is in a transaction. */
export async function planImport(
  tx: Transaction,
  row: Import,
  project: Omit<ImportProject, 'hasAddresses'>,
  { parsed, media }: ReadImport,
): Promise<ImportPlan> {
  const { hasAddresses, fileName } = row
  const newBoard = row.newStoryboard as NewBoard | null
  const target = { project: { ...project, hasAddresses }, storyboardId: newBoard?.id ?? row.storyboardId, newBoard }
  const order = { tx, target, parsed, options: row.options as never, fileName, media: new Map(Object.entries(media)) }
  return withNewBoard(tx, target, await readerOf(row.reader).plan(order))
}

/** Half a character, where a text was cut: PostgreSQL takes none into JSON. */
const HALF = /\p{Surrogate}/gu

/** What PostgreSQL takes as JSON. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => (typeof each === 'string' ? each.replace(HALF, '\uFFFD') : each))

/** The same for a field of a row. */
export const json = (value: unknown) => JSON.parse(textOf(value)) as Prisma.InputJsonValue

/** Of long texts, people see the beginning. */
const shownChanges = ({ changes }: PlannedItem) =>
  changes.map((each) => ({ ...each, from: shortened(each.from), to: shortened(each.to) }))

/** Whether an item can be applied as it is. */
const isPossible = ({ change }: { change: ImportChange }): boolean => change !== 'REFUSED' && change !== 'UNMATCHED'

/**
 * The items of a plan as rows: those that were there before keep their ids, and the choices that people made. A choice
 * for what could not be applied says nothing of what can, and the other way round.
 */
async function rowsOf(tx: Transaction, importId: string, { items }: ImportPlan) {
  const select = { id: true, key: true, change: true, choice: true, isChosen: true } as const
  const known = new Map((await tx.importItem.findMany({ where: { importId }, select })).map((row) => [row.key, row]))
  return items.map((item, position) => {
    const { key, change, subjectType, subjectId, name, sourceLine, reasons, isDoubtful, needs } = item
    const { lengths = NO_LENGTHS } = item
    const before = known.get(key)
    const isChosen = before?.isChosen === true && isPossible(before) === isPossible(item)
    return {
      id: before?.id ?? uuidv7(), position, key, change, changes: shownChanges(item), subjectType, subjectId,
      name: shortened(name), sourceLine, reasons, isDoubtful, needs, isChosen, ...lengths,
      choice: before && isChosen ? before.choice : item.choice,
    }
  })
}

const writeRows = (tx: Transaction, importId: string, rows: Awaited<ReturnType<typeof rowsOf>>) => tx.$executeRaw`
  INSERT INTO "ImportItem" ("importId", "id", "position", "key", "change", "changes", "subjectType", "subjectId",
    "name", "sourceLine", "choice", "isChosen", "isDoubtful", "framesBefore", "placeBefore", "framesAfter", "reasons",
    "needs")
  SELECT ${importId}::uuid, n.* FROM jsonb_to_recordset(${textOf(rows)}::jsonb) AS n(
    "id" uuid, "position" int, "key" text, "change" "ImportChange", "changes" jsonb, "subjectType" text,
    "subjectId" uuid, "name" text, "sourceLine" int, "choice" "ImportChoice", "isChosen" boolean, "isDoubtful" boolean,
    "framesBefore" int, "placeBefore" int, "framesAfter" int, "reasons" jsonb, "needs" text[])`

/** Stores a plan in place of an earlier one, inside a change of the project. Choices stay with their items. */
export async function storePlan(
  { tx, record }: ProjectChange,
  row: Pick<Import, 'id' | 'fileName'>,
  plan: ImportPlan,
  data: Prisma.ImportUpdateInput,
): Promise<void> {
  const rows = await rowsOf(tx, row.id, plan)
  await tx.importItem.deleteMany({ where: { importId: row.id } })
  for (let from = 0; from < rows.length; from += ROWS_PER_WRITE) {
    await writeRows(tx, row.id, rows.slice(from, from + ROWS_PER_WRITE))
  }
  const digest = digestOf(plan.items)
  const { warnings, columns = [] } = plan
  const stored = { digest, warnings: json(warnings), columns: json(columns), status: 'READY' as const, ...data }
  await tx.import.update({ where: { id: row.id }, data: stored })
  const { fileName } = row
  record('import.ready', subjectOf(row), { fileName, digest, items: rows.length })
}

/** The number of the project's log, as it is in a transaction. */
export async function seqOf(tx: Transaction, { id }: Pick<LockedProject, 'id'>): Promise<number> {
  return (await tx.project.findUniqueOrThrow({ where: { id }, select: { eventSeq: true } })).eventSeq
}
