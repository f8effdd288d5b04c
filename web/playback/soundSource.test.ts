import { afterEach, expect, test, vi } from 'vitest'
import { BufferedSound } from './soundSource.ts'

const SECONDS = 60

/** What was started of a decoded sound of a minute: when, from where, and how long. */
async function begun(where: Partial<Parameters<BufferedSound['begin']>[0]>): Promise<unknown[][]> {
  const start = vi.fn()
  class Node {
    gain = { setTargetAtTime: () => undefined }
    start = start
    connect = () => this
    disconnect = () => undefined
  }
  vi.stubGlobal('GainNode', Node)
  vi.stubGlobal('AudioBufferSourceNode', Node)
  vi.stubGlobal('fetch', async () => new Response(''))
  const context = { currentTime: 100, destination: null, decodeAudioData: async () => ({ duration: SECONDS }) }
  const sound = new BufferedSound(context as unknown as AudioContext, '/sound')
  await sound.ready
  sound.begin({ place: 0, time: 100, speed: 1, sound: 0, from: 0, to: Infinity, ...where })
  return start.mock.calls
}

afterEach(() => vi.unstubAllGlobals())

test('a sound begins where it is by now, or when it is due', async () => {
  expect(await begun({ place: 20, sound: 5, from: 5 })).toEqual([[100, 15, undefined]])
  expect(await begun({ place: 20, sound: 30, from: 30, speed: 2 })).toEqual([[105, 0, undefined]])
  expect(await begun({ place: 70 })).toEqual([])
})

test('a part of a sound is heard from its first to its last second alone', async () => {
  // It began ten seconds before the part that is heard, which ends at 40.
  const part = { sound: 10, from: 20, to: 40 }
  expect(await begun({ ...part, place: 0 })).toEqual([[120, 10, 20]])
  expect(await begun({ ...part, place: 35 })).toEqual([[100, 25, 5]])
  expect(await begun({ ...part, place: 40 })).toEqual([])
})
