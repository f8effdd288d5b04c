import { v7 as newId } from 'uuid'
import { decodePayload, encodePayload } from '../../drawing/encoding.ts'
import type { Operation } from '../../drawing/operation.ts'
import { isSavedAtOnce, whenSavedAtOnce } from '../lib/deviceSettings.ts'
import { inTurn } from './browserLock.ts'
import { NO_VIEW } from './journal.ts'
import type { DescriptionRow, JournalRow, OperationRow } from './journal.ts'
import { LeavingRequests } from './leavingRequests.ts'
import { watchPage } from './pageWatch.ts'
import { newestDescription } from './saveBatches.ts'
import type { Place, SaveQueueOptions } from './saveQueueOptions.ts'
import { DescriptionConflictError, draftOf, SaveRefusedError, sendRows } from './sending.ts'
import type { Acknowledgement } from './sending.ts'
import { AUTOSAVE_DELAY_MS, ShotWork } from './shotWork.ts'
import type { SaveState } from './shotWork.ts'
import type { TabMessage } from './tabChannel.ts'
import { Listeners } from '../lib/listeners.ts'

/** What another tab of the person has to save is sent from here this much later, in case that tab is gone; ms. */
export const OTHER_TAB_GRACE_MS = 5_000

/**
 * Brings finished work to the server, shot by shot, and never lets go of any before the server has it. An operation is
 * journaled before `add` resolves, and its row removed only after the server's acknowledgement.
 */
export class SaveQueue {
  readonly #options: SaveQueueOptions
  readonly #shots = new Map<string, ShotWork>()
  readonly #leaving = new LeavingRequests()
  readonly #listeners = new Listeners()
  readonly #stopTabs: (() => void) | undefined
  readonly #stopSettings: () => void
  #hasCompany = false
  #isFailureTold = false

  constructor(options: SaveQueueOptions) {
    this.#options = options
    this.#stopTabs = options.tabs?.subscribe((message) => this.#hear(message))
    this.#stopSettings = whenSavedAtOnce(() => void this.saveAll())
  }

  /** Calls the listener when any shot's state changes; returns how to stop. */
  readonly subscribe = this.#listeners.subscribe

  /** The state of a shot's work, for useSyncExternalStore. */
  getState(shotId: string): SaveState {
    return this.#shots.get(shotId)?.state ?? 'saved'
  }

  /** How many changes of a shot the server does not have. */
  countUnsaved(shotId: string): number {
    return this.#shots.get(shotId)?.rows.size ?? 0
  }

  /** How many changes the server does not have, of all shots. */
  countAllUnsaved(): number {
    let count = 0
    for (const { rows } of this.#shots.values()) count += rows.size
    return count
  }

  /** The view's operations that the server has not acknowledged, in the order they were made. */
  pendingOperations(viewId: string): Operation[] {
    return [...this.#shots.values()]
      .flatMap((shot) => [...shot.rows.values()])
      .filter((row) => row.kind !== 'DESCRIPTION')
      .filter((row) => row.viewId === viewId)
      .map(operationOf)
  }

  /** The shot's description as far as the server does not have it; null when it has. */
  pendingDescription(shotId: string): string | null {
    return this.#descriptionOf(shotId)?.text ?? null
  }

  /** The saved description of another person that keeps the pending one from being stored; null without conflict. */
  descriptionConflict(shotId: string): string | null {
    return this.#shots.get(shotId)?.conflict ?? null
  }

  /** Journals an operation and schedules its save. Resolves when it is safe to let it leave the wet layer. */
  async add({ shotId, viewId, operation }: Place & { readonly operation: Operation }): Promise<void> {
    const { opId, kind } = operation
    const { userId } = this.#options
    await this.#keep({ userId, shotId, viewId, opId, kind, payload: encodePayload(operation) })
  }

  /** Journals a shot's description in place of one that waits, and schedules its save over the saved text `base`. */
  async describe(draft: { readonly shotId: string; readonly text: string; readonly base?: string }): Promise<void> {
    const { userId } = this.#options
    const waiting = this.#descriptionOf(draft.shotId)
    const base = waiting ? waiting.base : draft.base
    await this.#keep({ ...draft, base, userId, viewId: NO_VIEW, opId: newId(), kind: 'DESCRIPTION' })
  }

  /** Ends a conflict: the pending description is stored over the saved one, or let go of. */
  async settleDescription(shotId: string, choice: 'overwrite' | 'discard'): Promise<void> {
    const shot = this.#shotOf(shotId)
    const waiting = this.#descriptionOf(shotId)
    const base = shot.conflict
    shot.conflict = null
    if (!waiting || base === null) return
    if (choice === 'discard') return this.#remove(NO_VIEW, [waiting.opId])
    await this.#keep({ ...waiting, opId: newId(), base })
    await this.saveNow(shotId)
  }

  /**
   * Takes over what an earlier page left in the journal and sends it at once. Resolves, before anything is sent, with
   * the shots and views drawn in; `pendingOperations` has their work to show.
   */
  async takeOver(): Promise<readonly Place[]> {
    const { journal, userId } = this.#options
    const rows = await journal.list(userId)
    const replaced = rows.flatMap((row) => this.#shotOf(row.shotId).take(row))
    if (replaced.length > 0) void journal.remove(replaced)
    for (const shotId of new Set(rows.map((row) => row.shotId))) this.#shotOf(shotId).scheduleIn(0)
    if (rows.length > 0) this.#listeners.tell()
    const places = rows.filter((row) => row.kind !== 'DESCRIPTION').map(({ shotId, viewId }) => ({ shotId, viewId }))
    return [...new Map(places.map((place) => [place.viewId, place])).values()]
  }

  /** Sends a shot's work now. Resolves when the attempt is over, whether it succeeded or not: see `getState`. */
  async saveNow(shotId: string): Promise<void> {
    const shot = this.#shots.get(shotId)
    if (!shot) return
    if (shot.saving) await shot.saving
    if (shot.rows.size === 0) return
    shot.saving ??= this.#save(shot)
    this.#listeners.tell()
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

  /** Whether a change is sent as it is made: the person settled it so, or somebody is there to see it. */
  #isAtOnce(): boolean {
    return this.#hasCompany || isSavedAtOnce()
  }

  /** Sends what fits into keepalive requests, because the page may be going. The rest stays journaled. */
  flush(): void {
    const { send, sendDescription } = this.#options
    this.#leaving.send([...this.#shots.values()].map(({ rows }) => [...rows.values()]), {
      sendBatch: async (batch) => this.#acknowledge(batch.viewId, await send(batch, { keepalive: true })),
      sendDescription: async (row) => {
        await sendDescription(draftOf(row), { keepalive: true })
        await this.#described(row)
      },
    })
  }

  /** Flushes when the page is hidden or goes, and retries when the network returns; returns how to stop. */
  watchPage(): () => void {
    return watchPage({ onLeaving: () => this.flush(), onOnline: () => void this.saveAll() })
  }

  /** Ends all timers, as on signing out; what is unsaved stays journaled for its user. */
  stop(): void {
    for (const shot of this.#shots.values()) shot.stop()
    this.#shots.clear()
    this.#stopTabs?.()
    this.#stopSettings()
    this.#listeners.tell()
  }

  async #keep(row: JournalRow): Promise<void> {
    const { journal, tabs } = this.#options
    const shot = this.#shotOf(row.shotId)
    const replaced = shot.take(row)
    shot.schedule(this.#isAtOnce())
    this.#listeners.tell()
    await journal.put(row)
    tabs?.post({ type: 'journaled', row })
    if (replaced.length > 0) await journal.remove(replaced)
  }

  #hear(message: TabMessage): void {
    if (message.type === 'stored') void this.#forget(message.viewId, message.acknowledgements)
    if (message.type === 'described') {
      this.#options.onDescribed?.(message.shotId, message.text)
      void this.#remove(NO_VIEW, [message.opId])
    }
    if (message.type === 'journaled') this.#adopt(message.row)
  }

  #adopt(row: JournalRow): void {
    const shot = this.#shotOf(row.shotId)
    if (shot.rows.has(row.opId)) return
    if (shot.state === 'saved') shot.scheduleIn(AUTOSAVE_DELAY_MS + OTHER_TAB_GRACE_MS)
    shot.take(row)
    if (row.kind !== 'DESCRIPTION') this.#options.onAdopted?.(row, operationOf(row))
    this.#listeners.tell()
  }

  #descriptionOf(shotId: string): DescriptionRow | null {
    return newestDescription(this.#shots.get(shotId)?.rows.values() ?? [])
  }

  #shotOf(shotId: string): ShotWork {
    const found = this.#shots.get(shotId)
    if (found) return found
    const shot = new ShotWork(shotId, () => void this.saveNow(shotId))
    this.#shots.set(shotId, shot)
    return shot
  }

  async #save(shot: ShotWork): Promise<void> {
    shot.stop()
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
    this.#listeners.tell()
  }

  #sendRows(shot: ShotWork): Promise<void> {
    const { send, sendDescription } = this.#options
    shot.conflict = null
    return sendRows([...shot.rows.values()], {
      sendBatch: async (batch) => this.#acknowledge(batch.viewId, await send(batch, { keepalive: false })),
      sendDescription: async (row) => {
        await sendDescription(draftOf(row), { keepalive: false })
        await this.#described(row)
      },
    })
  }

  #succeed(shot: ShotWork): void {
    this.#isFailureTold = false
    shot.succeed(this.#isAtOnce())
  }

  #fail(shot: ShotWork, error: unknown): void {
    shot.fail({ isFinal: error instanceof SaveRefusedError })
    if (error instanceof DescriptionConflictError) {
      // The shot itself asks which text stays.
      shot.conflict = error.saved
      return
    }
    if (this.#isFailureTold) return
    this.#isFailureTold = true
    this.#options.onSaveFailed?.({ shotId: shot.shotId, error })
  }

  async #acknowledge(viewId: string, acknowledgements: readonly Acknowledgement[]): Promise<void> {
    this.#options.tabs?.post({ type: 'stored', viewId, acknowledgements })
    await this.#forget(viewId, acknowledgements)
  }

  async #described({ shotId, opId, text }: DescriptionRow): Promise<void> {
    this.#options.tabs?.post({ type: 'described', shotId, opId, text })
    await this.#remove(NO_VIEW, [opId])
  }

  async #forget(viewId: string, acknowledgements: readonly Acknowledgement[]): Promise<void> {
    this.#options.onAcknowledged?.(viewId, acknowledgements)
    await this.#remove(viewId, acknowledgements.map(({ opId }) => opId))
  }

  async #remove(viewId: string, opIds: readonly string[]): Promise<void> {
    const { userId, journal } = this.#options
    for (const shot of this.#shots.values()) shot.remove(opIds)
    this.#listeners.tell()
    await journal.remove([...new Set(opIds)].map((opId) => ({ userId, viewId, opId })))
  }
}

function operationOf(row: OperationRow): Operation {
  return decodePayload(row.opId, row.kind, row.payload)
}
