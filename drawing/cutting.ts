import { isWithin } from './fill/rings.ts'
import { COORDINATE_STEPS } from './limits.ts'
import { type Place, squaredDistance } from './matrix.ts'
import { keptAngle } from './reach.ts'
import type { StrokePoint } from './stroke.ts'

/** A part of a line on one side of a border, without gaps. */
export interface Run {
  readonly points: readonly StrokePoint[]
  readonly isInside: boolean
}

/** The distance of a place to a border, in drawing-space pixels: negative inside. */
export type DistanceTo = (place: Place) => number

/** Points are kept so exactly, in drawing-space pixels. */
const FINEST = 1 / COORDINATE_STEPS
/** Where points lie so far off the curve that is drawn, it is cut in place of the lines between them. */
const MOST_BEND = 0.5
/** A curve is taken for lines that are no farther off than this. */
const FLATNESS = 0.1
const FULL_TURN = 360

/** What two points have in common at a share of the way between them; 0 is the first. */
function pointBetween(one: StrokePoint, other: StrokePoint, share: number): StrokePoint {
  const between = (from: number, to: number): number => from + (to - from) * share
  const both = <Name extends 'pressure' | 't' | 'altitude'>(name: Name) => {
    const [from, to] = [one[name], other[name]]
    return from === undefined || to === undefined ? {} : { [name]: between(from, to) }
  }
  const { azimuth } = one
  // The short way round.
  const turn = azimuth === undefined || other.azimuth === undefined
    ? null
    : ((other.azimuth - azimuth + 1.5 * FULL_TURN) % FULL_TURN) - FULL_TURN / 2
  return {
    x: between(one.x, other.x), y: between(one.y, other.y), ...both('pressure'), ...both('t'), ...both('altitude'),
    ...(azimuth !== undefined && turn !== null && {
      azimuth: keptAngle(azimuth + turn * share + FULL_TURN) % FULL_TURN,
    }),
  }
}

/** How far the curve about a point leaves the straight line, in drawing-space pixels. */
const bendAt = (from: StrokePoint, control: StrokePoint, to: StrokePoint): number =>
  Math.sqrt((control.x - (from.x + to.x) / 2) ** 2 + (control.y - (from.y + to.y) / 2) ** 2)

/** Points on the curve that is drawn through the middles of points: themselves where they lie on it as good as. */
function onCurve(points: readonly StrokePoint[]): readonly StrokePoint[] {
  const middles = points.slice(1).map((point, index) => pointBetween(points[index] ?? point, point, 0.5))
  const curves = points.slice(1, -1).flatMap((control, index) => {
    const [from, to] = [middles[index], middles[index + 1]]
    return from && to ? [{ from, control, to, bend: bendAt(from, control, to) }] : []
  })
  if (curves.every(({ bend }) => bend <= MOST_BEND)) return points
  const parts = curves.flatMap(({ from, control, to, bend }) => {
    const count = Math.max(1, Math.ceil(Math.sqrt(bend / FLATNESS)))
    return Array.from({ length: count }, (_, index) => {
      const share = (index + 1) / count
      return pointBetween(pointBetween(from, control, share), pointBetween(control, to, share), share)
    })
  })
  return [...points.slice(0, 1), ...middles.slice(0, 1), ...parts, ...points.slice(-1)]
}

/** The share of the way between two points where the side of a border changes after it was `isInside`. */
function borderBetween(one: StrokePoint, other: StrokePoint, from: number, to: number, distanceTo: DistanceTo): number {
  const isInside = distanceTo(pointBetween(one, other, from)) < 0
  let [before, after] = [from, to]
  const length = Math.sqrt((other.x - one.x) ** 2 + (other.y - one.y) ** 2)
  while ((after - before) * length > FINEST / 2) {
    const middle = (before + after) / 2
    if (distanceTo(pointBetween(one, other, middle)) < 0 === isInside) before = middle
    else after = middle
  }
  return (before + after) / 2
}

/** The shares of the way between two points where it crosses a border. */
function crossings(one: StrokePoint, other: StrokePoint, distanceTo: DistanceTo): number[] {
  const length = Math.sqrt((other.x - one.x) ** 2 + (other.y - one.y) ** 2)
  const found: number[] = []
  let distance = distanceTo(one)
  // No border is nearer than its distance.
  for (let share = 0; share < 1 && length > 0;) {
    const next = Math.min(1, share + Math.max(Math.abs(distance), FINEST) / length)
    const then = distanceTo(pointBetween(one, other, next))
    if (then < 0 !== distance < 0) found.push(borderBetween(one, other, share, next, distanceTo))
    share = next
    distance = then
  }
  return found
}

/**
 * A line in runs on either side of a border. Where it crosses, both have a point that lies between its neighbors, with
 * pressure, time and tilt. A line that does not cross keeps its points.
 */
export function cutAt(points: readonly StrokePoint[], distanceTo: DistanceTo): readonly Run[] {
  const [first] = points
  if (!first) return []
  const curve = onCurve(points)
  const runs: { points: StrokePoint[]; isInside: boolean }[] = [
    { points: [first], isInside: distanceTo(first) < 0 },
  ]
  curve.slice(1).forEach((point, index) => {
    const before = curve[index] ?? point
    for (const share of crossings(before, point, distanceTo)) {
      const border = pointBetween(before, point, share)
      runs.at(-1)?.points.push(border)
      runs.push({ points: [border], isInside: !runs.at(-1)?.isInside })
    }
    runs.at(-1)?.points.push(point)
  })
  if (runs.length === 1) return runs.map((run) => ({ ...run, points }))
  const long = runs.filter((run) => !isTiny(run))
  const [only] = long
  return long.length === 1 && only ? [{ ...only, points }] : long
}

/** Whether a run is too short to be seen, as where a line begins on the border. */
const isTiny = ({ points }: Run): boolean => points.every((point) => {
  const [first = point] = points
  return Math.max(Math.abs(point.x - first.x), Math.abs(point.y - first.y)) < FINEST
})

/** A line without so much of its length at its start and at its end; no points where it is shorter. */
export function shortened(points: readonly StrokePoint[], atStart: number, atEnd: number): readonly StrokePoint[] {
  return withoutStart(withoutStart(points, atStart).toReversed(), atEnd).toReversed()
}

function withoutStart(points: readonly StrokePoint[], length: number): readonly StrokePoint[] {
  if (length <= 0) return points
  let left = length
  for (const [index, point] of points.entries()) {
    const next = points[index + 1]
    if (!next) return []
    const step = Math.sqrt((next.x - point.x) ** 2 + (next.y - point.y) ** 2)
    if (step > left) return [pointBetween(point, next, left / step), ...points.slice(index + 1)]
    left -= step
  }
  return []
}

/** The distance to an outline, which is closed by a line from its end to its start (even-odd rule). */
export const distanceToOutline = (outline: readonly Place[]): DistanceTo => (place) => {
  let nearest = Infinity
  for (const [index, one] of outline.entries()) {
    nearest = Math.min(nearest, squaredDistance(place, outline[index - 1] ?? outline.at(-1) ?? one, one))
  }
  return Math.sqrt(nearest) * (isWithin([outline], place) ? -1 : 1)
}
