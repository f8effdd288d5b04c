import { isWithin, ringsOf } from '../../drawing/fill/rings.ts'
import { layerOf } from '../../drawing/layer.ts'
import type { DrawingLayer } from '../../drawing/layering.ts'
import { boxOf, type Mark, shownStroke } from '../../drawing/mark.ts'
import { doMeet, squaredDistance } from '../../drawing/matrix.ts'
import type { Operation } from '../../drawing/operation.ts'
import { onLayer, type Stroke } from '../../drawing/stroke.ts'
import type { EraserReach } from './brush.ts'
import type { Position } from './placement.ts'

type Sheet = Pick<DrawingLayer, 'key' | 'isHidden' | 'isLocked' | 'strokes'>

/**
 * What the line of an eraser does: it takes from its layer, or from each one that it meets and that takes ink, or
 * removes the lines of its layer that it touches. Null where there is nothing for it.
 */
export function erasing(
  stroke: Stroke,
  reach: EraserReach,
  layers: readonly Sheet[],
  newId: () => string,
): Operation | null {
  if (reach === 'layer') return { opId: newId(), kind: 'ADD_STROKES', strokes: [stroke] }
  if (reach === 'lines') {
    const marks = layers.find(({ key }) => key === layerOf(stroke))?.strokes ?? []
    const strokeIds = marks.filter((mark) => mark.tool === 'pen' && doTouch(stroke, mark)).map(({ id }) => id)
    return strokeIds.length > 0 ? { opId: newId(), kind: 'REMOVE_STROKES', strokeIds } : null
  }
  const box = boxOf(stroke)
  const met = layers.filter(({ isHidden, isLocked, strokes }) => !isHidden && !isLocked &&
    strokes.some((mark) => mark.tool === 'pen' && doMeet(boxOf(mark, mark.matrix), box)))
  // The first one keeps the id: the line is wet until the drawing has it.
  const strokes = met.map(({ key }, index) => ({ ...onLayer(stroke, key), id: index === 0 ? stroke.id : newId() }))
  return strokes.length > 0 ? { opId: newId(), kind: 'ADD_STROKES', strokes } : null
}

/** Whether two lines come so near to each other that their ink meets. */
function doTouch(eraser: Stroke, mark: Mark): boolean {
  if (!doMeet(boxOf(mark, mark.matrix), boxOf(eraser))) return false
  const stroke = shownStroke(mark)
  const reach = (stroke.radius + eraser.radius) ** 2
  const isArea = stroke.brush === 'fill'
  if (isArea && eraser.points.some((point) => isWithin(ringsOf(stroke), point))) return true
  const lines = isArea ? ringsOf(stroke).map((ring) => [...ring, ...ring.slice(0, 1)]) : [stroke.points]
  return segmentsOf(eraser.points).some((one) =>
    lines.some((line) => segmentsOf(line).some((other) => squaredGap(one, other) <= reach)))
}

type Segment = readonly [from: Position, to: Position]

function segmentsOf(points: readonly Position[]): Segment[] {
  return points.flatMap((from, index): Segment[] => {
    const to = points[index + 1]
    return to ? [[from, to]] : points.length === 1 ? [[from, from]] : []
  })
}

/** The square of the distance between two segments; 0 where they cross. */
function squaredGap(one: Segment, other: Segment): number {
  if (doCross(one, other)) return 0
  return Math.min(
    squaredDistance(one[0], ...other), squaredDistance(one[1], ...other), squaredDistance(other[0], ...one),
    squaredDistance(other[1], ...one),
  )
}

const side = ([from, to]: Segment, at: Position): number =>
  (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x)

const doCross = (one: Segment, other: Segment): boolean =>
  side(one, other[0]) * side(one, other[1]) < 0 && side(other, one[0]) * side(other, one[1]) < 0
