import type { IEnvironment } from 'relay-runtime'

/** An event of a mutation of this page, as `extensions.events` of its response holds it. */
export interface OwnEvent {
  /** Whose log it is: a project's or an organization's. */
  readonly log: string
  readonly ownerId: string
  readonly seq: number
  readonly type: string
  readonly subjectId: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** Updates what it shows; the promise settles once that is in the store, or could not be read. */
type OwnListener = (events: readonly OwnEvent[]) => Promise<void> | void

/** Where an event stands: the log's owner and the place in the log. */
const keyOf = ({ ownerId, seq }: Pick<OwnEvent, 'ownerId' | 'seq'>): string => `${ownerId} ${seq}`

/**
 * What this page changes itself. The response to a mutation holds its events, so lists follow without a subscription.
 * The subscription brings the same events again: `isKnown` recognizes them.
 */
export class OwnEvents {
  readonly #listeners = new Set<OwnListener>()
  readonly #known = new Set<string>()
  readonly #waiting: (() => void)[] = []
  #running = 0

  /** Calls the listener with the events of each change; returns how to stop. */
  readonly subscribe = (listener: OwnListener): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Runs a mutation. Until it ends, its events may come by the subscription first: `whenIdle` calls back then. */
  async run<Result>(mutation: () => Promise<Result>): Promise<Result> {
    this.#running += 1
    try {
      return await mutation()
    } finally {
      this.#running -= 1
      if (this.#running === 0) for (const resume of this.#waiting.splice(0)) resume()
    }
  }

  /** Calls back when no mutation is running: at once, or after the last one ended. */
  whenIdle(resume: () => void): void {
    if (this.#running === 0) resume()
    else this.#waiting.push(resume)
  }

  /** Remembers the events of a response. */
  note(events: readonly OwnEvent[]): void {
    for (const event of events) this.#known.add(keyOf(event))
  }

  /** Whether a response has held this event; true once, as a subscription brings each event once. */
  isKnown(event: Pick<OwnEvent, 'ownerId' | 'seq'>): boolean {
    return this.#known.delete(keyOf(event))
  }

  /** Tells the listeners; the promise settles when every list shows the change. */
  async apply(events: readonly OwnEvent[]): Promise<void> {
    if (events.length === 0) return
    await Promise.all([...this.#listeners].map(async (listener) => listener(events)))
  }
}

const ofEnvironments = new WeakMap<IEnvironment, OwnEvents>()

/** What the person of an environment changes in this page. */
export function ownEventsOf(environment: IEnvironment): OwnEvents {
  const known = ofEnvironments.get(environment) ?? new OwnEvents()
  ofEnvironments.set(environment, known)
  return known
}
