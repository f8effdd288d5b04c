import { quantizeStroke } from '../../drawing/encoding.ts'
import { closedStroke } from '../../drawing/fill/outline.ts'
import { BASE_LAYER, type LayerKey } from '../../drawing/layer.ts'
import type { Operation } from '../../drawing/operation.ts'
import { withHead } from '../../drawing/shape.ts'
import type { Stroke, StrokePoint } from '../../drawing/stroke.ts'
import { DEFAULT_BRUSH, inkStyleOf } from './brush.ts'
import type { Brush, EraserReach } from './brush.ts'
import type { GuestInk } from './guestLines.ts'
import { type LayerPlace, type Position, toDrawing } from './placement.ts'
import type { InkManner, InkMove, InkSample } from './pointerInput.ts'
import { ShapeDrag } from './shapeDrag.ts'
import { StrokeBuilder } from './strokeBuilder.ts'
import type { WetLayer } from './wetLayer.ts'

/** A press that moves less than this is a tap, in CSS pixels. */
const TAP_SLOP = 4

/** Whether all points lie where the first does, at so many CSS pixels in one of the drawing. */
const isTap = ([first, ...points]: readonly Position[], scale: number): boolean =>
  points.every(({ x, y }) => first !== undefined && Math.hypot(x - first.x, y - first.y) * scale <= TAP_SLOP)

/** A line with the head of an arrow: its points press as the last one of the line does. */
function arrowOf(stroke: Stroke): Stroke {
  const end = stroke.points.at(-1)
  return { ...stroke, points: withHead(stroke.points, stroke.radius).map((point) => ({ ...end, ...point })) }
}

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
  /** Where a straight line ends that is aimed at a place of the drawing. */
  readonly aimedAt: (from: Position, to: Position) => Position
  /** A tap with the brush of areas: the one around it is to be filled. */
  readonly onAreaAsked: (at: Position) => void
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
  /** The shape under way, in place of a line. */
  #drag: ShapeDrag | null = null
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
    return this.#builder !== null || this.#drag !== null
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
    const { shape } = this.#brush
    if (shape && shape !== 'path' && ink.tool === 'pen') {
      this.#drag = new ShapeDrag(this.#owner.newId(), shape, style, toDrawing(place.placement, sample))
      this.#owner.onChanged()
      return
    }
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
    const newest = moves.at(-1)
    const last = newest?.samples.at(-1)
    if (!placement || !newest || !last) return
    if (this.#drag) this.#drawShape(this.#drag, toDrawing(placement, last), newest.manner)
    if (!builder) return
    const gained: StrokePoint[] = []
    for (const { samples, manner } of moves) {
      if (manner.isStraight) builder.aim(samples.at(-1) ?? last, placement, this.#owner.aimedAt)
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
    if (!place) return
    const { scale } = place.placement
    if (this.#drag) this.#finishShape(this.#drag, scale)
    if (!builder) return
    this.#builder = null
    const last = builder.lift(place.placement)
    this.#wet.extend(last, [])
    this.#tellInk(builder, last)
    const drawn = builder.toStroke()
    const [first] = drawn.points
    const isArea = drawn.brush === 'fill'
    if (isArea && first && isTap(drawn.points, scale)) {
      this.cancel()
      this.#owner.onAreaAsked(first)
      return
    }
    const isArrow = this.#brush.shape === 'path' && drawn.tool === 'pen'
    this.#hand(isArea ? closedStroke(drawn) : isArrow ? arrowOf(drawn) : drawn)
  }

  #drawShape(drag: ShapeDrag, to: Position, manner: InkManner): void {
    this.#wet.begin(drag.style)
    this.#wet.extend(drag.draw(to, manner), [])
    this.#owner.onChanged()
  }

  #finishShape(drag: ShapeDrag, scale: number): void {
    const drawn = drag.toStroke()
    if (drawn && !isTap(drawn.points, scale)) return this.#hand(drawn)
    this.cancel()
    if (this.#brush.kind === 'fill') this.#owner.onAreaAsked(drag.start)
  }

  /** Hands out what was drawn; null gives it up. */
  #hand(drawn: Stroke | null): void {
    if (!drawn) return this.cancel()
    this.#drag = null
    const stroke = quantizeStroke(drawn)
    const markSafe = this.#wet.finish(stroke.id)
    this.#owner.onChanged()
    const operation = this.#owner.operationOf(stroke, this.#reach)
    void Promise.resolve(operation && this.#owner.onFinished(operation)).finally(markSafe)
  }

  /** Gives the line up. */
  cancel(): void {
    this.#builder = null
    this.#drag = null
    this.#wet.cancel()
    this.#owner.onChanged()
  }

  #tellInk({ id: strokeId, style, points: all }: StrokeBuilder, points: readonly StrokePoint[]): void {
    if (points.length === 0 || this.#reach === 'lines' || style.brush === 'fill') return
    this.#owner.onInk({ strokeId, from: all.length - points.length, style, points })
  }
}
