import { afterEach, expect, test, vi } from 'vitest'
import { beforeSignOut, runBeforeSignOut, SIGN_OUT_PATIENCE_MS } from './beforeSignOut.ts'

let takeBack: (() => void)[] = []

afterEach(() => {
  for (const stop of takeBack) stop()
  takeBack = []
  vi.useRealTimers()
})

test('waits for all that is to be done, also when some of it fails', async () => {
  let finish = (): void => undefined
  let isOver = false
  takeBack = [
    beforeSignOut(() => Promise.reject(new Error('offline'))),
    beforeSignOut(() => new Promise<void>((resolve) => (finish = resolve))),
  ]
  const running = runBeforeSignOut().then(() => (isOver = true))
  await new Promise((resolve) => setTimeout(resolve))
  expect(isOver).toBe(false)
  finish()
  await running
  expect(isOver).toBe(true)
})

test('goes on when something never ends', async () => {
  vi.useFakeTimers()
  takeBack = [beforeSignOut(() => new Promise(() => undefined))]
  const running = runBeforeSignOut()
  await vi.advanceTimersByTimeAsync(SIGN_OUT_PATIENCE_MS)
  await expect(running).resolves.toBeUndefined()
})

test('leaves out what was taken back', async () => {
  const callback = vi.fn(() => Promise.resolve())
  beforeSignOut(callback)()
  await runBeforeSignOut()
  expect(callback).not.toHaveBeenCalled()
})
