import { MAX_LAYERS } from '../../../drawing/limits.ts'
import type { ShotView } from '../../__generated__/prisma/client.ts'
import { changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { prisma } from '../../platform/database/client.ts'
import { keepMade } from '../media/keptImage.service.ts'
import { discardUpload, type ReceivedFile } from '../media/upload.service.ts'
import { demandDrawableView } from './layerImageChange.service.ts'
import { demandPsd, withPsd } from './psdFile.service.ts'
import { isPicture, layersIn, layingSheets, nameOf } from './sheetLayers.ts'
import { viewFailures } from './view.failures.ts'
import { checkVersions, storeOperations } from './viewSaving.service.ts'

/** A view outside of the trash. */
async function findView(viewId: string, database: Pick<ReturnType<typeof prisma>, 'shotView'> = prisma()) {
  const view = await database.shotView.findFirst({ where: { id: viewId, deletedAt: null } })
  if (!view) throw notFound('View')
  return view
}

/**
 * Makes the layers of a Photoshop file layers of a drawing, each with a picture: one step of undo. What is drawn is
 * hidden. The file is discarded. INVALID_INPUT for what is not taken, CONFLICT where no layer is free.
 */
export async function importLayers(viewer: Viewer, viewId: string, received: ReceivedFile): Promise<ShotView> {
  try {
    const place = await demandDrawableView(viewer, viewId)
    const psd = demandPsd(received)
    const { covered } = layersIn(await findView(viewId))
    const most = MAX_LAYERS - covered.length
    const known = covered.filter(isPicture).map(nameOf)
    if (most < 1) throw fail(viewFailures.LAYERS_AT_LIMIT({ most: MAX_LAYERS }))
    return await withPsd(psd, { most, known }, (pictures) =>
      keepMade(place.organizationId, pictures.sheets, (work) =>
        changeProject(viewer, place.projectId, 'drawings:write', (change) => work(change.tx, async (mediaIds) => {
          const view = await findView(viewId, change.tx)
          const read = layingSheets(view, pictures, mediaIds)
          checkVersions(read, 'file')
          const data = [...new Set(mediaIds)].map((mediaId) => ({ viewId, name: mediaId, mediaId }))
          await change.tx.layerImage.createMany({ data, skipDuplicates: true })
          return storeOperations(change, { userId: viewer.userId, viewId, read })
        }))))
  } finally {
    await discardUpload(received)
  }
}
