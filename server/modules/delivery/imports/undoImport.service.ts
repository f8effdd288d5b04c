import { Prisma, type Import, type ImportItem } from '../../../__generated__/prisma/client.ts'
import type { ProjectChange } from '../../../change.ts'
import type { Viewer } from '../../../context.ts'
import { fail } from '../../../kernel/errors.ts'
import { demandCredential, type Scope } from '../../../kernel/permissions.ts'
import { importFailures } from './import.failures.ts'
import { changeImport } from './import.service.ts'
import { subjectOf } from './importPlan.service.ts'
import { boardsInUse, undoSubjects, type UndoneItem, versionsOf } from './undoSubjects.service.ts'

/** Changed objects that an error names. */
const MOST_NAMED = 10

const undoneOf = ({ subjectType, subjectId, before }: ImportItem) =>
  ({ subjectType, subjectId, before }) as unknown as UndoneItem

/** Divides what an import changed into what is as it left it, and what was changed since. */
async function divide(change: ProjectChange, applied: readonly ImportItem[]) {
  const versions = await versionsOf(change.tx, applied.map(undoneOf))
  const isSame = ({ subjectId, afterVersion }: ImportItem) =>
    (versions.get(subjectId ?? '') ?? 0) === Number(afterVersion)
  const same = applied.filter(isSame)
  const inUse = await boardsInUse(change, same.map(undoneOf))
  const undone = same.filter(({ subjectId }) => !inUse.has(subjectId ?? ''))
  return { undone, kept: applied.filter((item) => !undone.includes(item)) }
}

/**
 * Undoes an import item by item: what it added goes to the trash, what it removed comes back, fields get what they held
 * before. CONFLICT that names what was changed since, unless that is kept; CONFLICT when it is not applied.
 */
export async function undoImport(viewer: Viewer, id: string, keepChanged: boolean): Promise<Import> {
  return changeImport(viewer, id, async (change, row) => {
    if (row.status !== 'APPLIED') throw fail(importFailures.IMPORT_NOT_APPLIED())
    demandCredential(viewer, ...(row.scopes as Scope[]))
    const where = { importId: id, before: { not: Prisma.DbNull } }
    const applied = await change.tx.importItem.findMany({ where, orderBy: { position: 'asc' } })
    const { undone, kept } = await divide(change, applied)
    if (kept.length > 0 && !keepChanged) {
      const more = kept.length > MOST_NAMED ? `, and ${kept.length - MOST_NAMED} more` : ''
      const objects = `${kept.slice(0, MOST_NAMED).map(({ name }) => name).join(', ')}${more}`
      throw fail(importFailures.IMPORT_CHANGED_SINCE({ objects }))
    }
    await undoSubjects(change, viewer, undone.map(undoneOf))
    const { fileName } = row
    change.record('import.undone', subjectOf(row), { fileName, undone: undone.length, kept: kept.length })
    return change.tx.import.update({ where: { id }, data: { status: 'UNDONE', undoneAt: new Date() } })
  })
}
