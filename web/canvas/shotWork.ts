import type { JournalRow } from './journal.ts'
import { newestDescription } from './saveBatches.ts'

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

/** What a shot has that the server does not, and when it is to be sent. */
export class ShotWork {
  readonly shotId: string
  readonly rows = new Map<string, JournalRow>()
  /** The attempt under way. */
  saving: Promise<void> | null = null
  /** The description another person has saved while one was waiting here; null where nothing is to be settled. */
  conflict: string | null = null
  readonly #save: () => void
  #firstChangedAt = 0
  #failures = 0
  #isRetrying = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(shotId: string, save: () => void) {
    this.shotId = shotId
    this.#save = save
  }

  get state(): SaveState {
    if (this.saving) return 'saving'
    if (this.rows.size === 0) return 'saved'
    return this.#failures > 0 ? 'failed' : 'unsaved'
  }

  /** Adds a row. Of descriptions only the newest stays; those that go are returned. */
  take(row: JournalRow): JournalRow[] {
    if (this.rows.size === 0) this.#firstChangedAt = Date.now()
    this.rows.set(row.opId, row)
    if (row.kind !== 'DESCRIPTION') return []
    const newest = newestDescription(this.rows.values())
    const replaced = [...this.rows.values()].filter((other) => other.kind === 'DESCRIPTION' && other !== newest)
    for (const { opId } of replaced) this.rows.delete(opId)
    return replaced
  }

  /** Lets go of rows that the server has. */
  remove(opIds: readonly string[]): void {
    for (const opId of opIds) this.rows.delete(opId)
    if (this.rows.size > 0 || this.saving) return
    this.stop()
    this.#failures = 0
  }

  /** Plans the save after a change; where nothing is to wait, it is now. */
  schedule(isAtOnce: boolean): void {
    // A change must not put off a retry; during a save, what is left is planned at its end.
    if (this.#isRetrying || this.saving) return
    const untilLatest = this.#firstChangedAt + AUTOSAVE_LATEST_MS - Date.now()
    this.scheduleIn(isAtOnce ? 0 : Math.max(0, Math.min(AUTOSAVE_DELAY_MS, untilLatest)))
  }

  /** Plans the save in so many milliseconds. */
  scheduleIn(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#save, delay)
  }

  /** Ends the plan, as when an attempt begins. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#isRetrying = false
  }

  /** The attempt is over and everything of it is saved. */
  succeed(isAtOnce: boolean): void {
    this.#failures = 0
    this.#firstChangedAt = Date.now()
    if (this.rows.size > 0) this.schedule(isAtOnce)
  }

  /** The attempt failed; one that may succeed later is made again, ever later. */
  fail({ isFinal }: { readonly isFinal: boolean }): void {
    this.#failures += 1
    if (isFinal) return
    // Spread by a quarter, so that many browsers do not come back in the same moment.
    const wait = Math.min(RETRY_LONGEST_MS, RETRY_FIRST_MS * 2 ** (this.#failures - 1))
    this.scheduleIn(wait * (1 + Math.random() / 4))
    this.#isRetrying = true
  }
}
