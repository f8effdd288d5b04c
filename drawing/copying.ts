import { Changes } from './changes.ts'
import { cutAt, distanceToOutline, type DistanceTo, type Run, shortened } from './cutting.ts'
import { splitStrokes } from './encoding.ts'
import { fitInto } from './fit.ts'
import type { Drawing } from './fold.ts'
import { type LayerFields, type LayerImage, type LayerKey, plainFields } from './layer.ts'
import { type DrawingLayer, isCovered, layersIn } from './layering.ts'
import { type Mark, shownStroke } from './mark.ts'
import { type Place, squaredDistance } from './matrix.ts'
import type { DrawingSize, Operation } from './operation.ts'
import { boxAroundPlaces, carriedErasers, removing, seenMarks } from './selection.ts'
import { idsOfStep } from './stepIds.ts'
import { BRUSH_RADII, type Stroke, type StrokePoint } from './stroke.ts'
import { nodeAt } from './strokePath.ts'

type NewId = () => string

/** Strokes that look like some lines of a layer: where an eraser took from one, its pieces. */
export function copiesOf(newId: NewId, marks: readonly Mark[], ids: ReadonlySet<string>): Stroke[] {
  return seenMarks(marks).filter(({ mark }) => ids.has(mark.id)).flatMap(({ stroke, erasers }) =>
    piecesLeft(stroke, erasers).map((points) => pieceOf(newId, stroke, points)))
}

/** Strokes that look like all that lies on a layer, on one where nothing lies. */
const wholeCopyOf = (newId: NewId, marks: readonly Mark[]): Stroke[] => marks.flatMap((mark) => {
  const stroke = shownStroke(mark)
  return piecesLeft(stroke, carriedErasers(mark)).map((points) => pieceOf(newId, stroke, points))
})

/**
 * Strokes that look like all that lies on a layer, for another one. Erasers come along to one where nothing lies; from
 * what lies on others they would take, too.
 */
export const copyOfLayer = (newId: NewId, marks: readonly Mark[], onto: readonly Mark[]): Stroke[] =>
  onto.length === 0 ? wholeCopyOf(newId, marks) : copiesOf(newId, marks, new Set(marks.map(({ id }) => id)))

/** Strokes of a space in another one: the same picture. */
export function strokesIn(size: DrawingSize, strokes: readonly Stroke[], from: DrawingSize): readonly Stroke[] {
  const { scale, x, y } = fitInto(from, size)
  if (scale === 1 && x === 0 && y === 0) return strokes
  return strokes.map((stroke) =>
    drawable(shownStroke({ ...stroke, matrix: { a: scale, b: 0, c: 0, d: scale, e: x, f: y } })))
}

/** A stroke that is no wider than its brush may be. */
function drawable(stroke: Stroke): Stroke {
  const most = BRUSH_RADII[stroke.brush ?? 'ink']
  return stroke.radius > most ? { ...stroke, radius: most } : stroke
}

/** A stroke of its own that looks like a part of another one. */
function pieceOf(newId: NewId, stroke: Stroke, points: readonly StrokePoint[]): Stroke {
  const { look: _look, matrix: _matrix, erasers: _erasers, ...own }: Mark = stroke
  return drawable({ ...own, id: newId(), points: fromStart(points) })
}

/** Points whose time begins with the first. */
function fromStart(points: readonly StrokePoint[]): readonly StrokePoint[] {
  const start = points[0]?.t ?? 0
  return start === 0 ? points : points.map((point) => ({ ...point, t: (point.t ?? start) - start }))
}

/** The parts of a line that erasers left: its round ends lie beside what they took. */
function piecesLeft(stroke: Stroke, erasers: readonly Stroke[]): readonly (readonly StrokePoint[])[] {
  const { points, radius } = stroke
  const taking = erasers.filter(({ opacity }) => opacity === 1)
  // An area stays whole.
  if (taking.length === 0 || stroke.brush === 'fill') return [points]
  const runs = cutAt(points, distanceToErasers(taking))
  const reachOf = (point: StrokePoint | undefined): number => (point ? nodeAt(point, radius).radius : 0)
  return runs.flatMap(({ points: run, isInside }, index) => {
    if (isInside) return []
    const [isFirst, isLast] = [index === 0, index === runs.length - 1]
    const piece = shortened(run, isFirst ? 0 : reachOf(run[0]), isLast ? 0 : reachOf(run.at(-1)))
    return piece.length > 0 ? [piece] : []
  })
}

const distanceToErasers = (erasers: readonly Stroke[]): DistanceTo => (place) => {
  let nearest = Infinity
  for (const { points, radius } of erasers) {
    for (const [index, point] of points.entries()) {
      const distance = Math.sqrt(squaredDistance(place, point, points[index + 1] ?? point))
      nearest = Math.min(nearest, distance - nodeAt(point, radius).radius)
    }
  }
  return nearest
}

/** What is copied of a drawing. */
export type DrawnLayers = Pick<Drawing, 'size' | 'strokes' | 'layers'>

/** The layers of a drawing on which something lies, with strokes that look like it. */
export const flattenedLayers = (newId: NewId, from: DrawnLayers): DrawingLayer[] =>
  layersIn(from).filter(isCovered).map((layer) =>
    ({ ...layer, isLocked: false, strokes: wholeCopyOf(newId, layer.strokes) }))

/** Sets fields of a layer that come from a drawing of a size. */
const layerSet = (
  stepId: NewId, layer: LayerKey, fields: Partial<LayerFields>, size: DrawingSize,
): Operation => ({ opId: stepId(), kind: 'SET_LAYER', layer, ...(fields.image && { size }), fields })

/** What is set of a layer that comes to a drawing where it is not. */
function layerComing(stepId: NewId, layer: DrawingLayer, changes: Changes, from: DrawingSize): Operation[] {
  const { key, strokes: _strokes, isLocked: _isLocked, ...shown } = layer
  const isKnown = changes.layers().has(key)
  const first: Partial<DrawingLayer> = plainFields(key)
  const names = Object.keys(shown) as (keyof typeof shown)[]
  // The first stroke makes a layer as it is at first.
  if (!isKnown && names.every((name) => shown[name] === first[name])) return []
  const former = changes.newest<LayerImage | null>('image of the layer', key)?.value
  return [layerSet(stepId, key, { ...(former && { image: null }), ...shown, isRemoved: false }, from)]
}

/**
 * The operations that lay what is on layers of a drawing, or on all, onto those of another one, as it looks: one step
 * of undo. A layer that has a picture keeps it.
 */
export function copyingLayers(
  newId: NewId, from: DrawnLayers, to: Drawing, keys: ReadonlySet<LayerKey> | null = null,
): Operation[] {
  const stepId = idsOfStep(newId)
  const there = new Map(layersIn(to).map((layer) => [layer.key, layer]))
  const changes = new Changes(to.past)
  const layers = layersIn(from).filter((layer) => (keys?.has(layer.key) ?? true) && isCovered(layer))
  const strokes = layers.flatMap((layer) => copyOfLayer(newId, layer.strokes, there.get(layer.key)?.strokes ?? []))
  const setting = layers.flatMap((layer) => {
    const { key, image } = layer
    const present = there.get(key)
    if (!present) return layerComing(stepId, layer, changes, from.size)
    return image && !present.image ? [layerSet(stepId, key, { image }, from.size)] : []
  })
  return [
    ...setting,
    ...splitStrokes(strokesIn(to.size, strokes, from.size)).map((some): Operation =>
      ({ opId: stepId(), kind: 'ADD_STROKES', strokes: some })),
  ]
}

/** A line of a layer in runs within an outline and beside it. */
interface CutLine {
  readonly mark: Mark
  readonly runs: readonly Run[]
}

const isMostlyInside = (points: readonly StrokePoint[], distanceTo: DistanceTo): boolean =>
  points.filter((point) => distanceTo(point) <= 0).length >= points.length / 2

/** The lines of a layer that meet the box of an outline, cut at it; areas stay whole. */
function* linesCut(marks: readonly Mark[], outline: readonly Place[]): Generator<CutLine> {
  const distanceTo = distanceToOutline(outline)
  for (const { mark, stroke, erasers } of seenMarks(marks, boxAroundPlaces(outline))) {
    const runs = stroke.brush === 'fill'
      ? [{ points: stroke.points, isInside: isMostlyInside(stroke.points, distanceTo) }]
      : piecesLeft(stroke, erasers).flatMap((points) => cutAt(points, distanceTo))
    yield { mark, runs }
  }
}

const isCut = ({ runs }: CutLine): boolean => runs.some(({ isInside }) => isInside !== runs[0]?.isInside)

/** Whether an outline cuts a line of a layer. */
export function isCutting(marks: readonly Mark[], outline: readonly Place[]): boolean {
  for (const line of linesCut(marks, outline)) if (isCut(line)) return true
  return false
}

/**
 * The operations that cut the lines of a layer at an outline, as one step of undo: their pieces are new lines on top.
 * `inside` are the ids of what lies within afterwards.
 */
export function cutting(
  newId: NewId, marks: readonly Mark[], outline: readonly Place[],
): { readonly operations: readonly Operation[]; readonly inside: ReadonlySet<string> } {
  const stepId = idsOfStep(newId)
  const lines = [...linesCut(marks, outline)]
  const cut = lines.filter(isCut)
  const pieces = cut.flatMap(({ mark, runs }) => runs.map(({ points, isInside }) =>
    ({ stroke: pieceOf(newId, shownStroke(mark), points), isInside })))
  const whole = lines.filter((line) => !isCut(line) && line.runs[0]?.isInside).map(({ mark }) => mark.id)
  const within = pieces.filter(({ isInside }) => isInside).map(({ stroke }) => stroke.id)
  const operations = cut.length === 0 ? [] : [
    ...removing(stepId, cut.map(({ mark }) => mark)),
    ...splitStrokes(pieces.map(({ stroke }) => stroke)).map((strokes): Operation =>
      ({ opId: stepId(), kind: 'ADD_STROKES', strokes })),
  ]
  return { operations, inside: new Set([...whole, ...within]) }
}
