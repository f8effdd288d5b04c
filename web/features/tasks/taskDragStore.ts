import { holdLive } from '../../lib/holding.ts'
import type { TaskRef } from './TaskSlot.tsx'
import type { TaskStatusName } from './taskTypes.ts'
import { Listeners } from '../../lib/listeners.ts'

/** A card that is held: where it came from, where it would land, and what does it. */
export interface TaskDrag {
  readonly taskId: string
  readonly taskRef: TaskRef
  readonly title: string
  readonly from: { readonly status: TaskStatusName; readonly place: number }
  readonly status: TaskStatusName
  /** 0-based, among the other cards of the column. */
  readonly place: number
  readonly isByKeys: boolean
  /** Height of the card, in pixels. */
  readonly height: number
}

/**
 * The drag of a board. It is no state of a component, so that a move over one column draws nothing else: every column
 * follows only what concerns it.
 */
export class TaskDragStore {
  #drag: TaskDrag | null = null
  #announcement = ''
  #release: (() => void) | null = null
  readonly #listeners = new Listeners()

  readonly subscribe = this.#listeners.subscribe

  readonly get = (): TaskDrag | null => this.#drag

  /** Its announcement for screen readers. */
  readonly getAnnouncement = (): string => this.#announcement

  set(drag: TaskDrag | null): void {
    // What others move waits until the card is dropped.
    if (drag) this.#release ??= holdLive()
    else {
      this.#release?.()
      this.#release = null
    }
    this.#drag = drag
    this.#listeners.tell()
  }

  announce(sentence: string): void {
    this.#announcement = sentence
    this.#listeners.tell()
  }

  /** The held card's place in a column; null when it is not over it. */
  placeIn(status: TaskStatusName): number | null {
    return this.#drag?.status === status ? this.#drag.place : null
  }

  /** Whether the held card came from a column. */
  isFrom(status: TaskStatusName): boolean {
    return this.#drag?.from.status === status
  }
}
