import type { StrokePoint } from '../../../drawing/stroke.ts'
import { between, distance, lengthsOf, nearestOn, resample } from './polyline.ts'
import type { Subpath, TracedPoint } from './svgPath.ts'

/** The middle of a line drawn with changing pressure. `radius` is that of a full press. */
export interface PenLine {
  readonly radius: number
  readonly points: readonly StrokePoint[]
}

/** Pressure 0 still leaves this part of the radius: the rule of `nodeAt` in drawing/strokePath.ts. */
const LIGHTEST = 0.25
/** How far apart the points of a line are set, in units of the picture. */
const POINT_STEP = 6
const OUTLINE_STEP = 1.5
/** How far to each side of a place the outline is looked at to see whether it folds back there. */
const FOLD_REACH = 6

function outlineOf(subpath: Subpath): TracedPoint[] {
  const corners = [subpath.start, ...subpath.commands.flatMap((command) => command.points)]
  return resample([...corners, subpath.start], OUTLINE_STEP)
}

// The end of a line is where its outline turns round: points to both sides of it lie closer than anywhere near.
function sharpestFold(outline: readonly TracedPoint[], middle: number, reach: number): number {
  const count = outline.length
  const at = (index: number): TracedPoint => outline[((index % count) + count) % count] ?? { x: 0, y: 0 }
  const side = Math.max(1, Math.min(Math.round(FOLD_REACH / OUTLINE_STEP), Math.floor(count / 8)))
  let best = middle
  let bestGap = Infinity
  for (let index = middle - reach; index <= middle + reach; index += 1) {
    const gap = distance(at(index - side), at(index + side)) + (0.5 * Math.abs(index - middle)) / Math.max(1, reach)
    if (gap < bestGap) [best, bestGap] = [index, gap]
  }
  return best
}

function nearestAlong(line: readonly TracedPoint[], place: number, reach: number, point: TracedPoint): TracedPoint {
  let best = line[place] ?? point
  for (let index = Math.max(0, place - reach); index < Math.min(line.length - 1, place + reach); index += 1) {
    const [from, to] = [line[index], line[index + 1]]
    if (!from || !to) continue
    const candidate = nearestOn(from, to, point)
    if (distance(candidate, point) < distance(best, point)) best = candidate
  }
  return best
}

/**
 * Finds the pen line whose outline a closed subpath is, as ink drawn with a pressure pen is written in SVG: along one
 * side, round the end and back along the other. In the units of the picture.
 */
export function tracePenLine(subpath: Subpath): PenLine {
  const outline = outlineOf(subpath)
  const count = outline.length
  const start = sharpestFold(outline, 0, Math.round(count * 0.06))
  const end = sharpestFold(outline, start + Math.round(count / 2), Math.round(count * 0.12))
  const ring = [...outline, ...outline, ...outline]
  const left = ring.slice(start + count, end + count + 1)
  const right = ring.slice(end + count, start + 2 * count + 1).reverse()
  const total = lengthsOf(left).at(-1) ?? 0
  const sides = resample(left, Math.min(POINT_STEP, Math.max(1, total / 3)))
  const reach = Math.max(3, Math.round(right.length * 0.12))
  const middles = sides.map((point, index) => {
    const opposite = nearestAlong(right, Math.round((index / (sides.length - 1)) * (right.length - 1)), reach, point)
    return { middle: between(point, opposite, 0.5), width: distance(point, opposite) }
  })
  const radius = Math.max(0.2, ...middles.map(({ width }) => width / 2))
  const points = middles.map(({ middle, width }) => {
    const pressure = (width / 2 / radius - LIGHTEST) / (1 - LIGHTEST)
    return { x: middle.x, y: middle.y, pressure: Math.min(1, Math.max(0, pressure)) }
  })
  return { radius, points }
}
