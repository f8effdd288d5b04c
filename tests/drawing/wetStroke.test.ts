import { createCanvas } from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { paintStroke } from '../../drawing/paintStroke.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { WetStroke } from '../../drawing/wetStroke.ts'
import { paintKit } from '../../server/platform/paintKit.ts'
import { differenceOf, pixelAt } from './pictures.ts'
import { handwriting, strokeOf } from './sampleStrokes.ts'

/** A part of a path is antialiased a little differently than the whole where the path overlaps itself. */
function expectSamePicture(actual: Canvas, wanted: Canvas): void {
  expect(differenceOf(actual, wanted, 96)).toBe(0)
  expect(differenceOf(actual, wanted, 32)).toBeLessThan(0.001)
}

function layer(): Canvas {
  const canvas = createCanvas(840, 480)
  canvas.getContext('2d').setTransform(1.7, 0, 0, 1.7, 12.3, 5.6)
  return canvas
}

function painted(stroke: Stroke): Canvas {
  const canvas = layer()
  paintStroke(canvas.getContext('2d'), stroke, paintKit)
  return canvas
}

const SPIRAL = Array.from({ length: 200 }, (_, index) => ({
  x: 220 + index * 0.6 * Math.cos(index / 7),
  y: 130 + index * 0.5 * Math.sin(index / 7),
}))
const PAUSED = [60, 60, 60, 60, 90, 90, 40, 40].map((x) => ({ x, y: x === 40 ? 110 : x }))
const STROKES: Record<string, Stroke> = {
  plain: strokeOf(1, { radius: 4, points: SPIRAL }),
  faint: strokeOf(2, { radius: 6, opacity: 0.4, color: '#b23a2e', points: SPIRAL }),
  pressed: strokeOf(3, { radius: 6, points: handwriting(3, 300) }),
  'pressed and faint': strokeOf(4, { radius: 9, opacity: 0.5, points: handwriting(4, 300) }),
  paused: strokeOf(5, { radius: 8, points: PAUSED }),
  'paused and pressed': strokeOf(6, {
    radius: 8,
    points: PAUSED.map((point, index) => ({ ...point, pressure: [0.2, 0.9, 0.1, 0.5][index % 4] ?? 0 })),
  }),
  dot: strokeOf(7, { radius: 8, points: [{ x: 60, y: 60 }] }),
}

describe('WetStroke', () => {
  it.each(Object.entries(STROKES))('paints the picture of paintStroke, point by point (%s)', (_, stroke) => {
    const canvas = layer()
    const wet = new WetStroke(canvas.getContext('2d'), stroke, paintKit)
    for (const [index, point] of stroke.points.entries()) {
      const predicted = [1, 2].map((step) => ({ ...point, x: point.x + step * 9, y: point.y - step * 5 }))
      wet.extend([point], index % 2 === 0 ? predicted : [])
    }
    wet.extend([])
    expect(wet.points).toEqual(stroke.points)
    expectSamePicture(canvas, painted(stroke))
  })

  it('is right at every moment, and when painted again under another transform', () => {
    const stroke = strokeOf(1, { radius: 5, points: handwriting(9, 60) })
    const canvas = layer()
    const wet = new WetStroke(canvas.getContext('2d'), stroke, paintKit)
    for (let start = 0; start < stroke.points.length; start += 7) {
      wet.extend(stroke.points.slice(start, start + 7))
      const soFar = { ...stroke, points: stroke.points.slice(0, start + 7) }
      expectSamePicture(canvas, painted(soFar))
    }
    const [wetContext, dry] = [canvas.getContext('2d'), createCanvas(840, 480)]
    for (const context of [wetContext, dry.getContext('2d')]) {
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.clearRect(0, 0, 840, 480)
      context.setTransform(0.8, 0.3, -0.3, 0.8, 100, 20)
    }
    wet.repaint()
    paintStroke(dry.getContext('2d'), stroke, paintKit)
    expectSamePicture(canvas, dry)
  })

  it('tells the rectangle that changed, which does not grow with the stroke', () => {
    const style = { tool: 'pen', color: '#000000', radius: 2, opacity: 1 } as const
    const wet = new WetStroke(layer().getContext('2d'), style, paintKit)
    expect(wet.extend([])).toBeNull()
    const areas = SPIRAL.map((point) => wet.extend([point]))
    expect(Math.max(...areas.map((area) => area?.width ?? 0))).toBeLessThan(90)
    expect(areas[0]).toEqual({ x: 381, y: 222, width: 10, height: 10 })
  })

  it('paints an eraser as a mask', () => {
    const canvas = layer()
    const style = { tool: 'eraser', color: '#ffffff', radius: 9, opacity: 1 } as const
    new WetStroke(canvas.getContext('2d'), style, paintKit).extend([{ x: 100, y: 100 }])
    expect(pixelAt(canvas, 182, 175)).toEqual([255, 255, 255, 255])
  })
})
