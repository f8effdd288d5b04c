import { expect, it } from 'vitest'
import { runInChild } from '../../../server/platform/workers/childProcess.ts'

it.runIf(process.platform === 'linux')('a child process gives way to the server with each of its threads', async () => {
  let told: number[] = []
  await runInChild(new URL('./priorityProcess.ts', import.meta.url), {
    order: null, answer: async () => null, hear: (values: number[]) => void (told = values),
    signal: new AbortController().signal,
  })
  expect(told.length).toBeGreaterThan(1)
  expect(new Set(told)).toEqual(new Set([19]))
})
