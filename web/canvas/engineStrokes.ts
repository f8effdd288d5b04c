import { quantizeStroke } from '../../drawing/encoding.ts'
import { BASE_LAYER, type LayerKey } from '../../drawing/layer.ts'
import type { Operation } from '../../drawing/operation.ts'
import type { Stroke, StrokePoint } from '../../drawing/stroke.ts'
import { DEFAULT_BRUSH, inkStyleOf } from './brush.ts'
import type { Brush, EraserReach } from './brush.ts'
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
  /** The layer that is drawn on. */
  readonly layerOf: () => LayerKey
  /** Whether a line may begin, which on a layer that takes no ink it may not. */
  readonly mayBegin: (reach: EraserReach) => boolean
  /** What a line does; null for nothing. */
  readonly operationOf: (stroke: Stroke, reach: EraserReach) => Operation | null
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
  /** Of the line under way. */
  #reach: EraserReach = 'layer'

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
    const ink = inkStyleOf(manner.isEraserEnd ? { ...this.#brush, tool: 'eraser' } : this.#brush)
    this.#reach = ink.tool === 'eraser' ? (this.#brush.reach ?? 'layer') : 'layer'
    if (!this.#owner.mayBegin(this.#reach)) return
    const layer = this.#owner.layerOf()
    const style = layer === BASE_LAYER ? ink : { ...ink, layer }
    this.#builder = new StrokeBuilder(this.#owner.newId(), style, smoothness, sample, place.placement)
    // What removes lines leaves none of its own.
    if (this.#reach !== 'lines') this.#wet.begin(style, this.#reach === 'all')
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
    const operation = this.#owner.operationOf(stroke, this.#reach)
    void Promise.resolve(operation && this.#owner.onFinished(operation)).finally(markSafe)
  }

  /** Gives the line up. */
  cancel(): void {
    this.#builder = null
    this.#wet.cancel()
    this.#owner.onChanged()
  }

  #tellInk({ id: strokeId, style, points: all }: StrokeBuilder, points: readonly StrokePoint[]): void {
    if (points.length === 0 || this.#reach === 'lines') return
    this.#owner.onInk({ strokeId, from: all.length - points.length, style, points })
  }
}
