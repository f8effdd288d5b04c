import type { Label } from './label.ts'
import { BASE_LAYER, type LayerKey, layerOf } from './layer.ts'
import { MAX_COATED_RADIUS, MAX_RADIUS } from './limits.ts'

/**
 * One sample of the pen: `x`, `y` in drawing-space pixels, `pressure` 0–1, `t` in milliseconds since the first,
 * `altitude` 0–90 and `azimuth` 0–355 in degrees.
 */
export interface StrokePoint {
  readonly x: number
  readonly y: number
  readonly pressure?: number
  readonly t?: number
  readonly altitude?: number
  readonly azimuth?: number
}

/** Color of the paper in every theme, thumbnail and export, and of erasers. */
export const PAPER_COLOR = '#FFFFFF'

export type StrokeTool = 'pen' | 'eraser'

/**
 * The looks a stroke may have, by their numbers in payloads: lines, and an area that its points go around. A look never
 * changes: a better one is another brush.
 */
export const BRUSHES = ['ink', 'pencil', 'marker', 'soft', 'fill'] as const

export type StrokeBrush = (typeof BRUSHES)[number]

/** Largest radius that somebody may draw with, in drawing-space pixels. A space that grows takes strokes further. */
export const BRUSH_RADII: Readonly<Record<StrokeBrush, number>> = {
  ink: MAX_RADIUS, pencil: MAX_COATED_RADIUS, marker: MAX_RADIUS, soft: MAX_COATED_RADIUS, fill: MAX_RADIUS,
}

/** A finished line, as it was drawn. Immutable: other operations say where it lies and how it looks today. */
export interface Stroke {
  /** UUIDv7 made by the client that drew it. */
  readonly id: string
  readonly tool: StrokeTool
  /** `#rrggbb`, lower case. */
  readonly color: string
  /** Half of the drawn width, in drawing-space pixels. */
  readonly radius: number
  /** 0–1. */
  readonly opacity: number
  readonly points: readonly StrokePoint[]
  /** The layer it was drawn on; absent for `base`. */
  readonly layer?: LayerKey
  /** Absent for ink. */
  readonly brush?: StrokeBrush
  /** Of an area of several outlines: how many of the points each has. Two outlines within each other make a hole. */
  readonly rings?: readonly number[]
  /** Of an area of letters: what they say. */
  readonly label?: Label
  /** Whether it lies under what its layer has already. */
  readonly isBehind?: boolean
}

/** A stroke as one of a layer. */
export function onLayer(stroke: Stroke, layer: LayerKey): Stroke {
  if (layerOf(stroke) === layer) return stroke
  const { layer: _layer, ...own } = stroke
  return layer === BASE_LAYER ? own : { ...own, layer }
}
