import { expect, test } from 'vitest'
import { placeBeside } from '../../dnd/neighbor.ts'
import { placeAt, withTaskAt } from './taskOrder.ts'

/** Three cards of 100, 60 and 200 pixels, 8 apart. */
const ROWS = [{ start: 8, end: 108 }, { start: 116, end: 176 }, { start: 184, end: 384 }]

test('a pointer stands for the place before a card in its first half, after it in its second', () => {
  expect([0, 20, 57, 58, 120, 150, 200, 290, 400].map((y) => placeAt(ROWS, null, y)))
    .toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3])
  expect(placeAt([], null, 50)).toBe(0)
})

test('nothing changes over the place the held card has', () => {
  expect(placeAt(ROWS, 1, 150)).toBe(1)
  expect(placeAt(ROWS, 2, 390)).toBe(2)
})

test('places are counted among the others', () => {
  expect(placeAt(ROWS, 0, 120)).toBe(0)
  expect(placeAt(ROWS, 0, 170)).toBe(1)
  expect(placeAt(ROWS, 0, 300)).toBe(2)
  expect(placeAt(ROWS, 2, 20)).toBe(0)
  expect(placeAt(ROWS, 2, 100)).toBe(1)
})

test('a card that gave way does not come back under the same pointer', () => {
  const held = 60
  for (let y = 0; y < 400; y += 1) {
    const place = placeAt([ROWS[0], ROWS[1]].flatMap((row) => row ?? []), null, y)
    const sizes = [100, 60]
    sizes.splice(place, 0, held)
    let start = 8
    const next = sizes.map((size) => {
      const row = { start, end: start + size }
      start = row.end + 8
      return row
    })
    expect(placeAt(next, place, y)).toBe(place)
  }
})

test('an order with a task at a place among the others', () => {
  expect(withTaskAt(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a'])
  expect(withTaskAt(['a', 'b'], 'x', 1)).toEqual(['a', 'x', 'b'])
})

test('a place is named by a neighbor, which stays right when others move tasks too', () => {
  expect(placeBeside(['a', 'b'], 0)).toEqual({ beforeId: 'a' })
  expect(placeBeside(['a', 'b'], 1)).toEqual({ afterId: 'a' })
  expect(placeBeside(['a', 'b'], 2)).toEqual({ afterId: 'b' })
  expect(placeBeside([], 0)).toBeNull()
})
