import type { TransformMatrix } from './drawingContext.ts'
import {
  MATRIX_STEPS, MAX_MATRIX_FACTOR, MAX_SHIFT, MAX_STROKES_PER_OPERATION, MIN_MATRIX_DETERMINANT,
} from './limits.ts'
import { fitInto } from './fit.ts'
import { boxOf, type Mark, shownStroke } from './mark.ts'
import { type Box, determinantOf, doMeet, IDENTITY, type Place, squaredDistance, times } from './matrix.ts'
import type { DrawingSize, Operation, PlacedGroup, StrokeStyle } from './operation.ts'
import type { Stroke, StrokePoint } from './stroke.ts'
import { nodeAt } from './strokePath.ts'

/** Part of the points of a mark that lie within an outline where it is selected. */
const SELECTED_PART = 0.5

const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }

/** A mark of which something is seen. */
interface SeenMark {
  readonly mark: Mark
  /** The stroke that looks like it. */
  readonly stroke: Stroke
  /** Its points that erasers left, as runs without gaps. */
  readonly runs: readonly (readonly StrokePoint[])[]
}

/** The lines of a layer that are seen, from bottom to top: those that meet a box. */
function seenMarks(marks: readonly Mark[], within: Box = EVERYWHERE): SeenMark[] {
  const erasers = marks.map((mark) => (mark.tool === 'eraser' ? boxOf(mark, mark.matrix) : null))
  return marks.flatMap((mark, index): SeenMark[] => {
    if (mark.tool === 'eraser') return []
    const box = boxOf(mark, mark.matrix)
    if (!doMeet(box, within)) return []
    const above = marks.filter((_, place) => {
      const eraser = place > index ? erasers[place] : null
      return eraser && doMeet(eraser, box)
    })
    const stroke = shownStroke(mark)
    const runs = runsLeft(stroke.points, [...above, ...carriedErasers(mark)].map((eraser) => shownStroke(eraser)))
    return runs.length > 0 ? [{ mark, stroke, runs }] : []
  })
}

function runsLeft(points: readonly StrokePoint[], erasers: readonly Stroke[]): readonly (readonly StrokePoint[])[] {
  if (erasers.length === 0) return [points]
  const runs: StrokePoint[][] = []
  let run: StrokePoint[] | null = null
  for (const point of points) {
    if (erasers.some((eraser) => doesTake(eraser, point))) run = null
    else if (run) run.push(point)
    else runs.push(run = [point])
  }
  return runs
}

/** The erasers that were moved with a mark, where they lie now. */
const carriedErasers = ({ matrix = IDENTITY, erasers = [] }: Mark): Mark[] =>
  erasers.map(({ stroke, matrix: own }) => ({ ...stroke, matrix: times(matrix, own) }))

/** Whether an eraser took from a place all that was there. */
function doesTake({ points, radius, opacity }: Stroke, place: Place): boolean {
  if (opacity < 1) return false
  return points.some((point, index) => {
    const { radius: reach } = nodeAt(point, radius)
    return squaredDistance(place, point, points[index + 1] ?? point) <= reach ** 2
  })
}

/** Whether a place lies within an outline, which is closed by a line from its end to its start (even-odd rule). */
function isWithin(outline: readonly Place[], { x, y }: Place): boolean {
  let isInside = false
  for (const [index, one] of outline.entries()) {
    const other = outline[index - 1] ?? outline.at(-1) ?? one
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) {
      isInside = !isInside
    }
  }
  return isInside
}

/** The lines of a layer that have at least half of what is seen of their points within an outline. */
export function marksWithin(marks: readonly Mark[], outline: readonly Place[]): Mark[] {
  const box: Box = {
    left: Math.min(...outline.map(({ x }) => x)), top: Math.min(...outline.map(({ y }) => y)),
    right: Math.max(...outline.map(({ x }) => x)), bottom: Math.max(...outline.map(({ y }) => y)),
  }
  return seenMarks(marks, box).flatMap(({ mark, runs }) => {
    const points = runs.flat()
    const count = points.filter((point) => isWithin(outline, point)).length
    return count >= points.length * SELECTED_PART ? [mark] : []
  })
}

/** The topmost line of a layer within a distance of a place, in drawing-space pixels; null for none. */
export function markAt(marks: readonly Mark[], place: Place, distance: number): Mark | null {
  const { x, y } = place
  const near: Box = { left: x - distance, top: y - distance, right: x + distance, bottom: y + distance }
  const touched = seenMarks(marks, near).findLast(({ stroke, runs }) => {
    const reach = (distance + stroke.radius) ** 2
    return runs.some((run) =>
      run.some((point, index) => squaredDistance(place, point, run[index + 1] ?? point) <= reach))
  })
  return touched?.mark ?? null
}

/** All lines of a layer that are seen. */
export const allMarks = (marks: readonly Mark[]): Mark[] => seenMarks(marks).map(({ mark }) => mark)

/** Strokes that look like some lines of a layer: where an eraser took from one, its pieces. */
export function copiesOf(newId: () => string, marks: readonly Mark[], ids: ReadonlySet<string>): Stroke[] {
  return seenMarks(marks).filter(({ mark }) => ids.has(mark.id)).flatMap(({ stroke, runs }) =>
    runs.map((points) => {
      const { layer: _layer, look: _look, matrix: _matrix, erasers: _erasers, ...own }: Mark = stroke
      return { ...own, id: newId(), points: fromStart(points) }
    }))
}

/** Strokes of a space in another one: the same picture. */
export function strokesIn(size: DrawingSize, strokes: readonly Stroke[], from: DrawingSize): readonly Stroke[] {
  const { scale, x, y } = fitInto(from, size)
  if (scale === 1 && x === 0 && y === 0) return strokes
  return strokes.map((stroke) => {
    return shownStroke({ ...stroke, matrix: { a: scale, b: 0, c: 0, d: scale, e: x, f: y } })
  })
}

/** Points whose time begins with the first. */
function fromStart(points: readonly StrokePoint[]): readonly StrokePoint[] {
  const start = points[0]?.t ?? 0
  return start === 0 ? points : points.map((point) => ({ ...point, t: (point.t ?? start) - start }))
}

/** The box around marks, in drawing-space pixels; null for none. */
export function boxAround(marks: readonly Mark[]): Box | null {
  const [first, ...others] = marks.map((mark) => boxOf(mark, mark.matrix))
  return first ? others.reduce(joined, first) : null
}

const joined = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
})

/** Whether the format can hold where a map puts marks. */
export const isPlaceable = (map: TransformMatrix, marks: readonly Mark[]): boolean => marks.every(({ matrix }) => {
  const placed = times(map, matrix ?? IDENTITY)
  const { a, b, c, d, e, f } = placed
  return [a, b, c, d].every((factor) => Math.abs(factor) <= MAX_MATRIX_FACTOR) &&
    [e, f].every((shift) => Math.abs(shift) <= MAX_SHIFT) &&
    Math.abs(determinantOf(placed)) >= MIN_MATRIX_DETERMINANT + 1 / MATRIX_STEPS
})

/** The operations that put marks where a map leads them from where they lie, in a space of a size. */
export function placing(
  newId: () => string, size: DrawingSize, marks: readonly Mark[], map: TransformMatrix,
): Operation[] {
  return chunksOf(marks).map((some) => ({ opId: newId(), kind: 'PLACE_STROKES', size, groups: groupsOf(some, map) }))
}

/** Marks that go the same way from their own points. */
function groupsOf(marks: readonly Mark[], map: TransformMatrix): PlacedGroup[] {
  const groups = new Map<string, { matrix: TransformMatrix; strokeIds: string[] }>()
  for (const { id, matrix } of marks) {
    const placed = matrix ? times(map, matrix) : map
    const key = Object.values(placed).join(' ')
    const group = groups.get(key) ?? { matrix: placed, strokeIds: [] }
    groups.set(key, group)
    group.strokeIds.push(id)
  }
  return [...groups.values()]
}

/** The operations that give marks a look. */
export const restyling = (newId: () => string, marks: readonly Mark[], style: StrokeStyle): Operation[] =>
  chunksOf(marks).map((some) => ({ opId: newId(), kind: 'RESTYLE_STROKES', style, strokeIds: idsOf(some) }))

/** The operations that remove marks. */
export const removing = (newId: () => string, marks: readonly Mark[]): Operation[] =>
  chunksOf(marks).map((some) => ({ opId: newId(), kind: 'REMOVE_STROKES', strokeIds: idsOf(some) }))

const idsOf = (marks: readonly Mark[]): string[] => marks.map(({ id }) => id)

function chunksOf(marks: readonly Mark[]): Mark[][] {
  const count = Math.ceil(marks.length / MAX_STROKES_PER_OPERATION)
  return Array.from({ length: count }, (_, index) =>
    marks.slice(index * MAX_STROKES_PER_OPERATION, (index + 1) * MAX_STROKES_PER_OPERATION))
}
