import type { Import, ImportItem, Prisma } from '../../../__generated__/prisma/client.ts'
import type { ProjectChange } from '../../../change.ts'
import type { Viewer } from '../../../context.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Failure } from '../../../kernel/failure.ts'
import { demandCredential, type Scope } from '../../../kernel/permissions.ts'
import type { Transaction } from '../../../platform/database/client.ts'
import { keepVersions } from '../../board/versionMaking.service.ts'
import { shortened } from '../csvPlan.ts'
import type { Accepts, AppliedItem } from './before.ts'
import { importFailures } from './import.failures.ts'
import { changeImport, findImport } from './import.service.ts'
import { digestOf, UNDOABLE_MS } from './importFile.ts'
import { demandReady } from './importItems.service.ts'
import { holdReplaced } from './importMedia.service.ts'
import { findRead, planImport, seqOf, storePlan, subjectOf } from './importPlan.service.ts'
import type { ImportPlan, PlannedItem } from './reader.ts'
import { versionsOf } from './undoSubjects.service.ts'

/** Refused items that an error names. */
const MOST_NAMED = 5

type StoredItem = Pick<ImportItem, 'id' | 'key' | 'change' | 'choice' | 'name' | 'needs' | 'reasons' | 'sourceLine'>

const IMPOSSIBLE: readonly string[] = ['REFUSED', 'UNMATCHED']

type RefusedItem = Pick<PlannedItem, 'name' | 'sourceLine' | 'reasons'>

/** "line 3: Frame Out comes before Frame In". */
function sentenceOf({ name, sourceLine, reasons }: RefusedItem): string {
  const place = sourceLine === null ? name : `line ${sourceLine}`
  return `${place}: ${reasons.map(({ message }) => shortened(message)).join('; ')}`
}

/** Says why items are refused, the first of them one by one. */
export function sentencesOf(refused: readonly RefusedItem[]): string {
  const named = refused.slice(0, MOST_NAMED).map(sentenceOf)
  return `${named.join('. ')}${refused.length > MOST_NAMED ? `, and ${refused.length - MOST_NAMED} more` : ''}`
}

/** Throws INVALID_INPUT when an accepted item cannot be done, alone or without another. */
function demandPossible(items: readonly StoredItem[]): void {
  const accepted = items.filter(({ choice }) => choice === 'ACCEPT')
  const refused = accepted.filter(({ change }) => IMPOSSIBLE.includes(change))
  if (refused.length > 0) {
    const reasonsOf = ({ reasons, ...item }: StoredItem) => ({ ...item, reasons: reasons as unknown as Failure[] })
    const [count, named] = [refused.length, sentencesOf(refused.map(reasonsOf))]
    throw fail(importFailures.IMPORT_ITEMS_REFUSED({ count, items: named }))
  }
  const names = new Map(items.map(({ key, name }) => [key, name]))
  const keys = new Set(accepted.map(({ key }) => key))
  for (const { name: item, change, needs } of accepted) {
    const missing = change === 'UNCHANGED' ? undefined : needs.find((key) => !keys.has(key))
    if (missing === undefined) continue
    throw fail(importFailures.IMPORT_ITEM_NEEDED({ item, needed: names.get(missing) ?? missing }))
  }
}

/** Notes with each item what undoing it writes back, by one statement. */
async function storeApplied(tx: Transaction, importId: string, applied: readonly AppliedItem[]): Promise<void> {
  const versions = await versionsOf(tx, applied)
  const rows = applied.map(({ key, subjectType, subjectId, before }) =>
    ({ key, subjectType, subjectId, before, afterVersion: versions.get(subjectId) ?? 0 }))
  await tx.$executeRaw`
    UPDATE "ImportItem" i SET "subjectType" = n."subjectType", "subjectId" = n."subjectId", "before" = n."before",
      "afterVersion" = n."afterVersion"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(
      "key" text, "subjectType" text, "subjectId" uuid, "before" jsonb, "afterVersion" bigint)
    WHERE i."importId" = ${importId}::uuid AND i."key" = n."key"`
}

/** How many objects were added, changed and removed. */
function countsOf(items: readonly StoredItem[], accepts: Accepts) {
  const done = items.filter(({ key }) => accepts(key)).map(({ change }) => change)
  const added = done.filter((change) => change === 'ADDED').length
  const removed = done.filter((change) => change === 'REMOVED').length
  return { added, changed: done.length - added - removed, removed }
}

/** Does the accepted items of a plan, after a version of each board that they change. */
export async function applyAccepted(change: ProjectChange, viewer: Viewer, plan: ImportPlan, accepts: Accepts) {
  const reason = { kind: 'BEFORE_IMPORT', madeById: viewer.userId } as const
  const versions = await keepVersions(change.tx, plan.boardsOf(accepts), reason)
  return { versions, applied: await plan.apply(change, viewer, accepts) }
}

/** Does what is accepted of a plan that was made under the lock of the change. */
async function applyPlan(change: ProjectChange, viewer: Viewer, row: Import, plan: ImportPlan): Promise<Import> {
  const { tx, record } = change
  const items = await tx.importItem.findMany({
    where: { importId: row.id },
    select: {
      id: true, key: true, change: true, choice: true, name: true, needs: true, reasons: true, sourceLine: true,
    },
    orderBy: { position: 'asc' },
  })
  demandPossible(items)
  const accepted = items.filter((item) => item.choice === 'ACCEPT' && item.change !== 'UNCHANGED')
  if (accepted.length === 0) throw fail(importFailures.IMPORT_WITHOUT_CHANGES())
  const keys = new Set(accepted.map(({ key }) => key))
  const accepts: Accepts = (key) => keys.has(key)
  const { versions, applied } = await applyAccepted(change, viewer, plan, accepts)
  await storeApplied(tx, row.id, applied)
  await holdReplaced(tx, row.id, applied)
  const { fileName, reader } = row
  record('import.applied', subjectOf(row), { fileName, reader, ...countsOf(items, accepts) })
  const appliedAt = new Date()
  const data: Prisma.ImportUpdateInput = {
    status: 'APPLIED', appliedAt, expiresAt: new Date(appliedAt.getTime() + UNDOABLE_MS),
    versionIds: versions.map(({ id }) => id),
  }
  return tx.import.update({ where: { id: row.id }, data })
}

/**
 * Applies the accepted items of an import, all or none, under the lock of its project, where the plan is made again.
 * CONFLICT when it is another one than that of the digest, which is then stored with the choices kept; INVALID_INPUT
 * for an accepted item that is refused, or that needs a rejected one.
 */
export async function applyImport(viewer: Viewer, id: string, digest: string): Promise<Import> {
  const found = await findImport(viewer, id)
  demandReady(found)
  const read = await findRead(found)
  const result = await changeImport(viewer, id, async (change, row) => {
    demandReady(row)
    if (read === null || row.attempt !== found.attempt) throw fail(importFailures.IMPORT_PLAN_CHANGED())
    demandCredential(viewer, ...(row.scopes as Scope[]))
    const plan = await planImport(change.tx, row, change.project, read)
    const now = digestOf(plan.items)
    if (now === digest && now === row.digest) return applyPlan(change, viewer, row, plan)
    if (now !== row.digest) await storePlan(change, row, plan, { basedOnSeq: await seqOf(change.tx, change.project) })
    return null
  })
  // The new plan stays, so that people can look at it.
  if (!result) throw fail(importFailures.IMPORT_PLAN_CHANGED(), { field: 'digest' })
  return result
}
