import { type BoardRestore, Prisma } from '../../__generated__/prisma/client.ts'
import { changeFailures, changeProject, changeProjectOf, sweep } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail, FramewrightError, notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { PASSING } from '../../platform/idempotency/once.ts'
import { enqueue, type QueuedTask } from '../../platform/jobs/queue.ts'
import { demandIn } from '../identity/organization.service.ts'
import { type FoldedDrawing, foldDrawings } from './restoredDrawings.service.ts'
import { versionFailures } from './version.failures.ts'
import {
  chosenViews, demandScopes, locate, planRestore, restoreLocked, type RestoreWish, restoringOf,
} from './versionRestore.service.ts'

/** A restore that began so long ago and has not ended was lost: another may begin. */
const LOST_MS = 3_600_000
/** Drawings that are folded between two updates of the progress. */
const FOLDED_AT_ONCE = 50

type KeptWish = Omit<RestoreWish, 'versionId'>

/** Which restore of a board: another one begins at another time. */
interface Begun {
  storyboardId: string
  startedAt: string
}

/** The person who asked. What a token allows was asked when it was queued; the role is asked again. */
const viewerOf = ({ requestedById: userId }: BoardRestore): Viewer =>
  ({ userId, tokenId: '', projectId: null, isService: false, isSession: true, granted: new Set() })

const isLost = ({ startedAt }: BoardRestore) => Date.now() - startedAt.getTime() > LOST_MS

/**
 * Queues the restore of a version on its board, of any number of drawings. CONFLICT while another one of the board is
 * under way. Refused as `restoreVersion` is.
 */
export async function startRestore(viewer: Viewer, wish: RestoreWish): Promise<BoardRestore> {
  const { version, projectId, organizationId } = await locate(viewer, wish.versionId)
  await demandIn(viewer, organizationId, 'boards:write')
  const { scope } = await restoringOf(version, wish)
  demandScopes(viewer, scope.parts)
  const { plan } = await planRestore(viewer, wish)
  const viewsTotal = plan.shots.reduce((sum, { redrawn }) => sum + redrawn.length, 0)
  return changeProject(viewer, projectId, 'boards:write', async ({ tx, record }) => {
    const { storyboardId, id: boardVersionId, number } = version
    const before = await tx.boardRestore.findUnique({ where: { storyboardId } })
    if (before && before.failure === null && !isLost(before)) throw fail(versionFailures.RESTORE_UNDER_WAY())
    const { versionId: _, ...kept } = wish
    const startedAt = new Date()
    const data = {
      boardVersionId, requestedById: viewer.userId, wish: { ...kept } as Prisma.InputJsonObject, startedAt, viewsTotal,
      viewsDone: 0, failure: Prisma.DbNull,
    }
    const row = await tx.boardRestore.upsert({
      where: { storyboardId }, create: { storyboardId, ...data }, update: data,
    })
    await enqueue(tx, restoreManyDrawings, { storyboardId, startedAt: startedAt.toISOString() })
    record('version.restoreStarted', { type: 'StoryboardVersion', id: boardVersionId }, {
      storyboard: toTypeId('Storyboard', storyboardId), number, viewsTotal,
    })
    return row
  })
}

const whereBegun = ({ storyboardId, startedAt }: Begun) => ({ storyboardId, startedAt: new Date(startedAt) })

const note = (begun: Begun, data: { viewsDone: number } | { failure: Prisma.InputJsonObject }) =>
  sweep((tx) => tx.boardRestore.updateMany({ where: whereBegun(begun), data }))

/** The version and the person who asked. NOT_FOUND and FORBIDDEN once that person may not restore it any more. */
async function locateAgain(row: BoardRestore) {
  const viewer = viewerOf(row)
  const { organizationId, ...located } = await locate(viewer, row.boardVersionId)
  await demandIn(viewer, organizationId, 'boards:write')
  return { viewer, ...located }
}

/** Folds in parts, outside of the lock; then restores all of it in one change. */
async function restoreNow(row: BoardRestore, begun: Begun): Promise<void> {
  const { viewer, version, projectId } = await locateAgain(row)
  const wish = { versionId: version.id, ...(row.wish as unknown as KeptWish) }
  const restoring = await restoringOf(version, wish)
  const views = chosenViews(restoring)
  const drawings = new Map<string, FoldedDrawing>()
  for (let from = 0; from < views.length; from += FOLDED_AT_ONCE) {
    for (const [id, folded] of await foldDrawings(views.slice(from, from + FOLDED_AT_ONCE))) drawings.set(id, folded)
    await note(begun, { viewsDone: drawings.size })
  }
  await changeProjectOf(projectId, { userId: viewer.userId, tokenId: null }, async (change) => {
    const { archivedAt, deletedAt } = change.project
    if (deletedAt !== null) throw notFound('Project')
    if (archivedAt !== null) throw fail(changeFailures.PROJECT_ARCHIVED())
    // Folding takes its time, and so may the lock.
    await locateAgain(row)
    await change.tx.boardRestore.delete({ where: whereBegun(begun) })
    await restoreLocked(change, viewer, { version, restoring, drawings, target: null })
  })
}

/** Restores a version with many drawings; a failure that another try would not mend is kept with the restore. */
export const restoreManyDrawings: QueuedTask<Begun> = {
  name: 'restoreManyDrawings',
  async run(begun) {
    const where = { ...whereBegun(begun), failure: { equals: Prisma.AnyNull } }
    const row = await prisma().boardRestore.findFirst({ where })
    if (!row) return
    try {
      await restoreNow(row, begun)
    } catch (error) {
      if (!(error instanceof FramewrightError) || PASSING.has(error.code)) throw error
      await note(begun, { failure: { ...error.failure } as unknown as Prisma.InputJsonObject })
    }
  },
}

/** The restores of versions that are under way or have failed, by the id of the version. */
export async function readRestores(versionIds: readonly string[]): Promise<Map<string, BoardRestore>> {
  const rows = await prisma().boardRestore.findMany({ where: { boardVersionId: { in: [...versionIds] } } })
  return new Map(rows.map((row) => [row.boardVersionId, row]))
}
