/** Points of a stroke, and the milliseconds between two of them. */
export const POINTS_A_STROKE = 60
export const POINT_MS = 12

/** Points of a wavy line from one of them on. */
export const pointsOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    x: 40 + (from + index) * 5, y: 120 + Math.sin((from + index) / 6) * 60, pressure: 0.5, t: (from + index) * POINT_MS,
  }))
