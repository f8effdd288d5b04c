import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { paperOf, rectangleOf, uprightOf, wholeFrame } from '../../drawing/camera.ts'
import type { CameraFrame, CameraMove } from '../../drawing/cameraMove.ts'
import { applyOperation, emptyDrawing, foldOperations } from '../../drawing/fold.ts'
import { paintDrawing } from '../../drawing/paint.ts'
import { paintShown, pixelsAt } from '../../drawing/paintCamera.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { paintKit } from '../../server/platform/paintKit.ts'
import { add } from './coding.ts'
import { differenceOf, pixelAt } from './pictures.ts'
import { strokeOf } from './sampleStrokes.ts'

const CARD = { width: 420, height: 240 }
const dot = (number: number, x: number, y: number, parts: Partial<Stroke> = {}): Stroke =>
  strokeOf(number, { points: [{ x, y }], radius: 12, color: '#ff0000', ...parts })
const RED = [255, 0, 0, 255]
const BLUE = [0, 0, 255, 255]
const WHITE = [255, 255, 255, 255]

const DRAWING = applyOperation(emptyDrawing(CARD), add(
  dot(1, 60, 60), dot(2, 500, 120, { color: '#0000ff' }), dot(3, 360, 200), dot(4, 300, 60, { tool: 'eraser' }),
))

/** A blue picture behind the drawing, as large as its space. */
function backdrop() {
  const image = createCanvas(42, 24)
  const context = image.getContext('2d')
  context.fillStyle = '#0000ff'
  context.fillRect(0, 0, 42, 24)
  return { image, width: 42, height: 24 }
}

function paint(frame: CameraFrame, drawing = DRAWING, background?: ReturnType<typeof backdrop>) {
  const canvas = createCanvas(CARD.width, CARD.height)
  const part = rectangleOf(frame, CARD)
  paintDrawing(canvas.getContext('2d'), drawing, { ...CARD, kit: paintKit, part, background })
  return canvas
}

describe('a part of a drawing', () => {
  it('is painted like the whole where it is the whole', () => {
    const canvas = createCanvas(CARD.width, CARD.height)
    paintDrawing(canvas.getContext('2d'), DRAWING, { ...CARD, kit: paintKit })
    expect(differenceOf(paint(wholeFrame(CARD)), canvas)).toBe(0)
  })

  it('shows what lies in it, outside of the drawing space too', () => {
    const near = paint({ x: 90, y: 60, width: 84, angle: 0 })
    expect(pixelAt(near, 60, 120)).toEqual(RED)
    const beyond = paint({ x: 500, y: 120, width: 210, angle: 0 })
    expect(pixelAt(beyond, 210, 120)).toEqual(BLUE)
  })

  it('is turned like its camera: what is right of it when turned by 90° lies above', () => {
    const canvas = paint({ x: 60, y: 120, width: 420, angle: 90 })
    expect(pixelAt(canvas, 210 - 60, 120)).toEqual(RED)
    expect(pixelAt(canvas, 210 + 60, 120)).toEqual(WHITE)
  })

  it('has the background where the drawing space is, and paper around it', () => {
    for (const drawing of [
      DRAWING, foldOperations(CARD, [add(dot(1, 60, 60, { layer: 'ink' }))]),
    ]) {
      const canvas = paint({ x: 210, y: 120, width: 840, angle: 0 }, drawing, backdrop())
      expect(pixelAt(canvas, 105 + 30, 60 + 30)).toEqual(RED)
      expect(pixelAt(canvas, 110, 65)).toEqual(BLUE)
      expect(pixelAt(canvas, 100, 65)).toEqual(WHITE)
      expect(pixelAt(canvas, 315, 55)).toEqual(WHITE)
    }
  })
})

describe('what a camera shows of a picture of the paper', () => {
  const camera: CameraMove = {
    start: { x: 210, y: 120, width: 420, angle: 0 }, end: { x: 450, y: 130, width: 300, angle: 20 },
    easing: 'LINEAR', holdStart: 0, holdEnd: 0,
  }

  it('is what painting that part gives', () => {
    const paper = paperOf({ size: CARD, camera })
    const { width, height } = pixelsAt(paper, 3)
    const image = createCanvas(width, height)
    paintDrawing(image.getContext('2d'), DRAWING, { width, height, kit: paintKit, part: uprightOf(paper) })
    for (const frame of [camera.start, camera.end]) {
      const canvas = createCanvas(CARD.width, CARD.height)
      const context = canvas.getContext('2d')
      paintShown(context, { image, paper }, rectangleOf(frame, CARD), { x: 0, y: 0, ...CARD })
      expect(differenceOf(paint(frame), canvas, 96)).toBeLessThan(0.002)
    }
  })
})
