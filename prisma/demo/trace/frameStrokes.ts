import type { DrawingSize } from '../../../drawing/operation.ts'
import type { Stroke, StrokePoint } from '../../../drawing/stroke.ts'
import { fillWithBrush } from './brushFill.ts'
import { tracePenLine } from './penLine.ts'
import { strokeIdOf } from './strokeId.ts'
import { readSubpaths } from './svgPath.ts'
import type { Subpath, TracedPoint } from './svgPath.ts'

/** Pixels of the drawing space a unit of the picture: the pictures are drawn at twice the card's size. */
const SCALE = 0.5
const PICTURE_PAPER = '#f7f5f0'
const PAPER = '#ffffff'
/** The grey of the tones is laid over cream paper in the pictures; over white it needs that warmth itself. */
const TONE_COLORS: Readonly<Record<string, string>> = { '#6d7480': '#666b71' }

type Attributes = Readonly<Record<string, string | undefined>>

interface Layer {
  readonly isTone: boolean
  readonly fill: string | undefined
  readonly paths: readonly Attributes[]
}

function readAttributes(tag: string): Attributes {
  return Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name ?? '', value]))
}

function readLayers(svg: string): Layer[] {
  return [...svg.matchAll(/<g([^>]*)>([^]*?)<\/g>/g)].map(([, group = '', content = '']) => {
    const { fill, style } = readAttributes(group)
    const paths = [...content.matchAll(/<path([^>]*)>/g)].map(([, path = '']) => readAttributes(path))
    return { isTone: style?.includes('multiply') ?? false, fill, paths }
  })
}

/** Size of the drawing space of an SVG picture, in pixels. Throws Error for one without a view box. */
export function readFrameSize(svg: string): DrawingSize {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  if (!width || !height) throw new Error('The picture has no view box that begins at 0 0.')
  return { width: Math.round(Number(width) * SCALE), height: Math.round(Number(height) * SCALE) }
}

// The curve of a stroke runs through the middles between its points; this middle point makes it meet the quadratic's.
function controlOf(from: TracedPoint, control: TracedPoint, to: TracedPoint): TracedPoint {
  return { x: (from.x + to.x) / 6 + (2 * control.x) / 3, y: (from.y + to.y) / 6 + (2 * control.y) / 3 }
}

function linePoints({ start, commands }: Subpath): TracedPoint[] {
  const points = [start]
  for (const { points: [first, second] } of commands) {
    const from = points.at(-1) ?? start
    if (first && second) points.push(controlOf(from, first, second), second)
    else if (first) points.push(first)
  }
  return points
}

// A point given twice is a corner: the curve through the middles then passes through it.
const withCorners = (points: readonly TracedPoint[]): TracedPoint[] => points.flatMap((point) => [point, point])

const toSpace = (point: StrokePoint): StrokePoint => ({ ...point, x: point.x * SCALE, y: point.y * SCALE })

function isInside(points: readonly TracedPoint[], size: DrawingSize, radius: number): boolean {
  return points.some(({ x, y }) => x > -radius && y > -radius && x < size.width + radius && y < size.height + radius)
}

function colorOf(painted: string, isTone: boolean): string {
  if (isTone) return TONE_COLORS[painted] ?? painted
  return painted === PICTURE_PAPER ? PAPER : painted
}

function tracePath(path: Attributes, layer: Layer, size: DrawingSize): Omit<Stroke, 'id'>[] {
  const data = path.d ?? ''
  const painted = (path.stroke ?? path.fill ?? layer.fill ?? '').toLowerCase()
  const color = colorOf(painted, layer.isTone)
  const pen = { tool: 'pen', color, opacity: Number(path.opacity ?? 1) } as const
  if (path.stroke) {
    const radius = (Number(path['stroke-width'] ?? 1) / 2) * SCALE
    return readSubpaths(data).map((subpath) => ({ ...pen, radius, points: linePoints(subpath).map(toSpace) }))
  }
  const subpaths = readSubpaths(data)
  const isInked = subpaths.length === 1 && !data.includes('L')
  if (isInked) {
    return subpaths.map(tracePenLine).map(({ radius, points }) => ({
      ...pen, radius: radius * SCALE, points: points.map(toSpace),
    }))
  }
  return fillWithBrush(data, SCALE, size).map(({ radius, points }) => ({ ...pen, radius, points: withCorners(points) }))
}

/**
 * Turns a drawn SVG picture into strokes: lines stay lines, the outlines of ink become pen lines with pressure, filled
 * areas are covered with a brush. Groups give the layers, in painter's order; the one blended with `multiply` holds the
 * tones. Filters are left out. Throws Error for path commands other than M, L, Q and Z.
 */
export function traceFrameStrokes(svg: string, name: string): Stroke[] {
  const size = readFrameSize(svg)
  return readLayers(svg)
    .flatMap((layer) => layer.paths.flatMap((path) => tracePath(path, layer, size)))
    .filter(({ points, radius }) => points.length > 0 && isInside(points, size, radius))
    .map((stroke, index) => ({ id: strokeIdOf(name, index), ...stroke }))
}
