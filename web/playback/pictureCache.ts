/** A picture that can be drawn, and given back. */
export interface Decoded {
  close(): void
}

type Entry<Picture> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly picture: Picture }
  | { readonly state: 'failed'; readonly at: number }

/** A picture that did not come is asked for again after this, in milliseconds. */
const RETRY_MS = 3_000

/**
 * Pictures decoded ahead: those that are wanted, and as many of the last ones as there is room for by their weights.
 * What leaves is closed at once, so that memory stays flat however long is played.
 */
export class PictureCache<Picture extends Decoded> {
  /** In the order in which they were last wanted. */
  private readonly entries = new Map<string, Entry<Picture>>()
  private readonly load: (key: string) => Promise<Picture>
  private readonly room: number
  private readonly onChanged: () => void
  /** A whole number. */
  private readonly weightOf: (key: string) => number
  private isClosed = false

  constructor(
    load: (key: string) => Promise<Picture>, room: number, onChanged: () => void,
    weightOf: (key: string) => number = () => 1,
  ) {
    this.load = load
    this.room = room
    this.onChanged = onChanged
    this.weightOf = weightOf
  }

  /** Says what is needed, the most urgent first: what is not there is loaded, what nobody wants makes room. */
  want(keys: readonly string[]): void {
    if (this.isClosed) return
    for (const key of keys.toReversed()) {
      const entry = this.entries.get(key)
      const isStale = entry?.state === 'failed' && Date.now() - entry.at > RETRY_MS
      this.entries.delete(key)
      this.entries.set(key, entry && !isStale ? entry : { state: 'loading' })
      if (!entry || isStale) void this.fetch(key)
    }
    const weigh = (all: Iterable<string>): number => [...all].reduce((sum, key) => sum + this.weightOf(key), 0)
    const most = Math.max(this.room, weigh(new Set(keys)))
    let weight = weigh(this.entries.keys())
    for (const [key, entry] of this.entries) {
      if (weight <= most) return
      weight -= this.weightOf(key)
      this.entries.delete(key)
      if (entry.state === 'ready') entry.picture.close()
    }
  }

  private async fetch(key: string): Promise<void> {
    let entry: Entry<Picture>
    try {
      entry = { state: 'ready', picture: await this.load(key) }
    } catch {
      entry = { state: 'failed', at: Date.now() }
    }
    if (this.entries.get(key)?.state === 'loading') {
      this.entries.set(key, entry)
      this.onChanged()
    } else if (entry.state === 'ready') entry.picture.close()
  }

  /** The picture; null while it is not there. */
  get(key: string): Picture | null {
    const entry = this.entries.get(key)
    return entry?.state === 'ready' ? entry.picture : null
  }

  hasFailed(key: string): boolean {
    return this.entries.get(key)?.state === 'failed'
  }

  /** How many are decoded now. */
  get size(): number {
    return [...this.entries.values()].filter(({ state }) => state === 'ready').length
  }

  /** Gives everything back. */
  close(): void {
    this.isClosed = true
    for (const entry of this.entries.values()) if (entry.state === 'ready') entry.picture.close()
    this.entries.clear()
  }
}
