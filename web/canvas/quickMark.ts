import type { Position } from './placement.ts'

/** What a hand does with the quick menu. */
export interface QuickMark {
  readonly phase: 'begun' | 'moved' | 'released' | 'cancelled'
  /** Where it began, in CSS pixels of the window. */
  readonly at: Position
  /** The direction it points in, from 0 at the top clockwise; null while it is near its beginning. */
  readonly direction: number | null
}

/** The quick menu has so many directions. */
export const DIRECTIONS = 8
/** A pointer nearer to its beginning points nowhere, in CSS pixels. */
const LEAST = 28

/** The direction from one point to another; null where they are near. */
export function directionOf(from: Position, to: Position): number | null {
  const [x, y] = [to.x - from.x, to.y - from.y]
  if (Math.hypot(x, y) < LEAST) return null
  const turns = Math.atan2(x, -y) / (2 * Math.PI)
  return (Math.round(turns * DIRECTIONS) + DIRECTIONS) % DIRECTIONS
}

const at = ({ clientX: x, clientY: y }: PointerEvent): Position => ({ x, y })

/**
 * Follows a pointer that marks a direction until it is lifted; nobody else hears of it meanwhile. Returns how to stop.
 * `onMark` hears each direction once.
 */
export function followMark(press: PointerEvent, onMark: (mark: QuickMark) => void): () => void {
  const ending = new AbortController()
  const start = at(press)
  let direction: number | null = null
  const follow = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return
    event.stopImmediatePropagation()
    const before = direction
    if (event.type !== 'pointercancel') direction = directionOf(start, at(event))
    if (event.type === 'pointermove') {
      if (direction !== before) onMark({ phase: 'moved', at: start, direction })
      return
    }
    ending.abort()
    onMark({ phase: event.type === 'pointerup' ? 'released' : 'cancelled', at: start, direction })
  }
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const) {
    window.addEventListener(type, follow, { capture: true, signal: ending.signal })
  }
  return () => ending.abort()
}
