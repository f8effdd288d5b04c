import { DRAG_DISTANCE, TOUCH_DELAY_MS, TOUCH_TOLERANCE } from '../../dnd/gestures.ts'

const LEFT_BUTTON = 0

const DROP_KEYS = new Set(['Space', 'Enter', 'Tab'])
const PICK_UP_KEYS = new Set(['Space', 'Enter'])

/** A place in the window, in pixels. */
export type Point = { readonly x: number; readonly y: number }

/** What becomes of a card that is dragged. */
export interface CardDragEvents {
  /** Picks a card up, by keys where there is no point; false when it cannot be. */
  readonly onStart: (card: HTMLElement, point: Point | null) => boolean
  readonly onMove: (point: Point) => void
  /** An arrow key: its code. */
  readonly onArrow: (code: string) => void
  readonly onDrop: () => void
  readonly onCancel: () => void
}

const cardAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

const touchPoint = ({ touches }: TouchEvent): Point | null => {
  const [touch] = touches
  return touch ? { x: touch.clientX, y: touch.clientY } : null
}

const claim = (event: Event): void => {
  if (event.cancelable) event.preventDefault()
}

/** A drag ends with a click nobody meant. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', swallow, { capture: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}

/**
 * Hears all cards of a board being dragged: by the mouse or a finger anywhere on a card, by keys on its handle
 * (`data-handle`). One listener for all, so that a drag costs nothing for each card. Answers how to stop listening.
 */
export function listenForDrags(board: HTMLElement, on: CardDragEvents): () => void {
  let press: AbortController | null = null
  let isDragging = false

  function end(tell: () => void): void {
    press?.abort()
    press = null
    if (!isDragging) return
    isDragging = false
    tell()
  }
  const cancel = (): void => end(on.onCancel)

  function start(card: HTMLElement, point: Point | null): void {
    isDragging = on.onStart(card, point)
    if (!isDragging) end(on.onCancel)
  }
  function dropByPointer(event: Event): void {
    if (isDragging) {
      claim(event)
      swallowClick()
    }
    end(on.onDrop)
  }
  function begin(heardKey: (event: KeyboardEvent) => void): AbortSignal {
    cancel()
    press = new AbortController()
    const { signal } = press
    window.addEventListener('resize', cancel, { signal })
    document.addEventListener('visibilitychange', cancel, { signal })
    window.addEventListener('keydown', heardKey, { signal, capture: true })
    return signal
  }
  function cancelByEscape(event: KeyboardEvent): void {
    if (!isDragging || event.code !== 'Escape') return
    // Nothing else is to be closed or let go by the same press.
    claim(event)
    cancel()
  }

  function pressByMouse(event: MouseEvent): void {
    const card = cardAt(event.target)
    if (!card || event.button !== LEFT_BUTTON) return
    const from = { x: event.clientX, y: event.clientY }
    const signal = begin(cancelByEscape)
    const follow = (moved: MouseEvent): void => {
      const point = { x: moved.clientX, y: moved.clientY }
      // It was let go where the page did not hear it.
      if (moved.buttons === 0) cancel()
      else if (isDragging) on.onMove(point)
      else if (distance(from, point) > DRAG_DISTANCE) start(card, point)
    }
    window.addEventListener('mousemove', follow, { signal, capture: true })
    window.addEventListener('mouseup', dropByPointer, { signal, capture: true })
    window.addEventListener('dragstart', claim, { signal, capture: true })
    window.addEventListener('contextmenu', claim, { signal, capture: true })
  }

  function pressByTouch(event: TouchEvent): void {
    const card = cardAt(event.target)
    const from = touchPoint(event)
    // A second finger is no drag.
    if (event.touches.length > 1) return cancel()
    if (!card || !from || !event.target) return
    const signal = begin(cancelByEscape)
    const timer = setTimeout(() => start(card, from), TOUCH_DELAY_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
    const follow = (moved: TouchEvent): void => {
      const point = touchPoint(moved)
      if (!point) return
      if (isDragging) {
        claim(moved)
        on.onMove(point)
      } else if (distance(from, point) > TOUCH_TOLERANCE) cancel()
    }
    // A finger is heard where it came down, also when that is no longer on the page.
    const { target } = event
    target.addEventListener('touchmove', follow as EventListener, { signal, passive: false })
    target.addEventListener('touchend', dropByPointer, { signal, passive: false })
    target.addEventListener('touchcancel', cancel, { signal })
    window.addEventListener('contextmenu', (menu) => isDragging && claim(menu), { signal, capture: true })
  }

  function pressByKey(event: KeyboardEvent): void {
    const card = cardAt(event.target)
    const isHandle = event.target instanceof Element && event.target.closest('[data-handle]') !== null
    // The key that drops a card is claimed by the drag, and picks nothing up again.
    if (!card || !isHandle || event.defaultPrevented || event.repeat || !PICK_UP_KEYS.has(event.code)) return
    claim(event)
    begin((key) => {
      if (DROP_KEYS.has(key.code)) {
        claim(key)
        if (!key.repeat) end(on.onDrop)
      } else if (key.code.startsWith('Arrow')) {
        claim(key)
        on.onArrow(key.code)
      } else cancelByEscape(key)
    })
    start(card, null)
  }

  const listening = new AbortController()
  const { signal } = listening
  board.addEventListener('mousedown', pressByMouse, { signal })
  board.addEventListener('touchstart', pressByTouch, { signal, passive: true })
  board.addEventListener('keydown', pressByKey, { signal })
  // iOS lets a page hold back scrolling only where it listened before the finger came down.
  board.addEventListener('touchmove', () => undefined, { signal, passive: false })
  return () => {
    cancel()
    listening.abort()
  }
}
