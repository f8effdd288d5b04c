import type { Drawing } from '../../drawing/fold.ts'
import { BASE_LAYER, type LayerImage, type LayerKey, LAYER_ROLES, plainFields } from '../../drawing/layer.ts'
import { type DrawingLayer, isSeen, layersIn } from '../../drawing/layering.ts'
import type { Mark } from '../../drawing/mark.ts'
import type { ClosedLayer } from './engineEvents.ts'

/** A drawing as a page shows it: the layer that is drawn on, and what lies under and over it. */
export interface Sheets {
  readonly key: LayerKey
  readonly lower: readonly DrawingLayer[]
  readonly active: readonly Mark[]
  /** The picture under them. */
  readonly image: LayerImage | null
  readonly opacity: number
  readonly blend: DrawingLayer['blend']
  readonly upper: readonly DrawingLayer[]
}

const NO_LAYERS: readonly DrawingLayer[] = []

export const NO_SHEETS: Sheets = {
  key: BASE_LAYER, lower: NO_LAYERS, active: [], image: null, opacity: 1, blend: 'NORMAL', upper: NO_LAYERS,
}

/** Whether a layer is there as soon as somebody draws on it. */
export const isRole = (key: LayerKey): boolean => LAYER_ROLES.some((role) => role === key)

/**
 * The layer of a drawing that is drawn on where one is wished: that one, or where it is not there `base`, or the
 * highest one that takes ink. Nobody who wishes none draws on layers.
 */
export function layerToDraw({ layers }: Pick<Drawing, 'layers'>, wished?: LayerKey): LayerKey {
  if (wished === undefined || !layers) return wished !== undefined && isRole(wished) ? wished : BASE_LAYER
  const isThere = (wanted: LayerKey): boolean => layers.some(({ key }) => key === wanted)
  if (isRole(wished) || isThere(wished)) return wished
  if (isThere(BASE_LAYER)) return BASE_LAYER
  return (layers.findLast(({ isHidden, isLocked }) => !isHidden && !isLocked) ?? layers.at(-1))?.key ?? BASE_LAYER
}

/** A layer of a drawing if it takes no ink, because it is locked or not seen; else null. */
export function closedLayerOf(
  { layers }: Pick<Drawing, 'layers'>,
  key: LayerKey,
  solo: LayerKey | null,
): ClosedLayer | null {
  const layer = layers?.find((each) => each.key === key)
  const { isHidden = false, isLocked = false, name = '' } = layer ?? {}
  const isUnseen = solo === null ? isHidden : solo !== key
  return isUnseen || isLocked ? { key, name, because: isLocked ? 'locked' : 'hidden' } : null
}

/** The layers of a drawing as they are seen. `solo` is the only one that is seen; null for all. */
export const layersOf = (
  drawing: Pick<Drawing, 'layers' | 'strokes'>,
  solo: LayerKey | null,
): readonly DrawingLayer[] => seenOf(layersIn(drawing), solo)

/** The sheets of a drawing of which one layer is drawn on. `solo` is the only one that is seen; null for all. */
export function sheetsOf(
  drawing: Pick<Drawing, 'layers' | 'strokes'>,
  key = BASE_LAYER,
  solo: LayerKey | null = null,
): Sheets {
  const { layers, strokes } = drawing
  if (!layers && solo === null && key === BASE_LAYER) return { ...NO_SHEETS, active: strokes }
  const all = layersOf(drawing, solo)
  const active = all.find((layer) => layer.key === key)
  const { rank, opacity, blend } = active ?? plainFields(key)
  const isUnder = (layer: DrawingLayer): boolean => layer.rank < rank || (layer.rank === rank && layer.key < key)
  const place = active ? all.indexOf(active) : all.filter(isUnder).length
  return {
    key,
    lower: all.slice(0, place),
    active: active && !active.isHidden ? active.strokes : [],
    image: active && !active.isHidden ? active.image ?? null : null,
    opacity,
    blend,
    upper: all.slice(active ? place + 1 : place),
  }
}

function seenOf(layers: readonly DrawingLayer[], solo: LayerKey | null): readonly DrawingLayer[] {
  if (solo === null || layers.every(({ key }) => key !== solo)) return layers
  return layers.map((layer) => ({ ...layer, isHidden: layer.key !== solo }))
}

/** The layers of which something is seen. */
export const seenLayers = (layers: readonly DrawingLayer[]): readonly DrawingLayer[] =>
  layers.filter(isSeen)

const isSameImage = (one?: LayerImage, other?: LayerImage): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

const isSameMark = (one: Mark, other: Mark | undefined): boolean => one.id === other?.id && one.look === other.look

/** Whether two stacks of layers look the same. */
export function areSameLayers(some: readonly DrawingLayer[], others: readonly DrawingLayer[]): boolean {
  if (some === others) return true
  const [shown, othersShown] = [seenLayers(some), seenLayers(others)]
  return shown.length === othersShown.length && shown.every((layer, index) => {
    const other = othersShown[index]
    return other !== undefined && layer.opacity === other.opacity && layer.blend === other.blend &&
      layer.strokes.length === other.strokes.length && isSameImage(layer.image, other.image) &&
      layer.strokes.every((mark, place) => isSameMark(mark, other.strokes[place]))
  })
}
