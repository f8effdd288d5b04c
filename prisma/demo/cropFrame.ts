import { createCanvas } from '@napi-rs/canvas'
import type { DrawingContext } from '../../drawing/drawingContext.ts'
import { paintStroke } from '../../drawing/paintStroke.ts'
import { paintKit } from '../../server/platform/paintKit.ts'
import { readFrameStrokes } from './content.ts'
import type { DemoCrop } from './production.ts'

const PAPER = '#FFFFFF'
/** Twice as large as the grid of assets shows it, in pixels. */
const SIZE = { width: 640, height: 480 } as const

/** A part of a frame as a PNG: it follows when the frame is drawn again. */
export function cropFrame({ frame, x, y, width }: DemoCrop): Buffer {
  const canvas = createCanvas(SIZE.width, SIZE.height)
  const context = canvas.getContext('2d')
  const scale = SIZE.width / width
  context.setTransform(scale, 0, 0, scale, -x * scale, -y * scale)
  for (const stroke of readFrameStrokes(frame)) {
    paintStroke(context as unknown as DrawingContext, stroke, paintKit)
  }
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = PAPER
  context.fillRect(0, 0, SIZE.width, SIZE.height)
  return canvas.toBuffer('image/png')
}
