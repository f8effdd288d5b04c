import { isUuid } from './bytes.ts'
import { parseColor } from './color.ts'
import { areaOf, ringsOf } from './fill/rings.ts'
import type { Drawing } from './fold.ts'
import { DrawingFormatError } from './formatError.ts'
import { isGiven, readArray, readJson, readNumber, readRecord } from './jsonReading.ts'
import {
  COORDINATE_LIMIT,
  COORDINATE_STEPS,
  MAX_CANVAS_DATA_LENGTH,
  MAX_LABEL_RINGS,
  MAX_POINTS_PER_FILL,
  MAX_RADIUS,
  MAX_SIDE,
  MIN_POINTS_PER_RING,
  MIN_RADIUS,
  OPACITY_STEPS,
  RADIUS_STEPS,
} from './limits.ts'
import type { Label } from './label.ts'
import { FIXED_LAYERS, type LayerFields, type LayerKey } from './layer.ts'
import { type Mark, shownStroke } from './mark.ts'
import type { DrawingSize } from './operation.ts'
import { BRUSHES, type Stroke, type StrokeBrush, type StrokePoint, type StrokeTool } from './stroke.ts'

/** Color an eraser line has in `canvasData`: a reader that does not know `tool` paints it like the paper. */
const ERASER_COLOR = '#ffffff'

/** Programs that show a drawing in a page give its size in CSS: '100%', '400px'. */
const RELATIVE_LENGTH = /^\s*\d*\.?\d+\s*(?:%|v[wh]|r?em)\s*$/i
const PIXEL_UNIT = /\s*px\s*$/i

/**
 * A line of `canvasData` in drawing-space pixels, `brushRadius` × 2 wide; an opaque pen has no `tool`, `opacity`, ink
 * no `brush`, and what lies on `base` no `layer`.
 */
export interface CanvasLine {
  readonly points: readonly { readonly x: number; readonly y: number }[]
  readonly brushColor: string
  readonly brushRadius: number
  readonly id: string
  readonly tool?: StrokeTool
  readonly opacity?: number
  readonly brush?: Exclude<StrokeBrush, 'fill'>
  readonly layer?: LayerKey
  /** An area: `points` is its first outline, `holes` are the others; where two lie in each other there is a hole. */
  readonly fill?: true
  /** What an area of letters says. It is read alone: what is written there changes nothing. */
  readonly text?: string
  readonly holes?: readonly CanvasLine['points'][]
}

/** A label of `canvasData`: the line of this id. */
export type CanvasLabel = Pick<Label, 'text' | 'align' | 'balloon'> & { readonly id: string }

/** A layer of `canvasData`. */
export type CanvasLayer = Pick<LayerFields, 'name' | 'opacity' | 'blend' | 'isLocked'> & { readonly key: LayerKey }

/**
 * The documented JSON of a drawing: what can be seen of it, from bottom to top. `revision` is the `seq` of its last
 * operation, 0 when there is none.
 */
export interface CanvasData {
  readonly lines: readonly CanvasLine[]
  /** The lines that are labels, for who looks for words; absent where there are none. It is read alone. */
  readonly labels?: readonly CanvasLabel[]
  /** Absent when there is but `base`. */
  readonly layers?: readonly CanvasLayer[]
  readonly width: number
  readonly height: number
  readonly revision: number
}

/** A line that was read, checked and rounded as it will be stored; null stands for what was not given. */
export interface ParsedCanvasLine {
  readonly points: readonly StrokePoint[]
  readonly color: string
  readonly radius: number
  /** A UUID in lower case. */
  readonly id: string | null
  readonly tool: StrokeTool | null
  readonly opacity: number | null
  readonly brush: StrokeBrush | null
  readonly rings: readonly number[] | null
  readonly layer: LayerKey | null
}

/** `canvasData` that was read. `size` is null when it gave none. */
export interface ParsedCanvasData {
  readonly lines: readonly ParsedCanvasLine[]
  readonly size: DrawingSize | null
  readonly revision: number | null
}

/** What can be seen of a drawing. */
export function visibleMarks({ layers, strokes }: Drawing): readonly Mark[] {
  return layers ? layers.flatMap((layer) => (layer.isHidden ? [] : layer.strokes)) : strokes
}

/** The drawing as documented `canvasData`; coordinates in eighths of a pixel. */
export function toCanvasData(drawing: Drawing, revision: number): CanvasData {
  const marks = visibleMarks(drawing)
  const lines = marks.map((mark) => lineOf(shownStroke(mark)))
  const labels = marks.flatMap(({ id, label }) =>
    (label ? [{ id, text: label.text, align: label.align, balloon: label.balloon }] : []))
  const layers = drawing.layers?.filter(({ isHidden }) => !isHidden).map(({ key, name, opacity, blend, isLocked }) =>
    ({ key, name, opacity, blend, isLocked }))
  const { width, height } = drawing.size
  return { lines, ...(labels.length > 0 && { labels }), ...(layers && { layers }), width, height, revision }
}

function lineOf(stroke: Stroke): CanvasLine {
  const { brush } = stroke
  const [points = [], ...holes] = ringsOf(stroke).map((ring) =>
    ring.map(({ x, y }) => ({ x: round(x, COORDINATE_STEPS), y: round(y, COORDINATE_STEPS) })))
  return {
    points,
    brushColor: shownColorOf(stroke),
    brushRadius: round(stroke.radius, RADIUS_STEPS),
    id: stroke.id,
    ...(stroke.tool === 'eraser' && { tool: stroke.tool }),
    ...(stroke.opacity < 1 && { opacity: round(stroke.opacity, OPACITY_STEPS) }),
    ...(brush === 'fill' ? { fill: true, ...(holes.length > 0 && { holes }) } : brush && { brush }),
    ...(stroke.label && { text: stroke.label.text }),
    ...(stroke.layer !== undefined && { layer: stroke.layer }),
  }
}

/**
 * Reads `canvasData` given as JSON text or as an object. Numbers may be text, unknown keys are passed over, a line
 * without points draws nothing and is left out. Throws DrawingFormatError that names the place.
 */
export function parseCanvasData(source: unknown): ParsedCanvasData {
  if (typeof source === 'string' && source.length > MAX_CANVAS_DATA_LENGTH) {
    throw new DrawingFormatError(`canvasData has more than ${MAX_CANVAS_DATA_LENGTH} characters.`)
  }
  const data = readRecord(typeof source === 'string' ? readJson(source, 'canvasData') : source, 'canvasData')
  const lines = readArray(data.lines, 'lines').flatMap((line, index) => readLine(line, `lines[${index}]`) ?? [])
  return {
    lines,
    size: readSize(data),
    revision: isGiven(data.revision) ? readNumber(data.revision, 'revision', 0, Number.MAX_SAFE_INTEGER) : null,
  }
}

/** The color that a line of the stroke has. */
export function shownColorOf(stroke: Stroke): string {
  return stroke.tool === 'eraser' ? ERASER_COLOR : stroke.color
}

function readLine(value: unknown, place: string): ParsedCanvasLine | null {
  const line = readRecord(value, place)
  const area = line.fill === true ? readArea(line, place) : null
  const points = area?.points ?? readPoints(line.points, `${place}.points`)
  const color = typeof line.brushColor === 'string' ? parseColor(line.brushColor) : null
  if (!color) throw new DrawingFormatError(`${place}.brushColor is not a color like #1a2b3c.`)
  const radius = round(readNumber(line.brushRadius, `${place}.brushRadius`, MIN_RADIUS, MAX_RADIUS), RADIUS_STEPS)
  const opacity = isGiven(line.opacity) ? readNumber(line.opacity, `${place}.opacity`, 0, 1) : null
  const tool = line.tool === 'eraser' || line.tool === 'pen' ? line.tool : null
  if (points.length === 0) return null
  return {
    points,
    color: tool === 'eraser' ? ERASER_COLOR : color.color,
    radius,
    id: typeof line.id === 'string' && isUuid(line.id) ? line.id.toLowerCase() : null,
    tool: area ? 'pen' : tool,
    brush: area ? 'fill' : (BRUSHES.find((brush) => brush === line.brush && brush !== 'fill') ?? null),
    rings: area?.rings ?? null,
    layer: typeof line.layer === 'string' ? layerNamed(line.layer.toLowerCase()) : null,
    opacity: opacity === null && color.opacity === 1 ? null : round((opacity ?? 1) * color.opacity, OPACITY_STEPS),
  }
}

function readPoints(value: unknown, place: string): StrokePoint[] {
  return readArray(value, place).map((element, index) => {
    const at = `${place}[${index}]`
    const point = readRecord(element, at)
    return { x: readCoordinate(point.x, `${at}.x`), y: readCoordinate(point.y, `${at}.y`) }
  })
}

/** The outlines of an area; outlines without an area between their points are left out. */
function readArea(line: Readonly<Record<string, unknown>>, place: string): Pick<Stroke, 'points' | 'rings'> {
  const holes = isGiven(line.holes) ? readArray(line.holes, `${place}.holes`) : []
  const rings = [
    readPoints(line.points, `${place}.points`),
    ...holes.map((hole, index) => readPoints(hole, `${place}.holes[${index}]`)),
  ].filter(({ length }) => length >= MIN_POINTS_PER_RING)
  const area = areaOf(rings)
  // Those of letters; what has no label is refused beyond fewer, when it is stored.
  if (rings.length > MAX_LABEL_RINGS || area.points.length > MAX_POINTS_PER_FILL) {
    throw new DrawingFormatError(
      `${place} has more than ${MAX_LABEL_RINGS} outlines or ${MAX_POINTS_PER_FILL} points, which no area may have.`,
    )
  }
  return area
}

/** Null for what is no key of a layer. */
const layerNamed = (name: string): LayerKey | null => (FIXED_LAYERS.includes(name) || isUuid(name) ? name : null)

function readCoordinate(value: unknown, place: string): number {
  return round(readNumber(value, place, -COORDINATE_LIMIT, COORDINATE_LIMIT), COORDINATE_STEPS)
}

/** Null when no size is given, or one of a style sheet that says nothing without its page: '100%'. */
function readSize({ width, height }: Readonly<Record<string, unknown>>): DrawingSize | null {
  if ((!isGiven(width) && !isGiven(height)) || [width, height].some(isRelative)) return null
  return { width: readSide(width, 'width'), height: readSide(height, 'height') }
}

function isRelative(side: unknown): boolean {
  return typeof side === 'string' && RELATIVE_LENGTH.test(side)
}

function readSide(side: unknown, place: string): number {
  const inPixels = typeof side === 'string' ? side.replace(PIXEL_UNIT, '') : side
  return Math.round(readNumber(inPixels, place, 1, MAX_SIDE))
}

/** To the nearest of `steps` in one; never minus zero. */
export function round(value: number, steps: number): number {
  return Math.round(value * steps) / steps + 0
}
