import type { Guides } from './cameraMove.ts'
import type { Place } from './matrix.ts'
import type { DrawingSize } from './operation.ts'

/** Where horizon and vanishing points lie at first, as shares of the drawing space. */
const FIRST_HORIZON = 0.4
const FIRST_POINTS: Readonly<Record<number, readonly Place[]>> = {
  1: [{ x: 0.5, y: FIRST_HORIZON }],
  2: [{ x: -0.25, y: FIRST_HORIZON }, { x: 1.25, y: FIRST_HORIZON }],
  3: [{ x: -0.25, y: FIRST_HORIZON }, { x: 1.25, y: FIRST_HORIZON }, { x: 0.5, y: 2.2 }],
}

/** The guides of a drawing that begins with so many vanishing points: none to three. */
export function firstGuides(count: number, { width, height }: DrawingSize): Guides {
  const vanishingPoints = (FIRST_POINTS[count] ?? []).map(({ x, y }) => ({ x: x * width, y: y * height }))
  return { horizon: count > 0 ? FIRST_HORIZON * height : null, vanishingPoints }
}

/** Guides of which a vanishing point lies elsewhere; the first two keep the horizon between them. */
export function withPointAt({ vanishingPoints, horizon }: Guides, index: number, at: Place): Guides {
  const isOnHorizon = index < 2
  return {
    horizon: isOnHorizon ? at.y : horizon,
    vanishingPoints: vanishingPoints.map((point, place) => {
      if (place === index) return at
      return isOnHorizon && place < 2 ? { ...point, y: at.y } : point
    }),
  }
}

/** What lines run along that lead to none of so many vanishing points. */
const PLAIN_WAYS: Readonly<Record<number, readonly Place[]>> = {
  1: [{ x: 1, y: 0 }, { x: 0, y: 1 }],
  2: [{ x: 0, y: 1 }],
}

/** The end of a straight line that runs as guides do: to a vanishing point, or across and down where there is none. */
export function alongGuides(guides: Guides | undefined, from: Place, to: Place): Place {
  const { vanishingPoints = [] } = guides ?? {}
  if (vanishingPoints.length === 0) return to
  const toPoints = vanishingPoints.map(({ x, y }) => ({ x: x - from.x, y: y - from.y }))
  const ways = [...toPoints, ...(PLAIN_WAYS[vanishingPoints.length] ?? [])]
  const [across, down] = [to.x - from.x, to.y - from.y]
  const ends = ways.flatMap(({ x, y }) => {
    const length = Math.hypot(x, y)
    if (length === 0) return []
    const along = (across * x + down * y) / length
    return [{ along: Math.abs(along), end: { x: from.x + (x / length) * along, y: from.y + (y / length) * along } }]
  })
  return ends.reduce((best, one) => (one.along > best.along ? one : best), { along: -1, end: to }).end
}
