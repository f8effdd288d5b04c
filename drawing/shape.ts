import type { Place } from './matrix.ts'

/** What a drag of the pen may draw in place of its path. A path keeps it, with the head of an arrow at its end. */
export const SHAPES = ['line', 'rectangle', 'ellipse', 'arrow', 'path', 'block'] as const

export type Shape = (typeof SHAPES)[number]

/** Whether a shape has an inside. */
export const isClosed = (shape: Shape): boolean => shape === 'rectangle' || shape === 'ellipse' || shape === 'block'

/** How a shape is drawn: with equal sides, or a line in steps of 45°; and from its middle on. */
export interface ShapeManner {
  readonly isEven: boolean
  readonly isFromMiddle: boolean
}

const ELLIPSE_POINTS = 64
/** Directions of an even line. */
const DIRECTIONS = 8
/** The head of an arrow: its length in radii of the line and at least, and at most as a part of the arrow. */
const HEAD_RADII = 7
const LEAST_HEAD = 8
const MOST_HEAD = 0.5
/** Half of a head's width in its length. */
const HEAD_SPREAD = 0.5
/** A block arrow: half of its width at the start and at the head in its length, the head's part, and half its width. */
const BLOCK = { start: 0.04, neck: 0.1, head: 0.35, spread: 0.2 }

/** The points of a shape from one place to another, in drawing-space pixels, for a line of a radius. */
export function shapePoints(
  shape: Exclude<Shape, 'path'>, from: Place, to: Place, radius: number, manner: ShapeManner,
): Place[] {
  const end = manner.isEven ? evened(shape, from, to) : to
  const start = manner.isFromMiddle ? { x: 2 * from.x - end.x, y: 2 * from.y - end.y } : from
  switch (shape) {
    case 'line':
      return [start, end]
    case 'rectangle':
      return cornered([start, { x: end.x, y: start.y }, end, { x: start.x, y: end.y }, start])
    case 'ellipse':
      return ellipse(start, end)
    case 'arrow':
      return withHead([start, end], radius)
    case 'block':
      return block(start, end)
  }
}

/** A path with the head of an arrow at its end. */
export function withHead<Point extends Place>(path: readonly Point[], radius: number): (Point | Place)[] {
  const end = path.at(-1)
  const length = path.reduce((sum, { x, y }, index) => sum + distance(path[index - 1] ?? { x, y }, { x, y }), 0)
  if (!end || length === 0) return [...path]
  const size = Math.min(Math.max(LEAST_HEAD, radius * HEAD_RADII), length * MOST_HEAD)
  // The way of the last bit of the path: its last points may be a tremor.
  const before = path.findLast((point) => distance(point, end) >= size) ?? path[0] ?? end
  const way = { x: (end.x - before.x) / distance(before, end), y: (end.y - before.y) / distance(before, end) }
  const side = (sign: 1 | -1): Place => ({
    x: end.x - way.x * size - way.y * size * HEAD_SPREAD * sign,
    y: end.y - way.y * size + way.x * size * HEAD_SPREAD * sign,
  })
  return [...path, end, side(1), side(1), end, end, side(-1)]
}

const distance = (one: Place, other: Place): number => Math.hypot(other.x - one.x, other.y - one.y)

/** Each point twice: the line runs through it instead of around it. */
const cornered = (places: readonly Place[]): Place[] => places.flatMap((place) => [place, place])

function evened(shape: Shape, from: Place, to: Place): Place {
  const [across, down] = [to.x - from.x, to.y - from.y]
  if (shape === 'rectangle' || shape === 'ellipse') {
    const side = Math.max(Math.abs(across), Math.abs(down))
    return { x: from.x + side * Math.sign(across || 1), y: from.y + side * Math.sign(down || 1) }
  }
  const step = (2 * Math.PI) / DIRECTIONS
  const angle = Math.round(Math.atan2(down, across) / step) * step
  const length = across * Math.cos(angle) + down * Math.sin(angle)
  return { x: from.x + length * Math.cos(angle), y: from.y + length * Math.sin(angle) }
}

function ellipse(from: Place, to: Place): Place[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const [across, down] = [Math.abs(to.x - from.x) / 2, Math.abs(to.y - from.y) / 2]
  return Array.from({ length: ELLIPSE_POINTS + 1 }, (_, index) => {
    const angle = (index / ELLIPSE_POINTS) * 2 * Math.PI
    return { x: middle.x + across * Math.cos(angle), y: middle.y + down * Math.sin(angle) }
  })
}

/** An arrow that grows wider towards its head, as camera and motion have in storyboards. */
function block(from: Place, to: Place): Place[] {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const at = (along: number, aside: number): Place =>
    ({ x: from.x + x * along - y * aside, y: from.y + y * along + x * aside })
  const neck = 1 - BLOCK.head
  return [
    at(0, -BLOCK.start), at(neck, -BLOCK.neck), at(neck, -BLOCK.spread), at(1, 0), at(neck, BLOCK.spread),
    at(neck, BLOCK.neck), at(0, BLOCK.start),
  ]
}
