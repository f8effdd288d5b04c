import type { DrawingSize } from '../../drawing/operation.ts'

/** A part of a picture, in eighths of a pixel of its drawing space. */
export interface Region {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Units of a region in a pixel of the drawing space. */
const REGION_STEPS = 8

/** A drawing space in the units of regions, for an SVG over the picture, which is fitted as drawings are. */
export function regionSpace({ width, height }: DrawingSize) {
  const [across, down] = [width * REGION_STEPS, height * REGION_STEPS]
  return { across, down, viewBox: `0 0 ${across} ${down}` }
}

/** What an arrow key moves or grows a region by, and the least side of one, in eighths of a pixel. */
const KEY_STEP = 8 * REGION_STEPS
const LEAST_SIDE = 4 * REGION_STEPS

const ARROWS: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-KEY_STEP, 0], ArrowRight: [KEY_STEP, 0], ArrowUp: [0, -KEY_STEP], ArrowDown: [0, KEY_STEP],
}

/** A point of the drawing space, in the units of regions. */
export type Point = { readonly x: number; readonly y: number }

/** A value that is neither too small nor too large. */
export const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/** The rectangle between two points; null for a press without a drag. */
export function regionBetween(from: Point, to: Point): Region | null {
  const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  if (width < LEAST_SIDE || height < LEAST_SIDE) return null
  return { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), width, height }
}

/** A region after a key; the middle half of the picture to begin with. Undefined for a key without a meaning. */
export function regionAfterKey(
  region: Region | null,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  across: number,
  down: number,
): Region | null | undefined {
  if (key === 'Delete' || key === 'Backspace') return null
  const arrow = ARROWS[key]
  if (!arrow && key !== 'Enter') return undefined
  if (!region) {
    const [x, y] = [Math.round(across / 4), Math.round(down / 4)]
    return { x, y, width: x * 2, height: y * 2 }
  }
  const [x = 0, y = 0] = arrow ?? []
  return shiftKey
    ? {
        ...region, width: within(region.width + x, LEAST_SIDE, across - region.x),
        height: within(region.height + y, LEAST_SIDE, down - region.y),
      }
    : {
        ...region, x: within(region.x + x, 0, across - region.width), y: within(region.y + y, 0, down - region.height),
      }
}
