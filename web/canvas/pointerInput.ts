import { penActionOf } from './penButtons.ts'
import { capturePointer, positionReader } from './surfacePosition.ts'
import { tiltOf } from './tilt.ts'
import type { ViewTurn } from './turn.ts'

/** One reading of a pointer. `x`, `y` in CSS pixels from the surface's corner, `time` in milliseconds. */
export interface InkSample {
  readonly x: number
  readonly y: number
  /** 0–1, of pens only: other pointers report a constant. */
  readonly pressure?: number
  /** How a pen leans, as points of strokes have it; where it is asked for. */
  readonly altitude?: number
  readonly azimuth?: number
  readonly time: number
}

/** How a stroke is being made, beside its samples. */
export interface InkManner {
  readonly isEraserEnd: boolean
  readonly isStraight: boolean
  readonly isTakingOff: boolean
  readonly isTouch: boolean
}

/** What one event of a pointer brought. */
export interface InkMove {
  readonly samples: readonly InkSample[]
  readonly manner: InkManner
}

/** What a pointer does to a drawing. */
export interface PointerHandlers {
  onInkStart(sample: InkSample, manner: InkManner): void
  /** `predicted` are the browser's guesses of what comes next: to be shown, never kept. */
  onInkMove(moves: readonly InkMove[], predicted: readonly InkSample[]): void
  onInkEnd(): void
  onInkCancel(): void
  /** The pointer is over the surface without drawing, or (null) has left it. */
  onHover(sample: InkSample | null): void
  /** Whether samples of pens say how they lean. */
  isTiltRead(): boolean
  /** How the surface lies on the screen. */
  turnOf(): ViewTurn
  /** Whether fingers draw. */
  mayFingersDraw(): boolean
}

/** A pen that was there this short a time ago is still near: touches are the palm, in milliseconds. */
export const PEN_NEAR_MS = 1_000
/** Samples that no further event brings along are handed over after this time, in milliseconds: longer than a frame. */
const HAND_OVER_MS = 25
/** A second finger this soon after the first means a gesture, not a line, in milliseconds. */
const GESTURE_MS = 250

const PRIMARY_BUTTON = 0
const ERASER_BUTTON = 5
const ERASER_BUTTON_MASK = 32

/**
 * Reads ink from pen, mouse and finger on a surface: one pointer at a time, every sample the browser has. Events may
 * come more often than the screen is painted: the first one of a frame hands over all samples that wait.
 */
export class PointerInput {
  readonly #surface: HTMLElement
  readonly #handlers: PointerHandlers
  readonly #ending = new AbortController()
  #active: { pointerId: number; pointerType: string; startedAt: number } | null = null
  #stopFollowing: (() => void) | null = null
  /** Reads where events of the pointer that draws are; null after a scroll. */
  #readPosition: ReturnType<typeof positionReader> | null = null
  #waiting: { readonly event: PointerEvent; readonly samples: readonly PointerEvent[] }[] = []
  /** The frame whose samples were handed over last, by its time on the document's timeline. */
  #frame: CSSNumberish | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #penSeenAt = -Infinity
  #isEnabled = true

  constructor(surface: HTMLElement, handlers: PointerHandlers) {
    this.#surface = surface
    this.#handlers = handlers
    const { signal } = this.#ending
    const listen = (type: string, handler: (event: PointerEvent) => void): void =>
      surface.addEventListener(type, (event) => handler(event as PointerEvent), { signal })
    listen('pointerdown', (event) => this.#down(event))
    listen('pointermove', (event) => this.#move(event))
    listen('pointerup', (event) => this.#up(event))
    listen('pointercancel', (event) => this.#cancel(event))
    listen('lostpointercapture', (event) => this.#up(event))
    listen('pointerleave', (event) => this.#leave(event))
    const keepForInk = (event: Event): void => {
      if (this.#isEnabled) event.preventDefault()
    }
    surface.addEventListener('contextmenu', keepForInk, { signal })
    const forgetPosition = (): void => {
      this.#readPosition = null
    }
    window.addEventListener('scroll', forgetPosition, { signal, capture: true, passive: true })
    window.addEventListener('resize', forgetPosition, { signal })
    // Safari takes a pen's line for handwriting unless its touches are stopped.
    surface.addEventListener('touchmove', keepForInk, { signal, passive: false })
  }

  /** Reads ink, or leaves all pointers to the page. */
  setEnabled(isEnabled: boolean): void {
    this.#isEnabled = isEnabled
    if (!isEnabled) this.release()
  }

  /** Hands over the samples that wait. */
  flush(): void {
    const waiting = this.#waiting
    this.#waiting = []
    const last = waiting.at(-1)
    if (!last) return
    const moves = waiting.map(({ event, samples }) => {
      const read = this.#readerOf(event)
      return { samples: samples.map(read), manner: mannerOf(event) }
    })
    this.#handlers.onInkMove(moves, last.event.getPredictedEvents?.().map(this.#readerOf(last.event)) ?? [])
  }

  /** Forgets a stroke under way without an event. */
  release(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting = []
    const active = this.#active
    this.#active = null
    this.#stopFollowing?.()
    this.#stopFollowing = null
    this.#readPosition = null
    if (active && this.#surface.hasPointerCapture(active.pointerId)) {
      this.#surface.releasePointerCapture(active.pointerId)
    }
  }

  /** Draws a press that began elsewhere, all of it, and goes on with it when it has not ended. */
  take(
    down: PointerEvent,
    { moves, end }: { readonly moves: readonly PointerEvent[]; readonly end: PointerEvent | null },
  ): void {
    this.#down(down)
    for (const move of moves) this.#move(move)
    if (end?.type === 'pointercancel') this.#cancel(end)
    else if (end) this.#up(end)
  }

  /** Whether a touch is the palm of the hand that holds a pen, which may rest on the drawing without a move. */
  isPalm(event: PointerEvent): boolean {
    if (event.pointerType !== 'touch') return false
    return this.#active?.pointerType === 'pen' || event.timeStamp - this.#penSeenAt < PEN_NEAR_MS
  }

  /** Whether a further finger makes a gesture; a line that only just began with the first is given up for it. */
  yieldTo(finger: PointerEvent): boolean {
    if (!this.#active) return true
    const { pointerType, startedAt } = this.#active
    if (pointerType !== 'touch' || finger.timeStamp - startedAt >= GESTURE_MS) return false
    this.release()
    this.#handlers.onInkCancel()
    return true
  }

  destroy(): void {
    this.release()
    this.#ending.abort()
  }

  #down(event: PointerEvent): void {
    this.#notePen(event)
    if (!this.#isEnabled) return
    const action = penActionOf(event)
    const isTip = event.button === PRIMARY_BUTTON || event.button === ERASER_BUTTON
    if (action === null ? !isTip : action !== 'eraser') return
    if (this.isPalm(event) || (event.pointerType === 'touch' && !this.#handlers.mayFingersDraw())) return
    if (this.#active) {
      if (event.pointerType !== 'pen' || this.#active.pointerType !== 'touch') return
      this.release()
      this.#handlers.onInkCancel()
    }
    const { pointerId, pointerType, timeStamp } = event
    this.#active = { pointerId, pointerType, startedAt: timeStamp }
    capturePointer(this.#surface, pointerId)
    // A mouse event for each of the pen's would double what a sample costs; the focus came with them.
    event.preventDefault()
    this.#surface.focus({ preventScroll: true })
    // Fingers are followed by gestures, too.
    if (pointerType !== 'touch') this.#stopFollowing = this.#follow(pointerId)
    const manner = mannerOf(event)
    const isEraserEnd = manner.isEraserEnd || action === 'eraser'
    this.#handlers.onInkStart(this.#readerOf(event)(event), { ...manner, isEraserEnd })
  }

  /** Takes a pointer's moves before the page's other listeners see them: they would cost more than the ink. */
  #follow(pointerId: number): () => void {
    const take = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return
      event.stopImmediatePropagation()
      this.#move(event)
    }
    window.addEventListener('pointermove', take, { capture: true })
    return () => window.removeEventListener('pointermove', take, { capture: true })
  }

  #move(event: PointerEvent): void {
    if (event.pointerId !== this.#active?.pointerId) {
      this.#notePen(event)
      if (!this.#active && event.pointerType !== 'touch') this.#handlers.onHover(this.#readerOf(event)(event))
      return
    }
    if (this.#active.pointerType === 'pen') this.#penSeenAt = event.timeStamp
    const coalesced = event.getCoalescedEvents?.() ?? []
    this.#waiting.push({ event, samples: coalesced.length > 0 ? coalesced : [event] })
    this.#handOverOnceAFrame()
  }

  /**
   * Events come with the frames by themselves, so that asking for animation frames would cost a tenth of the line; of
   * the few that come twice in a frame the second waits.
   */
  #handOverOnceAFrame(): void {
    const frame = document.timeline.currentTime
    if (frame !== this.#frame) {
      this.#frame = frame
      this.flush()
    } else {
      this.#timer ??= setTimeout(() => {
        this.#timer = undefined
        this.flush()
      }, HAND_OVER_MS)
    }
  }

  #up(event: PointerEvent): void {
    this.#notePen(event)
    if (event.pointerId !== this.#active?.pointerId) return
    if (event.type === 'pointerup') this.#waiting.push({ event, samples: [event] })
    this.flush()
    this.release()
    this.#handlers.onInkEnd()
  }

  #cancel(event: PointerEvent): void {
    if (event.pointerId !== this.#active?.pointerId) return
    const isTouch = this.#active.pointerType === 'touch'
    if (!isTouch) this.flush()
    this.release()
    // The system cancels touches it takes for the palm or for a gesture of its own; a pen's line is never given up.
    if (isTouch) this.#handlers.onInkCancel()
    else this.#handlers.onInkEnd()
  }

  #leave(event: PointerEvent): void {
    this.#notePen(event)
    if (!this.#active) this.#handlers.onHover(null)
  }

  #notePen(event: PointerEvent): void {
    if (event.pointerType === 'pen') this.#penSeenAt = event.timeStamp
  }

  /** Reads what an event brought: each question to an event costs as much as a line of our own. */
  #readerOf({ pointerType, type }: PointerEvent): (sample: PointerEvent) => InkSample {
    const turn = this.#handlers.turnOf()
    const positionOf = this.#readPosition ?? positionReader(this.#surface, turn)
    // Asking for the place at every frame would cost a tenth of the whole line.
    if (this.#active) this.#readPosition = positionOf
    // A pen being lifted reports no pressure, but its last place still belongs to the line.
    const hasPressure = pointerType === 'pen' && type !== 'pointerup'
    const hasTilt = hasPressure && this.#handlers.isTiltRead()
    return (sample) => {
      const { x, y } = positionOf(sample)
      const time = sample.timeStamp
      if (!hasPressure) return { x, y, time }
      const { pressure } = sample
      return hasTilt ? { x, y, pressure, time, ...tiltOf(sample, turn) } : { x, y, pressure, time }
    }
  }
}

function mannerOf(event: PointerEvent): InkManner {
  const isEraserEnd = event.button === ERASER_BUTTON || (event.buttons & ERASER_BUTTON_MASK) !== 0
  const { shiftKey, altKey, pointerType } = event
  return { isEraserEnd, isStraight: shiftKey, isTakingOff: altKey, isTouch: pointerType === 'touch' }
}
