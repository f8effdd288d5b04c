import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { cameraPictureScale, type CameraRectangle, paperOf, rectangleOf, uprightOf } from '../../../drawing/camera.ts'
import { BURN_IN_WEIGHT, paintWatermark } from '../../../drawing/film/paintFilm.ts'
import type { Drawing } from '../../../drawing/fold.ts'
import type { DrawingSize } from '../../../drawing/operation.ts'
import { type DrawingBackground, paintDrawing } from '../../../drawing/paint.ts'
import { pixelsAt } from '../../../drawing/paintCamera.ts'
import type { LayerPictures } from '../../../drawing/paintMark.ts'
import { loadFonts } from '../../platform/textFonts.ts'
import { type DigestLog, foldLog, inkDigest } from './ink.ts'
import { paintKit } from '../../platform/paintKit.ts'

const WEBP_QUALITY = 85

/** What to paint: a drawing's log, the image behind it, and the width of the picture in pixels. */
export interface PaintingOrder extends DigestLog {
  /** The files of the pictures on layers, by their names in the log. */
  pictures: Readonly<Record<string, Uint8Array>>
  /** The file of the background image; null without one. */
  background: Uint8Array | null
  /** `camera`: all of its paper, as sharp as its camera needs it; else what its camera shows at first. */
  width: number | 'camera'
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

async function readPictures(files: PaintingOrder['pictures']): Promise<LayerPictures> {
  const read = Object.entries(files).map(async ([name, bytes]) => [name, await loadImage(bytes)] as const)
  return new Map(await Promise.all(read))
}

/** A picture that is painted: its pixels, what it shows of the drawing, and the least that is seen of it at once. */
interface Plan extends DrawingSize {
  part: CameraRectangle | undefined
  seen: DrawingSize
}

function planOf(drawing: Drawing, width: number | 'camera'): Plan {
  const { size, camera } = drawing
  if (width !== 'camera') {
    const whole = { width, height: Math.round((width * size.height) / size.width) }
    return { ...whole, part: camera && rectangleOf(camera.start, size), seen: whole }
  }
  const paper = paperOf(drawing)
  const scale = cameraPictureScale(drawing, paper)
  const across = camera ? Math.min(camera.start.width, camera.end.width) * scale : size.width * scale
  const seen = { width: across, height: (across * size.height) / size.width }
  return { ...pixelsAt(paper, scale), part: uprightOf(paper), seen }
}

/** Paints a text across a picture, so often that a camera sees it wherever it is. */
function paintWatermarks(context: SKRSContext2D, watermark: string, { width, height, seen }: Plan): void {
  const { fontOf, measure } = loadFonts(new Set(watermark), 'JA')
  const measured = (text: string, fontSize: number) => measure(text, { size: fontSize, weight: BURN_IN_WEIGHT })
  for (let y = 0; y < height; y += seen.height) {
    for (let x = 0; x < width; x += seen.width) {
      context.save()
      context.translate(x, y)
      paintWatermark(context, { watermark, ...seen }, measured, fontOf)
      context.restore()
    }
  }
}

/** Paints a view and encodes the picture on the calling thread: the libraries' own threads have a higher priority. */
export async function paint(order: PaintingOrder): Promise<Painted> {
  const { background, format, watermark } = order
  const drawing = foldLog(order)
  const plan = planOf(drawing, order.width)
  const { width, height, part } = plan
  const canvas = createCanvas(width, height)
  const behind = background ? await readBackground(background) : undefined
  const pictures = await readPictures(order.pictures)
  const context = canvas.getContext('2d')
  paintDrawing(context, drawing, { width, height, background: behind, pictures, kit: paintKit, part })
  if (watermark !== '') paintWatermarks(context, watermark, plan)
  const picture = format === 'png' ? canvas.encodeSync('png') : canvas.encodeSync('webp', WEBP_QUALITY)
  return { picture, ink: inkDigest(drawing, order.hashes) }
}
