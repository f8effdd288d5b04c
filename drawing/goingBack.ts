import { listsOf } from './canvasData.ts'
import { encodeStroke, splitStrokes } from './encoding.ts'
import { applyOperation, type Drawing } from './fold.ts'
import type { Operation } from './operation.ts'
import type { Stroke } from './stroke.ts'

function isSameStroke(one: Stroke, other: Stroke): boolean {
  if (one === other) return true
  const [bytes, others] = [encodeStroke(one), encodeStroke(other)]
  return bytes.length === others.length && bytes.every((byte, index) => byte === others[index])
}

/** The strokes of a drawing that another one has not, or has elsewhere. */
function strokesMissing(from: Drawing, other: Drawing): Stroke[] {
  const present = new Map(other.strokes.map((stroke) => [stroke.id, stroke]))
  return from.strokes.filter((stroke) => {
    const same = present.get(stroke.id)
    return same === undefined || !isSameStroke(stroke, same)
  })
}

/**
 * The operations that make a drawing of today an earlier one of the same log, by going on from today: strokes keep
 * their ids, and so their places between the others. Strokes that changes of size moved are at most 1/16 px off.
 * `newId` gives a new UUIDv7 at every call.
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
    ...splitStrokes(strokesMissing(earlier, resized)).map((strokes): Operation =>
      ({ opId: newId(), kind: 'ADD_STROKES', strokes })),
  ]
}
