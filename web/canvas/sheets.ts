import type { Drawing } from '../../drawing/fold.ts'
import { BASE_LAYER, firstFields } from '../../drawing/layer.ts'
import type { DrawingLayer } from '../../drawing/layering.ts'
import type { Mark } from '../../drawing/mark.ts'

/** A drawing as a page shows it: the layer that is drawn on, and what lies under and over it. */
export interface Sheets {
  readonly lower: readonly DrawingLayer[]
  readonly active: readonly Mark[]
  readonly opacity: number
  readonly blend: DrawingLayer['blend']
  readonly upper: readonly DrawingLayer[]
}

const NO_LAYERS: readonly DrawingLayer[] = []

export const NO_SHEETS: Sheets = { lower: NO_LAYERS, active: [], opacity: 1, blend: 'NORMAL', upper: NO_LAYERS }

/** The sheets of a drawing of which `base` is drawn on. */
export function sheetsOf({ layers, strokes }: Drawing): Sheets {
  if (!layers) return { ...NO_SHEETS, active: strokes }
  const active = layers.find(({ key }) => key === BASE_LAYER)
  const { rank, opacity, blend } = active ?? firstFields(BASE_LAYER)
  const place = active ? layers.indexOf(active) : layers.filter((layer) => layer.rank < rank).length
  return {
    lower: layers.slice(0, place),
    active: active && !active.isHidden ? active.strokes : [],
    opacity,
    blend,
    upper: layers.slice(active ? place + 1 : place),
  }
}

const isSameMark = (one: Mark, other: Mark | undefined): boolean => one.id === other?.id && one.look === other.look

/** Whether two stacks of layers look the same. */
export function areSameLayers(some: readonly DrawingLayer[], others: readonly DrawingLayer[]): boolean {
  return some === others || (some.length === others.length && some.every((layer, index) => {
    const other = others[index]
    return other !== undefined && layer.opacity === other.opacity && layer.blend === other.blend &&
      layer.isHidden === other.isHidden && layer.strokes.length === other.strokes.length &&
      layer.strokes.every((mark, place) => isSameMark(mark, other.strokes[place]))
  }))
}
