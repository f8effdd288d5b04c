import { expect, test } from 'vitest'
import { regionAfterKey, regionBetween } from './region.ts'

const press = (key: string, shiftKey = false) => ({ key, shiftKey })

test('a drag in any direction makes a region, a press none', () => {
  const region = { x: 100, y: 200, width: 300, height: 400 }
  expect(regionBetween({ x: 100, y: 200 }, { x: 400, y: 600 })).toEqual(region)
  expect(regionBetween({ x: 400, y: 600 }, { x: 100, y: 200 })).toEqual(region)
  expect(regionBetween({ x: 100, y: 200 }, { x: 101, y: 600 })).toBeNull()
})

test('keys begin with the middle of the picture, move, resize and remove it, and stay in the picture', () => {
  const [across, down] = [800, 400]
  const begun = regionAfterKey(null, press('Enter'), across, down) ?? null
  expect(begun).toEqual({ x: 200, y: 100, width: 400, height: 200 })
  expect(regionAfterKey(begun, press('ArrowLeft'), across, down)).toEqual({ x: 136, y: 100, width: 400, height: 200 })
  expect(regionAfterKey(begun, press('ArrowDown', true), across, down))
    .toEqual({ x: 200, y: 100, width: 400, height: 264 })
  let region = begun
  for (let count = 0; count < 20; count += 1) region = regionAfterKey(region, press('ArrowRight'), across, down) ?? null
  expect(region).toEqual({ x: 400, y: 100, width: 400, height: 200 })
  for (let count = 0; count < 20; count += 1) {
    region = regionAfterKey(region, press('ArrowLeft', true), across, down) ?? null
  }
  expect(region).toEqual({ x: 400, y: 100, width: 32, height: 200 })
  expect(regionAfterKey(region, press('Delete'), across, down)).toBeNull()
  expect(regionAfterKey(region, press('x'), across, down)).toBeUndefined()
})
