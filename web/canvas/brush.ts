import type { Shape } from '../../drawing/shape.ts'
import { DEFAULT_SMOOTHNESS } from '../../drawing/smoothness.ts'
import { BRUSH_RADII, PAPER_COLOR, type Stroke, type StrokeBrush, type StrokeTool } from '../../drawing/stroke.ts'
import { BOARD_SETTINGS, withinLimits } from './engineSettings.ts'
import type { Limits } from './engineSettings.ts'

/** How a line looks. */
export type InkStyle = Omit<Stroke, 'id' | 'points'>

/** What an eraser takes from: its layer, all layers, or its layer whole lines that it touches. */
export type EraserReach = 'layer' | 'all' | 'lines'

/** What the next stroke is drawn with. */
export interface Brush {
  readonly tool: StrokeTool
  /** `#rrggbb`, lower case. */
  readonly color: string
  /** Half of the drawn width, in drawing-space pixels; of an area, half of the widest gap that it does not pass. */
  readonly radius: number
  /** Length of the stabiliser's rope in screen pixels; 0 follows the pen exactly. */
  readonly smoothness: number
  /** 0–1; opaque when absent. */
  readonly opacity?: number
  /** Of an eraser; its layer when absent. */
  readonly reach?: EraserReach
  /** Of an area: the lines that it ends at. */
  readonly sees?: 'all' | 'layer'
  /** Whether an area lies under the lines of its layer, which it does when absent. */
  readonly isBehind?: boolean
  /** How the line of a pen is painted; ink when absent. */
  readonly kind?: StrokeBrush
  /** What a drag of the pen draws; its path when absent. */
  readonly shape?: Shape | null
  /** The radii and opacities that other kinds had last. */
  readonly radii?: Partial<Readonly<Record<StrokeBrush, number>>>
  readonly opacities?: Partial<Readonly<Record<StrokeBrush, number>>>
}

/** Black at size 2 with medium smoothness. */
export const DEFAULT_BRUSH: Brush = { tool: 'pen', color: '#000000', radius: 2, smoothness: DEFAULT_SMOOTHNESS }

/** Radii of kinds nobody has set one of. */
const FIRST_RADII: Readonly<Record<StrokeBrush, number>> = {
  ink: DEFAULT_BRUSH.radius, pencil: 3, marker: 8, soft: 16, fill: 1,
}

/** Half of the gaps that an area may pass or not. */
const GAP_RADII: Limits = { least: 0, most: 4 }

/** The radii that a kind may have. */
export const limitsOf = (kind: StrokeBrush = 'ink', { least, most }: Limits = BOARD_SETTINGS.radius): Limits =>
  (kind === 'fill' ? GAP_RADII : { least, most: Math.min(most, BRUSH_RADII[kind]) })

/** The radius that each kind has, had last, or begins with. */
export const radiiOf = ({ kind = 'ink', radius, radii }: Brush): Readonly<Record<StrokeBrush, number>> =>
  ({ ...FIRST_RADII, ...radii, [kind]: radius })

/** The opacities that kinds have or had last; those of others are opaque. */
const opacitiesOf = ({ kind = 'ink', opacity = 1, opacities }: Brush): NonNullable<Brush['opacities']> =>
  ({ ...opacities, [kind]: opacity })

/** A pen of a kind, as large and as opaque as it was last. */
export function penOf(kind: StrokeBrush, brush: Brush): Brush {
  const [radii, opacities] = [radiiOf(brush), opacitiesOf(brush)]
  const radius = withinLimits(radii[kind], limitsOf(kind))
  return { ...brush, tool: 'pen', kind, radius, radii, opacity: opacities[kind] ?? 1, opacities }
}

/** Whether a brush shows how its pen leans. */
export const showsTilt = ({ tool, kind }: Brush): boolean =>
  tool === 'pen' && (kind === 'pencil' || kind === 'marker')

/** The next whole radius on the brush size slider: one step under 10 px, about a tenth above. */
export function stepRadius(
  radius: number,
  direction: 'smaller' | 'larger',
  limits: Limits = BOARD_SETTINGS.radius,
): number {
  const whole = Math.round(radius)
  const step = Math.max(1, Math.floor(whole / 10))
  const next = direction === 'larger' ? whole + step : whole - step
  return withinLimits(next, limits)
}

/** How a brush's line looks. An eraser's is the color of paper, for readers of the drawing that know no erasers. */
export function inkStyleOf({ tool, color, radius, opacity = 1, kind = 'ink', isBehind = true }: Brush): InkStyle {
  if (tool === 'eraser') return { tool, color: PAPER_COLOR.toLowerCase(), radius, opacity: 1 }
  const look = { tool, color, radius: Math.min(radius, BRUSH_RADII[kind]), opacity }
  if (kind === 'fill') return { ...look, brush: kind, ...(isBehind && { isBehind }) }
  return kind === 'ink' ? look : { ...look, brush: kind }
}
