import type { TransformMatrix } from './drawingContext.ts'

/** `base`, one of ROLES, or a UUID in lower case. */
export type LayerKey = string

/** The layer where all drawings lie that say nothing of layers. */
export const BASE_LAYER = 'base'

/** Layers that every view has as soon as somebody draws on them, from bottom to top. */
export const LAYER_ROLES = ['reference', 'fill', 'tone', 'pencil', 'ink', 'notes'] as const

export type LayerRole = (typeof LAYER_ROLES)[number]

/** Keys that are no UUIDs, by their numbers in payloads. */
export const FIXED_LAYERS: readonly LayerKey[] = [BASE_LAYER, ...LAYER_ROLES]

/** How a layer lies on what is under it, by their numbers in payloads. */
export const LAYER_BLENDS = ['NORMAL', 'MULTIPLY'] as const

/** A picture at the bottom of a layer: erasers take nothing from it. */
export interface LayerImage {
  /** The UUID that names the picture in the log of the drawing. */
  readonly mediaId: string
  /** Its size before `matrix`, in pixels of drawing space. */
  readonly width: number
  readonly height: number
  /** Leads from there to drawing space. */
  readonly matrix: TransformMatrix
}

/** What can be set of a layer. */
export interface LayerFields {
  /** Empty for the name of its role. */
  readonly name: string
  /** Its place among the layers: from 0 at the bottom; equal ones lie in the order of their keys. */
  readonly rank: number
  /** 0–1. */
  readonly opacity: number
  readonly blend: (typeof LAYER_BLENDS)[number]
  readonly isHidden: boolean
  readonly isLocked: boolean
  readonly isRemoved: boolean
  /** Null for none. */
  readonly image: LayerImage | null
}

/** Room between two layers of which nobody set the rank. */
const RANK_STEP = 2 ** 24
/** From bottom to top. What was drawn before there were layers lies on tones and under new lines. */
const FIRST_ORDER: readonly LayerKey[] = ['reference', 'fill', 'tone', BASE_LAYER, 'pencil', 'ink', 'notes']
const NOTES_PLACE = FIRST_ORDER.indexOf('notes') + 1

/** What a layer is until somebody sets something else. */
export function firstFields(key: LayerKey): LayerFields {
  const place = FIRST_ORDER.indexOf(key) + 1
  return {
    name: '',
    rank: (place || NOTES_PLACE - 0.5) * RANK_STEP,
    opacity: key === 'reference' ? 0.75 : 1,
    blend: key === 'tone' ? 'MULTIPLY' : 'NORMAL',
    isHidden: false,
    isLocked: false,
    isRemoved: false,
    image: null,
  }
}

/** The same as a layer of a drawing has it. */
export function plainFields(key: LayerKey): Omit<LayerFields, 'isRemoved' | 'image'> {
  const { isRemoved: _isRemoved, image: _image, ...fields } = firstFields(key)
  return fields
}

/** The layer that a stroke was drawn on. */
export const layerOf = ({ layer = BASE_LAYER }: { readonly layer?: LayerKey }): LayerKey => layer
