import { degreesOf, inCircle } from '../../drawing/angle.ts'
import type { CameraFrame, CameraMove } from '../../drawing/cameraMove.ts'
import { ANGLE_STEPS, COORDINATE_STEPS } from '../../drawing/limits.ts'
import type { DrawingSize } from '../../drawing/operation.ts'
import { ARROW_WAYS } from './keymap.ts'
import type { Position } from './placement.ts'

/** What a press takes hold of: the rectangle, one of its corners, or the knob over it. */
export type CameraGrasp = 'move' | 'scale' | 'turn'

/** Turning with Shift goes in steps of this angle, in degrees. */
const TURN_STEP = 15
/** The least and the most that a camera shows, in widths of the frame, and how far beyond it its middle may lie. */
const LEAST = 1 / 40
const MOST = 4
const FARTHEST = 2
/** The share of the frame that a new move ends with. */
const FIRST_SHARE = 0.7
/** What keys do at once, and with Shift: pixels, factors of the size, and degrees. */
const STEPS = { move: [1, 10], scale: [1.02, 1.2], turn: [1, TURN_STEP] } as const

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
const inSteps = (value: number, steps: number): number => Math.round(value * steps) / steps

/** A frame within limits, as drawings keep it. */
export function keptFrame({ x, y, width, angle }: CameraFrame, size: DrawingSize): CameraFrame {
  return {
    x: inSteps(within(x, -FARTHEST * size.width, (1 + FARTHEST) * size.width), COORDINATE_STEPS),
    y: inSteps(within(y, -FARTHEST * size.height, (1 + FARTHEST) * size.height), COORDINATE_STEPS),
    width: inSteps(within(width, Math.max(1, LEAST * size.width), MOST * size.width), COORDINATE_STEPS),
    angle: inSteps(inCircle(angle), ANGLE_STEPS),
  }
}

/** The move that somebody begins with: from all of the frame to its middle. */
export function firstMove({ width, height }: DrawingSize): CameraMove {
  const start = { x: width / 2, y: height / 2, width, angle: 0 }
  const end = { ...start, width: inSteps(width * FIRST_SHARE, COORDINATE_STEPS) }
  return { start, end, easing: 'EASE_IN_OUT', holdStart: 0, holdEnd: 0 }
}

/**
 * A frame that is held, on its way between two places of the drawing. `isStrict` moves along one axis, and turns in
 * steps of 15°.
 */
export function heldFrame(
  frame: CameraFrame, grasp: CameraGrasp, from: Position, to: Position, isStrict: boolean,
): CameraFrame {
  const { x, y } = frame
  const [across, down] = [to.x - from.x, to.y - from.y]
  switch (grasp) {
    case 'move': {
      const isFlat = Math.abs(across) >= Math.abs(down)
      return { ...frame, x: isStrict && !isFlat ? x : x + across, y: isStrict && isFlat ? y : y + down }
    }
    case 'scale': {
      const before = Math.hypot(from.x - x, from.y - y)
      return before === 0 ? frame : { ...frame, width: (frame.width * Math.hypot(to.x - x, to.y - y)) / before }
    }
    case 'turn': {
      const angleTo = (place: Position): number => degreesOf(Math.atan2(place.y - y, place.x - x))
      const angle = frame.angle + angleTo(to) - angleTo(from)
      return { ...frame, angle: isStrict ? Math.round(angle / TURN_STEP) * TURN_STEP : angle }
    }
  }
}

/** A frame after a key: arrows move it, + and − change its size, [ and ] turn it. Null for other keys. */
export function pressedFrame(frame: CameraFrame, key: string, isLong: boolean): CameraFrame | null {
  const arrow = ARROW_WAYS[key]
  const step = (of: keyof typeof STEPS): number => STEPS[of][isLong ? 1 : 0]
  if (arrow) return { ...frame, x: frame.x + arrow[0] * step('move'), y: frame.y + arrow[1] * step('move') }
  switch (key) {
    case '+':
    case '=':
    case '*':
      return { ...frame, width: frame.width * step('scale') }
    case '-':
    case '_':
      return { ...frame, width: frame.width / step('scale') }
    case '[':
    case '{':
      return { ...frame, angle: frame.angle - step('turn') }
    case ']':
    case '}':
      return { ...frame, angle: frame.angle + step('turn') }
    default:
      return null
  }
}
