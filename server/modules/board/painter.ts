import { createCanvas, loadImage } from '@napi-rs/canvas'
import { decodePayload } from '../../../drawing/encoding.ts'
import { foldOperations } from '../../../drawing/fold.ts'
import type { DrawingSize, OperationKind } from '../../../drawing/operation.ts'
import { BURN_IN_WEIGHT, paintWatermark } from '../../../drawing/film/paintFilm.ts'
import { type DrawingBackground, paintDrawing } from '../../../drawing/paint.ts'
import { loadFonts } from '../../platform/textFonts.ts'

const WEBP_QUALITY = 85

/** What to paint: a drawing's log, the image behind it, and the width of the picture in pixels. */
export interface PaintingOrder {
  size: DrawingSize
  operations: { opId: string; kind: OperationKind; payload: Uint8Array }[]
  /** The file of the background image; null without one. */
  background: Uint8Array | null
  width: number
  format: 'webp' | 'png'
  /** A text across the picture; empty for none. */
  watermark: string
}

async function readBackground(bytes: Uint8Array): Promise<DrawingBackground> {
  const image = await loadImage(bytes)
  return { image, width: image.width, height: image.height }
}

/** Paints a view and encodes the picture on the calling thread: the libraries' own threads have a higher priority. */
export async function paint(order: PaintingOrder): Promise<Uint8Array> {
  const { size, operations, background, width, format, watermark } = order
  const drawing = foldOperations(size, operations.map(({ opId, kind, payload }) => decodePayload(opId, kind, payload)))
  const height = Math.round((width * drawing.size.height) / drawing.size.width)
  const canvas = createCanvas(width, height)
  const behind = background ? await readBackground(background) : undefined
  const context = canvas.getContext('2d')
  paintDrawing(context, drawing, { width, height, background: behind })
  if (watermark !== '') {
    const { fontOf, measure } = loadFonts(new Set(watermark), 'JA')
    const measured = (text: string, fontSize: number) => measure(text, { size: fontSize, weight: BURN_IN_WEIGHT })
    paintWatermark(context, { watermark, width, height }, measured, fontOf)
  }
  return format === 'png' ? canvas.encodeSync('png') : canvas.encodeSync('webp', WEBP_QUALITY)
}
