import { v7 as uuidv7 } from 'uuid'
import { decodePayload, encodePayload } from '../../../drawing/encoding.ts'
import { fitInto } from '../../../drawing/fit.ts'
import { BASE_LAYER, LAYER_ROLES, type LayerFields, type LayerImage, type LayerKey } from '../../../drawing/layer.ts'
import { COORDINATE_STEPS } from '../../../drawing/limits.ts'
import type { DrawingSize, Operation } from '../../../drawing/operation.ts'
import type { ShotView } from '../../__generated__/prisma/client.ts'
import { changeProject, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { demandIn } from '../identity/organization.service.ts'
import { type ImagePlace, putUpload } from '../media/keptImage.service.ts'
import type { ReceivedFile } from '../media/upload.service.ts'
import { keptStateOf } from './drawnState.ts'
import { viewFailures } from './view.failures.ts'
import { locateView } from './view.service.ts'
import { demandEditableView } from './viewImage.service.ts'
import { checkVersions, type ReadOperation, storeOperations } from './viewSaving.service.ts'

/** A picture in the middle of a drawing, as large as it fits. */
function fittedImage(mediaId: string, picture: DrawingSize, space: DrawingSize): LayerImage {
  const { x, y, width, height } = fitInto(picture, space)
  const least = 1 / COORDINATE_STEPS
  return {
    mediaId, width: Math.max(least, width), height: Math.max(least, height),
    matrix: { a: 1, b: 0, c: 0, d: 1, e: x, f: y },
  }
}

/** The operation that sets fields of a layer; its picture is placed in a drawing of the size. */
export function settingLayer(
  opId: string, layer: LayerKey, fields: Partial<LayerFields>, size?: DrawingSize,
): ReadOperation {
  const operation: Operation = { opId, kind: 'SET_LAYER', layer, ...(fields.image && size && { size }), fields }
  const payload = new Uint8Array(encodePayload(operation))
  return { operation: decodePayload(opId, 'SET_LAYER', payload), payload }
}

/** A view of the changed project. INVALID_INPUT for a layer that it has not, CONFLICT for a locked one. */
async function viewWith({ tx }: Pick<ProjectChange, 'tx'>, viewId: string, layerKey: LayerKey) {
  const view = await tx.shotView.findFirst({ where: { id: viewId, deletedAt: null } })
  if (!view) throw notFound('View')
  const layer = keptStateOf(view).layers?.find(({ key }) => key === layerKey)
  const isFixed = layerKey === BASE_LAYER || LAYER_ROLES.some((role) => role === layerKey)
  if (!layer && !isFixed) throw fail(viewFailures.LAYER_UNKNOWN({ layer: layerKey }), { field: 'layerKey' })
  if (layer?.isLocked) throw fail(viewFailures.LAYER_LOCKED({ layer: layer.name || layerKey }), { field: 'layerKey' })
  return { view, image: layer?.image }
}

/** Where a view is, for who may draw in it and upload. Asked before a file is read. */
export async function demandDrawableView(viewer: Viewer, viewId: string): Promise<ImagePlace> {
  const place = await demandEditableView(viewer, viewId)
  await demandIn(viewer, place.organizationId, 'drawings:write')
  return place
}

/** Puts a received file at the bottom of a layer, fitted into the frame, by an operation that can be undone. */
export const setLayerImage = (
  viewer: Viewer, viewId: string, layerKey: LayerKey, received: ReceivedFile,
): Promise<ShotView> =>
  putUpload(viewer, received, () => demandDrawableView(viewer, viewId), async (change, mediaId) => {
    const { view } = await viewWith(change, viewId, layerKey)
    const media = await change.tx.media.findUniqueOrThrow({ where: { id: mediaId } })
    const name = { viewId, name: mediaId, mediaId }
    await change.tx.layerImage.createMany({ data: name, skipDuplicates: true })
    const size = { width: view.width, height: view.height }
    const read = [settingLayer(uuidv7(), layerKey, { image: fittedImage(mediaId, media, size) }, size)]
    checkVersions(read, 'layerKey')
    return storeOperations(change, { userId: viewer.userId, viewId, read })
  })

/** Takes the picture of a layer away, by an operation that can be undone. A layer without one stays as it is. */
export async function removeLayerImage(viewer: Viewer, viewId: string, layerKey: LayerKey): Promise<ShotView> {
  const { projectId } = await locateView(viewer, viewId)
  return changeProject(viewer, projectId, 'drawings:write', async (change) => {
    const { view, image } = await viewWith(change, viewId, layerKey)
    if (!image) return view
    const read = [settingLayer(uuidv7(), layerKey, { image: null })]
    return storeOperations(change, { userId: viewer.userId, viewId, read })
  })
}
