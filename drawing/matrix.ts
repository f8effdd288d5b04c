import type { TransformMatrix } from './drawingContext.ts'

/** A uniform map of one drawing space into another: x' = scale · x + shift. */
export interface SpaceMap {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** A rectangle by its sides. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A place in drawing space, in pixels. */
export interface Place {
  readonly x: number
  readonly y: number
}

export const IDENTITY: TransformMatrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

/** First `inner`, then `outer`. */
export const times = (outer: TransformMatrix, inner: TransformMatrix): TransformMatrix => ({
  a: outer.a * inner.a + outer.c * inner.b,
  b: outer.b * inner.a + outer.d * inner.b,
  c: outer.a * inner.c + outer.c * inner.d,
  d: outer.b * inner.c + outer.d * inner.d,
  e: outer.a * inner.e + outer.c * inner.f + outer.e,
  f: outer.b * inner.e + outer.d * inner.f + outer.f,
})

/** How much larger areas become; negative where a map flips. */
export const determinantOf = ({ a, b, c, d }: TransformMatrix): number => a * d - b * c

/** The way back. */
export function inverseOf(matrix: TransformMatrix): TransformMatrix {
  const { a, b, c, d, e, f } = matrix
  const determinant = determinantOf(matrix)
  return {
    a: d / determinant,
    // A difference is never -0.
    b: 0 - b / determinant,
    c: 0 - c / determinant,
    d: a / determinant,
    e: (c * f - d * e) / determinant,
    f: (b * e - a * f) / determinant,
  }
}

/** A map between places of one space as a map between the same places of another space. */
export const rescaled = ({ a, b, c, d, e, f }: TransformMatrix, { scale, x, y }: SpaceMap): TransformMatrix => ({
  a, b, c, d,
  e: scale * e + x - a * x - c * y,
  f: scale * f + y - b * x - d * y,
})

/** Where a place lies after a map. */
export const placeAfter = ({ a, b, c, d, e, f }: TransformMatrix, x: number, y: number) =>
  ({ x: a * x + c * y + e, y: b * x + d * y + f })

/** The smallest upright box around a box after a map. */
export const boxAfter = ({ a, b, c, d, e, f }: TransformMatrix, { left, top, right, bottom }: Box): Box => ({
  left: e + Math.min(a * left, a * right) + Math.min(c * top, c * bottom),
  top: f + Math.min(b * left, b * right) + Math.min(d * top, d * bottom),
  right: e + Math.max(a * left, a * right) + Math.max(c * top, c * bottom),
  bottom: f + Math.max(b * left, b * right) + Math.max(d * top, d * bottom),
})

/** Whether two boxes have a place in common. */
export const doMeet = (one: Box, other: Box): boolean =>
  one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom

/** The square of the distance from a place to the line between two others. */
export function squaredDistance(at: Place, from: Place, to: Place): number {
  const [across, down] = [to.x - from.x, to.y - from.y]
  const length = across * across + down * down
  const along = length === 0 ? 0 : ((at.x - from.x) * across + (at.y - from.y) * down) / length
  const share = Math.min(1, Math.max(0, along))
  return (from.x + across * share - at.x) ** 2 + (from.y + down * share - at.y) ** 2
}
