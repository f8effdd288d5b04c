import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<Resources>()

/**
 * What one server opened at its start, and what it keeps in memory. Everything that the server does runs inside `run`,
 * so several servers live in one process without seeing each other.
 */
export class Resources {
  private readonly closers: (() => unknown)[] = []

  /** Runs work, and everything that follows from it, with these resources. */
  run<Result>(work: () => Result): Result {
    return current.run(this, work)
  }

  /** Has something closed by `close`, before what was opened earlier. */
  onClose(close: () => unknown): void {
    this.closers.push(close)
  }

  /** Closes what is open, all of it even when something fails; then throws the first failure. */
  async close(): Promise<void> {
    const failures: unknown[] = []
    for (let close = this.closers.pop(); close; close = this.closers.pop()) {
      try {
        await this.run(close)
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw failures[0]
  }
}

/** The resources that the current work runs with. */
export function currentResources(): Resources {
  const resources = current.getStore()
  if (!resources) throw new Error('This must run inside Resources.run')
  return resources
}

/** State that every server has its own of, made at its first use. */
export function ownedByResources<Value>(make: () => Value): () => Value {
  const held = new WeakMap<Resources, { value: Value }>()
  return () => {
    const resources = currentResources()
    const known = held.get(resources)
    if (known) return known.value
    const made = { value: make() }
    held.set(resources, made)
    return made.value
  }
}

/** Something that a server opens at its start: `provide` sets it, the call answers it. */
export interface Opened<Value> {
  (): Value
  provide(value: Value): void
}

/** Declares something that every server opens at its start; before that, using it throws. */
export function openedAtStart<Value>(name: string): Opened<Value> {
  const held = new WeakMap<Resources, { value: Value }>()
  const read = () => {
    const opened = held.get(currentResources())
    if (!opened) throw new Error(`Not open yet: ${name}`)
    return opened.value
  }
  return Object.assign(read, { provide: (value: Value) => void held.set(currentResources(), { value }) })
}
