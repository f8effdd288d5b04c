import { type Place, squaredDistance } from '../matrix.ts'

/**
 * The points of a closed outline without those that lie within a distance of the line between others (Douglas and
 * Peucker, 1973).
 */
export function simplify<Point extends Place>(ring: readonly Point[], tolerance: number): Point[] {
  const [first] = ring
  if (!first) return []
  // An outline has no ends: it is cut where it begins, and where it is farthest from there.
  let [middle, most] = [0, -1]
  for (const [index, { x, y }] of ring.entries()) {
    const distance = (x - first.x) ** 2 + (y - first.y) ** 2
    if (distance > most) [middle, most] = [index, distance]
  }
  const closed = [...ring, first]
  const isKept = new Uint8Array(closed.length)
  isKept[0] = isKept[middle] = 1
  const stretches: [from: number, to: number][] = [[0, middle], [middle, ring.length]]
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [from, to] = stretch
    const [start, end] = [closed[from] ?? first, closed[to] ?? first]
    let [farthest, distance] = [from, tolerance ** 2]
    for (let index = from + 1; index < to; index++) {
      const away = squaredDistance(closed[index] ?? first, start, end)
      if (away > distance) [farthest, distance] = [index, away]
    }
    if (farthest === from) continue
    isKept[farthest] = 1
    stretches.push([from, farthest], [farthest, to])
  }
  return ring.filter((_, index) => isKept[index] === 1)
}
