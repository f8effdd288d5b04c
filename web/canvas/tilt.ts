import { degreesOf, radiansOf } from '../../drawing/angle.ts'
import { directionBack, NO_TURN, type ViewTurn } from './turn.ts'

/** What a pen says of the way it leans: degrees from upright to the right and towards the hand, -90 to 90. */
type Leaning = Pick<PointerEvent, 'tiltX' | 'tiltY'>

/** Angles of points are whole steps of this many degrees. */
const STEP = 5
const CIRCLE = 360

const inSteps = (degrees: number): number => Math.round(degrees / STEP) * STEP

/** A pen's tilt as strokes have it: its height above the paper and, clockwise from the paper's right, its side. */
export function tiltOf(
  { tiltX, tiltY }: Leaning,
  turn: ViewTurn = NO_TURN,
): { readonly altitude: number; readonly azimuth: number } {
  const [across, along] = [tiltX, tiltY].map((degrees) => Math.tan(radiansOf(degrees))) as [number, number]
  const altitude = inSteps(90 - degreesOf(Math.atan(Math.hypot(across, along))))
  const azimuth = directionBack(turn, degreesOf(Math.atan2(along, across)))
  return { altitude, azimuth: inSteps(azimuth) % CIRCLE }
}
