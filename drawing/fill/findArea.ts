import type { Stroke } from '../stroke.ts'
import { areaWithin, OUTLINE_TOLERANCE } from './outline.ts'
import { regionAround } from './region.ts'
import { outlinesOf } from './trace.ts'
import type { Pixels } from './walls.ts'

/** How far an area goes under the lines around it, in drawing-space pixels. */
const UNDER_LINES = 0.75
/** Holes of less than this many square pixels of the drawing space are filled. */
const LEAST_HOLE = 1
/** The outline may be this far from the sides of pixels, in pixels of the picture: else it would keep their stairs. */
const STAIRS = 0.6

/** Where an area is looked for: the place, and the widest gap that is closed, in drawing-space pixels. */
export interface FillRequest {
  readonly x: number
  readonly y: number
  readonly gap: number
}

/** An area with the outlines of `areaOf`; it may reach all four sides of the picture. */
export interface FoundArea {
  readonly area: Pick<Stroke, 'points' | 'rings'>
  readonly isOpen: boolean
}

/**
 * The area around a place that lines enclose, in drawing-space pixels. `pixels` is the picture of the lines, which has
 * `scale` pixels in one of the drawing space. Null where there is nothing to fill.
 */
export function findArea(pixels: Pixels, scale: number, { x, y, gap }: FillRequest): FoundArea | null {
  const region = regionAround(pixels, { x: x * scale, y: y * scale, gap: gap * scale, under: UNDER_LINES * scale })
  if (!region) return null
  const outlines = outlinesOf(region, LEAST_HOLE * scale ** 2).map((outline) =>
    outline.map((place) => ({ x: place.x / scale, y: place.y / scale })))
  const area = areaWithin(outlines, Math.max(OUTLINE_TOLERANCE, STAIRS / scale))
  return area && { area, isOpen: region.isOpen }
}
