import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Resources } from '../../../server/kernel/resources.ts'
import { nextLoadFactor, loadFactor } from '../../../server/platform/load/loadFactor.ts'

it('grows to a bound while the process is busy, stays between, and goes back when it is calm', () => {
  expect(nextLoadFactor(1, 0.9)).toBe(1.5)
  expect(nextLoadFactor(7, 0.9)).toBe(8)
  expect(nextLoadFactor(4, 0.5)).toBe(4)
  expect(nextLoadFactor(4, 0.1)).toBeCloseTo(3.2)
  expect(nextLoadFactor(1.1, 0.1)).toBe(1)
})

const resources = new Resources()
const factor = () => resources.run(loadFactor)

it('follows how busy the event loop is', async () => {
  factor()
  const until = performance.now() + 900
  let most = 1
  while (performance.now() < until) {
    const busy = performance.now() + 20
    while (performance.now() < busy);
    await pause(0)
    most = Math.max(most, factor())
  }
  expect(most).toBeGreaterThan(1.5)
  await expect.poll(factor, { timeout: 5_000, interval: 100 }).toBe(1)
})
