import type { Position } from './placement.ts'
import { isTurned, NO_TURN, turnBack, type ViewTurn, widthAround } from './turn.ts'

/** Where an event is in the window. */
export interface ClientPosition {
  readonly clientX: number
  readonly clientY: number
}

/**
 * Reads where events are on a surface, in CSS pixels from its corner, against the place it has now, which a scroll or
 * a transform may have changed. A surface that is turned is turned about its middle.
 */
export function positionReader(surface: HTMLElement, turn: ViewTurn = NO_TURN): (event: ClientPosition) => Position {
  const bounds = surface.getBoundingClientRect()
  const { clientWidth: width, clientHeight: height } = surface
  if (isTurned(turn)) {
    const [middleX, middleY] = [bounds.left + bounds.width / 2, bounds.top + bounds.height / 2]
    const scale = bounds.width > 0 ? widthAround(turn, width, height) / bounds.width : 1
    return ({ clientX, clientY }) => {
      const { x, y } = turnBack(turn, { x: clientX - middleX, y: clientY - middleY })
      return { x: x * scale + width / 2, y: y * scale + height / 2 }
    }
  }
  const scaleX = bounds.width > 0 ? width / bounds.width : 1
  const scaleY = bounds.height > 0 ? height / bounds.height : 1
  return ({ clientX, clientY }) => ({ x: (clientX - bounds.left) * scaleX, y: (clientY - bounds.top) * scaleY })
}

/** Makes the surface receive all of a pointer's events, wherever it goes. */
export function capturePointer(surface: HTMLElement, pointerId: number): void {
  try {
    surface.setPointerCapture(pointerId)
  } catch {
    // The pointer may be gone already; what it began then ends with its last event on the surface.
  }
}
