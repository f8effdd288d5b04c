import { v7 as uuidv7 } from 'uuid'
import { decodePayload, encodePayload } from '../../../drawing/encoding.ts'
import { foldOperations } from '../../../drawing/fold.ts'
import { operationsBackTo } from '../../../drawing/goingBack.ts'
import type { DrawingSize, Operation, OperationKind } from '../../../drawing/operation.ts'
import { type DrawnState, drawnStateOf } from './drawnState.ts'

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
  drawn: DrawnState
}

/** The operations that bring drawings back. Runs in a process apart when there is much of it. */
export function restoringOperations(logs: readonly RestoredLog[]): RestoringOperations[] {
  return logs.map(({ size, operations, keptRevision, keptSize }) => {
    const log = operations.map(({ opId, kind, payload }) => decodePayload(opId, kind, payload))
    const kept = foldOperations(keptSize, log.slice(0, keptRevision))
    const read = operationsBackTo(foldOperations(size, log), kept, uuidv7)
      .map((operation) => ({ operation, payload: new Uint8Array(encodePayload(operation)) }))
    return { read, drawn: drawnStateOf(kept) }
  })
}
