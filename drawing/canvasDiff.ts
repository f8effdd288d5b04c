import type { ParsedCanvasData, ParsedCanvasLine } from './canvasData.ts'
import { round, shownColorOf, visibleMarks } from './canvasData.ts'
import { splitStrokes } from './encoding.ts'
import { ringsOf } from './fill/rings.ts'
import type { Drawing } from './fold.ts'
import { applyOperation } from './fold.ts'
import { BASE_LAYER, type LayerKey, layerOf } from './layer.ts'
import { COORDINATE_STEPS, MAX_POINTS_PER_STROKE, MAX_STROKES_PER_OPERATION, OPACITY_STEPS, RADIUS_STEPS }
  from './limits.ts'
import { shownStroke } from './mark.ts'
import type { Operation } from './operation.ts'
import type { Stroke, StrokeBrush, StrokePoint } from './stroke.ts'

/**
 * The operations that make the drawing what `canvasData` says; none when it says the same. A line stays that has the id
 * of a stroke, or no known id and exactly a stroke's points, color and radius; other lines are added on top, in their
 * order; strokes left without a line are removed. A known id with other points, color, radius, tool or opacity is that
 * stroke changed: a new one takes its place, with the pressure and the label where the points are the same. A new size
 * scales what is there first. What cannot be seen stays as it is. New lines go to the layer they name, else to the
 * highest that can be seen and is not locked. `newId` gives a new UUID at every call.
 */
export function diffCanvasData(drawing: Drawing, canvasData: ParsedCanvasData, newId: () => string): Operation[] {
  const { lines, size } = canvasData
  const resizing: Operation[] = []
  if (size && (size.width !== drawing.size.width || size.height !== drawing.size.height)) {
    resizing.push({ opId: newId(), kind: 'SET_SIZE', size })
  }
  const resized = resizing.reduce(applyOperation, drawing)
  const shown = visibleMarks(resized).map(shownStroke)
  const { added, removedIds } = matchLines(visibleMarks(drawing).map(shownStroke), shown, lines)

  const usedIds = new Set((resized.past ?? resized).strokes.map(({ id }) => id))
  const layer = layerOfNewLines(resized)
  const addedStrokes = added.flatMap(({ line, former }) => {
    const id = line.id === null || usedIds.has(line.id) ? newId() : line.id
    usedIds.add(id)
    return strokesOf({ ...line, layer: line.layer ?? (former ? layerOf(former) : layer) }, id, former, newId)
  })
  return [
    ...resizing,
    ...listsOf(removedIds).map((strokeIds): Operation => ({ opId: newId(), kind: 'REMOVE_STROKES', strokeIds })),
    ...splitStrokes(addedStrokes).map((list): Operation => ({ opId: newId(), kind: 'ADD_STROKES', strokes: list })),
  ]
}

/** The highest layer that can be seen and drawn on; the highest of all when there is none. */
function layerOfNewLines({ layers = [] }: Drawing): LayerKey {
  const open = layers.filter(({ isHidden, isLocked }) => !isHidden && !isLocked)
  return (open.at(-1) ?? layers.at(-1))?.key ?? BASE_LAYER
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

const brushOf = ({ brush = 'ink' }: Stroke): StrokeBrush => brush

/** What a line says of a stroke: a program that knows no areas gives the first outline back alone. */
const givenOf = (stroke: Stroke, { brush }: ParsedCanvasLine): Stroke =>
  (brush === null && stroke.rings ? { ...stroke, points: ringsOf(stroke)[0] ?? [], rings: [] } : stroke)

function isSame(line: ParsedCanvasLine, former: Stroke): boolean {
  const stroke = givenOf(former, line)
  return (
    (line.tool ?? stroke.tool) === stroke.tool &&
    (line.opacity ?? stroke.opacity) === round(stroke.opacity, OPACITY_STEPS) &&
    (line.brush ?? brushOf(stroke)) === brushOf(stroke) &&
    (line.layer ?? layerOf(stroke)) === layerOf(stroke) &&
    shapeOf(line, line.color) === shapeOf(stroke, shownColorOf(stroke)) &&
    (line.rings ?? []).join() === (stroke.rings ?? []).join()
  )
}

function shapeOf({ points, radius }: Pick<Stroke, 'points' | 'radius'>, color: string): string {
  return `${color} ${round(radius, RADIUS_STEPS)} ${pathOf(points)}`
}

function pathOf(points: readonly StrokePoint[]): string {
  return points.map(({ x, y }) => `${Math.round(x * COORDINATE_STEPS)},${Math.round(y * COORDINATE_STEPS)}`).join(' ')
}

/** A line as strokes: several when it has more points than a stroke may have, each beginning where the last ends. */
function strokesOf(line: ParsedCanvasLine, id: string, former: Stroke | undefined, newId: () => string): Stroke[] {
  const isSamePath = former !== undefined && pathOf(givenOf(former, line).points) === pathOf(line.points)
  const { points, rings } = isSamePath ? former : line
  const brush = line.brush ?? (former ? brushOf(former) : 'ink')
  const strokes: Stroke[] = []
  for (let start = 0; start === 0 || start < points.length - 1; start += MAX_POINTS_PER_STROKE - 1) {
    strokes.push({
      id: start === 0 ? id : newId(),
      tool: line.tool ?? former?.tool ?? 'pen',
      color: line.color,
      radius: line.radius,
      opacity: line.opacity ?? former?.opacity ?? 1,
      points: points.slice(start, start + MAX_POINTS_PER_STROKE),
      ...(brush !== 'ink' && { brush }),
      ...(brush === 'fill' && rings && { rings }),
      ...(line.layer !== null && line.layer !== BASE_LAYER && { layer: line.layer }),
      ...(former?.isBehind && { isBehind: true }),
      ...(isSamePath && brush === 'fill' && former.label && { label: former.label }),
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
