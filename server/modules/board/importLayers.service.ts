import { v7 as uuidv7 } from 'uuid'
import { fitInto } from '../../../drawing/fit.ts'
import { BASE_LAYER, LAYER_ROLES, type LayerFields, type LayerImage, plainFields } from '../../../drawing/layer.ts'
import { MAX_LAYER_NAME, MAX_LAYERS, MAX_RANK } from '../../../drawing/limits.ts'
import type { DrawingSize } from '../../../drawing/operation.ts'
import { idsOfStep } from '../../../drawing/stepIds.ts'
import type { ShotView } from '../../__generated__/prisma/client.ts'
import { changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { prisma } from '../../platform/database/client.ts'
import { keepMade } from '../media/keptImage.service.ts'
import { discardUpload, type ReceivedFile } from '../media/upload.service.ts'
import { type KeptLayer, keptStateOf } from './drawnState.ts'
import { demandDrawableView, settingLayer } from './layerImageChange.service.ts'
import type { ReadSheet } from './psdReading.ts'
import { demandPsd, type PsdPictures, withPsd } from './psdFile.service.ts'
import { viewFailures } from './view.failures.ts'
import { checkVersions, type ReadOperation, storeOperations } from './viewSaving.service.ts'

/** Files whose ratio differs from that of the frame by less fill it: the drawing space of 16:9 is 1.75:1. */
const ALIKE = 0.03
/** Factors of placements are exact to 1/65,536: a picture much larger than the frame is stored in larger units. */
const COARSE_SCALE = 32
const COARSE = 8

const nameOf = ({ key, name }: Pick<KeptLayer, 'key' | 'name'>): string => (name || key).toLowerCase()
const isCovered = ({ strokeCount, image }: KeptLayer): boolean => strokeCount > 0 || image !== undefined
/** Whether a layer has a picture alone, which another one may replace. */
const isPicture = ({ strokeCount, image, isLocked }: KeptLayer): boolean => strokeCount === 0 && !!image && !isLocked

/** What lies in a view: its layers on which something lies, and those that may be used again, which hold no strokes. */
function layersIn(view: ShotView) {
  const { layers, strokeCount } = keptStateOf(view)
  const all = layers ?? [{ key: BASE_LAYER, ...plainFields(BASE_LAYER), strokeCount }]
  return {
    covered: all.filter(isCovered),
    free: all.filter((layer) => isPicture(layer) || (!isCovered(layer) && !layer.isLocked)),
  }
}

/** A text as the name of a layer. */
const cleanName = (name: string): string =>
  [...name.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim()].slice(0, MAX_LAYER_NAME / 2).join('')

/** Where a layer of a file lies in the drawing: the file is fitted into the frame. */
function placedImage(mediaId: string, sheet: ReadSheet, file: DrawingSize, space: DrawingSize): LayerImage {
  const ratios = (file.width / file.height) / (space.width / space.height)
  const inFile = fitInto(space, file)
  const fitted = fitInto(file, space)
  const { scale, x, y } = Math.abs(ratios - 1) < ALIKE
    ? { scale: 1 / inFile.scale, x: -inFile.x / inFile.scale, y: -inFile.y / inFile.scale }
    : fitted
  const unit = scale < 1 / COARSE_SCALE ? COARSE : 1
  return {
    mediaId, width: sheet.width / unit, height: sheet.height / unit,
    matrix: { a: scale * unit, b: 0, c: 0, d: scale * unit, e: x + sheet.left * scale, f: y + sheet.top * scale },
  }
}

/** The operations that bring sheets in as layers over what is there, which is hidden: one step of undo. */
function importing(view: ShotView, { sheets, ...file }: PsdPictures, mediaIds: readonly string[]): ReadOperation[] {
  const { covered, free } = layersIn(view)
  const size = { width: view.width, height: view.height }
  const stepId = idsOfStep(uuidv7)
  const used = new Set<string>()
  const coveredKeys = new Set(covered.map(({ key }) => key))
  const keyFor = (name: string): string => {
    const role = LAYER_ROLES.find((each) => each === name)
    const former = free.find((layer) => nameOf(layer) === name && !used.has(layer.key))?.key
    return former ?? (role && !used.has(role) && !coveredKeys.has(role) ? role : uuidv7())
  }
  const keys = sheets.map((sheet) => {
    const key = keyFor(cleanName(sheet.name).toLowerCase())
    used.add(key)
    return key
  })
  const staying = covered.filter(({ key }) => !used.has(key))
  const lowest = Math.max(0, ...staying.map(({ rank }) => rank))
  const step = Math.max(1, Math.floor((MAX_RANK - lowest) / (sheets.length + 1)))
  const hiding = staying.filter(({ isHidden }) => !isHidden).map(({ key, rank }) =>
    // With its rank it is a step of undo: showing and hiding alone are none.
    settingLayer(stepId(), key, { isHidden: true, rank }))
  const emptying = free.filter((layer) => !isCovered(layer) && !used.has(layer.key) && layer.key !== BASE_LAYER)
    .map(({ key }) => settingLayer(stepId(), key, { isRemoved: true }))
  const adding = sheets.map((sheet, index) => {
    const name = cleanName(sheet.name)
    const fields: Partial<LayerFields> = {
      name: name.toLowerCase() === keys[index] ? '' : name,
      rank: Math.min(MAX_RANK, lowest + step * (index + 1)),
      opacity: sheet.opacity, blend: sheet.blend, isHidden: sheet.isHidden, isRemoved: false,
      image: placedImage(mediaIds[index] ?? '', sheet, file, size),
    }
    return settingLayer(stepId(), keys[index] ?? '', fields, size)
  })
  return [...hiding, ...emptying, ...adding]
}

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
          const read = importing(view, pictures, mediaIds)
          checkVersions(read, 'file')
          const data = [...new Set(mediaIds)].map((mediaId) => ({ viewId, name: mediaId, mediaId }))
          await change.tx.layerImage.createMany({ data, skipDuplicates: true })
          return storeOperations(change, { userId: viewer.userId, viewId, read })
        }))))
  } finally {
    await discardUpload(received)
  }
}
