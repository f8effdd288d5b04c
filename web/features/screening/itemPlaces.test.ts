import { expect, test } from 'vitest'
import { buildTimeline } from '../../playback/timeline.ts'
import { itemAt, placeItems } from './itemPlaces.ts'

const timeline = buildTimeline(
  [10, 20, 30].map((frames, index) => ({ id: `shot_${index}`, frames, pictureIds: [`view_${index}`] })), 'all',
)

test('items lie one after another, those without shots where the next one begins', () => {
  const places = placeItems([1, 0, 2, 0], timeline)
  expect(places.map(({ start, firstShot }) => [start, firstShot])).toEqual([[0, 0], [10, 1], [10, 1], [60, 3]])
  expect([0, 1, 2, 3].map((shot) => itemAt(places, shot))).toEqual([0, 2, 2, -1])
})
