import { expect, it, vi } from 'vitest'
import type { Stroke } from '../../drawing/stroke.ts'
import { blankEngine } from '../testing/blankEngine.ts'
import { type Brush, DEFAULT_BRUSH } from './brush.ts'

const onAreaAsked = vi.fn()
const onInk = vi.fn()

/** An engine that draws with a brush, and what it hands out. */
function engineWith(brush: Partial<Brush>) {
  const { engine, operations, draw } = blankEngine({ onAreaAsked, onInk })
  engine.setBrush({ ...DEFAULT_BRUSH, smoothness: 0, ...brush })
  const strokes = (): Stroke[] =>
    operations.flatMap((operation) => (operation.kind === 'ADD_STROKES' ? operation.strokes : []))
  const boxes = () => strokes().map(({ points }) => {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(Math.round)
  })
  return { draw, strokes, boxes }
}

it.each(['path', 'rectangle'] as const)('asks for the area around a tap, and draws nothing (%s)', (shape) => {
  onAreaAsked.mockClear()
  const { draw, strokes } = engineWith({ kind: 'fill', shape })
  draw([[100, 60], [102, 61]])
  expect(strokes()).toEqual([])
  expect(onAreaAsked.mock.calls).toEqual([[expect.objectContaining({ x: 50, y: 30 })]])
})

it('fills what a drag goes around, under the lines or over them, and shows others nothing of it before', () => {
  onInk.mockClear()
  const { draw, strokes } = engineWith({ kind: 'fill' })
  draw([[100, 60], [300, 60], [300, 200], [100, 200]])
  const [area] = strokes()
  expect(area).toMatchObject({ brush: 'fill', isBehind: true, radius: 0.01 })
  expect(area?.points).toEqual([{ x: 50, y: 30 }, { x: 150, y: 30 }, { x: 150, y: 100 }, { x: 50, y: 100 }])
  expect(onInk).not.toHaveBeenCalled()
  const over = engineWith({ kind: 'fill', isBehind: false })
  over.draw([[100, 60], [300, 60], [300, 200]])
  expect(over.strokes()[0]).not.toHaveProperty('isBehind')
})

it('draws a shape from where the pen came down to where it is lifted', () => {
  const { draw, boxes, strokes } = engineWith({ shape: 'ellipse', kind: 'marker' })
  draw([[100, 60], [120, 100], [300, 200]])
  draw([[100, 60], [300, 200]], { shiftKey: true })
  draw([[200, 200], [300, 260]], { altKey: true })
  expect(boxes()).toEqual([[50, 30, 150, 100], [50, 30, 150, 130], [50, 70, 150, 130]])
  expect(strokes()[0]).toMatchObject({ brush: 'marker', tool: 'pen' })
})

it('draws no shape by a tap', () => {
  const { draw, strokes } = engineWith({ shape: 'rectangle' })
  draw([[100, 60]])
  draw([[100, 60], [101, 61]])
  expect(strokes()).toEqual([])
})

it('makes areas of what has an inside, and lines of the rest', () => {
  const looksOf = (brush: Partial<Brush>) => {
    const { draw, strokes } = engineWith(brush)
    draw([[100, 60], [300, 200]])
    return strokes().map(({ brush: kind, points }) => [kind, points.length])
  }
  expect(looksOf({ shape: 'rectangle', kind: 'fill' })).toEqual([['fill', 4]])
  expect(looksOf({ shape: 'arrow', kind: 'fill' })).toEqual([[undefined, 8]])
  expect(looksOf({ shape: 'block', kind: 'pencil' })).toEqual([['fill', 7]])
})

it('gives a drawn path the head of an arrow that presses as its end does', () => {
  const { draw, strokes } = engineWith({ shape: 'path' })
  draw([[100, 60], [200, 60], [300, 60]])
  const [arrow] = strokes()
  expect(arrow?.points.length).toBeGreaterThan(8)
  expect(new Set(arrow?.points.map(({ pressure }) => pressure)).size).toBe(1)
  expect(Math.max(...(arrow?.points ?? []).map(({ y }) => y))).toBeGreaterThan(33)
})

it('erases along the path of the pen whatever shape was chosen', () => {
  const { draw, strokes } = engineWith({ shape: 'rectangle', tool: 'eraser' })
  draw([[100, 60], [300, 200]])
  expect(strokes()).toMatchObject([{ tool: 'eraser', points: { length: 2 } }])
})
