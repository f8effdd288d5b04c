import { MAX_POINTS_PER_FILL, MAX_RINGS, MIN_POINTS_PER_RING, MIN_RADIUS } from '../limits.ts'
import type { Place } from '../matrix.ts'
import type { Stroke } from '../stroke.ts'
import { areaOf } from './rings.ts'
import { simplify } from './simplify.ts'

/** How far the outline of an area may be from how it was drawn or traced, in drawing-space pixels. */
export const OUTLINE_TOLERANCE = 0.2

/** The area within outlines, with no more points and outlines than one may have, the largest first; null for none. */
export function areaWithin(
  outlines: readonly (readonly Place[])[], tolerance = OUTLINE_TOLERANCE,
): Pick<Stroke, 'points' | 'rings'> | null {
  const rings = outlines.map((outline) => simplify(outline.map(({ x, y }) => ({ x, y })), tolerance))
    .filter(({ length }) => length >= MIN_POINTS_PER_RING)
    .sort((one, other) => sizeOf(other) - sizeOf(one))
  const area = areaOf(rings.slice(0, MAX_RINGS))
  if (area.points.length === 0) return null
  return area.points.length > MAX_POINTS_PER_FILL ? areaWithin(outlines, tolerance * 2) : area
}

/** The stroke of an area whose outline was drawn; null where that encloses nothing. */
export function closedStroke(drawn: Stroke): Stroke | null {
  const area = areaWithin([drawn.points])
  return area && { ...drawn, radius: MIN_RADIUS, ...area }
}

/** The square pixels within an outline. */
export const sizeOf = (outline: readonly Place[]): number =>
  Math.abs(outline.reduce((sum, one, index) => {
    const other = outline[(index + 1) % outline.length] ?? one
    return sum + one.x * other.y - other.x * one.y
  }, 0)) / 2
