import { degreesOf, radiansOf } from '../../drawing/angle.ts'
import type { LayerImage } from '../../drawing/layer.ts'
import { MATRIX_STEPS, MAX_MATRIX_FACTOR, MAX_SHIFT, MIN_MATRIX_DETERMINANT } from '../../drawing/limits.ts'
import { determinantOf, placeAfter, times } from '../../drawing/matrix.ts'
import type { Position } from './placement.ts'
import { scaledAbout, turnedAbout } from './selectionFrame.ts'

/** What is held of a picture: its inside, its knob, or a corner, counted from the upper left one. */
export type PictureGrasp = 'move' | 'turn' | 0 | 1 | 2 | 3

/** Where a picture lies in numbers: its middle in drawing-space pixels, its size in per cent, its angle in degrees. */
export interface PictureNumbers {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly angle: number
}

const PERCENT = 100
/** Turning with Shift goes in steps of this angle, in radians. */
const TURN_STEP = Math.PI / 12

/** The corners of a picture in drawing space, clockwise from the upper left one. */
export const cornersOf = ({ width, height, matrix }: LayerImage): readonly Position[] =>
  [[0, 0], [width, 0], [width, height], [0, height]].map(([x = 0, y = 0]) => placeAfter(matrix, x, y))

const middleOf = ({ width, height, matrix }: LayerImage): Position => placeAfter(matrix, width / 2, height / 2)

const sizeOf = ({ matrix: { a, b } }: LayerImage): number => Math.hypot(a, b)

/** A picture after a map of drawing space; as it was where no drawing can hold it so. */
function mapped(image: LayerImage, map: LayerImage['matrix']): LayerImage {
  const matrix = times(map, image.matrix)
  const { a, b, c, d, e, f } = matrix
  const isSmallEnough = [a, b, c, d].every((factor) => Math.abs(factor) < MAX_MATRIX_FACTOR) &&
    [e, f].every((shift) => Math.abs(shift) < MAX_SHIFT)
  // A little more than the least, which rounding may go below.
  const isLargeEnough = Math.abs(determinantOf(matrix)) > MIN_MATRIX_DETERMINANT + PERCENT / MATRIX_STEPS
  return isSmallEnough && isLargeEnough ? { ...image, matrix } : image
}

/** A picture that was held at one place and led to another; it keeps its shape. `isStrict` turns in steps of 15°. */
export function ledTo(
  image: LayerImage, grasp: PictureGrasp, from: Position, to: Position, isStrict: boolean,
): LayerImage {
  if (grasp === 'move') return movedBy(image, to.x - from.x, to.y - from.y)
  const middle = middleOf(image)
  if (grasp === 'turn') {
    const angleTo = ({ x, y }: Position): number => Math.atan2(y - middle.y, x - middle.x)
    const angle = angleTo(to) - angleTo(from)
    return mapped(image, turnedAbout(middle, isStrict ? Math.round(angle / TURN_STEP) * TURN_STEP : angle))
  }
  const pivot = cornersOf(image)[(grasp + 2) % 4] ?? middle
  const [across, down] = [from.x - pivot.x, from.y - pivot.y]
  const scale = ((to.x - pivot.x) * across + (to.y - pivot.y) * down) / (across * across + down * down)
  return mapped(image, scaledAbout(pivot, scale, scale))
}

/** A picture elsewhere. */
export const movedBy = (image: LayerImage, x: number, y: number): LayerImage =>
  mapped(image, { a: 1, b: 0, c: 0, d: 1, e: x, f: y })

/** Where a picture lies. */
export function numbersOf(image: LayerImage): PictureNumbers {
  const { a, b } = image.matrix
  return { ...middleOf(image), size: sizeOf(image) * PERCENT, angle: degreesOf(Math.atan2(b, a)) }
}

/** A picture with one of its numbers changed. */
export function withNumber(image: LayerImage, name: keyof PictureNumbers, value: number): LayerImage {
  const now = numbersOf(image)
  const middle = middleOf(image)
  switch (name) {
    case 'x':
      return movedBy(image, value - now.x, 0)
    case 'y':
      return movedBy(image, 0, value - now.y)
    case 'size':
      return mapped(image, scaledAbout(middle, value / now.size, value / now.size))
    case 'angle':
      return mapped(image, turnedAbout(middle, radiansOf(value - now.angle)))
  }
}
