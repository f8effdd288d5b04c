/** The least and the most a number may be. */
export interface Limits {
  readonly least: number
  readonly most: number
}

/** What may differ from one place an engine is used in to another. */
export interface EngineSettings {
  /** 1 shows the whole drawing, as large as it fits. */
  readonly zoom: Limits
  /** Half of a line's width, in drawing-space pixels. */
  readonly radius: Limits
  /** Side of the grid's cells in drawing-space pixels; null shows no grid. */
  readonly gridCell: number | null
}

/** The settings of storyboards. */
export const BOARD_SETTINGS: EngineSettings = {
  zoom: { least: 0.25, most: 8 },
  radius: { least: 1, most: 50 },
  gridCell: null,
}

/** The number nearest to the given one within the limits. */
export function withinLimits(value: number, { least, most }: Limits): number {
  return Math.min(most, Math.max(least, value))
}
