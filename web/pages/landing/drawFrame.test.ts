import { expect, test } from 'vitest'
import type { Stroke } from '../../../drawing/stroke.ts'
import { inStages } from './drawFrame.ts'

const stroke = (id: string, color: string): Stroke =>
  ({ id, tool: 'pen', color, radius: 2, opacity: 1, points: [{ x: 1, y: 1 }] }) as Stroke

test('a frame is drawn as somebody draws: pencil, then ink, then the tones that lie under both', () => {
  const strokes = [
    stroke('tone 1', '#666b71'), stroke('tone 2', '#f7f5f0'), stroke('pencil', '#4aa9df'), stroke('ink', '#1c1d22'),
  ]
  expect(inStages(strokes).map(({ stroke: { id }, isUnder }) => [id, isUnder])).toEqual([
    ['pencil', false], ['ink', false], ['tone 2', true], ['tone 1', true],
  ])
})

test('a frame without pencil is drawn in its order', () => {
  const strokes = [stroke('ink', '#1c1d22'), stroke('tone', '#666b71')]
  expect(inStages(strokes).map(({ stroke: { id }, isUnder }) => [id, isUnder])).toEqual([
    ['ink', false], ['tone', false],
  ])
})
