import type { Position } from './placement.ts'

/**
 * Reads where events are on a surface, in CSS pixels from its corner, against the place it has now, which a scroll or
 * a transform may have changed.
 */
export function positionReader(surface: HTMLElement): (event: { clientX: number; clientY: number }) => Position {
  const bounds = surface.getBoundingClientRect()
  const scaleX = bounds.width > 0 ? surface.clientWidth / bounds.width : 1
  const scaleY = bounds.height > 0 ? surface.clientHeight / bounds.height : 1
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
