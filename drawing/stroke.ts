/** One sample of the pen: `x`, `y` in drawing-space pixels, `pressure` 0–1, `t` in milliseconds since the first. */
export interface StrokePoint {
  readonly x: number
  readonly y: number
  readonly pressure?: number
  readonly t?: number
}

export type StrokeTool = 'pen' | 'eraser'

/** A finished line. Immutable: a change of the drawing adds or removes whole strokes. */
export interface Stroke {
  /** UUIDv7 made by the client that drew it. */
  readonly id: string
  readonly tool: StrokeTool
  /** `#rrggbb`, lower case. */
  readonly color: string
  /** Half of the drawn width, in drawing-space pixels. */
  readonly radius: number
  /** 0–1. */
  readonly opacity: number
  readonly points: readonly StrokePoint[]
}
