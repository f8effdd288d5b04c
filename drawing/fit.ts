import type { DrawingSize } from './operation.ts'

/** A rectangle, in pixels of whatever it lies in. */
export interface DrawingArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where something lies in a larger or smaller frame; `scale` is the one factor of both its sides. */
export interface FittedArea extends DrawingArea {
  readonly scale: number
}

/** Fits a size into a frame as large as possible, undistorted and centred (letterboxed). Sides may be fractions. */
export function fitInto(size: DrawingSize, frame: DrawingSize): FittedArea {
  const scale = Math.min(frame.width / size.width, frame.height / size.height)
  const width = size.width * scale
  const height = size.height * scale
  return { x: (frame.width - width) / 2, y: (frame.height - height) / 2, width, height, scale }
}
