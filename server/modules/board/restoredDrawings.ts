import { v7 as uuidv7 } from 'uuid'
import { listsOf } from '../../../drawing/canvasData.ts'
import { decodePayload, encodePayload, encodeStroke, splitStrokes } from '../../../drawing/encoding.ts'
import { applyOperation, type Drawing, foldOperations } from '../../../drawing/fold.ts'
import type { DrawingSize, Operation, OperationKind } from '../../../drawing/operation.ts'
import type { Stroke } from '../../../drawing/stroke.ts'

/** The log of a view, and the drawing in it that is to come back. */
export interface RestoredLog {
  /** The space that the log begins with today. */
  size: DrawingSize
  operations: readonly { opId: string; kind: OperationKind; payload: Uint8Array }[]
  /** The revision that is to come back, and the space that the log began with then. */
  keptRevision: number
  keptSize: DrawingSize
}

/** What brings a drawing back, and the drawing after it. */
export interface RestoringOperations {
  read: { operation: Operation; payload: Uint8Array<ArrayBuffer> }[]
  drawn: DrawingSize & { strokeCount: number }
}

const isSameStroke = (one: Stroke, other: Stroke): boolean =>
  one === other || Buffer.compare(encodeStroke(one), encodeStroke(other)) === 0

/** The strokes of a drawing that another one has not, or has elsewhere. */
function strokesMissing(from: Drawing, other: Drawing): Stroke[] {
  const present = new Map(other.strokes.map((stroke) => [stroke.id, stroke]))
  return from.strokes.filter((stroke) => {
    const same = present.get(stroke.id)
    return same === undefined || !isSameStroke(stroke, same)
  })
}

function operationsFor(today: Drawing, kept: Drawing): Operation[] {
  const { size } = kept
  const isResized = size.width !== today.size.width || size.height !== today.size.height
  const resizing: Operation[] = isResized ? [{ opId: uuidv7(), kind: 'SET_SIZE', size }] : []
  const resized = resizing.reduce(applyOperation, today)
  const removedIds = strokesMissing(resized, kept).map(({ id }) => id)
  return [
    ...resizing,
    ...listsOf(removedIds).map((strokeIds): Operation => ({ opId: uuidv7(), kind: 'REMOVE_STROKES', strokeIds })),
    ...splitStrokes(strokesMissing(kept, resized)).map((strokes): Operation =>
      ({ opId: uuidv7(), kind: 'ADD_STROKES', strokes })),
  ]
}

/**
 * The operations that bring drawings back by going on from today: strokes keep their ids, and so their places between
 * the others. Strokes that changes of size moved are at most 1/16 px off. Runs on a thread when there is much of it.
 */
export function restoringOperations(logs: readonly RestoredLog[]): RestoringOperations[] {
  return logs.map(({ size, operations, keptRevision, keptSize }) => {
    const log = operations.map(({ opId, kind, payload }) => decodePayload(opId, kind, payload))
    const kept = foldOperations(keptSize, log.slice(0, keptRevision))
    const read = operationsFor(foldOperations(size, log), kept)
      .map((operation) => ({ operation, payload: new Uint8Array(encodePayload(operation)) }))
    return { read, drawn: { ...kept.size, strokeCount: kept.strokes.length } }
  })
}
