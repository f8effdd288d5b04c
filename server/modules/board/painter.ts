import { createCanvas, loadImage } from '@napi-rs/canvas'
import { BURN_IN_WEIGHT, paintWatermark } from '../../../drawing/film/paintFilm.ts'
import { type DrawingBackground, paintDrawing } from '../../../drawing/paint.ts'
import { loadFonts } from '../../platform/textFonts.ts'
import { foldLog, inkDigest, type InkLog } from './ink.ts'
import { paintKit } from '../../platform/paintKit.ts'

const WEBP_QUALITY = 85

/** What to paint: a drawing's log, the image behind it, and the width of the picture in pixels. */
export interface PaintingOrder extends InkLog {
  /** The file of the background image; null without one. */
  background: Uint8Array | null
  width: number
  format: 'webp' | 'png'
  /** A text across the picture; empty for none. */
  watermark: string
}

/** A picture as a file, and the digest of the drawing on it, which is folded for both. */
export interface Painted {
  picture: Uint8Array
  ink: string
}

async function readBackground(bytes: Uint8Array): Promise<DrawingBackground> {
  const image = await loadImage(bytes)
  return { image, width: image.width, height: image.height }
}

/** Paints a view and encodes the picture on the calling thread: the libraries' own threads have a higher priority. */
export async function paint(order: PaintingOrder): Promise<Painted> {
  const { background, width, format, watermark } = order
  const drawing = foldLog(order)
  const height = Math.round((width * drawing.size.height) / drawing.size.width)
  const canvas = createCanvas(width, height)
  const behind = background ? await readBackground(background) : undefined
  const context = canvas.getContext('2d')
  paintDrawing(context, drawing, { width, height, background: behind, kit: paintKit })
  if (watermark !== '') {
    const { fontOf, measure } = loadFonts(new Set(watermark), 'JA')
    const measured = (text: string, fontSize: number) => measure(text, { size: fontSize, weight: BURN_IN_WEIGHT })
    paintWatermark(context, { watermark, width, height }, measured, fontOf)
  }
  const picture = format === 'png' ? canvas.encodeSync('png') : canvas.encodeSync('webp', WEBP_QUALITY)
  return { picture, ink: inkDigest(drawing) }
}
