import { TASK_STATUSES, type TaskStatusName } from './taskTypes.ts'
import { Listeners } from '../../lib/listeners.ts'

/** How many tasks each loaded column has. */
export type Counts = Readonly<Partial<Record<TaskStatusName, number>>>

/** The counts of a board's columns, outside of React's state: a drop renders nothing else. */
export class BoardCounts {
  #counts: Counts = {}
  readonly #listeners = new Listeners()

  readonly subscribe = this.#listeners.subscribe

  readonly get = (): Counts => this.#counts

  /** All tasks of the board; null until every column is loaded. */
  readonly total = (): number | null => {
    let sum = 0
    for (const status of TASK_STATUSES) {
      const count = this.#counts[status]
      if (count === undefined) return null
      sum += count
    }
    return sum
  }

  set(status: TaskStatusName, count: number): void {
    if (this.#counts[status] === count) return
    this.#counts = { ...this.#counts, [status]: count }
    this.#listeners.tell()
  }
}
