import { isDeepStrictEqual } from 'node:util'
import { v7 as uuidv7 } from 'uuid'
import type { CameraMove } from '../../../drawing/cameraMove.ts'
import { decodePayload, encodePayload } from '../../../drawing/encoding.ts'
import { DrawingFormatError } from '../../../drawing/formatError.ts'
import type { Operation } from '../../../drawing/operation.ts'
import type { ShotView } from '../../__generated__/prisma/client.ts'
import { changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { viewFailures } from './view.failures.ts'
import { locateView } from './view.service.ts'
import { checkVersions, type ReadOperation, storeOperations } from './viewSaving.service.ts'

/** An operation with its numbers as they are kept. INVALID_INPUT for those out of range. */
function readOperation(operation: Operation): ReadOperation {
  try {
    const payload = new Uint8Array(encodePayload(operation))
    return { operation: decodePayload(operation.opId, operation.kind, payload), payload }
  } catch (error) {
    if (!(error instanceof DrawingFormatError)) throw error
    throw fail(viewFailures.CAMERA_INVALID({ detail: error.message }), { field: 'camera' })
  }
}

/** Sets the camera move of a view, or takes it away (null), by an operation of its drawing that can be undone. */
export async function setViewCamera(viewer: Viewer, viewId: string, camera: CameraMove | null): Promise<ShotView> {
  const { projectId } = await locateView(viewer, viewId)
  return changeProject(viewer, projectId, 'drawings:write', async (change) => {
    const view = await change.tx.shotView.findFirst({ where: { id: viewId, deletedAt: null } })
    if (!view) throw notFound('View')
    const { width, height } = view
    const read = readOperation({ opId: uuidv7(), kind: 'SET_CAMERA', size: { width, height }, camera })
    const { operation } = read
    if ('camera' in operation && isDeepStrictEqual(operation.camera, view.camera)) return view
    checkVersions([read], 'camera')
    return storeOperations(change, { userId: viewer.userId, viewId, read: [read] })
  })
}
