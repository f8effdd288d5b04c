import { describe, expect, it } from 'vitest'
import { type Shape, shapePoints, withHead } from '../../drawing/shape.ts'

const FREE = { isEven: false, isFromMiddle: false }
const from = { x: 100, y: 100 }
const boxOf = (points: readonly { x: number; y: number }[]) => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map((side) => Math.round(side))
}
const drawn = (shape: Exclude<Shape, 'path'>, x: number, y: number, manner = FREE) =>
  shapePoints(shape, from, { x, y }, 2, manner)

describe('a shape', () => {
  it.each([['rectangle'], ['ellipse'], ['line']] as const)('%s reaches from one place to another', (shape) => {
    expect(boxOf(drawn(shape, 160, 80))).toEqual([100, 80, 160, 100])
    expect(boxOf(drawn(shape, 60, 130))).toEqual([60, 100, 100, 130])
  })

  it.each([['rectangle'], ['ellipse']] as const)('%s has equal sides where it is even', (shape) => {
    expect(boxOf(drawn(shape, 160, 80, { ...FREE, isEven: true }))).toEqual([100, 40, 160, 100])
  })

  it('is drawn from its middle on', () => {
    expect(boxOf(drawn('ellipse', 160, 80, { ...FREE, isFromMiddle: true }))).toEqual([40, 80, 160, 120])
    expect(boxOf(drawn('rectangle', 120, 110, { isEven: true, isFromMiddle: true }))).toEqual([80, 80, 120, 120])
  })

  it('is a line in steps of 45° where it is even', () => {
    const [, end] = drawn('line', 160, 108, { ...FREE, isEven: true })
    expect(end?.y).toBeCloseTo(100)
    const [, other] = drawn('line', 160, 150, { ...FREE, isEven: true })
    expect((other?.x ?? 0) - 100).toBeCloseTo((other?.y ?? 0) - 100)
  })

  it('has corners through which the line runs', () => {
    const points = drawn('rectangle', 160, 80)
    expect(points.filter(({ x, y }) => x === 160 && y === 80)).toHaveLength(2)
    expect(points.at(0)).toEqual(points.at(-1))
  })
})

describe('an arrow', () => {
  it('has a head at its end, no longer than half of it', () => {
    const long = drawn('arrow', 200, 100)
    expect(boxOf(long)).toEqual([100, 93, 200, 107])
    const short = drawn('arrow', 104, 100)
    expect(boxOf(short)).toEqual([100, 99, 104, 101])
  })

  it('has none where it goes nowhere', () => {
    expect(withHead([from], 2)).toEqual([from])
    expect(withHead([from, from], 2)).toEqual([from, from])
  })

  it('along a path points where its end does, whatever its last points tremble', () => {
    const path = [from, { x: 150, y: 100 }, { x: 150, y: 160 }, { x: 150.2, y: 160 }]
    const head = withHead(path, 2).slice(path.length)
    expect(boxOf(head)).toEqual([143, 146, 157, 160])
  })

  it('as a block grows wider towards its head', () => {
    const points = drawn('block', 200, 100)
    expect(points.at(3)).toEqual({ x: 200, y: 100 })
    const spread = (at: number): number => Math.abs((points[at]?.y ?? 0) - 100)
    expect(spread(0)).toBeLessThan(spread(1))
    expect(spread(1)).toBeLessThan(spread(2))
  })
})
