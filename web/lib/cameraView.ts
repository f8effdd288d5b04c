import { cameraAt, cutCameraAt } from '../../drawing/camera.ts'
import type { CameraFrame, CameraMove } from '../../drawing/cameraMove.ts'
import type { DrawingSize } from '../../drawing/operation.ts'
import { isMotionReduced } from './reducedMotion.ts'

/** What a page shows of a camera move at a frame of a view: for people who want no movement, it is cut. */
export const seenAt = (
  camera: CameraMove | null | undefined, size: DrawingSize, at: number, frames: number,
): CameraFrame => (isMotionReduced() ? cutCameraAt : cameraAt)(camera, size, at, frames)

/**
 * What lays the contents of an element as a camera sees them, about its middle: a drawing fills the element, or is
 * fitted into it, at `scale` CSS pixels for each of its own. `back` takes the contents back.
 */
export function cameraCss({ x, y, width, angle }: CameraFrame, size: DrawingSize, scale: number) {
  const zoom = size.width / width
  const [right, down] = [(x - size.width / 2) * scale, (y - size.height / 2) * scale]
  return {
    to: `rotate(${0 - angle}deg) scale(${zoom}) translate(${0 - right}px, ${0 - down}px)`,
    back: `translate(${right}px, ${down}px) scale(${1 / zoom}) rotate(${angle}deg)`,
  }
}
