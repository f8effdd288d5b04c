import { expect, it } from 'vitest'
import { guidesOf, shownBy } from './guides.ts'

it('reads the guides that were chosen, in their order, and passes over others', () => {
  expect(guidesOf('safe,thirds,unknown')).toEqual(['thirds', 'safe'])
  expect(guidesOf(null)).toEqual([])
})

it('leaves of a frame what has the ratio of a mask', () => {
  expect(shownBy('mask239', 16 / 9)).toMatchObject({ width: 1, height: expect.closeTo(0.744, 3) })
  expect(shownBy('mask916', 16 / 9)).toMatchObject({ height: 1, width: expect.closeTo(0.316, 3) })
  expect(shownBy('mask239', 3)).toMatchObject({ height: 1, width: expect.closeTo(0.797, 3) })
  expect(shownBy('thirds', 16 / 9)).toBeNull()
})
