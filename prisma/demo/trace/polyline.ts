import type { TracedPoint } from './svgPath.ts'

/** Distance between two points. */
export function distance(from: TracedPoint, to: TracedPoint): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}

/** The point a part (0–1) of the way from one to the other. */
export function between(from: TracedPoint, to: TracedPoint, part: number): TracedPoint {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** Length of the line from its first point to each of its points. */
export function lengthsOf(line: readonly TracedPoint[]): number[] {
  let length = 0
  return line.map((point, index) => {
    const before = line[index - 1]
    if (before) length += distance(before, point)
    return length
  })
}

/** Points at even distances along a line, at most `step` apart, both ends among them. */
export function resample(line: readonly TracedPoint[], step: number): TracedPoint[] {
  const lengths = lengthsOf(line)
  const total = lengths.at(-1) ?? 0
  const count = Math.max(1, Math.ceil(total / step))
  let index = 0
  return Array.from({ length: count + 1 }, (_, place) => {
    const length = (total * place) / count
    while (index < line.length - 2 && (lengths[index + 1] ?? 0) < length) index += 1
    const from = line[index] ?? { x: 0, y: 0 }
    const to = line[index + 1] ?? from
    const [start = 0, end = 0] = [lengths[index], lengths[index + 1]]
    return between(from, to, end > start ? (length - start) / (end - start) : 0)
  })
}

/** The point of a segment that lies nearest. */
export function nearestOn(from: TracedPoint, to: TracedPoint, point: TracedPoint): TracedPoint {
  const square = (to.x - from.x) ** 2 + (to.y - from.y) ** 2
  if (square === 0) return from
  const part = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / square
  return between(from, to, Math.min(1, Math.max(0, part)))
}
