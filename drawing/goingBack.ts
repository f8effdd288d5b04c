import { listsOf } from './canvasDiff.ts'
import { encodeStroke, splitStrokes } from './encoding.ts'
import { applyOperation, type Drawing } from './fold.ts'
import { layerOf } from './layer.ts'
import type { Operation } from './operation.ts'
import type { Stroke } from './stroke.ts'

function isSameStroke(one: Stroke, other: Stroke): boolean {
  if (one === other) return true
  const [bytes, others] = [encodeStroke(one), encodeStroke(other)]
  const isSame = bytes.length === others.length && bytes.every((byte, index) => byte === others[index])
  return isSame && layerOf(one) === layerOf(other)
}

/** The strokes that are there, as they were drawn. */
const drawnStrokes = ({ past, strokes }: Drawing): readonly Stroke[] => past?.strokes ?? strokes

/** The strokes of a drawing that another one has not, or has elsewhere. */
function strokesMissing(from: Drawing, other: Drawing): Stroke[] {
  const present = new Map(drawnStrokes(other).map((stroke) => [stroke.id, stroke]))
  return drawnStrokes(from).filter((stroke) => {
    const same = present.get(stroke.id)
    return same === undefined || !isSameStroke(stroke, same)
  })
}

/** What takes back the changes that did not count then, and makes those count again that did. */
function changesBackTo({ past }: Drawing, earlier: Drawing, newId: () => string): Operation[] {
  const then = new Map(earlier.past?.changes.map(({ opId, isTakenBack }) => [opId, isTakenBack]))
  const differing = (past?.changes ?? []).filter(({ opId, isTakenBack }) => isTakenBack !== (then.get(opId) ?? true))
  const byId = new Map(differing.map((change) => [change.opId, change]))
  return [...byId.values()].flatMap(({ opId: target, kind, isTakenBack }): Operation[] => {
    const taking = past?.takings.findLast((each) => each.target === target && each.isTakenBack)
    const undoes = isTakenBack ? taking?.opId : target
    return undoes === undefined ? [] : [{ opId: newId(), kind, undoes }]
  })
}

/**
 * The operations that make a drawing of today an earlier one of the same log, by going on from today: strokes keep
 * their ids, and so their places between the others. Strokes that changes of size moved are at most 1/16 px off. Guides
 * stay. `newId` gives a new UUIDv7 at every call.
 */
export function operationsBackTo(today: Drawing, earlier: Drawing, newId: () => string): Operation[] {
  const { size } = earlier
  const isResized = size.width !== today.size.width || size.height !== today.size.height
  const resizing: Operation[] = isResized ? [{ opId: newId(), kind: 'SET_SIZE', size }] : []
  const resized = resizing.reduce(applyOperation, today)
  const removedIds = strokesMissing(resized, earlier).map(({ id }) => id)
  return [
    ...resizing,
    ...listsOf(removedIds).map((strokeIds): Operation => ({ opId: newId(), kind: 'REMOVE_STROKES', strokeIds })),
    ...changesBackTo(resized, earlier, newId),
    ...splitStrokes(strokesMissing(earlier, resized)).map((strokes): Operation =>
      ({ opId: newId(), kind: 'ADD_STROKES', strokes })),
  ]
}
