import type { Stroke, StrokeBrush, StrokePoint } from '../../drawing/stroke.ts'
import { handwriting, strokeOf } from './sampleStrokes.ts'

/** A handwritten line that leans more and more, and turns. */
export const leaning = (seed: number, pointCount: number): StrokePoint[] =>
  handwriting(seed, pointCount).map((point, index) => ({
    ...point, altitude: Math.max(15, 75 - Math.floor(index / 3) * 5), azimuth: (Math.floor(index / 8) * 5 + 30) % 360,
  }))

/** A wave across part of the card, pressed harder and harder. */
export const wave = (left: number, right: number, y: number, height = 6): StrokePoint[] =>
  Array.from({ length: 40 }, (_, index) => ({
    x: left + ((right - left) * index) / 39, y: y + height * Math.sin(index / 5), pressure: index / 39,
  }))

const withoutPressure = (points: readonly StrokePoint[]): StrokePoint[] => points.map(({ x, y }) => ({ x, y }))

/** What a brush can do on a card of 420 × 240: pressure and none, thin and thick, leaning, faint, dots, erasers. */
export function sheetOf(brush: StrokeBrush): Stroke[] {
  const look = { brush, color: '#2b2b33' }
  return [
    strokeOf(1, { ...look, radius: 1, points: wave(15, 200, 20) }),
    strokeOf(2, { ...look, radius: 1, points: withoutPressure(wave(220, 405, 20)) }),
    strokeOf(3, { ...look, radius: 5, points: wave(15, 200, 50) }),
    strokeOf(4, { ...look, radius: 5, color: '#b23a2e', points: withoutPressure(wave(220, 405, 50)) }),
    strokeOf(5, { ...look, radius: 5, points: leaning(5, 90).map((point) => ({ ...point, y: point.y - 15 })) }),
    strokeOf(6, { ...look, radius: 24, color: '#2f6db3', opacity: 0.6, points: wave(200, 380, 120, 12) }),
    strokeOf(7, { ...look, radius: 9, points: [{ x: 40, y: 200, pressure: 1 }] }),
    strokeOf(8, { ...look, radius: 9, points: [{ x: 80, y: 200 }] }),
    strokeOf(9, { ...look, radius: 12, color: '#3e8f5a', points: wave(120, 400, 200, 9), isBehind: true }),
    strokeOf(10, { ...look, tool: 'eraser', radius: 12, points: withoutPressure(wave(180, 400, 185)) }),
  ]
}
