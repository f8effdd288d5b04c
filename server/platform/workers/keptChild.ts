import { currentResources, ownedByResources } from '../../kernel/resources.ts'
import { Child, type ChildWork } from './childProcess.ts'

/** A process without orders ends after this. */
const IDLE_MS = 60_000

/** A process that does small orders, one after another: starting one for each would take longer than the work. */
export class KeptChild {
  readonly #file
  readonly #idleMs
  #child: Child | null = null
  #idle: NodeJS.Timeout | undefined
  #last = Promise.resolve()
  #waiting = 0

  constructor(file: URL, idleMs = IDLE_MS) {
    this.#file = file
    this.#idleMs = idleMs
  }

  /** Orders that are not done yet. */
  get waiting(): number {
    return this.#waiting
  }

  /** Does an order after those before it. A process that was aborted in one ends, and the next order starts another. */
  run(work: ChildWork): Promise<void> {
    this.#waiting += 1
    const done = this.#last.then(() => this.#work(work)).finally(() => (this.#waiting -= 1))
    this.#last = done.catch(() => {})
    return done
  }

  async end(): Promise<void> {
    clearTimeout(this.#idle)
    const child = this.#child
    this.#child = null
    await child?.end()
  }

  async #work(work: ChildWork): Promise<void> {
    work.signal.throwIfAborted()
    clearTimeout(this.#idle)
    if (!this.#child || this.#child.hasExited) this.#child = new Child(this.#file)
    try {
      await this.#child.work(work)
    } finally {
      if (work.signal.aborted) await this.end()
      else this.#idle = setTimeout(() => void this.end(), this.#idleMs).unref()
    }
  }
}

/** A kept process of a server, which ends with it. The function answers the same one at each call. */
export const keptChild = (file: URL): (() => KeptChild) =>
  ownedByResources(() => {
    const child = new KeptChild(file)
    currentResources().onClose(() => child.end())
    return child
  })
