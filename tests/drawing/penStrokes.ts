import type { PointerSample } from '../../drawing/stabilizer.ts'
import { noiseFrom } from './sampleStrokes.ts'

interface Place {
  readonly x: number
  readonly y: number
}

/** A hand's movement: where the pen is at a time in milliseconds, in drawing-space pixels, and how long it takes. */
export interface PenPath {
  readonly at: (time: number) => Place
  readonly duration: number
}

/** Tremor of a hand lies between these, in hertz (physiological tremor). */
const [SLOWEST_TREMOR, FASTEST_TREMOR] = [7.5, 12]
const TREMOR_PARTS = 5

/** One turn around (100, 100). */
export function circlePath(radius: number, duration: number): PenPath {
  const at = (time: number): Place => {
    const angle = (2 * Math.PI * time) / duration
    return { x: 100 + radius * Math.cos(angle), y: 100 + radius * Math.sin(angle) }
  }
  return { at, duration }
}

/**
 * Eight strokes down and up between y = 100 and 100 + height. A hand rests for a moment in each corner, along the path
 * of least jerk (Flash and Hogan 1985); `isEven` turns in the corners at full speed, as no hand can.
 */
export function zigzagPath(height: number, legMs: number, isEven: boolean): PenPath {
  const at = (time: number): Place => {
    const leg = Math.min(7, Math.floor(time / legMs))
    const part = Math.min(1, time / legMs - leg)
    const way = isEven ? part : part ** 3 * (10 - 15 * part + 6 * part ** 2)
    return { x: 100 + (leg + way) * (height / 2), y: 100 + height * (leg % 2 === 0 ? way : 1 - way) }
  }
  return { at, duration: 8 * legMs }
}

/** A level line of 300 px at y = 100, drawn with a trembling hand. `speed` in px/s, `tremor` in px. */
export function shakyPath(speed: number, tremor: number, seed: number): PenPath {
  const noise = noiseFrom(seed)
  const parts = Array.from({ length: TREMOR_PARTS }, () => ({
    turn: (2 * Math.PI * (SLOWEST_TREMOR + (FASTEST_TREMOR - SLOWEST_TREMOR) * noise())) / 1_000,
    phase: 2 * Math.PI * noise(),
  }))
  const at = (time: number): Place => {
    const shake = parts.reduce((sum, { turn, phase }) => sum + Math.sin(turn * time + phase), 0)
    return { x: 50 + (time * speed) / 1_000, y: 100 + (tremor * shake) / Math.sqrt(TREMOR_PARTS) }
  }
  return { at, duration: (300 / speed) * 1_000 }
}

/** What a pen reports of it: screen pixels at a zoom, `hz` times a second, each place off by up to `noise` px. */
export function samplesOf(path: PenPath, hz: number, zoom: number, noise = 0): [PointerSample, ...PointerSample[]] {
  const random = noiseFrom(7)
  const sampleAt = (time: number): PointerSample => {
    const { x, y } = path.at(time)
    return { x: x * zoom + noise * (2 * random() - 1), y: y * zoom + noise * (2 * random() - 1), time }
  }
  const count = Math.floor((path.duration * hz) / 1_000)
  const later = Array.from({ length: count }, (_, index) => sampleAt(((index + 1) * 1_000) / hz))
  return [sampleAt(0), ...later, sampleAt(path.duration)]
}
