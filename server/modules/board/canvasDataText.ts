import { toCanvasData } from '../../../drawing/canvasData.ts'
import { decodePayload } from '../../../drawing/encoding.ts'
import { foldOperations } from '../../../drawing/fold.ts'
import type { DrawingSize, OperationKind } from '../../../drawing/operation.ts'

/** A drawing's log, and the space it began with. */
export interface DrawingLog {
  size: DrawingSize
  /** `seq` of the last operation. */
  revision: number
  operations: readonly { opId: string; kind: OperationKind; payload: Uint8Array }[]
}

/** How an answer holds a drawing: as the documented JSON text, or as the object itself. */
export type CanvasDataForm = 'string' | 'object'

/** What goes into a JSON answer for each drawing. Runs in a process apart when there is much of it. */
export function canvasDataTexts({ logs, form }: { logs: readonly DrawingLog[]; form: CanvasDataForm }): string[] {
  return logs.map(({ size, revision, operations }) => {
    const decoded = operations.map(({ opId, kind, payload }) => decodePayload(opId, kind, payload))
    const data = JSON.stringify(toCanvasData(foldOperations(size, decoded), revision))
    return form === 'string' ? JSON.stringify(data) : data
  })
}
