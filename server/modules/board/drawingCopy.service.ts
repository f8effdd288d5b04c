import { BASE_LAYER } from '../../../drawing/layer.ts'
import { MAX_LAYERS } from '../../../drawing/limits.ts'
import type { ShotView } from '../../__generated__/prisma/client.ts'
import { changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import type { InRow, Named } from '../../kernel/inputRows.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { runApart } from '../../platform/workers/workers.ts'
import { copiedDrawings, type CopyOrder } from './copiedDrawings.ts'
import { type KeptLayer, keptStateOf } from './drawnState.ts'
import type { InkLog } from './ink.ts'
import type { RestoringOperations } from './restoredDrawings.ts'
import { viewFailures } from './view.failures.ts'
import { locateView } from './view.service.ts'
import { checkVersions, storeSaves } from './viewSaving.service.ts'

const APART = new URL('./copiedDrawings.ts', import.meta.url)

/** Most drawings that one drawing is copied to at once, and most bytes that come together. */
export const MOST_COPIES = 100
export const MOST_COPIED_MEGABYTES = 32
const MEGABYTE = 1_048_576

/** Logs with more bytes than this are folded in a process apart, as those of `canvasDataOf`. */
const FOLDED_HERE_BYTES = 65_536

type KeptOf = Pick<KeptLayer, 'key' | 'name' | 'isLocked' | 'strokeCount' | 'image'>

/** The layers of a view as it keeps them; one where it keeps none. */
const layersOf = (view: ShotView): readonly KeptOf[] =>
  keptStateOf(view).layers ?? [{ key: BASE_LAYER, name: '', isLocked: false, strokeCount: view.strokeCount }]

/** The layers that are named, or all; only those on which something lies. INVALID_INPUT for one that is not there. */
function chosenLayers(view: ShotView, layerKeys: readonly string[] | null): readonly KeptOf[] {
  const layers = layersOf(view)
  const unknown = layerKeys?.find((wanted) => layers.every(({ key }) => key !== wanted))
  if (unknown !== undefined) throw fail(viewFailures.LAYER_UNKNOWN({ layer: unknown }), { field: 'layerKeys' })
  return layers.filter(({ key, strokeCount, image }) =>
    (strokeCount > 0 || image !== undefined) && (layerKeys?.includes(key) ?? true))
}

/** The logs of views, in their order. */
async function logsOf(tx: Transaction, views: readonly ShotView[]): Promise<InkLog[]> {
  const rows = await tx.drawingOp.findMany({
    where: { viewId: { in: views.map(({ id }) => id) } }, orderBy: { seq: 'asc' },
    select: { viewId: true, opId: true, kind: true, payload: true },
  })
  return views.map(({ id, baseWidth, baseHeight }) => ({
    size: { width: baseWidth, height: baseHeight }, operations: rows.filter(({ viewId }) => viewId === id),
  }))
}

/** The operations that copy layers of a view, for each of others. */
async function copied(
  tx: Transaction, from: ShotView, keys: readonly string[], targets: readonly ShotView[],
): Promise<RestoringOperations[]> {
  const [original, ...to] = await logsOf(tx, [from, ...targets])
  if (!original) return []
  const order: CopyOrder = { from: original, keys, to }
  const bytes = [original, ...to].flatMap(({ operations }) => operations)
    .reduce((sum, { payload }) => sum + payload.length, 0)
  if (bytes <= FOLDED_HERE_BYTES) return copiedDrawings(order)
  return runApart<CopyOrder, RestoringOperations[]>(APART, 'copiedDrawings', order)
}

/**
 * Copies layers of a view's drawing onto the drawings of others in its project, all or none; the layers on which
 * nothing lies are left out. CONFLICT where one of them is locked there, or a drawing would have too many.
 */
export async function copyDrawing(
  viewer: Viewer,
  fromViewId: string,
  targets: readonly InRow<Named>[],
  layerKeys: readonly string[] | null,
): Promise<{ viewIds: readonly string[] }> {
  if (targets.length > MOST_COPIES) {
    throw fail(viewFailures.COPIES_AT_LIMIT({ most: MOST_COPIES }), { field: 'toViewIds' })
  }
  const itself = targets.find(({ id }) => id === fromViewId)
  if (itself) throw itself.row.fail(null, viewFailures.COPIED_ONTO_ITSELF())
  const viewIds = targets.map(({ id }) => id)
  const { projectId } = await locateView(viewer, fromViewId)
  return changeProject(viewer, projectId, 'drawings:write', async (change) => {
    const rows = await change.tx.shotView.findMany({
      where: {
        id: { in: [fromViewId, ...viewIds] }, deletedAt: null,
        shot: { deletedAt: null, storyboard: { projectId, deletedAt: null } },
      },
    })
    const views = new Map(rows.map((row) => [row.id, row]))
    const from = views.get(fromViewId)
    if (!from) throw notFound('View')
    const layers = chosenLayers(from, layerKeys)
    const keys = layers.map(({ key }) => key)
    const into = targets.map(({ id, row }) => {
      const view = views.get(id)
      if (!view) throw row.notFound('View')
      const locked = layersOf(view).find(({ key, isLocked }) => isLocked && keys.includes(key))
      if (locked) throw row.fail(null, viewFailures.LAYER_LOCKED({ layer: locked.name || locked.key }))
      return { view, row }
    })
    const copies = keys.length === 0 ? [] : await copied(change.tx, from, keys, into.map(({ view }) => view))
    const bytes = copies.flatMap(({ read }) => read).reduce((sum, { payload }) => sum + payload.length, 0)
    if (bytes > MOST_COPIED_MEGABYTES * MEGABYTE) {
      throw fail(viewFailures.COPIES_TOO_LARGE({ most: MOST_COPIED_MEGABYTES }), { field: 'toViewIds' })
    }
    const saves = copies.flatMap(({ read, drawn }, index) => {
      const { view, row } = into[index] ?? {}
      if (!view || !row || read.length === 0) return []
      checkVersions(read, 'toViewIds')
      const count = drawn.layers?.length ?? 1
      if (count > MAX_LAYERS && count > layersOf(view).length) {
        throw row.fail(null, viewFailures.LAYERS_AT_LIMIT({ most: MAX_LAYERS }))
      }
      return [{ userId: viewer.userId, viewId: view.id, read, drawn }]
    })
    await storeSaves(change, saves)
    return { viewIds }
  })
}
