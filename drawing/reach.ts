import { TILT_STEPS } from './limits.ts'
import type { Stroke, StrokeBrush, StrokePoint } from './stroke.ts'

/** A pen held as for writing counts as upright; from there it leans, until it lies as flat as a hand can hold it. */
const UPRIGHT_ALTITUDE = 55
const FLAT_ALTITUDE = 20

/** How many times as wide a brush is when its pen lies flat. */
const LEANING_WIDTHS: Readonly<Record<StrokeBrush, number>> = { ink: 1, pencil: 2, marker: 1.6, soft: 1, fill: 1 }

/** Soft strokes are painted on texels of their radius over this, but of half a pixel at least. */
const TEXELS_OF_RADIUS = 10
const SMALLEST_TEXEL = 0.5

/** An angle as it is kept: a line is painted with that while it is drawn, too. */
export const keptAngle = (degrees: number): number => Math.round(degrees * TILT_STEPS) / TILT_STEPS

/** 0 for a pen that stands, 1 for one that lies flat. */
export const leanOf = ({ altitude = 90 }: StrokePoint): number =>
  Math.min(1, Math.max(0, (UPRIGHT_ALTITUDE - keptAngle(altitude)) / (UPRIGHT_ALTITUDE - FLAT_ALTITUDE)))

/** How many times as wide a brush is at a point as with a pen that stands. */
export const leaningWidth = (brush: StrokeBrush, point: StrokePoint): number =>
  1 + (LEANING_WIDTHS[brush] - 1) * leanOf(point)

/** Side of the texels that a soft stroke is painted on, in drawing-space pixels. */
export const softTexel = (radius: number): number => Math.max(SMALLEST_TEXEL, radius / TEXELS_OF_RADIUS)

/** How far texels reach beyond what is painted on them: antialiasing, and smoothing when they are laid down. */
export const softMargin = (radius: number): number => 2 * softTexel(radius)

/** How far from its points a stroke is painted at most, in drawing-space pixels. */
export function reachOf({ brush = 'ink', radius, points }: Pick<Stroke, 'brush' | 'radius' | 'points'>): number {
  if (brush === 'soft') return radius + softMargin(radius)
  return points[0]?.altitude === undefined ? radius : radius * LEANING_WIDTHS[brush]
}
