import { expect, it } from 'vitest'
import type { LayerImage } from '../../drawing/layer.ts'
import { cornersOf, ledTo, movedBy, numbersOf, withNumber } from './picturePlace.ts'

const IMAGE: LayerImage = { mediaId: 'any', width: 100, height: 50, matrix: { a: 1, b: 0, c: 0, d: 1, e: 10, f: 20 } }

it('leads a picture by its inside, its knob and its corners', () => {
  const [from, to] = [{ x: 0, y: 0 }, { x: 5, y: -5 }]
  expect(numbersOf(ledTo(IMAGE, 'move', from, to, false))).toMatchObject({ x: 65, y: 40, size: 100, angle: 0 })
  const turned = ledTo(IMAGE, 'turn', { x: 60, y: 0 }, { x: 100, y: 46 }, false)
  expect(numbersOf(turned).angle).toBeCloseTo(91.43, 2)
  expect(numbersOf(ledTo(IMAGE, 'turn', { x: 60, y: 0 }, { x: 100, y: 46 }, true)).angle).toBeCloseTo(90)
  const larger = ledTo(IMAGE, 2, { x: 110, y: 70 }, { x: 210, y: 120 }, false)
  expect(numbersOf(larger).size).toBeCloseTo(200)
  expect(cornersOf(larger)[0]).toEqual({ x: 10, y: 20 })
})

it('keeps the opposite corner of a turned picture where it is', () => {
  const turned = withNumber(IMAGE, 'angle', 30)
  const [from = { x: 0, y: 0 }, , opposite] = cornersOf(turned)
  const larger = ledTo(turned, 0, from, { x: from.x - 20, y: from.y }, false)
  expect(cornersOf(larger)[2]?.x).toBeCloseTo(opposite?.x ?? 0)
  expect(cornersOf(larger)[2]?.y).toBeCloseTo(opposite?.y ?? 0)
})

it('sets each number alone, about the middle', () => {
  const start = withNumber(withNumber(IMAGE, 'angle', -20), 'size', 40)
  for (const [name, value] of [['x', 12], ['y', 300], ['size', 150], ['angle', 75]] as const) {
    const now = numbersOf(withNumber(start, name, value))
    const before = numbersOf(start)
    for (const each of ['x', 'y', 'size', 'angle'] as const) {
      expect(now[each]).toBeCloseTo(each === name ? value : before[each])
    }
  }
})

it('leaves a picture as it is where no drawing can hold it so', () => {
  expect(withNumber(IMAGE, 'size', 0)).toBe(IMAGE)
  expect(withNumber(IMAGE, 'size', 1)).toBe(IMAGE)
  expect(withNumber(IMAGE, 'size', 100_000)).toBe(IMAGE)
  expect(movedBy(IMAGE, 1e9, 0)).toBe(IMAGE)
})
