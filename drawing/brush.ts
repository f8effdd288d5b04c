import type { GrainPattern, TransformMatrix } from './drawingContext.ts'
import { GRAIN_RESOLUTION } from './grain.ts'
import { within } from './mark.ts'
import type { PaintKit } from './paintKit.ts'
import { keptAngle, leaningWidth, leanOf, softMargin, softTexel } from './reach.ts'
import type { Stroke, StrokePoint } from './stroke.ts'
import { nodeAt } from './strokePath.ts'

/** How a stroke is painted, beside where. */
export type StrokeStyle = Omit<Stroke, 'id' | 'points'>

/** One of the shapes that a stroke is painted in. */
export interface Coat {
  readonly alpha: number
  readonly fill: string | { readonly pattern: GrainPattern; readonly matrix: TransformMatrix }
  /** Half its width where a point is. */
  readonly radiusAt: (point: StrokePoint) => number
}

/** The shapes of a stroke from bottom to top: none is wider anywhere than the first. */
export interface Coating {
  readonly coats: readonly Coat[]
  /** Painted on texels of this size, in drawing-space pixels, which are then laid down with this opacity. */
  readonly soft: { readonly texel: number; readonly opacity: number } | null
  /** Visible width beyond the first coat, in pixels of the drawing space. */
  readonly margin: number
}

/** Pressure of what has none, such as a mouse, where a brush shows more of it than a width. */
const PLAIN_PRESSURE = 0.65

/** What a stroke that begins at a point is painted in. */
export function coatingOf(style: StrokeStyle, first: StrokePoint, kit: PaintKit): Coating {
  switch (style.brush) {
    case 'pencil':
      return { coats: pencilCoats(style, first, kit), soft: null, margin: 0 }
    case 'marker':
      return { coats: [markerCoat(style, first)], soft: null, margin: 0 }
    case 'soft':
      return softCoating(style)
    default:
      return { coats: [inkCoat(style)], soft: null, margin: 0 }
  }
}

const inkCoat = ({ color, opacity, radius }: StrokeStyle): Coat =>
  ({ alpha: opacity, fill: color, radiusAt: (point) => nodeAt(point, radius).radius })

/** Part of a pencil's width that is left without pressure. */
const LIGHTEST_PENCIL = 0.6
/** A pencil that lies flat presses on the paper by so much less. */
const LEANING_PRESSURE = 0.45
/** How a pencil reaches a level: the pressure at which it begins to, at which it does so fully, and how wide then. */
interface PencilLevel {
  readonly from: number
  readonly to: number
  readonly width: number
}

/** Of a thin pencil, which is dark in the middle of its line. */
const THIN_PENCIL: readonly PencilLevel[] = [
  { from: -0.3, to: 0.35, width: 1 },
  { from: 0, to: 0.58, width: 0.93 },
  { from: 0.22, to: 0.82, width: 0.86 },
  { from: 0.45, to: 1.1, width: 0.76 },
]
/** Of a thick pencil, which shades: all of its width reaches a level at nearly the same pressure. */
const THICK_PENCIL: readonly PencilLevel[] = [
  { from: -0.3, to: 0.2, width: 1 },
  { from: 0.14, to: 0.3, width: 1 },
  { from: 0.44, to: 0.6, width: 1 },
  { from: 0.72, to: 0.88, width: 1 },
]
/** Up to this radius a pencil is thin, and from the second one on it is thick, in drawing-space pixels. */
const THIN_RADIUS = 4
const THICK_RADIUS = 14

const between = (one: number, other: number, part: number): number => one + (other - one) * part

/** The levels of the grain as a pencil of a radius reaches them. */
function pencilLevels(radius: number): PencilLevel[] {
  const part = within((radius - THIN_RADIUS) / (THICK_RADIUS - THIN_RADIUS), 0, 1)
  return THIN_PENCIL.map((thin, index) => {
    const thick = THICK_PENCIL[index] ?? thin
    return {
      from: between(thin.from, thick.from, part),
      to: between(thin.to, thick.to, part),
      width: between(thin.width, thick.width, part),
    }
  })
}

/** Along the way a flat pencil leans, the grain is this much longer. */
const LEANING_GRAIN = 1.5

function pencilCoats({ color, opacity, radius }: StrokeStyle, first: StrokePoint, kit: PaintKit): Coat[] {
  const matrix = grainMatrix(first)
  const patterns = kit.grain(color)
  // Where levels meet, they cover twice: each lets through more than the whole.
  const alpha = opacity * Math.sqrt(opacity)
  const reached = ({ from, to }: PencilLevel, pressed: number): number =>
    Math.sqrt(within((pressed - from) / (to - from), 0, 1))
  return pencilLevels(radius).flatMap((level, index, [lowest = level]) => {
    const pattern = patterns[index]
    if (!pattern) return []
    const radiusAt = (point: StrokePoint): number => {
      const { pressure = PLAIN_PRESSURE } = point
      const pressed = pressure * (1 - LEANING_PRESSURE * leanOf(point))
      const whole = radius * (LIGHTEST_PENCIL + (1 - LIGHTEST_PENCIL) * pressure) * leaningWidth('pencil', point)
      return whole * Math.min(reached(lowest, pressed), level.width * reached(level, pressed))
    }
    return [{ alpha, fill: { pattern, matrix }, radiusAt }]
  })
}

/** Where the paper's grain lies in drawing space; longer where the pen leans to. */
function grainMatrix(first: StrokePoint): TransformMatrix {
  const size = 1 / GRAIN_RESOLUTION
  const lean = leanOf(first)
  if (lean === 0) return { a: size, b: 0, c: 0, d: size, e: 0, f: 0 }
  const long = size * (1 + (LEANING_GRAIN - 1) * lean)
  const angle = (keptAngle(first.azimuth ?? 0) * Math.PI) / 180
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  return { a: long * cosine, b: long * sine, c: -size * sine, d: size * cosine, e: 0, f: 0 }
}

/** A marker lets through what lies under it, however opaque it is set. */
const MARKER_ALPHA = 0.6
const LIGHTEST_MARKER = 0.75
/** What is left of a marker's color when it lies flat. */
const LEANING_MARKER = 0.7

const markerCoat = ({ color, opacity, radius }: StrokeStyle, first: StrokePoint): Coat => ({
  alpha: opacity * MARKER_ALPHA * (1 - (1 - LEANING_MARKER) * leanOf(first)),
  fill: color,
  radiusAt: (point) =>
    radius * (LIGHTEST_MARKER + (1 - LIGHTEST_MARKER) * (point.pressure ?? 1)) * leaningWidth('marker', point),
})

const SOFT_RINGS = 16
/** Part of its width and of its density that a soft brush has without pressure. */
const LIGHTEST_SOFT_WIDTH = 0.5
const LIGHTEST_SOFT = 0.15

/** How opaque all rings up to one make a soft stroke: finer steps where it is faint. */
const softTotal = (ring: number): number => (ring / SOFT_RINGS) ** 1.5

/**
 * Rings within rings. Across, a soft stroke fades as (1 - distance²)² × density: a ring ends where that falls below the
 * middle of its step.
 */
function softCoating({ color, opacity, radius }: StrokeStyle): Coating {
  const coats = Array.from({ length: SOFT_RINGS }, (_, index): Coat => {
    const [before, total] = [softTotal(index), softTotal(index + 1)]
    const middle = (before + total) / 2
    const radiusAt = ({ pressure = 1 }: StrokePoint): number => {
      const density = LIGHTEST_SOFT + (1 - LIGHTEST_SOFT) * pressure
      const width = LIGHTEST_SOFT_WIDTH + (1 - LIGHTEST_SOFT_WIDTH) * pressure
      return radius * width * Math.sqrt(Math.max(0, 1 - Math.sqrt(middle / density)))
    }
    return { alpha: 1 - (1 - total) / (1 - before), fill: color, radiusAt }
  })
  return { coats, soft: { texel: softTexel(radius), opacity }, margin: softMargin(radius) }
}
