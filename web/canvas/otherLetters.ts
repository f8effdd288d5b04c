import { outlinesOf } from '../../drawing/fill/trace.ts'
import { simplify } from '../../drawing/fill/simplify.ts'
import { LETTER_SIZE } from '../../drawing/label.ts'
import type { Run } from '../../drawing/letters/lettering.ts'
import { createSlicedCanvas } from './layerCanvas.ts'

/** Letters are painted so large to be traced, in pixels; smaller where a line would be wider than a canvas. */
const PAINTED_SIZE = 96
const WIDEST = 8_192
const FONT = 'system-ui, sans-serif'
/** Room around letters that leave their line or their width. */
const [ABOVE, ABOUT, AROUND] = [1.1, 1.7, 0.5]
const COVER = 128
const CHANNELS = 4
/** Outlines around less are none, in square pixels; how far others may be from what is painted, in pixels. */
const [LEAST_AREA, TOLERANCE] = [6, 0.7]

/** Letters of any writing, as this browser paints them, as outlines: from then on they look the same everywhere. */
export function otherLetters(text: string): Run {
  const { canvas, context } = createSlicedCanvas()
  context.font = `bold ${PAINTED_SIZE}px ${FONT}`
  const wide = context.measureText(text).width
  const size = PAINTED_SIZE * Math.min(1, WIDEST / Math.max(1, wide))
  const advance = wide * (size / PAINTED_SIZE)
  const margin = Math.ceil(size * AROUND)
  canvas.width = Math.ceil(advance) + 2 * margin
  canvas.height = Math.ceil(size * ABOUT)
  context.font = `bold ${size}px ${FONT}`
  context.textBaseline = 'alphabetic'
  context.fillText(text, margin, size * ABOVE)
  const { width, height } = canvas
  const { data } = context.getImageData(0, 0, width, height)
  const stride = width + 2
  const cells = new Uint8Array(stride * (height + 2))
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const isInk = (data[pixel * CHANNELS + CHANNELS - 1] ?? 0) >= COVER
    if (isInk) cells[(Math.floor(pixel / width) + 1) * stride + (pixel % width) + 1] = 1
  }
  const scale = LETTER_SIZE / size
  const rings = outlinesOf({ cells, stride }, LEAST_AREA).map((ring) =>
    simplify(ring, TOLERANCE).map(({ x, y }) => ({ x: (x - margin) * scale, y: (y - size * ABOVE) * scale })))
  return { rings, advance: advance * scale }
}
