import { degreesOf, inCircle, radiansOf } from './angle.ts'
import type { CameraFrame, CameraMove } from './cameraMove.ts'
import type { DrawingArea } from './fit.ts'
import type { Place } from './matrix.ts'
import type { DrawingSize } from './operation.ts'

/** A rectangle about its middle, in drawing-space pixels, turned like a camera's. */
export interface CameraRectangle extends CameraFrame {
  readonly height: number
}

/** What is seen without a camera move: the whole drawing space. */
export const wholeFrame = ({ width, height }: DrawingSize): CameraFrame =>
  ({ x: width / 2, y: height / 2, width, angle: 0 })

/** The rectangle of what a camera shows: it has the ratio of the drawing space. */
export const rectangleOf = (frame: CameraFrame, { width, height }: DrawingSize): CameraRectangle =>
  ({ ...frame, height: (frame.width * height) / width })

/** The corners of a rectangle, clockwise from its own upper left one. */
export function cornersOf({ x, y, width, height, angle }: CameraRectangle): Place[] {
  const [cos, sin] = [Math.cos(radiansOf(angle)), Math.sin(radiansOf(angle))]
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([right = 0, down = 0]) => {
    const [across, along] = [(right * width) / 2, (down * height) / 2]
    return { x: x + across * cos - along * sin, y: y + across * sin + along * cos }
  })
}

const EASINGS: Readonly<Record<CameraMove['easing'], (share: number) => number>> = {
  LINEAR: (share) => share,
  EASE_IN: (share) => share ** 3,
  EASE_OUT: (share) => 1 - (1 - share) ** 3,
  EASE_IN_OUT: (share) => (share < 0.5 ? 4 * share ** 3 : 1 - 4 * (1 - share) ** 3),
}

/**
 * How much of a move is done at a frame of a shot, 0–1: the first frame has none of it, the last one all. Where the
 * holds leave no frame for it, the camera cuts from start to end, and the holds share the shot.
 */
function shareAt({ easing, holdStart, holdEnd }: CameraMove, at: number, frames: number): number {
  const last = frames - 1
  const moving = last - holdStart - holdEnd
  if (moving > 0) return EASINGS[easing](Math.min(1, Math.max(0, (at - holdStart) / moving)))
  const share = holdStart + holdEnd === 0 ? 0 : holdStart / (holdStart + holdEnd)
  const cut = Math.max(1, Math.min(last, Math.round(frames * share)))
  return at < cut ? 0 : 1
}

/**
 * What a camera shows at a place in a shot of so many frames, which may lie between two frames: the whole drawing space
 * without a move. Its size grows by the same factor in the same time, about one point of the drawing, so that a zoom
 * looks even; it turns the shorter way.
 */
export function cameraAt(
  camera: CameraMove | null | undefined, size: DrawingSize, at: number, frames: number,
): CameraFrame {
  if (!camera) return wholeFrame(size)
  const { start, end } = camera
  const share = shareAt(camera, at, frames)
  if (share <= 0) return start
  if (share >= 1) return end
  const growth = Math.log(end.width / start.width)
  // Of a size that hardly changes, the quotient would be one of two zeros.
  const way = Math.abs(growth) < 1e-6 ? share : Math.expm1(growth * share) / Math.expm1(growth)
  const between = (from: number, to: number): number => from + (to - from) * way
  return {
    x: between(start.x, end.x), y: between(start.y, end.y), width: between(start.width, end.width),
    angle: start.angle + inCircle(end.angle - start.angle) * share,
  }
}

/** The same without a movement: the start until half of the move is done, then the end. */
export function cutCameraAt(
  camera: CameraMove | null | undefined, size: DrawingSize, at: number, frames: number,
): CameraFrame {
  if (!camera) return wholeFrame(size)
  return shareAt(camera, at, frames) < 0.5 ? camera.start : camera.end
}

/** The largest share of a rectangle's width, or height, that a turn between two angles takes across, or down. */
function reachOf(ratio: number, from: number, to: number): number {
  const extent = (degrees: number): number =>
    Math.abs(Math.cos(radiansOf(degrees))) + ratio * Math.abs(Math.sin(radiansOf(degrees)))
  // It is largest where a diagonal lies across: at these angles, and mirrored ones, of each half circle.
  const diagonal = degreesOf(Math.atan(ratio))
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  const turns = [-360, -180, 0, 180, 360].flatMap((half) => [half - diagonal, half + diagonal])
  return Math.max(extent(low), extent(high), ...turns.filter((angle) => angle > low && angle < high).map(extent))
}

/** The paper of a drawing: the smallest area of whole pixels with its space and all that its camera shows. */
export function paperOf({ size, camera }: { readonly size: DrawingSize; readonly camera?: CameraMove | null }):
DrawingArea {
  const { width, height } = size
  if (!camera) return { x: 0, y: 0, width, height }
  const { start, end } = camera
  const last = start.angle + inCircle(end.angle - start.angle)
  const across = reachOf(height / width, start.angle, last) / 2
  const down = (reachOf(width / height, start.angle, last) * height) / width / 2
  const left = Math.floor(Math.min(0, ...[start, end].map((each) => each.x - each.width * across)))
  const top = Math.floor(Math.min(0, ...[start, end].map((each) => each.y - each.width * down)))
  const right = Math.ceil(Math.max(width, ...[start, end].map((each) => each.x + each.width * across)))
  const bottom = Math.ceil(Math.max(height, ...[start, end].map((each) => each.y + each.width * down)))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** An upright area as a rectangle about its middle. */
export const uprightOf = ({ x, y, width, height }: DrawingArea): CameraRectangle =>
  ({ x: x + width / 2, y: y + height / 2, width, height, angle: 0 })

/** Pixels of the smaller rectangle of a camera, across, in a picture of its paper, and the most that a side has. */
const SMALLER_WIDTH = 1_280
const MOST_SIDE = 4_096

/** Pixels of a picture of the paper for each of the drawing space: what the camera shows at its nearest is sharp. */
export function cameraPictureScale(
  { size, camera }: { readonly size: DrawingSize; readonly camera?: CameraMove | null }, paper: DrawingArea,
): number {
  const smaller = camera ? Math.min(camera.start.width, camera.end.width) : size.width
  return Math.min(SMALLER_WIDTH / smaller, MOST_SIDE / Math.max(paper.width, paper.height))
}
