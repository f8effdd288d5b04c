import type { TransformMatrix } from './drawingContext.ts'
import {
  MATRIX_STEPS, MAX_MATRIX_FACTOR, MAX_SHIFT, MAX_STROKES_PER_OPERATION, MIN_MATRIX_DETERMINANT, RADIUS_STEPS,
} from './limits.ts'
import { isWithin, ringsOf } from './fill/rings.ts'
import type { Drawing } from './fold.ts'
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
  /** What may have taken from it. */
  readonly erasers: readonly Stroke[]
  /** Its points that erasers left, as runs without gaps. */
  readonly runs: readonly (readonly StrokePoint[])[]
}

/** The lines of a layer that are seen, from bottom to top: those that meet a box. */
export function seenMarks(marks: readonly Mark[], within: Box = EVERYWHERE): SeenMark[] {
  const boxes = marks.map((mark) => (mark.tool === 'eraser' ? boxOf(mark, mark.matrix) : null))
  return marks.flatMap((mark, index): SeenMark[] => {
    if (mark.tool === 'eraser') return []
    const box = boxOf(mark, mark.matrix)
    if (!doMeet(box, within)) return []
    const above = marks.filter((_, place) => {
      const eraser = place > index ? boxes[place] : null
      return eraser && doMeet(eraser, box)
    })
    const stroke = shownStroke(mark)
    const erasers = [...above.map(shownStroke), ...carriedErasers(mark)]
    const runs = runsLeft(stroke, erasers)
    return runs.length > 0 ? [{ mark, stroke, erasers, runs }] : []
  })
}

function runsLeft({ points, brush }: Stroke, erasers: readonly Stroke[]): readonly (readonly StrokePoint[])[] {
  if (erasers.length === 0) return [points]
  const isTaken = (point: StrokePoint): boolean => erasers.some((eraser) => doesTake(eraser, point))
  // An area stays whole until erasers have taken all of its outline.
  if (brush === 'fill') return points.every(isTaken) ? [] : [points]
  const runs: StrokePoint[][] = []
  let run: StrokePoint[] | null = null
  for (const point of points) {
    if (isTaken(point)) run = null
    else if (run) run.push(point)
    else runs.push(run = [point])
  }
  return runs
}

/** The erasers that were moved with a mark, where they lie now. */
export const carriedErasers = ({ matrix = IDENTITY, erasers = [] }: Mark): Stroke[] =>
  erasers.map(({ stroke, matrix: own }) => shownStroke({ ...stroke, matrix: times(matrix, own) }))

/** Whether an eraser took from a place all that was there. */
function doesTake({ points, radius, opacity }: Stroke, place: Place): boolean {
  if (opacity < 1) return false
  return points.some((point, index) => {
    const { radius: reach } = nodeAt(point, radius)
    return squaredDistance(place, point, points[index + 1] ?? point) <= reach ** 2
  })
}

/** The lines of a layer that have at least half of what is seen of their points within an outline. */
export function marksWithin(marks: readonly Mark[], outline: readonly Place[]): Mark[] {
  return seenMarks(marks, boxAroundPlaces(outline)).flatMap(({ mark, runs }) => {
    const points = runs.flat()
    const count = points.filter((point) => isWithin([outline], point)).length
    return count >= points.length * SELECTED_PART ? [mark] : []
  })
}

/** The box around places. */
export const boxAroundPlaces = (places: readonly Place[]): Box => ({
  left: Math.min(...places.map(({ x }) => x)), top: Math.min(...places.map(({ y }) => y)),
  right: Math.max(...places.map(({ x }) => x)), bottom: Math.max(...places.map(({ y }) => y)),
})

/**
 * The topmost line of a layer within a distance of a place, in drawing-space pixels; null for none. A label is touched
 * between its letters, too, where there is a distance.
 */
export function markAt(marks: readonly Mark[], place: Place, distance: number): Mark | null {
  const { x, y } = place
  const near: Box = { left: x - distance, top: y - distance, right: x + distance, bottom: y + distance }
  const touched = seenMarks(marks, near).findLast(({ stroke, runs }) => {
    if (distance > 0 && isOnLabel(stroke, place, near)) return true
    if (stroke.brush === 'fill') return isWithin(ringsOf(stroke), place)
    const reach = (distance + stroke.radius) ** 2
    return runs.some((run) =>
      run.some((point, index) => squaredDistance(place, point, run[index + 1] ?? point) <= reach))
  })
  return touched?.mark ?? null
}

/** Whether a place is on the paper of a label, or a box meets the letters of one without paper. */
function isOnLabel(stroke: Stroke, place: Place, near: Box): boolean {
  const { label } = stroke
  if (!label) return false
  if (label.paper === 0) return doMeet(boxOf(stroke), near)
  return ringsOf(stroke).slice(0, label.paper).some((ring) => isWithin([ring], place))
}

/** All lines of a layer that are seen. */
export const allMarks = (marks: readonly Mark[]): Mark[] => seenMarks(marks).map(({ mark }) => mark)

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

/** What marks have in common of what restyling sets; null where they differ. */
export interface CommonLook {
  readonly opacity: number | null
  /** Of the radius they were drawn with. */
  readonly radiusFactor: number | null
}

/** The look that marks of a drawing have in common. */
export function commonLook({ past }: Drawing, marks: readonly Mark[]): CommonLook {
  const drawn = new Map(past?.strokes.map(({ id, radius }) => [id, radius]))
  const factors = marks.map(({ id, radius }) => radius / (drawn.get(id) ?? radius))
  return {
    opacity: inCommon(marks.map(({ opacity }) => opacity)),
    radiusFactor: inCommon(factors.map((factor) => Math.round(factor * RADIUS_STEPS) / RADIUS_STEPS)),
  }
}

const inCommon = ([first, ...others]: readonly number[]): number | null =>
  first !== undefined && others.every((other) => other === first) ? first : null

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
