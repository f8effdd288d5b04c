import type { ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail } from '../../kernel/errors.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { runApart } from '../../platform/workers/workers.ts'
import { type RestoredLog, type RestoringOperations, restoringOperations } from './restoredDrawings.ts'
import { versionFailures } from './version.failures.ts'
import type { ViewContent } from './versionContent.ts'
import { storeSaves } from './viewSaving.service.ts'

const APART = new URL('./restoredDrawings.ts', import.meta.url)

/** Most drawings that one restore takes back. */
export const MOST_REDRAWN = 200

/** Logs with more bytes than this are folded in a process apart, as those of `canvasDataOf`. */
const FOLDED_HERE_BYTES = 65_536

/** What brings a drawing back, and the revision that it goes on from. */
export type FoldedDrawing = RestoringOperations & { revision: number }

/** The same by the ids of the views. */
export type FoldedDrawings = ReadonlyMap<string, FoldedDrawing>

const CURRENT = { id: true, revision: true, baseWidth: true, baseHeight: true } as const

/** Views that went on since, as they are today, in the trash or not. */
async function readRedrawn(tx: Pick<Transaction, 'shotView'>, kept: readonly ViewContent[]) {
  const views = await tx.shotView.findMany({ where: { id: { in: kept.map(({ id }) => id) } }, select: CURRENT })
  const today = new Map(views.map((view) => [view.id, view]))
  return kept.flatMap((view) => {
    const now = today.get(view.id)
    return now && now.revision !== view.revision ? [{ view, now }] : []
  })
}

async function logsOf(
  tx: Pick<Transaction, 'drawingOp'>,
  redrawn: Awaited<ReturnType<typeof readRedrawn>>,
): Promise<RestoredLog[]> {
  const where = { viewId: { in: redrawn.map(({ now }) => now.id) } }
  const rows = await tx.drawingOp.findMany({
    where, orderBy: [{ viewId: 'asc' }, { seq: 'asc' }],
    select: { viewId: true, seq: true, opId: true, kind: true, payload: true },
  })
  const byView = new Map(redrawn.map(({ now }) => [now.id, [] as typeof rows]))
  for (const row of rows) byView.get(row.viewId)?.push(row)
  return redrawn.map(({ view, now }) => ({
    size: { width: now.baseWidth, height: now.baseHeight },
    // Operations that came after the view was read are no part of its revision.
    operations: (byView.get(now.id) ?? []).filter(({ seq }) => seq <= now.revision),
    keptRevision: view.revision,
    keptSize: { width: view.baseWidth, height: view.baseHeight },
  }))
}

async function folded(
  tx: Pick<Transaction, 'shotView' | 'drawingOp'>,
  kept: readonly ViewContent[],
): Promise<FoldedDrawings> {
  const redrawn = await readRedrawn(tx, kept)
  if (redrawn.length > MOST_REDRAWN) {
    throw fail(versionFailures.RESTORE_TOO_LARGE({ most: MOST_REDRAWN, count: redrawn.length }), { field: 'parts' })
  }
  const logs = await logsOf(tx, redrawn)
  const bytes = logs.flatMap(({ operations }) => operations).reduce((sum, { payload }) => sum + payload.length, 0)
  const restoring = bytes <= FOLDED_HERE_BYTES
    ? restoringOperations(logs)
    : await runApart<RestoredLog[], RestoringOperations[]>(APART, 'restoringOperations', logs)
  return new Map(restoring.flatMap((operations, index) => {
    const { now } = redrawn[index] ?? {}
    return now ? [[now.id, { ...operations, revision: now.revision }]] : []
  }))
}

/** Folds drawings of a version and of today, before the project is locked. CONFLICT above 200 that differ. */
export const foldDrawings = (kept: readonly ViewContent[]): Promise<FoldedDrawings> => folded(prisma(), kept)

/** Brings drawings back under the lock; those that went on since they were folded are folded again. */
export async function restoreDrawings(
  change: ProjectChange,
  { userId }: Viewer,
  kept: readonly ViewContent[],
  ahead: FoldedDrawings,
): Promise<void> {
  const { tx } = change
  const views = await tx.shotView.findMany({ where: { id: { in: kept.map(({ id }) => id) } }, select: CURRENT })
  const revisions = new Map(views.map(({ id, revision }) => [id, revision]))
  const late = await folded(tx, kept.filter(({ id }) => ahead.get(id)?.revision !== revisions.get(id)))
  await storeSaves(change, kept.flatMap(({ id }) => {
    const drawing = late.get(id) ?? ahead.get(id)
    return drawing && drawing.read.length > 0 ? [{ userId, viewId: id, ...drawing }] : []
  }))
}
