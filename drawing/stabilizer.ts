/** Smoothness choices: `value` is how far the brush follows behind the pointer, in screen pixels. */
export const SMOOTHNESS_OPTIONS = [
  { name: 'None', value: 0 },
  { name: 'Slight', value: 10 },
  { name: 'Medium', value: 30 },
  { name: 'High', value: 60 },
] as const

/** Rope length of a brush nobody has changed, in screen pixels: Medium. */
export const DEFAULT_SMOOTHNESS = 30

/** Anything with a place on the screen, in pixels. Pressure, time and the like travel along. */
export interface PointerSample {
  readonly x: number
  readonly y: number
}

/**
 * Draws the brush behind the pointer on a rope: it rests while the rope is slack and is pulled straight towards the
 * pointer when it is taut, which irons out tremor smaller than the rope. Without a rope (length 0) it is the pointer.
 */
export class RopeStabilizer<Sample extends PointerSample> {
  readonly #length: number
  #brush: Sample

  /** The pen comes down at `start`, which is also the stroke's first point. `length` is in screen pixels. */
  constructor(length: number, start: Sample) {
    this.#length = length
    this.#brush = start
  }

  /** Where the brush is now; the rope reaches from here to the pointer. */
  get brush(): Sample {
    return this.#brush
  }

  /** The pointer moved: gives the brush's new place with all else of the sample, or null when it rests. */
  move(pointer: Sample): Sample | null {
    const [dx, dy] = [pointer.x - this.#brush.x, pointer.y - this.#brush.y]
    const distance = Math.hypot(dx, dy)
    if (this.#length > 0 && distance <= this.#length) return null
    const slack = this.#length > 0 ? this.#length / distance : 0
    this.#brush = { ...pointer, x: pointer.x - dx * slack, y: pointer.y - dy * slack }
    return this.#brush
  }

  /** The pen lifts: the brush catches up, so that the line ends where the pen left. Null when it is there already. */
  lift(pointer: Sample): Sample | null {
    if (pointer.x === this.#brush.x && pointer.y === this.#brush.y) return null
    this.#brush = pointer
    return pointer
  }
}
