import { expect, test, vi } from 'vitest'
import { PictureCache } from './pictureCache.ts'

function cacheOf(room: number, weightOf?: (key: string) => number) {
  const open = new Set<string>()
  const load = vi.fn(async (key: string) => {
    if (key.startsWith('lost')) throw new Error('not there')
    open.add(key)
    return { key, close: () => open.delete(key) }
  })
  const onChanged = vi.fn()
  return { cache: new PictureCache(load, room, onChanged, weightOf), load, open, onChanged }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('decodes what is wanted once, and never holds more than there is room for', async () => {
  const { cache, load, open } = cacheOf(12)
  for (let frame = 0; frame < 500; frame += 1) {
    cache.want(Array.from({ length: 8 }, (_, index) => `view${frame + index}`))
    await settled()
    expect(cache.get(`view${frame}`)).not.toBeNull()
    expect(open.size).toBeLessThanOrEqual(12)
  }
  expect(load).toHaveBeenCalledTimes(507)
  cache.close()
  expect(open.size).toBe(0)
})

test('closes what comes after nobody wants it any more', async () => {
  const { cache, open } = cacheOf(1)
  cache.want(['a'])
  cache.want(['b'])
  await settled()
  expect([...open]).toEqual(['b'])
  cache.want(['c'])
  cache.close()
  await settled()
  expect(open.size).toBe(0)
})

test('holds fewer pictures where they are heavy, and what is wanted in any case', async () => {
  const { cache, open } = cacheOf(10, (key) => (key.startsWith('paper') ? 4 : 1))
  cache.want(['paper1', 'a'])
  cache.want(['paper2', 'b'])
  await settled()
  expect([...open].toSorted()).toEqual(['a', 'b', 'paper1', 'paper2'])
  cache.want(['c', 'd'])
  await settled()
  expect([...open].toSorted()).toEqual(['b', 'c', 'd', 'paper2'])
  cache.want(['paper3', 'paper4', 'paper5'])
  await settled()
  expect([...open].toSorted()).toEqual(['paper3', 'paper4', 'paper5'])
})

test('says what did not come', async () => {
  const { cache, load, onChanged } = cacheOf(4)
  cache.want(['lost'])
  await settled()
  expect(cache.hasFailed('lost')).toBe(true)
  cache.want(['lost'])
  expect(load).toHaveBeenCalledTimes(1)
  expect(onChanged).toHaveBeenCalledTimes(1)
})
