import type { Drawing } from './fold.ts'
import { COORDINATE_STEPS, OPACITY_STEPS, PRESSURE_STEPS, RADIUS_STEPS } from './limits.ts'
import type { Stroke } from './stroke.ts'

/** A point without pressure, which no byte is. */
const NO_PRESSURE = -1

/**
 * A stroke as integers and one text: 1 for the eraser or 0; the color; the radius in hundredths of a pixel; the opacity
 * in per cent; of each point x and y in eighths of a pixel, and the pressure from 0 to 255 or -1 for none.
 */
function strokeInk({ tool, color, radius, opacity, points }: Stroke) {
  return [
    tool === 'eraser' ? 1 : 0,
    color,
    Math.round(radius * RADIUS_STEPS),
    Math.round(opacity * OPACITY_STEPS),
    points.flatMap(({ x, y, pressure }) => [
      Math.round(x * COORDINATE_STEPS),
      Math.round(y * COORDINATE_STEPS),
      pressure === undefined ? NO_PRESSURE : Math.round(pressure * PRESSURE_STEPS),
    ]),
  ]
}

/** What a drawing shows, without ids, times and authors: width and height in pixels, and its strokes in order. */
export const inkOf = ({ size: { width, height }, strokes }: Drawing) => [width, height, strokes.map(strokeInk)]

/** The text that the digest of a drawing is made of: format 1 of docs/seals.md. */
export const inkText = (drawing: Drawing): string => JSON.stringify(inkOf(drawing))
