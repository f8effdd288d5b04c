import { openDB } from 'idb'
import { v7 as newId } from 'uuid'
import { encodePayload } from '../../../drawing/encoding.ts'
import type { Drawing } from '../../../drawing/fold.ts'
import type { Operation, OperationKind } from '../../../drawing/operation.ts'
import { ownRows, type CarriedAsset, type CarriedTask } from './carriedRows.ts'
import { noteKeptFrame } from './keptFrameFlag.ts'
import { keptImageOf } from './keptImage.ts'
import type { TryOutState } from './TryOutSheet.ts'

/** How far a kept frame has come into an account. What is known here is not made again. */
export interface CarryProgress {
  /** Whose it becomes; nobody else is given it. */
  readonly userId?: string
  readonly organizationId?: string
  readonly projectId?: string
  readonly viewId?: string
  readonly shotId?: string
  readonly isDrawn?: boolean
  readonly hasImage?: boolean
}

/** A frame of the demo on its way into an account. */
export interface KeptFrame {
  /** Names it in what is made for it, so that nothing is made twice. */
  readonly id: string
  /** Milliseconds since 1970. */
  readonly keptAt: number
  readonly operations: readonly { readonly opId: string; readonly kind: OperationKind; readonly payload: Uint8Array }[]
  readonly image: File | null
  readonly description: string
  readonly assets: readonly CarriedAsset[]
  readonly tasks: readonly CarriedTask[]
  readonly progress: CarryProgress
}

const DATABASE_NAME = 'framewright-tryOut'
const STORE_NAME = 'kept'
const KEY = 'frame'

async function openStore() {
  return openDB(DATABASE_NAME, 1, {
    upgrade(opening) {
      opening.createObjectStore(STORE_NAME)
    },
  })
}

/** The operations that repeat a drawing, one step a line: each can be undone by itself. */
function operationsOf({ size, strokes }: Drawing): KeptFrame['operations'] {
  if (strokes.length === 0) return []
  const operations: Operation[] = [
    { opId: newId(), kind: 'SET_SIZE', size },
    ...strokes.map((stroke): Operation => ({ opId: newId(), kind: 'ADD_STROKES', strokes: [stroke] })),
  ]
  return operations.map((operation) => ({
    opId: operation.opId, kind: operation.kind, payload: encodePayload(operation),
  }))
}

/** What is kept of the demo. */
export async function keptFrameOf(drawing: Drawing, state: TryOutState, keptAt: number): Promise<KeptFrame> {
  return {
    id: newId(),
    keptAt,
    operations: operationsOf(drawing),
    image: state.image && (await keptImageOf(state.image)),
    description: state.description.trim(),
    ...ownRows(state.assets, state.tasks),
    progress: {},
  }
}

/** Keeps a frame in this browser in place of one kept before; rejects where there is no storage. */
export async function putKeptFrame(frame: KeptFrame): Promise<void> {
  const database = await openStore()
  await database.put(STORE_NAME, frame, KEY)
  database.close()
  noteKeptFrame(true)
}

/** The frame that waits in this browser, or null. */
export async function readKeptFrame(): Promise<KeptFrame | null> {
  const database = await openStore()
  const frame = (await database.get(STORE_NAME, KEY)) as KeptFrame | undefined
  database.close()
  return frame ?? null
}

/** Forgets the frame that waits. */
export async function forgetKeptFrame(): Promise<void> {
  noteKeptFrame(false)
  const database = await openStore()
  await database.delete(STORE_NAME, KEY)
  database.close()
}
