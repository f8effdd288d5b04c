/** A set of listeners. */
export class Listeners<Told extends readonly unknown[] = []> {
  readonly #all = new Set<(...told: Told) => void>()

  /** How many there are. */
  get count(): number {
    return this.#all.size
  }

  /** Tells the listener from now on; returns how to stop. */
  readonly subscribe = (listener: (...told: Told) => void): (() => void) => {
    this.#all.add(listener)
    return () => void this.#all.delete(listener)
  }

  readonly tell = (...told: Told): void => {
    for (const listener of this.#all) listener(...told)
  }
}
