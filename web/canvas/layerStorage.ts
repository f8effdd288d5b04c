import { openDB, type IDBPDatabase } from 'idb'
import type { OperationKind } from '../../drawing/operation.ts'

/** An operation of a layer, encoded by drawing/encoding.ts. */
export interface LayerOperation {
  readonly opId: string
  readonly kind: OperationKind
  readonly payload: Uint8Array
}

/** What was drawn over a view for a comment that is not sent yet. */
export interface LayerRow {
  /** Whose it is, as `draftStorage` names them. */
  readonly owner: string
  readonly viewId: string
  /** The revision of the view that was drawn over, and its drawing space in pixels. */
  readonly revision: number
  readonly width: number
  readonly height: number
  readonly operations: readonly LayerOperation[]
  /** The part of the picture that the comment is about, in eighths of a pixel; null for all of it. */
  readonly region: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null
  /** The time of the last change, in milliseconds. */
  readonly at: number
}

const DATABASE_NAME = 'framewright-layers'
const STORE_NAME = 'layers'
/** Layers kept in a browser at most; the oldest goes first. */
const MOST_LAYERS = 20

async function withDatabase<Result>(work: (database: IDBPDatabase) => Promise<Result>): Promise<Result | null> {
  try {
    const database = await openDB(DATABASE_NAME, 1, {
      upgrade(opening) {
        opening.createObjectStore(STORE_NAME, { keyPath: ['owner', 'viewId'] })
      },
    })
    try {
      return await work(database)
    } finally {
      database.close()
    }
  } catch {
    // Without storage a layer lives as long as its page.
    return null
  }
}

/** Keeps a layer through a reload; forgets the oldest of too many. */
export async function keepLayer(row: LayerRow): Promise<void> {
  await withDatabase(async (database) => {
    await database.put(STORE_NAME, row)
    if ((await database.count(STORE_NAME)) <= MOST_LAYERS) return
    const rows: LayerRow[] = await database.getAll(STORE_NAME)
    const [oldest] = rows.sort((one, other) => one.at - other.at)
    if (oldest) await database.delete(STORE_NAME, [oldest.owner, oldest.viewId])
  })
}

/** The layer that somebody has over a view; null for none. */
export const readLayer = (owner: string, viewId: string): Promise<LayerRow | null> =>
  withDatabase(async (database) => (await database.get(STORE_NAME, [owner, viewId]) as LayerRow | undefined) ?? null)

/** Forgets a layer: its comment is sent, or it was discarded. */
export async function forgetLayer(owner: string, viewId: string): Promise<void> {
  await withDatabase((database) => database.delete(STORE_NAME, [owner, viewId]))
}
