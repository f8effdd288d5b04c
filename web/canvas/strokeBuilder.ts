import type { FittedArea } from '../../drawing/fit.ts'
import { COORDINATE_LIMIT, MAX_POINTS_PER_STROKE } from '../../drawing/limits.ts'
import { RopeStabilizer } from '../../drawing/stabilizer.ts'
import type { Stroke, StrokePoint } from '../../drawing/stroke.ts'
import type { InkStyle } from './brush.ts'
import type { Position } from './placement.ts'
import { toDrawing, toScreen } from './placement.ts'
import type { InkSample } from './pointerInput.ts'

/** A line is cut and goes on as another one this many points before the most a stroke may have. */
const FULL_MARGIN = 2_000

/** Turns the samples of one pen-down into the points of a stroke: from the screen into drawing space. */
export class StrokeBuilder {
  readonly #id: string
  readonly #style: InkStyle
  readonly #ropeLength: number
  readonly #start: InkSample
  readonly #points: StrokePoint[] = []
  #rope: RopeStabilizer<InkSample>
  #pointer: InkSample
  #straightEnd: InkSample | null = null

  /** The pen comes down at `start`, which becomes the first point. `ropeLength` is the smoothness in screen pixels. */
  constructor(id: string, style: InkStyle, ropeLength: number, start: InkSample, placement: FittedArea) {
    this.#id = id
    this.#style = style
    this.#ropeLength = ropeLength
    this.#start = start
    this.#rope = new RopeStabilizer(ropeLength, start)
    this.#pointer = start
    this.#add(start, placement, [])
  }

  /** The id the stroke will have. */
  get id(): string {
    return this.#id
  }

  get style(): InkStyle {
    return this.#style
  }

  get points(): readonly StrokePoint[] {
    return this.#points
  }

  /** Whether the line must be cut here to stay within what a stroke may have. */
  get isFull(): boolean {
    return this.#points.length >= MAX_POINTS_PER_STROKE - FULL_MARGIN
  }

  /** The rope on the screen, null while there is none or the line is straight. */
  get rope(): { readonly brush: Position; readonly pointer: Position } | null {
    if (this.#ropeLength === 0 || this.#straightEnd) return null
    return { brush: this.#rope.brush, pointer: this.#pointer }
  }

  /** Follows the pointer freely. Returns the points gained. */
  follow(samples: readonly InkSample[], placement: FittedArea): StrokePoint[] {
    const corner = this.#straightEnd
    const gained = this.#endStraight(placement)
    // A point given twice makes a corner: the curve runs through it instead of around it.
    if (corner) this.#add(corner, placement, gained, true)
    for (const sample of samples) {
      for (const moved of this.#rope.move(sample)) this.#add(moved, placement, gained)
    }
    this.#pointer = samples.at(-1) ?? this.#pointer
    return gained
  }

  /**
   * Aims a straight line from where the brush is to the pointer, or to where `aimedAt` says in drawing space; `preview`
   * shows it.
   */
  aim(sample: InkSample, placement: FittedArea, aimedAt: (from: Position, to: Position) => Position): void {
    const from = this.#points.at(-1)
    const end = from && aimedAt(from, toDrawing(placement, sample))
    this.#pointer = sample
    this.#straightEnd = end ? { ...sample, ...toScreen(placement, end) } : sample
  }

  /** Points to show beyond those of the line: a straight line being aimed, or without a rope where the pen will be. */
  preview(predicted: readonly InkSample[], placement: FittedArea): StrokePoint[] {
    if (this.#straightEnd) return [...this.#corner(), this.#pointOf(this.#straightEnd, placement)]
    return this.#ropeLength === 0 ? predicted.map((sample) => this.#pointOf(sample, placement)) : []
  }

  /** The pen lifts: the brush catches up with it. Returns the points gained. */
  lift(placement: FittedArea): StrokePoint[] {
    if (this.#straightEnd) return this.#endStraight(placement)
    const gained: StrokePoint[] = []
    for (const sample of this.#rope.lift()) this.#add(sample, placement, gained)
    return gained
  }

  /** The line as a stroke. */
  toStroke(): Stroke {
    return { id: this.#id, ...this.#style, points: [...this.#points] }
  }

  #endStraight(placement: FittedArea): StrokePoint[] {
    const end = this.#straightEnd
    if (!end) return []
    this.#straightEnd = null
    this.#rope = new RopeStabilizer(this.#ropeLength, end)
    const corner = this.#corner()
    this.#points.push(...corner)
    this.#add(end, placement, corner)
    return corner
  }

  #corner(): StrokePoint[] {
    const last = this.#points.at(-1)
    return last && this.#points.length > 1 ? [last] : []
  }

  /** Adds a sample to the line and to what it has gained, unless the pen rests. */
  #add(sample: InkSample, placement: FittedArea, gained: StrokePoint[], isCorner = false): void {
    const point = this.#pointOf(sample, placement)
    const last = this.#points.at(-1)
    const isRepeated = last?.x === point.x && last.y === point.y && last.pressure === point.pressure
    if (isRepeated && !isCorner) return
    this.#points.push(point)
    gained.push(point)
  }

  #pointOf(sample: InkSample, placement: FittedArea): StrokePoint {
    const place = toDrawing(placement, sample)
    const last = this.#points.at(-1)
    const x = Math.min(COORDINATE_LIMIT, Math.max(-COORDINATE_LIMIT, place.x))
    const y = Math.min(COORDINATE_LIMIT, Math.max(-COORDINATE_LIMIT, place.y))
    const t = Math.max(last?.t ?? 0, sample.time - this.#start.time)
    // A stroke has pressure at all of its points or at none, and tilt likewise.
    if (this.#start.pressure === undefined) return { x, y, t }
    const pressure = Math.min(1, Math.max(0, sample.pressure ?? last?.pressure ?? 0))
    const { altitude, azimuth } = this.#start
    if (!this.#style.brush || altitude === undefined || azimuth === undefined) return { x, y, pressure, t }
    return {
      x, y, pressure, t,
      altitude: sample.altitude ?? last?.altitude ?? altitude, azimuth: sample.azimuth ?? last?.azimuth ?? azimuth,
    }
  }
}
