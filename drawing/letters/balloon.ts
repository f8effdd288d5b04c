import { isWithin } from '../fill/rings.ts'
import { type Balloon, LETTER_SIZE } from '../label.ts'
import type { Box, Place } from '../matrix.ts'

type Ring = readonly Place[]

/** Measures of a balloon, in pixels where letters have their first size. */
const LINE = 0.09 * LETTER_SIZE
const [PADDING_X, PADDING_Y] = [0.55 * LETTER_SIZE, 0.3 * LETTER_SIZE]
const CORNER = 0.4 * LETTER_SIZE
const TAIL_WIDTH = 0.9 * LETTER_SIZE
const PUFF = 1.6 * LETTER_SIZE
const BUBBLES = [0.42, 0.3, 0.2].map((size) => size * LETTER_SIZE)
/** Points of a round outline, of a corner, of a puff of a cloud, and of a bubble. */
const [ROUND, QUARTER, OF_PUFF, OF_BUBBLE] = [96, 7, 12, 24]
const LEAST_PUFFS = 7
/** A rounder shape than an ellipse: the power of its numbers. In it, a text needs so many times its own room. */
const POWER = 2.4
const ROOM = 2 ** (1 / POWER)
const TURN = 2 * Math.PI
/** Where an outline turns around, its line is at most so many times as long as wide: one over this. */
const LEAST_COSINE = 0.02

/** A shape without corners around a place. */
interface Round {
  readonly middle: Place
  readonly across: number
  readonly down: number
}

/**
 * The outlines of a balloon around a text whose tail ends at a place: in pairs, the outer and the inner edge of a line.
 * All within them is paper. A tail that ends within the balloon is not drawn.
 */
export function balloonAround(text: Box, balloon: Balloon, tail: Place | null): Ring[] {
  if (balloon === 'none') return []
  const middle = { x: (text.left + text.right) / 2, y: (text.top + text.bottom) / 2 }
  const [across, down] = [(text.right - text.left) / 2 + PADDING_X, (text.bottom - text.top) / 2 + PADDING_Y]
  if (balloon === 'box') return lineAlong(boxOf({ middle, across, down }))
  // No text is so narrow that its balloon is as thin as a line.
  const round = { middle, across: Math.max(across, down / 2) * ROOM, down: down * ROOM }
  const toTail = tail && awayFrom(round, tail) > LINE ? tail : null
  if (balloon === 'speech') return lineAlong(toTail ? withTail(round, toTail) : ringOf(round))
  const cloud = cloudOf(round)
  // Two outlines that cross would leave a hole.
  const bubbles = (toTail ? bubblesTo(round, toTail) : []).filter((bubble) =>
    bubble.every((place) => !isWithin([cloud], place)))
  return [cloud, ...bubbles].flatMap(lineAlong)
}

const placeAt = ({ x, y }: Place, angle: number, distance: number): Place =>
  ({ x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) })

const angleTo = (from: Place, to: Place): number => Math.atan2(to.y - from.y, to.x - from.x)

const between = (one: Place, other: Place): number => Math.hypot(other.x - one.x, other.y - one.y)

const ringOf = ({ middle, across, down }: Round): Ring => Array.from({ length: ROUND }, (_, index) => {
  const far = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / POWER)
  const angle = (index / ROUND) * TURN
  return { x: middle.x + across * far(Math.cos(angle)), y: middle.y + down * far(Math.sin(angle)) }
})

/** How far the edge is from the middle. */
const reachOf = ({ across, down }: Round, angle: number): number =>
  (Math.abs(Math.cos(angle) / across) ** POWER + Math.abs(Math.sin(angle) / down) ** POWER) ** (-1 / POWER)

/** How far a place is outside, seen from the middle. */
const awayFrom = (round: Round, place: Place): number =>
  between(round.middle, place) - reachOf(round, angleTo(round.middle, place))

function boxOf({ middle, across, down }: Round): Ring {
  const corners = [[1, 1], [-1, 1], [-1, -1], [1, -1]] as const
  return corners.flatMap(([right, below], corner) => Array.from({ length: QUARTER }, (_, index) =>
    placeAt(
      { x: middle.x + right * (across - CORNER), y: middle.y + below * (down - CORNER) },
      ((corner + index / (QUARTER - 1)) / corners.length) * TURN, CORNER,
    )))
}

/** A round shape with a wedge that leads to a place. */
function withTail(round: Round, tail: Place): Ring {
  const { middle } = round
  const way = angleTo(middle, tail)
  const half = Math.asin(Math.min(0.8, TAIL_WIDTH / 2 / reachOf(round, way)))
  const edgeAt = (angle: number): Place => placeAt(middle, angle, reachOf(round, angle))
  /** Clockwise from the tail, from 0 to a turn. */
  const turnTo = (place: Place): number => (angleTo(middle, place) - way + 2 * TURN) % TURN
  const rest = ringOf(round).filter((place) => turnTo(place) > half && turnTo(place) < TURN - half)
    .sort((one, other) => turnTo(one) - turnTo(other))
  return [tail, edgeAt(way + half), ...rest, edgeAt(way - half)]
}

/** A cloud: arcs outward between places that lie evenly on a round shape. */
function cloudOf(round: Round): Ring {
  const ring = ringOf(round)
  const sides = ring.map((place, index) => between(place, ring[(index + 1) % ROUND] ?? place))
  const length = sides.reduce((sum, side) => sum + side, 0)
  const count = Math.max(LEAST_PUFFS, Math.round(length / PUFF))
  const places = Array.from({ length: count }, (_, index) => placeAlong(ring, sides, (index / count) * length))
  return places.flatMap((from, index) => {
    const to = places[(index + 1) % count] ?? from
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    return Array.from({ length: OF_PUFF }, (_, part) =>
      placeAt(middle, angleTo(middle, from) + (part / OF_PUFF) * (TURN / 2), between(middle, from)))
  })
}

function placeAlong(ring: Ring, sides: readonly number[], length: number): Place {
  let left = length
  for (const [index, side] of sides.entries()) {
    const [from, to] = [ring[index], ring[(index + 1) % ring.length]]
    if (from && to && left <= side) {
      return { x: from.x + ((to.x - from.x) * left) / side, y: from.y + ((to.y - from.y) * left) / side }
    }
    left -= side
  }
  return ring[0] ?? { x: 0, y: 0 }
}

/** Ever smaller circles to a place; none where it is too near for them. */
function bubblesTo(round: Round, tail: Place): Ring[] {
  const way = angleTo(round.middle, tail)
  const [start, end] = [reachOf(round, way) + PUFF / 2, between(round.middle, tail)]
  let edge = start
  return BUBBLES.flatMap((radius, index) => {
    const distance = Math.max(edge + radius + LINE, start + ((end - start) * (index + 0.5)) / BUBBLES.length)
    if (distance > end) return []
    edge = distance + radius
    const at = placeAt(round.middle, way, distance)
    return [Array.from({ length: OF_BUBBLE }, (_, part) => placeAt(at, (part / OF_BUBBLE) * TURN, radius))]
  })
}

/** Both edges of a line on a clockwise ring: the ring, and what lies so far within. */
function lineAlong(ring: Ring): Ring[] {
  const inner = ring.map((place, index) => {
    const [before, after] = [ring.at(index - 1) ?? place, ring[(index + 1) % ring.length] ?? place]
    const [into, out] = [angleTo(before, place), angleTo(place, after)]
    const half = (((out - into + 3 * (TURN / 2)) % TURN) - TURN / 2) / 2
    return placeAt(place, into + half + TURN / 4, LINE / Math.max(LEAST_COSINE, Math.cos(half)))
  })
  return [ring, inner]
}
