import { quantizeStroke } from '../../drawing/encoding.ts'
import type { Operation } from '../../drawing/operation.ts'
import type { StrokePoint } from '../../drawing/stroke.ts'
import { DEFAULT_BRUSH, inkStyleOf } from './brush.ts'
import type { Brush } from './brush.ts'
import type { GuestInk } from './guestLines.ts'
import type { LayerPlace, Position } from './placement.ts'
import type { InkManner, InkMove, InkSample } from './pointerInput.ts'
import { StrokeBuilder } from './strokeBuilder.ts'
import type { WetLayer } from './wetLayer.ts'

/** Whom the line under way belongs to. */
export interface StrokeOwner {
  /** A new UUIDv7 at every call. */
  readonly newId: () => string
  /** Where the drawing lies now; null takes no ink. */
  readonly placeOf: () => LayerPlace | null
  /** A line was finished. It stays wet until the promise settles and the drawing holds it. */
  readonly onFinished: (operation: Operation) => void | Promise<void>
  /** The brush, its rope or the line has changed. */
  readonly onChanged: () => void
  /** The line under way has gained points. */
  readonly onInk: (ink: GuestInk) => void
}

/** The line under way: from samples on the screen to a finished stroke. */
export class EngineStrokes {
  readonly #wet: WetLayer
  readonly #owner: StrokeOwner
  #brush: Brush = DEFAULT_BRUSH
  #builder: StrokeBuilder | null = null

  constructor(wet: WetLayer, owner: StrokeOwner) {
    this.#wet = wet
    this.#owner = owner
  }

  /** The brush of the next stroke. */
  get brush(): Brush {
    return this.#brush
  }

  set brush(brush: Brush) {
    this.#brush = brush
    this.#owner.onChanged()
  }

  /** Whether a line is being drawn. */
  get isDrawing(): boolean {
    return this.#builder !== null
  }

  /** The stabiliser's rope on the screen; null while there is none. */
  get rope(): { readonly brush: Position; readonly pointer: Position } | null {
    return this.#builder?.rope ?? null
  }

  /** Puts the pen down. */
  begin(sample: InkSample, manner: Pick<InkManner, 'isEraserEnd'>, smoothness = this.#brush.smoothness): void {
    const place = this.#owner.placeOf()
    if (!place) return
    this.finish()
    const style = inkStyleOf(manner.isEraserEnd ? { ...this.#brush, tool: 'eraser' } : this.#brush)
    this.#builder = new StrokeBuilder(this.#owner.newId(), style, smoothness, sample, place.placement)
    this.#wet.begin(style)
    this.#wet.extend(this.#builder.points, [])
    this.#tellInk(this.#builder, this.#builder.points)
    this.#owner.onChanged()
  }

  /** Moves the pen that is down. `predicted` samples are shown and not kept. */
  move(moves: readonly InkMove[], predicted: readonly InkSample[]): void {
    const builder = this.#builder
    const placement = this.#owner.placeOf()?.placement
    const last = moves.at(-1)?.samples.at(-1)
    if (!builder || !placement || !last) return
    const gained: StrokePoint[] = []
    for (const { samples, manner } of moves) {
      if (manner.isStraight) builder.aim(samples.at(-1) ?? last)
      else gained.push(...builder.follow(samples, placement))
    }
    this.#wet.extend(gained, builder.preview(predicted, placement))
    this.#tellInk(builder, gained)
    this.#owner.onChanged()
    if (builder.isFull) this.begin(last, { isEraserEnd: builder.style.tool === 'eraser' })
  }

  /** Lifts the pen and hands the line out. */
  finish(): void {
    const builder = this.#builder
    const place = this.#owner.placeOf()
    if (!builder || !place) return
    this.#builder = null
    const last = builder.lift(place.placement)
    this.#wet.extend(last, [])
    this.#tellInk(builder, last)
    const stroke = quantizeStroke(builder.toStroke())
    const markSafe = this.#wet.finish(stroke.id)
    this.#owner.onChanged()
    const operation: Operation = { opId: this.#owner.newId(), kind: 'ADD_STROKES', strokes: [stroke] }
    void Promise.resolve(this.#owner.onFinished(operation)).finally(markSafe)
  }

  /** Gives the line up. */
  cancel(): void {
    this.#builder = null
    this.#wet.cancel()
    this.#owner.onChanged()
  }

  #tellInk({ id: strokeId, style, points: all }: StrokeBuilder, points: readonly StrokePoint[]): void {
    if (points.length > 0) this.#owner.onInk({ strokeId, from: all.length - points.length, style, points })
  }
}
