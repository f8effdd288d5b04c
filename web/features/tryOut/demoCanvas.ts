import type { Drawing } from '../../../drawing/fold.ts'
import { BASE_LAYER, type LayerKey } from '../../../drawing/layer.ts'
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

/** The brushes of the demo. */
export const DEMO_KINDS = ['ink', 'pencil', 'marker'] as const

/** The layer a kind of brush draws on: tone lies under lines, on a layer of its own. */
export function demoLayer(kind: Brush['kind'], { layers }: Pick<Drawing, 'layers'>): LayerKey {
  if (kind === 'marker') return 'tone'
  // Where tone came first there is no plain sheet.
  return !layers || layers.some(({ key }) => key === BASE_LAYER) ? BASE_LAYER : 'ink'
}

/** Black, size 2. */
export const DEMO_BRUSH: Brush = DEFAULT_BRUSH
