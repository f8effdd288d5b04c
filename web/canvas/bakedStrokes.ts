import type { Mark } from '../../drawing/mark.ts'
import type { Checkpoint, DryLayer } from './dryLayer.ts'

/** A picture of the layer may be remembered whenever this many more strokes lie on it. */
export const CHECKPOINT_STROKES = 24
/** The most memory all checkpoints may take, in bytes. */
const CHECKPOINT_BUDGET_BYTES = 64 * 1024 * 1024
const MOST_CHECKPOINTS = 8
const FEWEST_CHECKPOINTS = 2
const BYTES_PER_PIXEL = 4
/** The clock is asked after so many strokes. */
const STROKES_AT_ONCE = 3

/**
 * Keeps a dry layer showing a list of strokes at the least cost: a stroke added on top is baked once, and one taken
 * away brings back the last checkpoint under it and bakes what lay above. Checkpoints lie twice as far apart with each
 * step down: few of them reach deep, and no undo bakes many more strokes than were undone.
 */
export class BakedStrokes {
  readonly #layer: DryLayer
  #ids: string[] = []
  /** What changed the strokes, by their places: one that was moved or restyled keeps its id. */
  #looks: (string | undefined)[] = []
  #checkpoints: { count: number; checkpoint: Checkpoint }[] = []

  constructor(layer: DryLayer) {
    this.#layer = layer
  }

  /** Whether the stroke lies on the layer. */
  has(strokeId: string): boolean {
    return this.#ids.lastIndexOf(strokeId) >= 0
  }

  /** Makes the layer show exactly these strokes. Returns how many had to be painted. */
  show(strokes: readonly Mark[]): number {
    this.#goBackTo(strokes)
    const painted = strokes.length - this.#ids.length
    while (this.#ids.length < strokes.length) this.#bakeToNextCheckpoint(strokes)
    this.#layer.show()
    return painted
  }

  /**
   * Bakes on towards these strokes without bringing them to the screen, for about as long as given, in milliseconds.
   * Returns whether all of them lie on the layer.
   */
  prepare(strokes: readonly Mark[], patienceMs: number): boolean {
    const end = performance.now() + patienceMs
    this.#goBackTo(strokes)
    while (this.#ids.length < strokes.length && performance.now() < end) {
      this.#bakeToNextCheckpoint(strokes, STROKES_AT_ONCE)
      this.#layer.flush()
    }
    return this.#ids.length === strokes.length
  }

  /** Forgets everything, after the layer was placed again. */
  forget(): void {
    for (const { checkpoint } of this.#checkpoints) checkpoint.release()
    this.#checkpoints = []
    this.#ids = []
    this.#looks = []
  }

  /** Takes away what is not a beginning of the strokes. */
  #goBackTo(strokes: readonly Mark[]): void {
    let same = 0
    const isSame = (mark: Mark | undefined) => this.#ids[same] === mark?.id && this.#looks[same] === mark?.look
    while (same < this.#ids.length && isSame(strokes[same])) same += 1
    if (same < this.#ids.length) this.#goBack(same)
  }

  #goBack(count: number): void {
    while ((this.#checkpoints.at(-1)?.count ?? 0) > count) this.#checkpoints.pop()?.checkpoint.release()
    const last = this.#checkpoints.at(-1)
    if (last) last.checkpoint.restore()
    else this.#layer.clear()
    this.#ids.length = last?.count ?? 0
    this.#looks.length = this.#ids.length
  }

  /** Bakes up to where a checkpoint may be, and no more than so many strokes. */
  #bakeToNextCheckpoint(strokes: readonly Mark[], most = CHECKPOINT_STROKES): void {
    const from = this.#ids.length
    const to = Math.min(strokes.length, from + most, (Math.floor(from / CHECKPOINT_STROKES) + 1) * CHECKPOINT_STROKES)
    const baked = strokes.slice(from, to)
    this.#layer.bake(baked)
    this.#ids.push(...baked.map(({ id }) => id))
    this.#looks.push(...baked.map(({ look }) => look))
    const checkpointsAbove = Math.floor((strokes.length - to) / CHECKPOINT_STROKES)
    if (to % CHECKPOINT_STROKES !== 0 || !isPowerOfTwo(checkpointsAbove + 1)) return
    const checkpoint = this.#layer.save()
    if (checkpoint) this.#checkpoints.push({ count: to, checkpoint })
    this.#thinOut()
    if (this.#checkpoints.length > this.#mostCheckpoints()) this.#checkpoints.shift()?.checkpoint.release()
  }

  /** Gives up checkpoints whose neighbors lie close enough together for their distance from the top. */
  #thinOut(): void {
    for (let index = this.#checkpoints.length - 2; index > 0; index--) {
      const [below, checkpoint, above] = this.#checkpoints.slice(index - 1, index + 2)
      if (!below || !checkpoint || !above) return
      if (above.count - below.count > this.#ids.length - above.count + CHECKPOINT_STROKES) continue
      this.#checkpoints.splice(index, 1)
      checkpoint.checkpoint.release()
    }
  }

  #mostCheckpoints(): number {
    const { width, height } = this.#layer.resolution
    const bytes = Math.max(1, width * height * BYTES_PER_PIXEL)
    const affordable = Math.floor(CHECKPOINT_BUDGET_BYTES / bytes)
    return Math.min(MOST_CHECKPOINTS, Math.max(FEWEST_CHECKPOINTS, affordable))
  }
}

const isPowerOfTwo = (whole: number): boolean => Number.isInteger(Math.log2(whole))
