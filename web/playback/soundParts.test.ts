import { expect, test } from 'vitest'
import { heardTime } from './audioClock.ts'
import { loudestBetween, peaksOf } from './peaks.ts'

const context = (currentTime: number, outputLatency: number, stamp?: [number, number]) => ({
  currentTime,
  outputLatency,
  state: 'running' as const,
  getOutputTimestamp: () => (stamp ? { contextTime: stamp[0], performanceTime: stamp[1] } : {}),
})

test('the heard position is that of the device less its latency', () => {
  expect(heardTime(context(10, 0.2, [9.8, 5_000]), 5_010)).toBeCloseTo(9.81)
  expect(heardTime(context(10, 0.2), 5_000)).toBeCloseTo(9.8)
})

test('timestamps that cannot be are not believed', () => {
  expect(heardTime(context(10, 0.02, [0, 0]), 5_000)).toBeCloseTo(9.98)
  expect(heardTime(context(10, 0.02, [3, 5_000]), 5_000)).toBeCloseTo(9.98)
  expect(heardTime(context(10, 0.02, [12, 5_000]), 5_000)).toBeCloseTo(9.98)
})

test('peaks are the loudest of all channels', () => {
  const [left, right] = [new Float32Array(1_000), new Float32Array(1_000)]
  left[100] = -0.5
  right[900] = 1
  const peaks = peaksOf([left, right], 1_000)
  expect(peaks.values).toHaveLength(50)
  expect(loudestBetween(peaks, 0.1, 0.12)).toBeCloseTo(0.5, 1)
  expect(loudestBetween(peaks, 0.2, 0.8)).toBe(0)
  expect(loudestBetween(peaks, 0, 2)).toBe(1)
  expect(loudestBetween(peaks, -3, -1)).toBe(0)
})
