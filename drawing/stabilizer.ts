/** A place on the screen in pixels, and its time in milliseconds. Pressure and the like travel along. */
export interface PointerSample {
  readonly x: number
  readonly y: number
  readonly time: number
}

/** The brush is at most this late for each pixel of rope, in milliseconds: a pen slower than 300 px/s shortens it. */
const DELAY_PER_PIXEL = 100 / 30
/** A window in which the line bends by more than this part of the rope holds a shape, which is kept. */
const SHAPE_BEND = 1 / 6
/** A window whose ends bend by less than this part of the rope may be smoothed: that much is tremor. */
const TREMOR_BEND = 1 / 15

/**
 * Draws the brush behind the pointer on a rope, and smooths what lies on the rope: each sample moves onto the quadratic
 * that fits its neighbors best, which removes tremor and keeps curves (Savitzky and Golay, Anal. Chem. 36, 1964, 1627).
 * As many neighbors count on both sides as lie on the rope, between the stroke's ends, and bend less than a shape. A
 * sample the brush has drawn never changes; the line begins and ends at the pen's own places.
 */
export class RopeStabilizer<Sample extends PointerSample> {
  readonly #length: number
  readonly #samples: Sample[]
  #brush: Sample
  /** The sample the brush draws next, how far its window has grown, and the largest window it may be smoothed in. */
  #next = 1
  #reach = 0
  #smoothed = 0

  /** The pen comes down at `start`, the stroke's first point. `length` is in screen pixels; 0 is no rope. */
  constructor(length: number, start: Sample) {
    this.#length = length
    this.#samples = [start]
    this.#brush = start
  }

  /** Where the brush is now; the rope reaches from here to the pointer. */
  get brush(): Sample {
    return this.#brush
  }

  /** The pointer moved: gives the places the brush draws now, each with all else of its sample. */
  move(pointer: Sample): Sample[] {
    this.#samples.push(pointer)
    const drawn: Sample[] = []
    while (this.#isSettled()) drawn.push(this.#draw())
    return drawn
  }

  /** The pen lifts: the brush catches up, so that the line ends where the pen left. */
  lift(): Sample[] {
    const drawn: Sample[] = []
    while (this.#next < this.#samples.length) {
      this.#isSettled()
      drawn.push(this.#draw())
    }
    return drawn
  }

  /** Whether samples to come can no longer change where the next one is drawn. */
  #isSettled(): boolean {
    const center = this.#samples[this.#next]
    if (!center) return false
    for (; ; this.#reach++) {
      const ahead = this.#samples[this.#next + this.#reach]
      if (!ahead) return false
      const behind = this.#samples[this.#next - this.#reach]
      if (!behind || ahead.time - center.time > this.#length * DELAY_PER_PIXEL) return true
      const bend = Math.hypot(behind.x - 2 * center.x + ahead.x, behind.y - 2 * center.y + ahead.y) / 2
      if (bend > this.#length * SHAPE_BEND) return true
      if (bend <= this.#length * TREMOR_BEND) this.#smoothed = this.#reach
      if (Math.hypot(ahead.x - this.#brush.x, ahead.y - this.#brush.y) >= this.#length) return true
    }
  }

  #draw(): Sample {
    const center = this.#samples[this.#next] ?? this.#brush
    this.#brush = { ...center, ...this.#fit(this.#smoothed) }
    this.#next++
    this.#reach = 0
    this.#smoothed = 0
    return this.#brush
  }

  /** The middle of the quadratic that fits the next sample and `reach` neighbors on both sides of it best. */
  #fit(reach: number): { x: number; y: number } {
    const sum = ((2 * reach - 1) * (2 * reach + 1) * (2 * reach + 3)) / 3
    const place = { x: 0, y: 0 }
    for (let offset = -reach; offset <= reach; offset++) {
      const sample = this.#samples[this.#next + offset] ?? this.#brush
      const weight = (3 * reach * (reach + 1) - 1 - 5 * offset * offset) / sum
      place.x += weight * sample.x
      place.y += weight * sample.y
    }
    return place
  }
}
