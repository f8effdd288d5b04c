import type { DrawingContext } from './drawingContext.ts'
import { traceCircle } from './strokePath.ts'
import type { PathNode, PathSegment } from './strokePath.ts'

/** Curves are cut into straight pieces that lie at most this far off, in drawing-space pixels. */
const FLATNESS = 1 / 32
const MAX_PIECES = 32
/** Circles along a piece or around a joint would reach at most this much further, in drawing-space pixels. */
const SLACK = 1 / 64

/** A direction of length 1. */
interface Direction {
  readonly x: number
  readonly y: number
}

/** A straight piece of a stroke, of varying width; `x`, `y` are its direction. */
interface Piece extends Direction {
  readonly from: PathNode
  readonly to: PathNode
  /** Its sides lie straight across from its ends; otherwise the hull of its two circles is traced. */
  readonly isPlain: boolean
}

/**
 * Adds the outline of segments of varying width to the path, to be filled with the nonzero rule: a row of shapes, all
 * turning the same way, so that one fill gives their union without seams. Where the stroke bends gently its pieces
 * share their corners, which costs a third of tracing the hull of every one.
 */
export function traceOutline(context: DrawingContext, segments: readonly PathSegment[]): void {
  let chain: Piece[] = []
  let end: PathNode | null = null
  for (const segment of segments) {
    if (end && end !== segment.from) {
      traceChain(context, chain)
      chain = []
    }
    addPieces(chain, segment)
    end = segment.to
  }
  traceChain(context, chain)
}

function addPieces(chain: Piece[], { from, control, to }: PathSegment): void {
  const count = control ? pieceCount(from, control, to) : 1
  let start = from
  for (let index = 1; index <= count; index++) {
    const end = control && index < count ? nodeBetween(from, control, to, index / count) : to
    chain.push(pieceBetween(start, end))
    start = end
  }
}

/** A quadratic cut into n equal parts is at most |from - 2·control + to| / 4n² away from its chords. */
function pieceCount(from: PathNode, control: PathNode, to: PathNode): number {
  const bend = Math.hypot(from.x - 2 * control.x + to.x, from.y - 2 * control.y + to.y) / 4
  return Math.min(MAX_PIECES, Math.max(1, Math.ceil(Math.sqrt(bend / FLATNESS))))
}

function nodeBetween(from: PathNode, control: PathNode, to: PathNode, part: number): PathNode {
  const first = (1 - part) ** 2
  const second = 2 * part * (1 - part)
  const third = part ** 2
  return {
    x: first * from.x + second * control.x + third * to.x,
    y: first * from.y + second * control.y + third * to.y,
    radius: from.radius + (to.radius - from.radius) * part,
  }
}

/** The tangents of two circles touch them radius × slope² / 2 nearer to the middle than their widest places. */
function pieceBetween(from: PathNode, to: PathNode): Piece {
  const x = to.x - from.x
  const y = to.y - from.y
  const length = Math.hypot(x, y)
  if (length === 0) return { from, to, x: 1, y: 0, isPlain: false }
  const slope = (to.radius - from.radius) / length
  const isPlain = (Math.max(from.radius, to.radius) * slope ** 2) / 2 <= SLACK
  return { from, to, x: x / length, y: y / length, isPlain }
}

/** Traces pieces that follow each other: a circle at both ends and at every sharp bend, and what lies between. */
function traceChain(context: DrawingContext, pieces: readonly Piece[]): void {
  const [first] = pieces
  if (!first) return
  if (first.isPlain) traceCircle(context, first.from)
  const strip = new Strip(context)
  let start: Direction = first
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index] ?? first
    const next = pieces[index + 1]
    const isJoined = next !== undefined && isGentle(piece, next)
    const end = isJoined ? middleOf(piece, next) : piece
    if (isStraightEnough(piece, start, end)) {
      strip.add(piece, start, end)
    } else {
      strip.finish()
      traceHull(context, piece.from, piece.to)
    }
    if (!isJoined) {
      strip.finish()
      if (piece.isPlain) traceCircle(context, piece.to)
    }
    start = next && !isJoined ? next : end
  }
}

/** Pieces that share their corners, traced as one shape: back along one side and forth along the other. */
class Strip {
  readonly #context: DrawingContext
  /** Where the sides have corners: x and y in turn, as numbers, of which a stroke has hundreds. */
  #left: number[] = []
  #right: number[] = []

  constructor(context: DrawingContext) {
    this.#context = context
  }

  /** Adds a piece whose ends are cut across these directions. */
  add({ from, to }: Piece, start: Direction, end: Direction): void {
    if (this.#left.length === 0) this.#cut(from, start)
    this.#cut(to, end)
  }

  finish(): void {
    const left = this.#left
    const right = this.#right
    if (left.length === 0) return
    this.#left = []
    this.#right = []
    const context = this.#context
    const last = left.length - 2
    context.moveTo(left[last] ?? 0, left[last + 1] ?? 0)
    for (let index = last - 2; index >= 0; index -= 2) context.lineTo(left[index] ?? 0, left[index + 1] ?? 0)
    for (let index = 0; index < right.length; index += 2) context.lineTo(right[index] ?? 0, right[index + 1] ?? 0)
    context.closePath()
  }

  #cut({ x, y, radius }: PathNode, along: Direction): void {
    this.#left.push(x - radius * along.y, y + radius * along.x)
    this.#right.push(x + radius * along.y, y - radius * along.x)
  }
}

/** Sides that share a corner halfway between two directions leave out radius × angle² / 8 at its outside. */
function isGentle(before: Piece, after: Piece): boolean {
  if (!before.isPlain || !after.isPlain) return false
  const cosine = before.x * after.x + before.y * after.y
  // The angle squared is about 2 - 2 × its cosine.
  return cosine > 0 && (before.to.radius * (1 - cosine)) / 4 <= SLACK
}

function middleOf(one: Direction, other: Direction): Direction {
  const x = one.x + other.x
  const y = one.y + other.y
  const length = Math.hypot(x, y)
  return { x: x / length, y: y / length }
}

/** Whether neither side runs backwards when the ends are cut across these directions: it would leave holes. */
function isStraightEnough({ from, to, x, y, isPlain }: Piece, start: Direction, end: Direction): boolean {
  const acrossX = from.radius * start.y - to.radius * end.y
  const acrossY = to.radius * end.x - from.radius * start.x
  const length = (to.x - from.x) * x + (to.y - from.y) * y
  return isPlain && Math.abs(acrossX * x + acrossY * y) < length
}

/** The hull of two circles: an arc around each and the two outer tangents between. */
function traceHull(context: DrawingContext, from: PathNode, to: PathNode): void {
  const distance = Math.hypot(to.x - from.x, to.y - from.y)
  if (distance <= Math.abs(from.radius - to.radius)) {
    traceCircle(context, from.radius > to.radius ? from : to)
    return
  }
  const direction = Math.atan2(to.y - from.y, to.x - from.x)
  const opening = Math.acos((from.radius - to.radius) / distance)
  const startAngle = direction + opening
  context.moveTo(from.x + from.radius * Math.cos(startAngle), from.y + from.radius * Math.sin(startAngle))
  context.arc(from.x, from.y, from.radius, startAngle, direction - opening + 2 * Math.PI)
  context.arc(to.x, to.y, to.radius, direction - opening, direction + opening)
  context.closePath()
}
