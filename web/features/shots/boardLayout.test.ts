import { expect, test } from 'vitest'
import { layOutBoard, moveTo, orderAt, orderByArrow, type PlannedShot } from './boardLayout.ts'

const WIDE = 1_340

function shots(...scenes: (string | null)[]): PlannedShot[] {
  return scenes.map((sceneId, index) => ({ id: `s${index + 1}`, aspectRatio: 'RATIO_16_9', sceneId }))
}

const ids = (planned: PlannedShot[]): string[] => planned.map(({ id }) => id)

test('shots wrap in their order, three default cards to a row of 1,340 pixels', () => {
  const { cards, headings } = layOutBoard(shots(null, null, null, null), WIDE, 'RATIO_16_9')
  expect(cards.get('s1')).toEqual({ x: 0, y: 0, width: 420, height: 334 })
  expect(cards.get('s3')).toEqual({ x: 880, y: 0, width: 420, height: 334 })
  expect(cards.get('s4')).toEqual({ x: 0, y: 358, width: 420, height: 334 })
  expect(headings).toEqual([])
})

test('cards of a row are as tall as its tallest', () => {
  const mixed: PlannedShot[] = [
    { id: 'tall', aspectRatio: 'RATIO_16_9', sceneId: null },
    { id: 'low', aspectRatio: 'RATIO_4_3', sceneId: null },
  ]
  const { cards } = layOutBoard(mixed, WIDE, 'RATIO_16_9')
  expect(cards.get('low')).toEqual({ x: 440, y: 0, width: 240, height: 334 })
})

test('a scene has a heading over its shots, repeated beside the next scene', () => {
  const { headings } = layOutBoard(shots('a', 'b', 'b', 'b', 'c'), WIDE, 'RATIO_16_9')
  const told = headings.map(({ sceneId, isContinued, box }) => [sceneId, isContinued, box.x, box.width])
  expect(told).toEqual([
    ['a', false, 0, 420],
    ['b', false, 440, 860],
    ['b', true, 0, 420],
    ['c', false, 440, 420],
  ])
})

test('a narrow board has one column as wide as itself', () => {
  const { cards, isSingleColumn } = layOutBoard(shots(null, null), 358, 'RATIO_16_9')
  expect(isSingleColumn).toBe(true)
  expect(cards.get('s2')).toMatchObject({ x: 0, width: 358 })
})

test('two default cards always stand side by side on a middling board', () => {
  const { cards } = layOutBoard(shots(null, null), 656, 'RATIO_16_9')
  expect(cards.get('s2')?.y).toBe(0)
})

test('the pointer decides the place by the nearer half of the nearest card', () => {
  const planned = shots(null, null, null, null)
  const layout = layOutBoard(planned, WIDE, 'RATIO_16_9')
  const order = ids(planned)
  expect(orderAt(order, 's1', layout, { x: 1_200, y: 100 })).toEqual(['s2', 's3', 's1', 's4'])
  expect(orderAt(order, 's1', layout, { x: 900, y: 100 })).toEqual(['s2', 's1', 's3', 's4'])
  expect(orderAt(order, 's4', layout, { x: -50, y: 10 })).toEqual(['s4', 's1', 's2', 's3'])
  expect(orderAt(order, 's1', layout, { x: 200, y: 100 })).toBe(order)
})

test('arrows move by a place or a row, and stop at the ends', () => {
  const planned = shots(null, null, null, null, null)
  const layout = layOutBoard(planned, WIDE, 'RATIO_16_9')
  const order = ids(planned)
  expect(orderByArrow(order, 's2', layout, 'ArrowLeft')).toEqual(['s2', 's1', 's3', 's4', 's5'])
  expect(orderByArrow(order, 's2', layout, 'ArrowDown')).toEqual(['s1', 's3', 's4', 's5', 's2'])
  expect(orderByArrow(order, 's4', layout, 'ArrowUp')).toEqual(['s4', 's1', 's2', 's3', 's5'])
  expect(orderByArrow(order, 's1', layout, 'ArrowLeft')).toBe(order)
  expect(orderByArrow(order, 's1', layout, 'ArrowUp')).toBe(order)
  expect(orderByArrow(order, 's5', layout, 'ArrowDown')).toBe(order)
})

test('a place beyond the end is the end', () => {
  expect(moveTo(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a'])
  expect(moveTo(['a', 'b', 'c'], 'c', -1)).toEqual(['c', 'a', 'b'])
})
