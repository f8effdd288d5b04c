import type { Import, Prisma } from '../../../__generated__/prisma/client.ts'
import type { Viewer } from '../../../context.ts'
import { fail, notFound } from '../../../kernel/errors.ts'
import { BATCH_LIMIT } from '../../../kernel/inputRows.ts'
import { demandCredential, type Scope } from '../../../kernel/permissions.ts'
import { prisma } from '../../../platform/database/client.ts'
import { importFailures } from './import.failures.ts'
import { changeImport } from './import.service.ts'
import { subjectOf } from './importPlan.service.ts'
import type { ImportChange, ImportChoice } from './reader.ts'

/** How many items of an import do something, and how many of them are accepted. */
export interface ItemCount {
  change: ImportChange
  count: number
  acceptedCount: number
}

/** Throws FORBIDDEN for a token that may not read what an import changes. */
export function demandReadable(viewer: Viewer, { scopes }: Pick<Import, 'scopes'>): void {
  demandCredential(viewer, ...scopes.map((scope) => scope.replace(/:write$/, ':read') as Scope))
}

/** Counts the items of imports by what they do, with one statement. */
export async function countItems(importIds: readonly string[]): Promise<Map<string, ItemCount[]>> {
  const groups = await prisma().importItem.groupBy({
    by: ['importId', 'change', 'choice'], where: { importId: { in: [...importIds] } }, _count: true,
  })
  const counts = new Map<string, ItemCount[]>(importIds.map((id) => [id, []]))
  for (const { importId, change, choice, _count } of groups) {
    const ofImport = counts.get(importId) ?? []
    const known = ofImport.find((each) => each.change === change)
    const counted = known ?? { change, count: 0, acceptedCount: 0 }
    if (!known) ofImport.push(counted)
    counted.count += _count
    if (choice === 'ACCEPT') counted.acceptedCount += _count
  }
  return counts
}

/** The items that somebody chooses: those of some ids, or all that do one of some things. */
export interface ChosenItems {
  itemIds: readonly string[] | null
  changes: readonly ImportChange[] | null
}

function whereChosen(importId: string, { itemIds, changes }: ChosenItems): Prisma.ImportItemWhereInput {
  if ((itemIds === null) === (changes === null)) {
    throw fail(importFailures.IMPORT_CHOICE_REQUIRED(), { field: 'itemIds' })
  }
  if (changes) return { importId, change: { in: [...changes] } }
  const ids = itemIds ?? []
  if (ids.length < 1 || ids.length > BATCH_LIMIT) {
    throw fail(importFailures.IMPORT_ITEMS_AT_LIMIT({ most: BATCH_LIMIT }), { field: 'itemIds' })
  }
  return { importId, id: { in: [...ids] } }
}

/**
 * Accepts or rejects items of an import whose plan is ready, all or none; nothing of the project changes. NOT_FOUND for
 * an item of another import.
 */
export async function chooseItems(
  viewer: Viewer, importId: string, chosen: ChosenItems, choice: ImportChoice,
): Promise<Import> {
  const where = whereChosen(importId, chosen)
  return changeImport(viewer, importId, async ({ tx, record }, row) => {
    demandReady(row)
    const { count } = await tx.importItem.updateMany({ where, data: { choice, isChosen: true } })
    if (chosen.itemIds && count < new Set(chosen.itemIds).size) throw notFound('Import item', 'itemIds')
    record('import.chosen', subjectOf(row), { fileName: row.fileName, choice, items: count })
    return tx.import.update({ where: { id: importId }, data: { version: { increment: 1 } } })
  })
}

/** Throws CONFLICT unless the plan of an import can be applied. */
export function demandReady({ status }: Pick<Import, 'status'>): void {
  if (status !== 'READY') throw fail(importFailures.IMPORT_NOT_READY({ status }))
}

/** The first items of an import, and how many there are. FORBIDDEN for a token that may not read what they change. */
export async function readItems(viewer: Viewer, row: Import, most: number) {
  demandReadable(viewer, row)
  const where = { importId: row.id }
  const items = await prisma().importItem.findMany({ where, orderBy: { position: 'asc' }, take: most })
  return { items, itemCount: await prisma().importItem.count({ where }) }
}
