import { createContext } from 'react'
import { inCircle, radiansOf } from '../../drawing/angle.ts'
import type { Store } from '../lib/store.ts'
import type { Position } from './placement.ts'

/** How a drawing lies on the screen: mirrored from left to right or not, then turned clockwise. */
export interface ViewTurn {
  /** Degrees, above -180 and up to 180. */
  readonly angle: number
  readonly isFlipped: boolean
}

export const NO_TURN: ViewTurn = { angle: 0, isFlipped: false }

/** How the drawings in this part of the page lie; null where they cannot be turned. */
export const TurnContext = createContext<Store<ViewTurn> | null>(null)

const HALF_CIRCLE = 180
const CIRCLE = 360

export const isTurned = ({ angle, isFlipped }: ViewTurn): boolean => angle !== 0 || isFlipped

/** Turned on, clockwise as it is seen. */
export const turnedBy = (turn: ViewTurn, degrees: number): ViewTurn =>
  ({ ...turn, angle: inCircle(turn.angle + degrees) })

/** Mirrored from left to right as it is seen. */
export const flipped = ({ angle, isFlipped }: ViewTurn): ViewTurn =>
  ({ angle: inCircle(-angle), isFlipped: !isFlipped })

/** A distance on the screen as the drawing has it. */
export function turnBack({ angle, isFlipped }: ViewTurn, { x, y }: Position): Position {
  const [cos, sin] = [Math.cos(radiansOf(angle)), Math.sin(radiansOf(angle))]
  const across = cos * x + sin * y
  return { x: isFlipped ? -across : across, y: cos * y - sin * x }
}

/** The direction of a pen on the screen as the drawing has it: whole degrees clockwise from the right, below 360. */
export function directionBack({ angle, isFlipped }: ViewTurn, degrees: number): number {
  const back = degrees - angle
  return ((isFlipped ? HALF_CIRCLE - back : back) % CIRCLE + CIRCLE) % CIRCLE
}

/** The width of the smallest upright box around a turned one. */
export const widthAround = ({ angle }: ViewTurn, width: number, height: number): number =>
  width * Math.abs(Math.cos(radiansOf(angle))) + height * Math.abs(Math.sin(radiansOf(angle)))

/** What turns an element about its middle. */
export const cssOf = ({ angle, isFlipped }: ViewTurn): string =>
  `rotate(${angle}deg) scaleX(${isFlipped ? -1 : 1})`

/** What shows an element in a turned one upright. */
export const cssBackOf = ({ angle, isFlipped }: ViewTurn): string =>
  `scaleX(${isFlipped ? -1 : 1}) rotate(${-angle}deg)`

/** The style property that shows the contents of a turned frame upright; set on the frame. */
export const UPRIGHT = '--upright'
