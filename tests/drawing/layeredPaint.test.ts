import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { type Drawing, foldOperations } from '../../drawing/fold.ts'
import type { LayerFields } from '../../drawing/layer.ts'
import type { Operation } from '../../drawing/operation.ts'
import { paintDrawing, paintStrokes } from '../../drawing/paint.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { paintKit } from '../../server/platform/paintKit.ts'
import { differenceOf, pixelAt } from './pictures.ts'
import { idsFrom, strokeOf, uuidOf } from './sampleStrokes.ts'

const CARD = { width: 420, height: 240 }
const newId = idsFrom(0xf000)
const dot = (number: number, x: number, parts: Partial<Stroke> = {}): Stroke =>
  strokeOf(number, { points: [{ x, y: 120 }], radius: 30, color: '#ff0000', ...parts })
const add = (...strokes: Stroke[]): Operation => ({ opId: newId(), kind: 'ADD_STROKES', strokes })
const set = (layer: string, fields: Partial<LayerFields>): Operation =>
  ({ opId: newId(), kind: 'SET_LAYER', layer, fields })
const place = (number: number, e: number): Operation => ({
  opId: newId(), kind: 'PLACE_STROKES', size: CARD,
  groups: [{ matrix: { a: 1, b: 0, c: 0, d: 1, e, f: 0 }, strokeIds: [uuidOf(number)] }],
})

function paint(drawing: Drawing, scale = 1) {
  const canvas = createCanvas(420 * scale, 240 * scale)
  paintDrawing(canvas.getContext('2d'), drawing, { width: canvas.width, height: canvas.height, kit: paintKit })
  return canvas
}

const painted = (...operations: Operation[]) => paint(foldOperations(CARD, operations))
const WHITE = [255, 255, 255, 255]
const RED = [255, 0, 0, 255]

describe('layers', () => {
  it('are painted in their order, with opacity and blend, and an eraser takes from its own alone', () => {
    const tone = { layer: 'tone', color: '#808080' }
    const canvas = painted(
      add(dot(1, 100, { layer: 'ink', color: '#0000ff' }), dot(2, 100)),
      add(dot(3, 200), dot(4, 200, tone), dot(5, 300, tone)),
      set('tone', { rank: 2 ** 30 }),
      add(dot(6, 300, { layer: 'ink', tool: 'eraser' })),
    )
    expect(pixelAt(canvas, 100, 120)).toEqual([0, 0, 255, 255])
    expect(pixelAt(canvas, 200, 120)).toEqual([128, 0, 0, 255])
    expect(pixelAt(canvas, 300, 120)).toEqual([128, 128, 128, 255])
  })

  it('are left out while they are hidden, and show through as their opacity says', () => {
    const ink = add(dot(1, 100, { layer: 'ink', color: '#000000' }))
    expect(pixelAt(painted(ink, set('ink', { isHidden: true })), 100, 120)).toEqual(WHITE)
    expect(pixelAt(painted(ink, set('ink', { opacity: 0 })), 100, 120)).toEqual(WHITE)
    const [red = 0] = pixelAt(painted(ink, set('ink', { opacity: 0.5 })), 100, 120)
    expect(Math.abs(red - 128)).toBeLessThanOrEqual(3)
  })

  it('are painted without paper, too', () => {
    const canvas = createCanvas(420, 240)
    const drawing = foldOperations(CARD, [add(dot(1, 100, { layer: 'ink' }), dot(2, 200))])
    paintStrokes(canvas.getContext('2d'), drawing, { ...CARD, kit: paintKit })
    expect([100, 200, 300].map((x) => pixelAt(canvas, x, 120))).toEqual([RED, RED, [0, 0, 0, 0]])
  })

  it('of one are painted as if there were none', () => {
    const eraser = dot(3, 110, { tool: 'eraser', radius: 9 })
    const strokes = [dot(1, 100, { opacity: 0.5 }), dot(2, 120, { color: '#00ff00' }), eraser]
    const layered = painted(add(...strokes.map((stroke) => ({ ...stroke, layer: 'ink' }))))
    expect(differenceOf(layered, painted(add(...strokes)), 1)).toBe(0)
  })
})

describe('marks', () => {
  it('lie where they were put, behind what is there where they say so', () => {
    const both = add(dot(1, 100), dot(2, 100, { color: '#0000ff', isBehind: true, radius: 40 }))
    const canvas = painted(both, place(1, 200))
    expect([100, 300].map((x) => pixelAt(canvas, x, 120))).toEqual([[0, 0, 255, 255], RED])
    const behind = painted(both)
    expect([100, 135].map((x) => pixelAt(behind, x, 120))).toEqual([RED, [0, 0, 255, 255]])
  })

  it('keep what erasers took from them when they move, and uncover nothing elsewhere', () => {
    const canvas = painted(
      add(dot(1, 100), dot(2, 300, { color: '#0000ff', radius: 50 })),
      add(dot(3, 110, { tool: 'eraser', radius: 10 })),
      place(1, 200),
    )
    expect(pixelAt(canvas, 100, 120)).toEqual(WHITE)
    expect(pixelAt(canvas, 310, 120)).toEqual([0, 0, 255, 255])
    expect(pixelAt(canvas, 285, 120)).toEqual(RED)
  })

  it('look moved as they looked before', () => {
    const erasers = [dot(2, 115, { tool: 'eraser', radius: 12 }), dot(3, 95, { tool: 'eraser', radius: 6 })]
    const strokes = [dot(1, 100), ...erasers]
    const there = foldOperations(CARD, [add(...strokes), place(1, 100), place(1, 200)])
    const here = foldOperations(CARD, [add(...strokes.map((stroke) =>
      ({ ...stroke, points: stroke.points.map(({ x, y }) => ({ x: x + 200, y })) })))])
    for (const scale of [1, 2]) expect(differenceOf(paint(there, scale), paint(here, scale))).toBe(0)
  })
})
