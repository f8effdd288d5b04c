import { isDeepStrictEqual } from 'node:util'
import { v7 as uuidv7 } from 'uuid'
import { fitInto } from '../../../drawing/fit.ts'
import { BASE_LAYER, LAYER_ROLES, type LayerFields, type LayerImage, plainFields } from '../../../drawing/layer.ts'
import { MAX_LAYER_NAME, MAX_RANK } from '../../../drawing/limits.ts'
import type { DrawingSize } from '../../../drawing/operation.ts'
import { idsOfStep } from '../../../drawing/stepIds.ts'
import type { ShotView } from '../../__generated__/prisma/client.ts'
import { type KeptLayer, keptStateOf } from './drawnState.ts'
import { settingLayer } from './layerImageChange.service.ts'
import type { ReadOperation } from './viewSaving.service.ts'

/** Where a picture lies in that of a whole file, in pixels. */
interface SheetArea extends DrawingSize {
  readonly left: number
  readonly top: number
}

/** A picture that becomes a layer. */
export interface LaidSheet extends SheetArea, Pick<LayerFields, 'name' | 'opacity' | 'blend' | 'isHidden'> {}

/** Pictures that become layers, from bottom to top, and the size of their file in pixels. */
export interface LaidSheets extends DrawingSize {
  readonly sheets: readonly LaidSheet[]
}

/** Files whose ratio differs from that of the frame by less fill it: the drawing space of 16:9 is 1.75:1. */
const ALIKE = 0.03
/** Factors of placements are exact to 1/65,536: a picture much larger than the frame is stored in larger units. */
const COARSE_SCALE = 32
const COARSE = 8

/** The name by which layers are compared. */
export const nameOf = ({ key, name }: Pick<KeptLayer, 'key' | 'name'>): string => (name || key).toLowerCase()
const isCovered = ({ strokeCount, image }: KeptLayer): boolean => strokeCount > 0 || image !== undefined
/** Whether a layer has a picture alone, which another one may replace. */
export const isPicture = ({ strokeCount, image, isLocked }: KeptLayer): boolean =>
  strokeCount === 0 && !!image && !isLocked

/** What lies in a view: its layers on which something lies, and those that may be used again, which hold no strokes. */
export function layersIn(view: ShotView) {
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

const fieldsOf = ({ name, rank, opacity, blend, isHidden, image }: KeptLayer) =>
  ({ name, rank, opacity, blend, isHidden, image: image ?? null })

/** Where a layer of a file lies in the drawing: the file is fitted into the frame. */
function placedImage(mediaId: string, sheet: SheetArea, file: DrawingSize, space: DrawingSize): LayerImage {
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
export function layingSheets(
  view: ShotView, { sheets, ...file }: LaidSheets, mediaIds: readonly string[],
): ReadOperation[] {
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

/**
 * Whether sheets are on layers of a view already, each on one with its name, whatever these look like by now.
 * `mediaOf` gives the media that names of pictures in the log stand for.
 */
export function areLaid(
  view: Pick<ShotView, 'layers' | 'strokeCount' | 'width' | 'height' | 'camera'>, sheets: readonly LaidSheet[],
  mediaIds: readonly string[], mediaOf: ReadonlyMap<string, string>,
): boolean {
  const layers = keptStateOf(view).layers ?? []
  return sheets.every((sheet, index) => layers.some((layer) =>
    nameOf(layer) === cleanName(sheet.name).toLowerCase() && !!layer.image
    && mediaOf.get(layer.image.mediaId) === mediaIds[index]))
}

/** The operations that give the layers of a view what they had before; strokes drawn since stay where they are. */
export function layersBack(view: ShotView, before: readonly KeptLayer[] | null): ReadOperation[] {
  const now = keptStateOf(view).layers ?? []
  const former = before ?? [{ key: BASE_LAYER, ...plainFields(BASE_LAYER), strokeCount: 0 }]
  const known = new Map(now.map((layer) => [layer.key, layer]))
  const stepId = idsOfStep(uuidv7)
  const size = { width: view.width, height: view.height }
  const added = now.filter(({ key }) => former.every((layer) => layer.key !== key))
  return [
    ...added.map(({ key, strokeCount }) =>
      settingLayer(stepId(), key, strokeCount > 0 ? { image: null } : { isRemoved: true })),
    ...former.flatMap((layer) => {
      const present = known.get(layer.key)
      if (present && isDeepStrictEqual(fieldsOf(layer), fieldsOf(present))) return []
      return [settingLayer(stepId(), layer.key, { ...fieldsOf(layer), isRemoved: false }, size)]
    }),
  ]
}
