import { foldOperations } from '../../drawing/fold.ts'
import { paintDrawing } from '../../drawing/paint.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { WetStroke } from '../../drawing/wetStroke.ts'
import { paintKit } from '../../web/lib/paintKit.ts'

const SIZE = { width: 420, height: 240 }

function canvasOf(scale: number) {
  const size = { width: SIZE.width * scale, height: SIZE.height * scale }
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No Canvas 2D')
  return { canvas, context }
}

/** A page's picture of some strokes: red, green, blue and alpha of every pixel in Base64. */
export function paintInPage(strokes: readonly Stroke[], scale: number): string {
  const { canvas: { width, height }, context } = canvasOf(scale)
  const drawing = foldOperations(SIZE, [{ opId: '01920000-0000-7000-8000-0000000000ff', kind: 'ADD_STROKES', strokes }])
  paintDrawing(context, drawing, { width, height, kit: paintKit })
  return textOf(context.getImageData(0, 0, width, height).data)
}

/** The same of a stroke that grows three points at a time. */
export function growInPage(stroke: Stroke, scale: number): string {
  const { canvas: { width, height }, context } = canvasOf(scale)
  context.scale(scale, scale)
  const wet = new WetStroke(context, stroke, paintKit)
  for (let at = 0; at < stroke.points.length; at += 3) wet.extend(stroke.points.slice(at, at + 3))
  return textOf(context.getImageData(0, 0, width, height).data)
}

function textOf(bytes: Uint8ClampedArray): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
