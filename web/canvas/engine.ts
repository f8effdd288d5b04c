import { quantizeStroke } from '../../drawing/encoding.ts'
import { fitInto } from '../../drawing/fit.ts'
import type { Drawing } from '../../drawing/fold.ts'
import { applyOperation, EMPTY_DRAWING_SIZE } from '../../drawing/fold.ts'
import type { Operation } from '../../drawing/operation.ts'
import type { DrawingBackground } from '../../drawing/paint.ts'
import { Backdrop, loadBackground } from './backdrop.ts'
import { BakedStrokes } from './bakedStrokes.ts'
import { DEFAULT_BRUSH, inkStyleOf } from './brush.ts'
import type { Brush } from './brush.ts'
import type { DryLayer } from './dryLayer.ts'
import { DryLayers } from './dryLayers.ts'
import type { EngineEvents, EngineOptions } from './engineEvents.ts'
import { KeyboardPen } from './keyboardPen.ts'
import { Overlay } from './overlay.ts'
import { toScreen } from './placement.ts'
import type { LayerPlace, Position } from './placement.ts'
import { PointerInput } from './pointerInput.ts'
import type { InkManner, InkSample } from './pointerInput.ts'
import { StrokeBuilder } from './strokeBuilder.ts'
import { createRoot, offerSurface, watchSize } from './surface.ts'
import { WetLayer } from './wetLayer.ts'

const KEYBOARD_MANNER: InkManner = { isEraserEnd: false, isStraight: false }

function sampleAt(position: Position, place: LayerPlace): InkSample {
  return { ...toScreen(place.placement, position), time: performance.now() }
}

/**
 * Draws one drawing in one place of the page, and moves to another. Every picture it shows comes from `setDrawing`;
 * what a person draws goes out as an operation and comes back in a drawing.
 */
export class DrawingEngine {
  readonly #options: EngineOptions
  readonly #overlay = new Overlay()
  readonly #backdrop = new Backdrop()
  readonly #root = createRoot(this.#backdrop.element, this.#overlay.element)
  readonly #wet = new WetLayer(this.#root, this.#overlay.element, this.#backdrop.element)
  readonly #dry = new DryLayers(this.#root, this.#overlay.element, () => this.#takeDryLayer())
  readonly #input: PointerInput
  readonly #keyboard: KeyboardPen
  #baked = new BakedStrokes(this.#dry.current)
  #drawing: Drawing | null = null
  #background: DrawingBackground | null = null
  #backgroundAddress: string | null = null
  #brush: Brush = DEFAULT_BRUSH
  #isReadOnly = false
  #events: EngineEvents | null = null
  #place: LayerPlace | null = null
  #builder: StrokeBuilder | null = null
  #hover: Position | null = null
  #stopWatching: (() => void) | null = null

  constructor(options: EngineOptions) {
    this.#options = options
    this.#input = new PointerInput(this.surface, {
      onInkStart: (sample, manner) => this.#begin(sample, manner),
      onInkMove: (samples, predicted, manner) => this.#move(samples, predicted, manner),
      onInkEnd: () => this.finishStroke(),
      onInkCancel: () => this.cancelStroke(),
      onHover: (sample) => this.#showHover(sample),
    })
    this.#keyboard = new KeyboardPen(this.surface, {
      sizeOf: () => this.#drawing?.size ?? EMPTY_DRAWING_SIZE,
      isDrawing: () => this.isDrawing,
      onPenDown: (at) => this.#keyboardDown(at),
      onPenMove: (to) => this.#keyboardMove(to),
      onPenUp: () => this.#keyboardUp('up'),
      onPenCancel: () => this.#keyboardUp('cancelled'),
      onCursor: () => this.#paintOverlay(),
    })
    this.setReadOnly(false)
  }

  /** Which dry layer is in use. */
  get dryLayerKind(): DryLayer['kind'] {
    return this.#dry.current.kind
  }

  /** The element that takes pointer and keys. */
  get surface(): HTMLElement {
    return this.#overlay.element
  }

  /** Whether a line is being drawn. */
  get isDrawing(): boolean {
    return this.#builder !== null
  }

  /** Moves into a positioned element and fills it. Shows nothing and takes no ink until `setDrawing`. */
  mount(container: HTMLElement, events: EngineEvents): void {
    this.#leave()
    this.#events = events
    container.append(this.#root)
    this.#stopWatching = watchSize(this.#root, () => this.#layOutAgain())
    this.#dry.upgrade(this.#options.dryLayer ?? 'auto')
  }

  /** Leaves the element, finishing a line under way; does nothing when the engine is elsewhere by now. */
  unmount(container: HTMLElement): void {
    if (this.#root.parentElement === container) this.#leave()
  }

  /** Shows a drawing. Costs only what differs from the one before. */
  setDrawing(drawing: Drawing): void {
    const { width, height } = drawing.size
    const isSameSize = this.#drawing?.size.width === width && this.#drawing.size.height === height
    this.#drawing = drawing
    if (isSameSize) this.#bake()
    else this.#layOut()
  }

  /** Applies one operation to the drawing shown. */
  apply(operation: Operation): void {
    if (this.#drawing) this.setDrawing(applyOperation(this.#drawing, operation))
  }

  /** Shows a picture under the strokes, or none. One that cannot be loaded is left out. */
  setBackground(address: string | null): void {
    if (address === this.#backgroundAddress) return
    this.#backgroundAddress = address
    const show = (background: DrawingBackground | null): void => {
      if (address !== this.#backgroundAddress) return
      this.#background = background
      if (this.#place) this.#backdrop.paint(this.#place, background)
    }
    show(null)
    if (address !== null) loadBackground(address).then(show, () => undefined)
  }

  /** Sets the brush of the next stroke. */
  setBrush(brush: Brush): void {
    this.#brush = brush
    this.#paintOverlay()
  }

  /** Names the drawing for assistive technology; `help` says how to draw with keys. */
  setLabel(label: string, help?: string): void {
    this.surface.setAttribute('aria-label', label)
    if (help) this.surface.setAttribute('aria-description', help)
    else this.surface.removeAttribute('aria-description')
  }

  /** Lets a person look but not draw, or draw again. */
  setReadOnly(isReadOnly: boolean): void {
    if (isReadOnly) this.finishStroke()
    this.#isReadOnly = isReadOnly
    this.#input.setEnabled(!isReadOnly)
    this.#keyboard.setEnabled(!isReadOnly)
    offerSurface(this.surface, !isReadOnly)
    this.#showHover(null)
  }

  /** Ends the line under way, as lifting the pen does, and hands it out. */
  finishStroke(): void {
    this.#input.release()
    this.#keyboard.lift()
    this.#finishLine()
  }

  /** Gives the line under way up. */
  cancelStroke(): void {
    this.#input.release()
    this.#keyboard.lift()
    this.#builder = null
    this.#wet.cancel()
    this.#paintOverlay()
  }

  /** Gives all memory back. The engine is of no use afterwards. */
  destroy(): void {
    this.#leave()
    this.#input.destroy()
    this.#keyboard.destroy()
    this.#baked.forget()
    this.#dry.destroy()
  }

  #leave(): void {
    this.finishStroke()
    this.#stopWatching?.()
    this.#stopWatching = null
    this.#wet.reset()
    this.#keyboard.reset()
    this.#hover = null
    this.#root.remove()
    this.#events = null
    this.#place = null
    this.#drawing = null
    this.setBackground(null)
  }

  #finishLine(): void {
    const builder = this.#builder
    if (!builder || !this.#place) return
    this.#builder = null
    this.#wet.extend(builder.lift(this.#place.placement), [])
    const stroke = quantizeStroke(builder.toStroke())
    const markSafe = this.#wet.finish(stroke.id)
    this.#paintOverlay()
    const operation: Operation = { opId: this.#options.newId(), kind: 'ADD_STROKES', strokes: [stroke] }
    void Promise.resolve(this.#events?.onStrokeFinished(operation)).finally(markSafe)
  }

  #begin(sample: InkSample, manner: Pick<InkManner, 'isEraserEnd'>, smoothness = this.#brush.smoothness): void {
    if (!this.#place || this.#isReadOnly) return
    this.#finishLine()
    const style = inkStyleOf(manner.isEraserEnd ? { ...this.#brush, tool: 'eraser' } : this.#brush)
    this.#builder = new StrokeBuilder(this.#options.newId(), style, smoothness, sample, this.#place.placement)
    this.#wet.begin(style)
    this.#wet.extend(this.#builder.points, [])
    this.#hover = sample
    this.#paintOverlay()
  }

  #move(samples: readonly InkSample[], predicted: readonly InkSample[], manner: InkManner): void {
    const builder = this.#builder
    const last = samples.at(-1)
    if (!builder || !this.#place || !last) return
    const { placement } = this.#place
    if (manner.isStraight) builder.aim(last)
    const gained = manner.isStraight ? [] : builder.follow(samples, placement)
    this.#wet.extend(gained, builder.preview(predicted, placement))
    this.#hover = last
    this.#paintOverlay()
    if (builder.isFull) this.#begin(last, { isEraserEnd: builder.style.tool === 'eraser' })
  }

  #keyboardDown(at: Position): void {
    if (this.#place) this.#begin(sampleAt(at, this.#place), KEYBOARD_MANNER, 0)
    this.#events?.onPenChanged?.('down')
  }

  #keyboardMove(to: Position): void {
    if (this.#place) this.#move([sampleAt(to, this.#place)], [], KEYBOARD_MANNER)
  }

  #keyboardUp(change: 'up' | 'cancelled'): void {
    if (change === 'up') this.finishStroke()
    else this.cancelStroke()
    this.#events?.onPenChanged?.(change)
  }

  #showHover(at: Position | null): void {
    this.#hover = this.#isReadOnly ? null : at
    this.#paintOverlay()
  }

  #paintOverlay(): void {
    this.#overlay.clear()
    if (!this.#place) return
    const { placement } = this.#place
    const cursor = this.#keyboard.position
    const rope = this.#builder?.rope
    if (rope) this.#overlay.paintRope(rope.brush, rope.pointer)
    if (cursor) this.#overlay.paintCross(toScreen(placement, cursor))
    const ring = rope?.brush ?? (cursor ? null : this.#hover)
    if (ring) this.#overlay.paintRing(ring, this.#brush.radius * placement.scale)
  }

  #layOutAgain(): void {
    const viewport = this.#place?.viewport
    const { clientWidth, clientHeight } = this.#root
    const isSame = viewport?.width === clientWidth && viewport.height === clientHeight
    if (!isSame || viewport.pixelRatio !== window.devicePixelRatio) this.#layOut()
  }

  #layOut(): void {
    const { clientWidth: width, clientHeight: height } = this.#root
    // Hidden or not in the page: laid out when it gets a size.
    if (!this.#drawing || width === 0 || height === 0) return
    const { size } = this.#drawing
    const viewport = { width, height, pixelRatio: window.devicePixelRatio }
    this.#place = { viewport, placement: fitInto(size, viewport), size }
    this.#backdrop.paint(this.#place, this.#background)
    this.#overlay.place(viewport)
    this.#wet.place(this.#place)
    this.#baked.forget()
    this.#dry.current.place(this.#place)
    this.#bake()
    this.#paintOverlay()
  }

  #bake(): void {
    if (!this.#place || !this.#drawing) return
    this.#baked.show(this.#drawing.strokes)
    this.#wet.settle((strokeId) => this.#baked.has(strokeId))
  }

  #takeDryLayer(): void {
    this.#baked.forget()
    this.#baked = new BakedStrokes(this.#dry.current)
    this.#layOut()
  }
}
