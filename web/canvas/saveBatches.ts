import { bytesToBase64 } from '../../drawing/base64.ts'
import type { OperationKind } from '../../drawing/operation.ts'
import type { DescriptionRow, JournalRow } from './journal.ts'

/** An operation as it travels; `payload` is Base64. */
export interface SendableOperation {
  readonly opId: string
  readonly kind: OperationKind
  readonly payload: string
}

/** Operations of one view in the order they were made, at most 250. */
export interface SendableBatch {
  readonly viewId: string
  readonly operations: readonly SendableOperation[]
}

/** The most operations one request may carry. */
export const MAXIMUM_BATCH_OPERATIONS = 250
/** A request carries no further operation beyond this many characters of payload, unless it is its only one. */
export const MAXIMUM_BATCH_CHARACTERS = 512 * 1024
/** What a browser lets a page leave behind in keepalive requests: 64 KiB, all of them together. */
export const KEEPALIVE_LIMIT_BYTES = 64 * 1024

/** Room for what surrounds the operations of a request (the document, names, the view's id), in bytes. */
const REQUEST_ROOM_BYTES = 1_024
/** Room for what surrounds one operation's id and payload, in bytes. */
const OPERATION_ROOM_BYTES = 64

function byView(rows: readonly JournalRow[]): Map<string, SendableOperation[]> {
  const views = new Map<string, SendableOperation[]>()
  for (const row of rows) {
    if (row.kind === 'DESCRIPTION') continue
    const { viewId, opId, kind, payload } = row
    const operations = views.get(viewId) ?? []
    operations.push({ opId, kind, payload: bytesToBase64(payload) })
    views.set(viewId, operations)
  }
  return views
}

/** The newest description among the rows; null when there is none. */
export function newestDescription(rows: Iterable<JournalRow>): DescriptionRow | null {
  let newest: DescriptionRow | null = null
  for (const row of rows) {
    if (row.kind === 'DESCRIPTION' && (!newest || row.opId > newest.opId)) newest = row
  }
  return newest
}

/** About how many bytes the request with a description takes. */
export function descriptionBytes({ text }: DescriptionRow): number {
  return REQUEST_ROOM_BYTES + new TextEncoder().encode(JSON.stringify(text)).length
}

/** The requests that carry the operations among the rows, each for one view, in the rows' order. */
export function batchesOf(rows: readonly JournalRow[]): SendableBatch[] {
  const batches: SendableBatch[] = []
  for (const [viewId, operations] of byView(rows)) {
    let batch: SendableOperation[] = []
    let characters = 0
    for (const operation of operations) {
      const isFull = batch.length === MAXIMUM_BATCH_OPERATIONS
      if (batch.length > 0 && (isFull || characters + operation.payload.length > MAXIMUM_BATCH_CHARACTERS)) {
        batches.push({ viewId, operations: batch })
        batch = []
        characters = 0
      }
      batch.push(operation)
      characters += operation.payload.length
    }
    batches.push({ viewId, operations: batch })
  }
  return batches
}

/**
 * The requests with operations that fit into what keepalive has left after `usedBytes`. Of each view only a beginning
 * is taken: an operation must not reach the server before one it builds on.
 */
export function fitKeepalive(
  rows: readonly JournalRow[],
  usedBytes: number,
): { batch: SendableBatch; bytes: number }[] {
  let left = KEEPALIVE_LIMIT_BYTES - usedBytes
  const requests: { batch: SendableBatch; bytes: number }[] = []
  for (const [viewId, operations] of byView(rows)) {
    let bytes = REQUEST_ROOM_BYTES
    const fitting: SendableOperation[] = []
    for (const operation of operations.slice(0, MAXIMUM_BATCH_OPERATIONS)) {
      const size = operation.payload.length + operation.opId.length + OPERATION_ROOM_BYTES
      if (bytes + size > left) break
      bytes += size
      fitting.push(operation)
    }
    if (fitting.length === 0) continue
    left -= bytes
    requests.push({ batch: { viewId, operations: fitting }, bytes })
  }
  return requests
}
