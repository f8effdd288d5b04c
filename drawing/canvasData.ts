import { isUuid } from './bytes.ts'
import { parseColor } from './color.ts'
import { splitStrokes } from './encoding.ts'
import { applyOperation } from './fold.ts'
import type { Drawing } from './fold.ts'
import { DrawingFormatError } from './formatError.ts'
import { isGiven, readArray, readJson, readNumber, readRecord } from './jsonReading.ts'
import {
  COORDINATE_LIMIT,
  COORDINATE_STEPS,
  MAX_CANVAS_DATA_LENGTH,
  MAX_POINTS_PER_STROKE,
  MAX_RADIUS,
  MAX_SIDE,
  MAX_STROKES_PER_OPERATION,
  MIN_RADIUS,
  OPACITY_STEPS,
  RADIUS_STEPS,
} from './limits.ts'
import type { DrawingSize, Operation } from './operation.ts'
import type { Stroke, StrokePoint, StrokeTool } from './stroke.ts'

/** Color an eraser line has in `canvasData`: a reader that does not know `tool` paints it like the paper. */
const ERASER_COLOR = '#ffffff'

/** Programs that show a drawing in a page tell its size as the page does: '100%', '400px'. */
const RELATIVE_LENGTH = /^\s*\d*\.?\d+\s*(?:%|v[wh]|r?em)\s*$/i
const PIXEL_UNIT = /\s*px\s*$/i

/** A line of `canvasData` in drawing-space pixels, `brushRadius` × 2 wide; an opaque pen has no `tool`, `opacity`. */
export interface CanvasLine {
  readonly points: readonly { readonly x: number; readonly y: number }[]
  readonly brushColor: string
  readonly brushRadius: number
  readonly id: string
  readonly tool?: StrokeTool
  readonly opacity?: number
}

/** The documented JSON of a drawing. `revision` is the `seq` of its last operation, 0 when there is none. */
export interface CanvasData {
  readonly lines: readonly CanvasLine[]
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
}

/** `canvasData` that was read. `size` is null when it gave none. */
export interface ParsedCanvasData {
  readonly lines: readonly ParsedCanvasLine[]
  readonly size: DrawingSize | null
  readonly revision: number | null
}

/** The drawing as documented `canvasData`; coordinates in eighths of a pixel. */
export function toCanvasData(drawing: Drawing, revision: number): CanvasData {
  const lines = drawing.strokes.map((stroke): CanvasLine => ({
    points: stroke.points.map(({ x, y }) => ({ x: round(x, COORDINATE_STEPS), y: round(y, COORDINATE_STEPS) })),
    brushColor: shownColorOf(stroke),
    brushRadius: round(stroke.radius, RADIUS_STEPS),
    id: stroke.id,
    ...(stroke.tool === 'eraser' && { tool: stroke.tool }),
    ...(stroke.opacity < 1 && { opacity: round(stroke.opacity, OPACITY_STEPS) }),
  }))
  return { lines, width: drawing.size.width, height: drawing.size.height, revision }
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

/**
 * The operations that make the drawing what `canvasData` says; none when it says the same. A line stays that has the id
 * of a stroke, or no known id and exactly a stroke's points, color and radius; other lines are added on top, in their
 * order; strokes left without a line are removed. A known id with other points, color, radius, tool or opacity is that
 * stroke changed: a new one takes its place, with the pressure where the points are the same. A new size scales what is
 * there first. `newId` gives a new UUID at every call.
 */
export function diffCanvasData(drawing: Drawing, canvasData: ParsedCanvasData, newId: () => string): Operation[] {
  const { lines, size } = canvasData
  const resizing: Operation[] = []
  if (size && (size.width !== drawing.size.width || size.height !== drawing.size.height)) {
    resizing.push({ opId: newId(), kind: 'SET_SIZE', size })
  }
  const { strokes } = resizing.reduce(applyOperation, drawing)
  const { added, removedIds } = matchLines(drawing.strokes, strokes, lines)

  const usedIds = new Set(strokes.map(({ id }) => id))
  const addedStrokes = added.flatMap(({ line, former }) => {
    const id = line.id === null || usedIds.has(line.id) ? newId() : line.id
    usedIds.add(id)
    return strokesOf(line, id, former, newId)
  })
  return [
    ...resizing,
    ...listsOf(removedIds).map((strokeIds): Operation => ({ opId: newId(), kind: 'REMOVE_STROKES', strokeIds })),
    ...splitStrokes(addedStrokes).map((list): Operation => ({ opId: newId(), kind: 'ADD_STROKES', strokes: list })),
  ]
}

interface AddedLine {
  readonly line: ParsedCanvasLine
  /** The stroke whose id the line has. */
  readonly former: Stroke | undefined
}

function matchLines(
  originals: readonly Stroke[],
  strokes: readonly Stroke[],
  lines: readonly ParsedCanvasLine[],
): { added: AddedLine[]; removedIds: string[] } {
  const strokesById = new Map(strokes.map((stroke) => [stroke.id, stroke]))
  const originalsById = new Map(originals.map((stroke) => [stroke.id, stroke]))
  const unmatched = new Map(strokesById)
  const open = lines.flatMap((line): AddedLine[] => {
    const former = line.id === null ? undefined : strokesById.get(line.id)
    if (!former || !unmatched.has(former.id)) return [{ line, former }]
    const original = originalsById.get(former.id) ?? former
    if (!isSame(line, former) && !isSame(line, original)) return [{ line, former }]
    unmatched.delete(former.id)
    return []
  })

  const strokesByShape = new Map<string, Stroke[]>()
  for (const stroke of [...unmatched.values()].reverse()) {
    const shape = shapeOf(stroke, shownColorOf(stroke))
    const alike = strokesByShape.get(shape)
    if (alike) alike.push(stroke)
    else strokesByShape.set(shape, [stroke])
  }
  const added = open.filter(({ line, former }) => {
    const alike = former ? undefined : strokesByShape.get(shapeOf(line, line.color))
    const stroke = alike?.at(-1)
    if (!stroke || !isSame(line, stroke)) return true
    alike?.pop()
    unmatched.delete(stroke.id)
    return false
  })
  return { added, removedIds: [...unmatched.keys()] }
}

function isSame(line: ParsedCanvasLine, stroke: Stroke): boolean {
  return (
    (line.tool ?? stroke.tool) === stroke.tool &&
    (line.opacity ?? stroke.opacity) === round(stroke.opacity, OPACITY_STEPS) &&
    shapeOf(line, line.color) === shapeOf(stroke, shownColorOf(stroke))
  )
}

function shapeOf({ points, radius }: Pick<Stroke, 'points' | 'radius'>, color: string): string {
  return `${color} ${round(radius, RADIUS_STEPS)} ${pathOf(points)}`
}

function pathOf(points: readonly StrokePoint[]): string {
  return points.map(({ x, y }) => `${Math.round(x * COORDINATE_STEPS)},${Math.round(y * COORDINATE_STEPS)}`).join(' ')
}

function shownColorOf(stroke: Stroke): string {
  return stroke.tool === 'eraser' ? ERASER_COLOR : stroke.color
}

/** A line as strokes: several when it has more points than a stroke may have, each beginning where the last ends. */
function strokesOf(line: ParsedCanvasLine, id: string, former: Stroke | undefined, newId: () => string): Stroke[] {
  const isSamePath = former !== undefined && pathOf(former.points) === pathOf(line.points)
  const points = isSamePath ? former.points : line.points
  const strokes: Stroke[] = []
  for (let start = 0; start === 0 || start < points.length - 1; start += MAX_POINTS_PER_STROKE - 1) {
    strokes.push({
      id: start === 0 ? id : newId(),
      tool: line.tool ?? former?.tool ?? 'pen',
      color: line.color,
      radius: line.radius,
      opacity: line.opacity ?? former?.opacity ?? 1,
      points: points.slice(start, start + MAX_POINTS_PER_STROKE),
    })
  }
  return strokes
}

/** Ids of strokes as lists of which each fits one REMOVE_STROKES operation. */
export function listsOf(ids: readonly string[]): string[][] {
  const lists: string[][] = []
  for (let start = 0; start < ids.length; start += MAX_STROKES_PER_OPERATION) {
    lists.push(ids.slice(start, start + MAX_STROKES_PER_OPERATION))
  }
  return lists
}

function readLine(value: unknown, place: string): ParsedCanvasLine | null {
  const line = readRecord(value, place)
  const points = readArray(line.points, `${place}.points`).map((element, index): StrokePoint => {
    const at = `${place}.points[${index}]`
    const point = readRecord(element, at)
    return { x: readCoordinate(point.x, `${at}.x`), y: readCoordinate(point.y, `${at}.y`) }
  })
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
    tool,
    opacity: opacity === null && color.opacity === 1 ? null : round((opacity ?? 1) * color.opacity, OPACITY_STEPS),
  }
}

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
function round(value: number, steps: number): number {
  return Math.round(value * steps) / steps + 0
}
