import { createCanvas } from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import type { Drawing } from '../../drawing/fold.ts'
import type { PaintOptions } from '../../drawing/paint.ts'
import { paintDrawing } from '../../drawing/paint.ts'
import { paintStroke } from '../../drawing/paintStroke.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { paintKit } from '../../server/platform/paintKit.ts'
import { bytesOf, expectGolden, pixelAt } from './pictures.ts'
import { handwriting, noiseFrom, strokeOf } from './sampleStrokes.ts'

const CARD = { width: 420, height: 240 }
const WHITE = [255, 255, 255, 255]
const BLACK = [0, 0, 0, 255]
const RED = [255, 0, 0, 255]

const drawingOf = (...strokes: Stroke[]): Drawing => ({ size: CARD, strokes })
const polyline = (...numbers: number[]) =>
  Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[index * 2] ?? 0,
    y: numbers[index * 2 + 1] ?? 0,
  }))

function paint(drawing: Drawing, options: Partial<PaintOptions> = {}): Canvas {
  const size = { width: 840, height: 480, kit: paintKit, ...options }
  const canvas = createCanvas(size.width, size.height)
  paintDrawing(canvas.getContext('2d'), drawing, size)
  return canvas
}

function redPicture(width: number, height: number) {
  const image = createCanvas(width, height)
  const context = image.getContext('2d')
  context.fillStyle = '#ff0000'
  context.fillRect(0, 0, width, height)
  return { image, width, height }
}

const LINES = drawingOf(
  ...Array.from({ length: 6 }, (_, index) =>
    strokeOf(index, {
      color: ['#17171c', '#b23a2e', '#2f6db3', '#3e8f5a'][index % 4] ?? '#000000',
      radius: 0.5 + index,
      points: Array.from({ length: 30 }, (_, at) => ({
        x: 20 + at * 13,
        y: 20 + index * 33 + 12 * Math.sin(at / 3 + index),
      })),
    }),
  ),
  strokeOf(20, { radius: 9, points: polyline(40, 215) }),
  strokeOf(21, { radius: 7, points: polyline(80, 215, 80, 215, 80, 215), color: '#b23a2e' }),
  strokeOf(22, { radius: 4, points: polyline(110, 225, 110, 225, 150, 205, 190, 225), color: '#2f6db3' }),
  strokeOf(23, { radius: 6, points: polyline(220, 225, 280, 225, 220, 220), color: '#3e8f5a' }),
  strokeOf(24, { radius: 5, points: polyline(310, 205, 350, 225), color: '#8250c8' }),
)

const PRESSURE = drawingOf(
  ...[3, 4, 5].map((seed, index) =>
    strokeOf(seed, {
      color: ['#17171c', '#b23a2e', '#2f6db3'][index] ?? '#000000',
      radius: 3 + index * 3,
      opacity: 1 - index * 0.3,
      points: handwriting(seed, 400).map((point) => ({ ...point, y: point.y - 55 + index * 55 })),
    }),
  ),
  strokeOf(9, { radius: 12, points: [{ x: 390, y: 30, pressure: 1 }] }),
  strokeOf(10, { radius: 12, points: [{ x: 390, y: 60, pressure: 0 }] }),
)

const ERASED = {
  size: { width: 230, height: 230 },
  strokes: [
    strokeOf(1, { radius: 40, color: '#2f6db3', points: polyline(40, 60, 115, 170, 190, 60) }),
    strokeOf(2, { radius: 15, tool: 'eraser', points: polyline(0, 115, 230, 115) }),
    strokeOf(3, { radius: 10, tool: 'eraser', opacity: 0.5, points: polyline(115, 10, 115, 220) }),
    strokeOf(4, { radius: 6, color: '#b23a2e', opacity: 0.6, points: polyline(20, 20, 210, 210, 210, 20, 20, 210) }),
  ],
} satisfies Drawing

describe('golden pictures', () => {
  it('lines, dots, doubled points and sharp turns', async () => {
    await expectGolden(paint(LINES), 'lines')
  })

  it('pressure and transparency', async () => {
    await expectGolden(paint(PRESSURE), 'pressure')
  })

  it('erasers over a background in a letterboxed square', async () => {
    const image = createCanvas(60, 40)
    const context = image.getContext('2d')
    for (let column = 0; column < 6; column++) {
      context.fillStyle = column % 2 === 0 ? '#f2d48a' : '#9cc4a8'
      context.fillRect(column * 10, 0, 10, 40)
    }
    await expectGolden(paint(ERASED, { background: { image, width: 60, height: 40 } }), 'erased')
  })
})

describe('paintDrawing', () => {
  it('paints white paper over what was there, and leaves the rest of the canvas and the context alone', () => {
    const canvas = createCanvas(200, 100)
    const context = canvas.getContext('2d')
    context.fillStyle = '#ff0000'
    context.fillRect(0, 0, 200, 100)
    context.globalAlpha = 0.5
    context.translate(50, 0)
    paintDrawing(context, drawingOf(), { width: 100, height: 100, kit: paintKit })
    expect([49, 50, 149, 150].map((x) => pixelAt(canvas, x, 50))).toEqual([RED, WHITE, WHITE, RED])
    expect([context.globalAlpha, context.globalCompositeOperation]).toEqual([0.5, 'source-over'])
  })

  it('draws a line twice its radius wide with round ends', () => {
    const canvas = paint(drawingOf(strokeOf(1, { radius: 10, points: polyline(100, 120, 200, 120, 300, 120) })))
    expect([221, 259].map((y) => pixelAt(canvas, 400, y))).toEqual([BLACK, BLACK])
    expect([219, 260].map((y) => pixelAt(canvas, 400, y))).toEqual([WHITE, WHITE])
    expect(pixelAt(canvas, 182, 240)).toEqual(BLACK)
    expect(pixelAt(canvas, 178, 240)).toEqual(WHITE)
    expect(pixelAt(canvas, 182, 222)).toEqual(WHITE)
  })

  it('runs through the middles between points, not through the points', () => {
    const canvas = paint(drawingOf(strokeOf(1, { radius: 2, points: polyline(100, 200, 200, 40, 300, 200) })))
    expect(pixelAt(canvas, 400, 160)).toEqual(BLACK)
    expect(pixelAt(canvas, 400, 82)).toEqual(WHITE)
    expect(pixelAt(canvas, 300, 240)).toEqual(BLACK)
  })

  it.each([1, 2, 3])('draws a filled circle for a dot of %i equal points', (count) => {
    const points = Array.from({ length: count }, () => ({ x: 100, y: 100 }))
    const canvas = paint(drawingOf(strokeOf(1, { radius: 10, points })))
    expect([[200, 200], [182, 200], [200, 218], [213, 213]].map(([x = 0, y = 0]) => pixelAt(canvas, x, y))).toEqual(
      Array(4).fill(BLACK),
    )
    expect([[178, 200], [216, 216]].map(([x = 0, y = 0]) => pixelAt(canvas, x, y))).toEqual([WHITE, WHITE])
  })

  it('makes a line with pressure as wide as a quarter to the whole of its brush', () => {
    const points = polyline(100, 120, 200, 120, 300, 120)
    const widthOf = (pressure: number) => {
      const pressed = points.map((point) => ({ ...point, pressure }))
      const canvas = paint(drawingOf(strokeOf(1, { radius: 10, points: pressed })))
      return Array.from({ length: 480 }, (_, y) => pixelAt(canvas, 400, y)[0]).filter((red) => red === 0).length
    }
    expect([widthOf(0), widthOf(1)]).toEqual([10, 40])
  })

  it('does not darken a semi-transparent line where it crosses itself', () => {
    for (const pressure of [undefined, 1]) {
      const points = polyline(100, 100, 200, 100, 200, 200, 150, 200, 150, 20).map((point) =>
        pressure === undefined ? point : { ...point, pressure },
      )
      const canvas = paint(drawingOf(strokeOf(1, { radius: 8, opacity: 0.5, points })))
      const darkest = bytesOf(canvas).reduce((least, value) => Math.min(least, value), 255)
      expect([127, 128]).toContain(darkest)
    }
  })

  it('fits drawing space and background, undistorted, and cuts off what leaves the space', () => {
    const square = { size: { width: 100, height: 100 }, strokes: [strokeOf(1, { points: polyline(-500, 50, 50, 50) })] }
    const canvas = paint(square, { background: redPicture(200, 100) })
    expect(pixelAt(canvas, 179, 240)).toEqual(WHITE)
    expect(pixelAt(canvas, 181, 240)).toEqual(BLACK)
    expect([119, 121, 358, 361].map((y) => pixelAt(canvas, 600, y))).toEqual([WHITE, RED, RED, WHITE])
  })

  it('erases strokes only: background and paper stay', () => {
    const ink = strokeOf(1, { radius: 20, points: polyline(0, 120, 420, 120) })
    const eraser = strokeOf(2, { radius: 10, tool: 'eraser', points: polyline(200, 0, 200, 240) })
    const over = strokeOf(3, { radius: 2, color: '#0000ff', points: polyline(200, 100, 200, 140) })
    const canvas = paint(drawingOf(ink, eraser, over), { background: redPicture(210, 120) })
    expect(pixelAt(canvas, 100, 240)).toEqual(BLACK)
    expect(pixelAt(canvas, 390, 240)).toEqual(RED)
    expect(pixelAt(canvas, 400, 240)).toEqual([0, 0, 255, 255])
    expect(pixelAt(paint(drawingOf(ink, eraser)), 390, 240)).toEqual(WHITE)
  })
})

describe('paintStroke', () => {
  it('paints onto a transparent layer, an eraser taking away in part when it is semi-transparent', () => {
    const canvas = createCanvas(100, 100)
    const context = canvas.getContext('2d')
    paintStroke(context, strokeOf(1, { radius: 30, points: polyline(50, 50) }), paintKit)
    paintStroke(context, strokeOf(2, { radius: 10, tool: 'eraser', opacity: 0.5, points: polyline(50, 50) }), paintKit)
    expect(pixelAt(canvas, 5, 5)).toEqual([0, 0, 0, 0])
    expect(pixelAt(canvas, 30, 50)).toEqual(BLACK)
    expect(pixelAt(canvas, 50, 50)[3]).toBeGreaterThanOrEqual(126)
    expect(pixelAt(canvas, 50, 50)[3]).toBeLessThanOrEqual(128)
    expect(context.globalCompositeOperation).toBe('source-over')
  })

  it('takes any stroke the format can hold', () => {
    const noise = noiseFrom(1)
    const context = createCanvas(100, 100).getContext('2d')
    for (const pressure of [undefined, 0, 0.5]) {
      for (const radius of [0.01, 1, 1_000]) {
        const points = Array.from({ length: 50 }, (_, index) => ({
          x: index % 3 === 0 ? 32_768 * (noise() - 0.5) : 50,
          y: index % 5 === 0 ? 32_768 * (noise() - 0.5) : 50,
          ...(pressure !== undefined && { pressure: pressure * noise() }),
        }))
        paintStroke(context, strokeOf(1, { radius, points }), paintKit)
      }
    }
  })
})
