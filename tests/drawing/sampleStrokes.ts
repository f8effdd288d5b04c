import type { Stroke, StrokePoint } from '../../drawing/stroke.ts'

/** A UUID that a number makes. */
export function uuidOf(number: number): string {
  return `01920000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
}

/** A function that gives another UUID at every call, counting from the number. */
export function idsFrom(start: number): () => string {
  let next = start
  return () => uuidOf(next++)
}

/** A pen stroke with whatever is said of it. */
export function strokeOf(number: number, parts: Partial<Stroke> = {}): Stroke {
  const points = [
    { x: number, y: 10 },
    { x: number + 10, y: 20 },
    { x: number + 30, y: 25 },
  ]
  return { id: uuidOf(number), tool: 'pen', color: '#000000', radius: 2, opacity: 1, points, ...parts }
}

/** Numbers between 0 and 1 that look random and are the same in every run (a linear congruential generator). */
export function noiseFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A handwritten line: loops at changing speed with tremor and pressure, sampled at 240 Hz. */
export function handwriting(seed: number, pointCount: number): StrokePoint[] {
  const noise = noiseFrom(seed)
  return Array.from({ length: pointCount }, (_, index) => {
    const angle = index / 14 + Math.sin(index / 40)
    return {
      x: 40 + index * 0.8 + 18 * Math.cos(angle) + 0.15 * (noise() - 0.5),
      y: 120 + 24 * Math.sin(angle) + 10 * Math.sin(index / 90) + 0.15 * (noise() - 0.5),
      pressure: 0.5 + 0.3 * Math.sin(index / 25) + 0.02 * (noise() - 0.5),
      t: index * 4 + Math.round(noise()),
    }
  })
}
