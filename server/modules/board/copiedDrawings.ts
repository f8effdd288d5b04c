import { v7 as uuidv7 } from 'uuid'
import { copyingLayers } from '../../../drawing/copying.ts'
import { encodePayload } from '../../../drawing/encoding.ts'
import { applyOperation } from '../../../drawing/fold.ts'
import type { LayerKey } from '../../../drawing/layer.ts'
import { drawnStateOf } from './drawnState.ts'
import { foldLog, type InkLog } from './ink.ts'
import type { RestoringOperations } from './restoredDrawings.ts'

/** Layers of a drawing that come onto other drawings. */
export interface CopyOrder {
  from: InkLog
  keys: readonly LayerKey[]
  to: readonly InkLog[]
}

/** The operations that copy layers, for each drawing they come onto. Runs in a process apart when there is much. */
export function copiedDrawings({ from, keys, to }: CopyOrder): RestoringOperations[] {
  const original = foldLog(from)
  return to.map((log) => {
    const drawing = foldLog(log)
    const operations = copyingLayers(uuidv7, original, drawing, new Set(keys))
    const read = operations.map((operation) => ({ operation, payload: new Uint8Array(encodePayload(operation)) }))
    return { read, drawn: drawnStateOf(operations.reduce(applyOperation, drawing)) }
  })
}
