import { readSetting } from '../lib/deviceSettings.ts'
import { showsTilt } from './brush.ts'
import type { EngineEvents } from './engineEvents.ts'
import type { EngineSelection } from './engineSelection.ts'
import type { EngineStrokes } from './engineStrokes.ts'
import type { EngineView } from './engineView.ts'
import { heldPressWithin } from './heldPress.ts'
import type { HeldPress } from './heldPress.ts'
import { KeyboardPen } from './keyboardPen.ts'
import type { KeyboardPenHandlers } from './keyboardPen.ts'
import type { Overlay } from './overlay.ts'
import { toScreen } from './placement.ts'
import type { LayerPlace, Position } from './placement.ts'
import { PointerInput } from './pointerInput.ts'
import type { InkManner, InkSample } from './pointerInput.ts'
import { QuickPen } from './quickPen.ts'
import type { SelectionHand, SelectionShape } from './selectionHand.ts'
import { offerSurface, showGrip } from './surface.ts'
import { positionReader } from './surfacePosition.ts'
import type { ClientPosition } from './surfacePosition.ts'
import { NO_TURN } from './turn.ts'
import type { ViewTurn } from './turn.ts'
import { ViewGestures } from './viewGestures.ts'

const KEYBOARD_MANNER: InkManner = { isEraserEnd: false, isStraight: false, isTakingOff: false, isTouch: false }

function sampleAt(position: Position, place: LayerPlace): InkSample {
  return { ...toScreen(place.placement, position), time: performance.now() }
}

const mayFingersDraw = (): boolean => readSetting('fingerDrawing') !== 'off'

/** What hands work on. */
export interface HandsOwner {
  readonly overlay: Overlay
  readonly strokes: EngineStrokes
  readonly selection: EngineSelection
  readonly view: EngineView
  readonly placeOf: () => LayerPlace | null
  readonly sizeOf: KeyboardPenHandlers['sizeOf']
  /** The view has changed. */
  readonly onViewMoved: () => void
  /** Fingers turn the drawing clockwise by degrees; `setTurn` may have been called when it returns. */
  readonly onTurned: (degrees: number) => void
  /** Those of the place where the engine is. */
  readonly events: () => EngineEvents | null
  /** Where the pointer is on the screen; null when it is not over the surface. */
  readonly onPointed: (at: Position | null) => void
}

/** Pen, mouse, fingers and keys on the engine's surface: they draw, move the view, and show where they are. */
export class EngineHands {
  readonly #surface: HTMLElement
  readonly #owner: HandsOwner
  readonly #quickPen: QuickPen
  readonly #gestures: ViewGestures
  readonly #input: PointerInput
  readonly #keyboard: KeyboardPen
  #hover: Position | null = null
  #press: HeldPress | null = null
  #isReadOnly = false
  #turn = NO_TURN

  constructor(owner: HandsOwner) {
    const surface = owner.overlay.element
    this.#surface = surface
    this.#owner = owner
    // First of all: what opens the quick menu neither moves the view nor draws.
    this.#quickPen = new QuickPen(surface, {
      mayBegin: () => !this.#isReadOnly,
      isDrawing: () => this.#hand.isDrawing,
      onGivenUp: () => this.cancel(),
      events: owner.events,
    })
    // Before the pointer's ink: what moves the view does not draw.
    this.#gestures = new ViewGestures(surface, {
      // A line's samples are on the screen: it does not move under the pen.
      mayMove: () => !this.#hand.isDrawing,
      mayPinch: (secondFinger) => this.#input.yieldTo(secondFinger),
      isPalm: (touch) => this.#input.isPalm(touch),
      // Who only looks scrolls the page with a finger.
      mayFingersDraw: () => this.#isReadOnly || mayFingersDraw(),
      onPan: (x, y) => this.#moveView(() => owner.view.panBy(x, y)),
      onZoom: (factor, at) => this.#moveView(() => owner.view.zoomTo(owner.view.state.zoom * factor, at)),
      onTurn: (degrees, middle) => this.#turnBy(degrees, middle),
      turnOf: () => this.#turn,
      onFit: () => this.#moveView(() => owner.view.fit()),
      onTap: (fingers) => owner.events()?.onTapped?.(fingers),
      onGrip: (grip) => showGrip(surface, grip, !this.#isReadOnly),
    })
    this.#input = new PointerInput(surface, {
      onInkStart: (sample, manner) => {
        this.#hover = sample
        owner.onPointed(sample)
        this.#hand.begin(sample, manner)
        // Pens alone have a pressure.
        if (sample.pressure !== undefined) owner.events()?.onPenUsed?.()
      },
      onInkMove: (moves, predicted) => {
        this.#hover = moves.at(-1)?.samples.at(-1) ?? this.#hover
        this.#quickPen.move(this.#hover)
        owner.onPointed(this.#hover)
        this.#hand.move(moves, predicted)
      },
      onInkEnd: () => this.finish(),
      onInkCancel: () => this.cancel(),
      onHover: (sample) => {
        owner.onPointed(sample)
        this.#showHover(sample)
      },
      isTiltRead: () => showsTilt(owner.strokes.brush),
      turnOf: () => this.#turn,
      mayFingersDraw,
    })
    this.#keyboard = new KeyboardPen(surface, {
      sizeOf: owner.sizeOf,
      turnOf: () => this.#turn,
      isDrawing: () => this.#hand.isDrawing,
      // They move what is selected.
      areKeysTaken: () => owner.selection.selected.selection !== null,
      onPenDown: (at) => this.#keyboardDown(at),
      onPenMove: (to) => this.#keyboardMove(to),
      onPenUp: () => this.#keyboardUp('up'),
      onPenCancel: () => this.#keyboardUp('cancelled'),
      onCursor: () => this.#showCursor(),
    })
  }

  /** Says how the surface is turned about its middle; a line under way ends. */
  setTurn(turn: ViewTurn): void {
    this.finish()
    this.#turn = turn
    // The pointer is over another place of the drawing.
    this.#showHover(null)
  }

  /** Where a point of the window is on the surface. */
  positionOf(point: ClientPosition): Position {
    return positionReader(this.#surface, this.#turn)(point)
  }

  /** Lets hands draw, or only look. */
  setReadOnly(isReadOnly: boolean): void {
    this.#isReadOnly = isReadOnly
    this.#input.setEnabled(!isReadOnly)
    this.#keyboard.setEnabled(!isReadOnly)
    offerSurface(this.#surface, !isReadOnly)
    this.#showHover(null)
  }

  /** Lets the pointer select lines by what is drawn around them, or null draw again. */
  setShape(shape: SelectionShape | null): void {
    if (shape === this.#owner.selection.shape) return
    this.finish()
    this.#owner.selection.shape = shape
    this.paint()
  }

  /** Goes on with a press that began before the engine was here: all of it is drawn. */
  take(press: HeldPress): void {
    this.#input.take(press.down, press.events)
  }

  /** Takes the press that waits at this place of the page, if there is one, as soon as it moves. */
  takeHeld(): void {
    if (this.#isReadOnly || this.#press) return
    const press = heldPressWithin(this.#surface.getBoundingClientRect())
    this.#press = press
    press?.give(() => {
      this.#press = null
      this.take(press)
    })
  }

  /** Ends the line under way, as lifting the pen does. */
  finish(): void {
    this.#quickPen.rest()
    this.#input.flush()
    this.#input.release()
    this.#keyboard.lift()
    this.#hand.finish()
  }

  /** Gives the line under way up. */
  cancel(): void {
    this.#quickPen.rest()
    this.#input.release()
    this.#keyboard.lift()
    this.#hand.cancel()
  }

  /** Leaves the place. */
  reset(): void {
    this.#press?.drop()
    this.#press = null
    this.#quickPen.reset()
    this.#gestures.reset()
    this.#keyboard.reset()
    this.#hover = null
    this.#turn = NO_TURN
  }

  destroy(): void {
    this.#quickPen.destroy()
    this.#gestures.destroy()
    this.#input.destroy()
    this.#keyboard.destroy()
  }

  /** Shows the brush's ring, the stabiliser's rope and the keyboard's cursor where they are. */
  paint(): void {
    const { overlay, strokes, selection } = this.#owner
    const place = this.#owner.placeOf()
    overlay.clear()
    if (!place) return
    const cursor = this.#keyboard.position
    if (cursor) overlay.paintCross(toScreen(place.placement, cursor))
    if (selection.shape !== null) return selection.hand.paint(overlay)
    const { rope, brush } = strokes
    if (rope) overlay.paintRope(rope.brush, rope.pointer)
    // Without a rope the ink itself shows where the brush is: a ring painted with every sample would cost as much.
    const ring = rope?.brush ?? (cursor || strokes.isDrawing ? null : this.#hover)
    if (ring) overlay.paintRing(ring, brush.radius * place.placement.scale)
  }

  get #hand(): EngineStrokes | SelectionHand {
    const { selection, strokes } = this.#owner
    return selection.shape === null ? strokes : selection.hand
  }

  /** What is under the middle of the fingers stays there. */
  #turnBy(degrees: number, middle: ClientPosition): void {
    const before = this.positionOf(middle)
    this.#owner.onTurned(degrees)
    const after = this.positionOf(middle)
    this.#moveView(() => this.#owner.view.panBy(after.x - before.x, after.y - before.y))
  }

  #moveView(change: () => void): void {
    change()
    this.#owner.onViewMoved()
  }

  #showHover(at: Position | null): void {
    this.#hover = this.#isReadOnly ? null : at
    this.paint()
  }

  #keyboardDown(at: Position): void {
    this.#showCursor()
    const { strokes, selection } = this.#owner
    const place = this.#owner.placeOf()
    if (place && selection.shape === null) strokes.begin(sampleAt(at, place), KEYBOARD_MANNER, 0)
    else if (place) selection.hand.begin(sampleAt(at, place), KEYBOARD_MANNER)
    this.#owner.events()?.onPenChanged?.('down')
  }

  #keyboardMove(to: Position): void {
    this.#showCursor()
    const place = this.#owner.placeOf()
    if (place) this.#hand.move([{ samples: [sampleAt(to, place)], manner: KEYBOARD_MANNER }], [])
  }

  #keyboardUp(change: 'up' | 'cancelled'): void {
    if (change === 'up') this.finish()
    else this.cancel()
    this.#owner.events()?.onPenChanged?.(change)
  }

  /** The keyboard's cursor is never out of sight. */
  #showCursor(): void {
    const cursor = this.#keyboard.position
    if (cursor && this.#owner.view.reveal(cursor)) this.#owner.onViewMoved()
    else this.paint()
  }
}
