import { openDB } from 'idb'
import type { OperationKind } from '../../drawing/operation.ts'
import { Listeners } from '../lib/listeners.ts'

/** An operation that the server has not acknowledged. */
export interface OperationRow {
  readonly userId: string
  readonly shotId: string
  readonly viewId: string
  /** UUIDv7, so ids sort in the order the operations were made. */
  readonly opId: string
  readonly kind: OperationKind
  /** Encoded by drawing/encoding.ts. */
  readonly payload: Uint8Array
}

/** What stands in place of a view for work that is of a shot as a whole. */
export const NO_VIEW = ''

/** A description that a person wrote and the server does not have. Of those of a shot the newest counts. */
export interface DescriptionRow {
  readonly userId: string
  readonly shotId: string
  readonly viewId: typeof NO_VIEW
  /** UUIDv7, as an operation has it. */
  readonly opId: string
  readonly kind: 'DESCRIPTION'
  readonly text: string
  /** The saved text that it is to replace; any, where it is absent. */
  readonly base?: string
}

/** Work that the server has not acknowledged. */
export type JournalRow = OperationRow | DescriptionRow

/** What names a row. */
export type JournalKey = Pick<JournalRow, 'userId' | 'viewId' | 'opId'>

/** Where rows are kept. Putting a row twice and removing an absent one are harmless. */
export interface JournalStorage {
  put(row: JournalRow): Promise<void>
  remove(keys: readonly JournalKey[]): Promise<void>
  /** The user's rows in the order they were made; nobody else's. */
  list(userId: string): Promise<JournalRow[]>
}

const DATABASE_NAME = 'framewright'
const STORE_NAME = 'drawingJournal'

/** A storage that has not answered by then is taken for broken, in milliseconds. */
export const STORAGE_PATIENCE_MS = 10_000

function byOperationId(a: JournalRow, b: JournalRow): number {
  return a.opId < b.opId ? -1 : a.opId > b.opId ? 1 : 0
}

function orRejectLate<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The storage does not answer')), STORAGE_PATIENCE_MS)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Rows in the browser's IndexedDB; rejects where the browser has none or refuses it. */
export async function openIndexedDbStorage(): Promise<JournalStorage> {
  const database = await openDB(DATABASE_NAME, 1, {
    upgrade(opening) {
      opening.createObjectStore(STORE_NAME, { keyPath: ['userId', 'viewId', 'opId'] })
    },
    blocking(_currentVersion, _blockedVersion, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
  return {
    async put(row) {
      // Strict: the row must outlive a crash of the machine, and nobody waits for it but the wet layer.
      const transaction = database.transaction(STORE_NAME, 'readwrite', { durability: 'strict' })
      await Promise.all([transaction.store.put(row), transaction.done])
    },
    async remove(keys) {
      const transaction = database.transaction(STORE_NAME, 'readwrite')
      const removals = keys.map((key) => transaction.store.delete([key.userId, key.viewId, key.opId]))
      await Promise.all([...removals, transaction.done])
    },
    async list(userId) {
      // An array sorts after every string, so this range holds exactly the keys that begin with the user.
      const rows: JournalRow[] = await database.getAll(STORE_NAME, IDBKeyRange.bound([userId], [userId, []]))
      return rows.sort(byOperationId)
    },
  }
}

/** Rows that live as long as the page. */
export function createMemoryStorage(): JournalStorage {
  const rows = new Map<string, JournalRow>()
  const keyOf = (key: JournalKey): string => JSON.stringify([key.userId, key.viewId, key.opId])
  return {
    put(row) {
      rows.set(keyOf(row), row)
      return Promise.resolve()
    },
    remove(keys) {
      for (const key of keys) rows.delete(keyOf(key))
      return Promise.resolve()
    },
    list(userId) {
      return Promise.resolve([...rows.values()].filter((row) => row.userId === userId).sort(byOperationId))
    },
  }
}

/**
 * Unacknowledged work, kept through a killed tab. What the browser's storage refuses is kept in memory, and
 * `getIsDurable()` says so; no call rejects.
 */
export class Journal implements JournalStorage {
  readonly #durable: JournalStorage | null
  readonly #memory = createMemoryStorage()
  readonly #listeners = new Listeners()
  #isDurable: boolean

  constructor(durable: JournalStorage | null) {
    this.#durable = durable
    this.#isDurable = durable !== null
  }

  /** Whether every row so far would outlive the page; false from the first one that would not. */
  readonly getIsDurable = (): boolean => this.#isDurable

  /** Calls the listener when durability changes; returns how to stop. */
  readonly subscribe = this.#listeners.subscribe

  async put(row: JournalRow): Promise<void> {
    try {
      if (this.#durable) return await orRejectLate(this.#durable.put(row))
    } catch {
      this.#isDurable = false
      this.#listeners.tell()
    }
    await this.#memory.put(row)
  }

  async remove(keys: readonly JournalKey[]): Promise<void> {
    await this.#memory.remove(keys)
    // A row that stays behind is sent again on the next open, which the server recognises by its opId.
    if (this.#durable) await orRejectLate(this.#durable.remove(keys)).catch(() => undefined)
  }

  async list(userId: string): Promise<JournalRow[]> {
    const kept = this.#durable ? await orRejectLate(this.#durable.list(userId)).catch(() => []) : []
    return [...kept, ...(await this.#memory.list(userId))].sort(byOperationId)
  }
}

/** Opens the journal of this browser, in memory when storage is unavailable. */
export async function openJournal(openStorage: () => Promise<JournalStorage> = openIndexedDbStorage): Promise<Journal> {
  try {
    return new Journal(await orRejectLate(openStorage()))
  } catch {
    return new Journal(null)
  }
}
