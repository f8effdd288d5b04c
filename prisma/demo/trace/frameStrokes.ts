import type { DrawingSize } from '../../../drawing/operation.ts'
import { areaWithin } from '../../../drawing/fill/outline.ts'
import { MIN_RADIUS } from '../../../drawing/limits.ts'
import { boxOf } from '../../../drawing/mark.ts'
import { doMeet } from '../../../drawing/matrix.ts'
import type { Stroke, StrokePoint } from '../../../drawing/stroke.ts'
import { tracePenLine } from './penLine.ts'
import { strokeIdOf } from './strokeId.ts'
import { readSubpaths } from './svgPath.ts'
import type { Subpath, TracedPoint } from './svgPath.ts'

/** Pixels of the drawing space a unit of the picture: the pictures are drawn at twice the card's size. */
const SCALE = 0.5
const PICTURE_PAPER = '#f7f5f0'
const PAPER = '#ffffff'
/** The color that the frames were sketched in, and how much wider a pencil draws its lines. */
const PENCIL_COLOR = '#4aa9df'
const PENCIL_WIDTH = 1.6
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

/** Points of a curve in the outline of an area. */
const CURVE_POINTS = 12

function outlineOf({ start, commands }: Subpath): TracedPoint[] {
  const outline = [start]
  for (const { points: [first, second] } of commands) {
    const from = outline.at(-1) ?? start
    if (first && !second) outline.push(first)
    if (!first || !second) continue
    for (let step = 1; step <= CURVE_POINTS; step++) {
      const part = step / CURVE_POINTS
      const at = (one: number, control: number, other: number): number =>
        (1 - part) ** 2 * one + 2 * (1 - part) * part * control + part ** 2 * other
      outline.push({ x: at(from.x, first.x, second.x), y: at(from.y, first.y, second.y) })
    }
  }
  return outline
}

/** On the layer of its role, in pencil where it was sketched: its grain shows in lines a little wider than ink. */
function laidOut(stroke: Omit<Stroke, 'id'>, isTone: boolean): Omit<Stroke, 'id'> {
  if (stroke.color !== PENCIL_COLOR) return { ...stroke, layer: isTone ? 'tone' : 'ink' }
  return { ...stroke, layer: 'pencil', brush: 'pencil', radius: stroke.radius * PENCIL_WIDTH }
}

const toSpace = (point: StrokePoint): StrokePoint => ({ ...point, x: point.x * SCALE, y: point.y * SCALE })

function colorOf(painted: string, isTone: boolean): string {
  if (isTone) return TONE_COLORS[painted] ?? painted
  return painted === PICTURE_PAPER ? PAPER : painted
}

function tracePath(path: Attributes, layer: Layer): Omit<Stroke, 'id'>[] {
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
  const area = areaWithin(subpaths.map((subpath) => outlineOf(subpath).map(toSpace)))
  return area ? [{ ...pen, brush: 'fill', radius: MIN_RADIUS, ...area }] : []
}

/**
 * Turns a drawn SVG picture into strokes on the layers of tone, pencil and ink: lines stay lines, the outlines of ink
 * become pen lines with pressure, filled areas stay areas. Groups are in painter's order; the one blended with
 * `multiply` holds the tones. Filters are left out. Throws Error for path commands other than M, L, Q and Z.
 */
export function traceFrameStrokes(svg: string, name: string): Stroke[] {
  const size = readFrameSize(svg)
  return readLayers(svg)
    .flatMap((layer) => layer.paths.flatMap((path) => tracePath(path, layer)).map((one) => laidOut(one, layer.isTone)))
    .map((stroke, index): Stroke => ({ id: strokeIdOf(name, index), ...stroke }))
    .filter((stroke) => doMeet(boxOf(stroke), { left: 0, top: 0, right: size.width, bottom: size.height }))
}
