import { DEFAULT_BRUSH, type Brush } from '../../canvas/brush.ts'
import type { EngineSettings, Limits } from '../../canvas/engineSettings.ts'

/** The smoothness of the demo's brush: length of the rope in screen pixels. */
export const DEMO_SMOOTHNESS: Limits = { least: 0, most: 100 }

/** Zoom, brush size and grid of the demo. */
export const DEMO_SETTINGS: EngineSettings = {
  zoom: { least: 0.33, most: 3 },
  radius: { least: 1, most: 100 },
  gridCell: 25,
}

/** The same without the grid. */
export const DEMO_SETTINGS_PLAIN: EngineSettings = { ...DEMO_SETTINGS, gridCell: null }

/** Black, size 2. */
export const DEMO_BRUSH: Brush = DEFAULT_BRUSH
