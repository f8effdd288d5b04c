import { expect, test } from 'vitest'
import { buildTimeline, pictureIndexAt, picturesFrom, shotIndexAt, timecode, type PlayedShot } from './timeline.ts'

const shot = (id: string, frames: number, ...pictureIds: string[]): PlayedShot => ({ id, frames, pictureIds })
const shots = [shot('a', 10, 'a1', 'a2', 'a3'), shot('b', 1, 'b1', 'b2'), shot('c', 24, 'c1')]

test('shots lie one after another in whole frames', () => {
  const timeline = buildTimeline(shots, 'first')
  expect(timeline.starts).toEqual([0, 10, 11])
  expect(timeline.frames).toBe(35)
  expect([0, 9, 10, 11, 34].map((frame) => shotIndexAt(timeline, frame))).toEqual([0, 0, 1, 2, 2])
})

test('views share the time of their shot without a gap, and none that has no frame is shown', () => {
  const { pictures } = buildTimeline(shots, 'all')
  expect(pictures.map(({ id, start, frames }) => [id, start, frames])).toEqual([
    ['a1', 0, 3], ['a2', 3, 3], ['a3', 6, 4], ['b1', 10, 1], ['c1', 11, 24],
  ])
})

test('the first alone has all of it when that is wished', () => {
  const timeline = buildTimeline(shots, 'first')
  expect(timeline.pictures.map(({ id }) => id)).toEqual(['a1', 'b1', 'c1'])
  expect(timeline.pictures[pictureIndexAt(timeline, 9)]?.id).toBe('a1')
})

test('the next shot is found in both directions', () => {
  const timeline = buildTimeline(shots, 'all')
  expect(picturesFrom(timeline, 4, 3, 1)).toEqual(['a2', 'a3', 'b1'])
  expect(picturesFrom(timeline, 4, 3, -1)).toEqual(['a2', 'a1'])
  expect(picturesFrom(buildTimeline([], 'all'), 0, 3, 1)).toEqual([])
})

test('a frame reads as timecode', () => {
  expect(timecode(434, { numerator: 25, denominator: 1 })).toBe('00:00:17:09')
  expect(timecode(24 * 3_600, { numerator: 24_000, denominator: 1_001 })).toBe('01:00:00:00')
})
