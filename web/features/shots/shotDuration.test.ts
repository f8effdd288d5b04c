import { expect, test } from 'vitest'
import { FRAME_RATES, secondsAt } from '../../lib/frameRates.ts'
import { readDuration } from './shotDuration.ts'

const FILM = { numerator: 24, denominator: 1 }
const NTSC = { numerator: 30_000, denominator: 1_001 }

test.each([
  ['2', 48],
  ['2s', 48],
  [' 2 S ', 48],
  ['2.5', 60],
  ['2,5s', 60],
  ['.5', null],
  ['48f', 48],
  ['1f', 1],
  ['2s 12f', 60],
  ['1:12', 1_728],
  ['0:02.5', 60],
  ['1:00:00', 86_400],
  ['1m', 1_440],
  ['1m 12s', 1_728],
  ['0.001', 1],
])('reads %j as %s frames at 24', (text, frames) => {
  expect(readDuration(text, FILM)).toBe(frames)
})

const NO_LENGTHS = [
  '', ' ', '0', '0f', '0:00', '-2', '2x', 'two', '1:60', '1:60:00', '1:2:3:4', '2.5f', '1e9', '9999999999', 'f',
]

test.each(NO_LENGTHS)('refuses %j', (text) => {
  expect(readDuration(text, FILM)).toBeNull()
})

test('seconds become the nearest whole frame at a broken rate', () => {
  expect(readDuration('1', NTSC)).toBe(30)
  expect(readDuration('10', NTSC)).toBe(300)
  expect(readDuration('1:00', NTSC)).toBe(1_798)
})

test('any number of frames reads back from its frames, its exact seconds and its clock, at every rate', () => {
  for (const rate of FRAME_RATES) {
    for (let frames = 1; frames < 5_000; frames += 37) {
      const seconds = secondsAt(frames, rate)
      const clock = `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(6)}`
      expect(readDuration(`${frames}f`, rate)).toBe(frames)
      expect(readDuration(String(seconds), rate)).toBe(frames)
      expect(readDuration(`${seconds}s`, rate)).toBe(frames)
      expect(readDuration(clock, rate)).toBe(frames)
    }
  }
})

test('whatever is typed, the answer is a whole number of frames or nothing', () => {
  const letters = '0123456789.,: smf-x'
  let seed = 7
  const random = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  for (let round = 0; round < 5_000; round += 1) {
    const text = Array.from({ length: 1 + Math.floor(random() * 7) }, () => letters[Math.floor(random() * 19)]).join('')
    const frames = readDuration(text, NTSC)
    if (frames !== null) expect(Number.isInteger(frames) && frames >= 1, text).toBe(true)
  }
})
