import type { Place } from '../matrix.ts'
import type { Stroke, StrokePoint } from '../stroke.ts'

/** The outlines of an area, each closed by a line from its end to its start. */
export function ringsOf({ points, rings }: Pick<Stroke, 'points' | 'rings'>): readonly (readonly StrokePoint[])[] {
  if (!rings) return [points]
  let start = 0
  return rings.map((count) => points.slice(start, (start += count)))
}

/** An area of some outlines. */
export function areaOf(rings: readonly (readonly StrokePoint[])[]): Pick<Stroke, 'points' | 'rings'> {
  return { points: rings.flat(), ...(rings.length > 1 && { rings: rings.map(({ length }) => length) }) }
}

/** Whether a place lies within outlines by the even-odd rule. */
export function isWithin(rings: readonly (readonly Place[])[], { x, y }: Place): boolean {
  let isInside = false
  for (const ring of rings) {
    for (const [index, one] of ring.entries()) {
      const other = ring[index - 1] ?? ring.at(-1) ?? one
      if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) {
        isInside = !isInside
      }
    }
  }
  return isInside
}
