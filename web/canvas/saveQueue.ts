import { decodePayload, encodePayload } from '../../drawing/encoding.ts'
import type { Operation } from '../../drawing/operation.ts'
import { inTurn } from './browserLock.ts'
import type { JournalRow, JournalStorage } from './journal.ts'
import { batchesOf, fitKeepalive } from './saveBatches.ts'
import type { SendableBatch } from './saveBatches.ts'

/** Unsaved work of a shot is sent this long after its last change, in milliseconds. */
export const AUTOSAVE_DELAY_MS = 60_000
/** Unsaved work of a shot is sent at the latest this long after its first change, in milliseconds. */
export const AUTOSAVE_LATEST_MS = 120_000
/** The wait before the first retry of a failed save; it doubles with every further failure, in milliseconds. */
export const RETRY_FIRST_MS = 2_000
/** The longest wait between retries, in milliseconds. */
export const RETRY_LONGEST_MS = 60_000

/** How the work on a shot stands: `failed` is retried by itself unless the server refused it. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed'

/** The server's receipt for one operation. */
export interface Acknowledgement {
  readonly opId: string
  readonly seq: number
  readonly actorId: string
}

/**
 * Sends a batch and resolves with what the server has stored. Rejects with SaveRefusedError when sending it again would
 * be refused again; any other rejection is retried. `keepalive` asks for a request that outlives the page.
 */
export type Send = (
  batch: SendableBatch,
  options: { readonly keepalive: boolean },
) => Promise<readonly Acknowledgement[]>

/** The server will never take this; the work stays journaled and is sent again only on demand. */
export class SaveRefusedError extends Error {
  override readonly name = 'SaveRefusedError'
}

/** What a queue is made of. */
export interface SaveQueueOptions {
  readonly userId: string
  readonly journal: JournalStorage
  readonly send: Send
  /** Called for every stored batch; the owner hands it to the view's model. */
  readonly onAcknowledged?: (viewId: string, acknowledgements: readonly Acknowledgement[]) => void
  /** Called once when saving begins to fail, not again before a save has succeeded. */
  readonly onSaveFailed?: (failure: { readonly shotId: string; readonly error: unknown }) => void
}

interface ShotWork {
  readonly shotId: string
  readonly rows: Map<string, JournalRow>
  firstChangedAt: number
  failures: number
  isRetrying: boolean
  timer: ReturnType<typeof setTimeout> | undefined
  saving: Promise<void> | null
}

/**
 * Brings finished operations to the server, shot by shot, and never lets go of one before the server has it. An
 * operation is journaled before `add` resolves, and its row removed only after the server's acknowledgement.
 */
export class SaveQueue {
  readonly #options: SaveQueueOptions
  readonly #shots = new Map<string, ShotWork>()
  readonly #leaving = new Set<string>()
  readonly #listeners = new Set<() => void>()
  #leavingBytes = 0
  #hasCompany = false
  #isFailureTold = false

  constructor(options: SaveQueueOptions) {
    this.#options = options
  }

  /** Calls the listener when any shot's state changes; returns how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The state of a shot's work, for useSyncExternalStore. */
  getState(shotId: string): SaveState {
    const shot = this.#shots.get(shotId)
    if (!shot || (shot.rows.size === 0 && !shot.saving)) return 'saved'
    if (shot.saving) return 'saving'
    return shot.failures > 0 ? 'failed' : 'unsaved'
  }

  /** Whether any work of the user is not with the server yet. */
  hasUnsavedWork(): boolean {
    return [...this.#shots.values()].some((shot) => shot.rows.size > 0)
  }

  /** The view's operations that the server has not acknowledged, in the order they were made. */
  pendingOperations(viewId: string): Operation[] {
    return [...this.#shots.values()]
      .flatMap((shot) => [...shot.rows.values()])
      .filter((row) => row.viewId === viewId)
      .map((row) => decodePayload(row.opId, row.kind, row.payload))
  }

  /** Journals an operation and schedules its save. Resolves when it is safe to let it leave the wet layer. */
  async add(work: { shotId: string; viewId: string; operation: Operation }): Promise<void> {
    const { shotId, viewId, operation } = work
    const { userId, journal } = this.#options
    const { opId, kind } = operation
    const row: JournalRow = { userId, shotId, viewId, opId, kind, payload: encodePayload(operation) }
    const shot = this.#shotOf(shotId)
    if (shot.rows.size === 0) shot.firstChangedAt = Date.now()
    shot.rows.set(opId, row)
    this.#schedule(shot)
    this.#tell()
    await journal.put(row)
  }

  /**
   * Takes over what an earlier page left in the journal and sends it at once. Resolves, before anything is sent, with
   * the shots and views concerned; `pendingOperations` has their work to show.
   */
  async takeOver(): Promise<readonly { readonly shotId: string; readonly viewId: string }[]> {
    const rows = await this.#options.journal.list(this.#options.userId)
    const found = new Map<string, { shotId: string; viewId: string }>()
    for (const row of rows) {
      const shot = this.#shotOf(row.shotId)
      if (shot.rows.size === 0) shot.firstChangedAt = Date.now()
      if (!shot.rows.has(row.opId)) shot.rows.set(row.opId, row)
      found.set(row.viewId, { shotId: row.shotId, viewId: row.viewId })
    }
    const shotIds = new Set([...found.values()].map((place) => place.shotId))
    for (const shotId of shotIds) this.#schedule(this.#shotOf(shotId), 0)
    if (shotIds.size > 0) this.#tell()
    return [...found.values()]
  }

  /** Sends a shot's work now. Resolves when the attempt is over, whether it succeeded or not: see `getState`. */
  async saveNow(shotId: string): Promise<void> {
    const shot = this.#shots.get(shotId)
    if (!shot) return
    if (shot.saving) await shot.saving
    if (shot.rows.size === 0) return
    shot.saving ??= this.#save(shot)
    this.#tell()
    await shot.saving
  }

  /** Sends everything now, as on a change of route. Resolves when every attempt is over. */
  async saveAll(): Promise<void> {
    await Promise.all([...this.#shots.keys()].map((shotId) => this.saveNow(shotId)))
  }

  /** With company on the storyboard, finished strokes are sent at once so that the others see them. */
  setCompany(hasCompany: boolean): void {
    this.#hasCompany = hasCompany
    if (hasCompany) void this.saveAll()
  }

  /** Sends what fits into keepalive requests, because the page may be going. The rest stays journaled. */
  flush(): void {
    const waiting = [...this.#shots.values()].flatMap((shot) => [...shot.rows.values()])
    // What builds on an operation that is still on its way must not overtake it.
    const busyViews = new Set(waiting.filter((row) => this.#leaving.has(row.opId)).map((row) => row.viewId))
    const rows = waiting.filter((row) => !busyViews.has(row.viewId))
    for (const { batch, bytes } of fitKeepalive(rows, this.#leavingBytes)) {
      const opIds = batch.operations.map((operation) => operation.opId)
      for (const opId of opIds) this.#leaving.add(opId)
      this.#leavingBytes += bytes
      this.#options
        .send(batch, { keepalive: true })
        .then((acknowledgements) => this.#acknowledge(batch.viewId, acknowledgements))
        .catch(() => undefined)
        .finally(() => {
          for (const opId of opIds) this.#leaving.delete(opId)
          this.#leavingBytes -= bytes
        })
    }
  }

  /** Flushes when the page is hidden or goes, and retries when the network returns; returns how to stop. */
  watchPage(): () => void {
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') this.flush()
    }
    const onLeaving = (): void => this.flush()
    const onOnline = (): void => void this.saveAll()
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', onLeaving)
    window.addEventListener('online', onOnline)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', onLeaving)
      window.removeEventListener('online', onOnline)
    }
  }

  /** Ends all timers, as on signing out; what is unsaved stays journaled for its user. */
  stop(): void {
    for (const shot of this.#shots.values()) clearTimeout(shot.timer)
    this.#shots.clear()
    this.#tell()
  }

  #shotOf(shotId: string): ShotWork {
    const found = this.#shots.get(shotId)
    if (found) return found
    const idle = { firstChangedAt: 0, failures: 0, isRetrying: false, timer: undefined, saving: null }
    const shot: ShotWork = { shotId, rows: new Map(), ...idle }
    this.#shots.set(shotId, shot)
    return shot
  }

  #schedule(shot: ShotWork, delay?: number): void {
    // A change must not put off a retry; during a save, what is left is scheduled at its end.
    if (delay === undefined && (shot.isRetrying || shot.saving)) return
    const untilLatest = shot.firstChangedAt + AUTOSAVE_LATEST_MS - Date.now()
    const usual = this.#hasCompany ? 0 : Math.max(0, Math.min(AUTOSAVE_DELAY_MS, untilLatest))
    clearTimeout(shot.timer)
    shot.timer = setTimeout(() => void this.saveNow(shot.shotId), delay ?? usual)
  }

  async #save(shot: ShotWork): Promise<void> {
    clearTimeout(shot.timer)
    shot.isRetrying = false
    let failure: { error: unknown } | null = null
    try {
      await inTurn(`framewright-save-${this.#options.userId}-${shot.shotId}`, () => this.#sendRows(shot))
    } catch (error) {
      failure = { error }
    }
    shot.saving = null
    if (this.#shots.get(shot.shotId) !== shot) return
    if (failure) this.#fail(shot, failure.error)
    else this.#succeed(shot)
    this.#tell()
  }

  /** Sends batch after batch. A refusal holds back only its own view; it is thrown when the others are through. */
  async #sendRows(shot: ShotWork): Promise<void> {
    const refusals = new Map<string, SaveRefusedError>()
    for (const batch of batchesOf([...shot.rows.values()])) {
      if (refusals.has(batch.viewId)) continue
      try {
        await this.#acknowledge(batch.viewId, await this.#options.send(batch, { keepalive: false }))
      } catch (error) {
        if (!(error instanceof SaveRefusedError)) throw error
        refusals.set(batch.viewId, error)
      }
    }
    for (const refusal of refusals.values()) throw refusal
  }

  #succeed(shot: ShotWork): void {
    shot.failures = 0
    this.#isFailureTold = false
    shot.firstChangedAt = Date.now()
    if (shot.rows.size > 0) this.#schedule(shot)
  }

  #fail(shot: ShotWork, error: unknown): void {
    shot.failures += 1
    if (!(error instanceof SaveRefusedError)) {
      // Spread by a quarter, so that many browsers do not come back in the same moment.
      const wait = Math.min(RETRY_LONGEST_MS, RETRY_FIRST_MS * 2 ** (shot.failures - 1))
      this.#schedule(shot, wait * (1 + Math.random() / 4))
      shot.isRetrying = true
    }
    if (this.#isFailureTold) return
    this.#isFailureTold = true
    this.#options.onSaveFailed?.({ shotId: shot.shotId, error })
  }

  async #acknowledge(viewId: string, acknowledgements: readonly Acknowledgement[]): Promise<void> {
    const { userId, journal, onAcknowledged } = this.#options
    const stored = new Set(acknowledgements.map((acknowledgement) => acknowledgement.opId))
    onAcknowledged?.(viewId, acknowledgements)
    for (const shot of this.#shots.values()) {
      for (const opId of stored) shot.rows.delete(opId)
      if (shot.rows.size > 0 || shot.saving) continue
      clearTimeout(shot.timer)
      shot.isRetrying = false
      shot.failures = 0
    }
    this.#tell()
    await journal.remove([...stored].map((opId) => ({ userId, viewId, opId })))
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
