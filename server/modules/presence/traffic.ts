import { randomUUID } from 'node:crypto'
import { ownedByResources } from '../../kernel/resources.ts'
import { publish } from '../../platform/bus/bus.ts'
import type { Room } from './room.ts'
import type { TabState, WetPiece } from './person.ts'
import { STEP_MS } from './presenceLimits.ts'

/** The messages of servers to each other about a place. */
interface Message {
  server: string
  /** When it was sent, by the clock of the sender: milliseconds since 1970. */
  now: number
  /** Whether the sender has subscribers to the place and asks for its messages from now on. */
  asks?: boolean
  here?: { state: TabState; wet: WetPiece[] }[]
  left?: string[]
}

/** How long a server gets messages after a request for them, and how often it repeats the request. */
const ASKED_MS = 15_000
export const ASK_AGAIN_MS = 5_000
/** Bytes of a message: PostgreSQL takes 7,999 with the topic. */
const MOST_BYTES = 7_600

const serverName = ownedByResources(() => randomUUID())

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value)) + 1

/** Lists of tabs, each small enough for one message; a tab with many pieces is in several. */
function inMessages(entries: readonly { state: TabState; wet: WetPiece[] }[]): NonNullable<Message['here']>[] {
  const lists: NonNullable<Message['here']>[] = [[]]
  let room = MOST_BYTES
  const open = () => {
    lists.push([])
    room = MOST_BYTES
  }
  for (const { state, wet } of entries) {
    const stateBytes = bytesOf({ state, wet: [] })
    const add = () => {
      if (room < stateBytes) open()
      room -= stateBytes
      const entry = { state, wet: [] as WetPiece[] }
      lists.at(-1)?.push(entry)
      return entry
    }
    let entry = add()
    for (const piece of wet) {
      const bytes = bytesOf(piece)
      if (room < bytes) {
        open()
        entry = add()
      }
      room -= bytes
      entry.wet.push(piece)
    }
  }
  return lists.filter((list) => list.length > 0)
}

/** What another server says of a tab, with its times by the clock of this one, which is so much later. */
const byOwnClock = (state: TabState, later: number): TabState =>
  state.playback ? { ...state, playback: { ...state.playback, at: state.playback.at + later } } : state

/** What a room has of this server's tabs goes to the other servers that have readers of it, and theirs come here. */
export class Traffic {
  readonly #topic: string
  /** The name of this server, as the owner of the tabs that talk to it. */
  readonly server = serverName()
  /** Until when each of the other servers wants messages. */
  readonly #asking = new Map<string, number>()
  readonly #changed = new Set<string>()
  readonly #left = new Set<string>()
  readonly #sentPieces = new Map<string, number>()
  #timer: NodeJS.Timeout | null = null
  #isSending = false

  constructor(readonly room: Room, topic: string) {
    this.#topic = topic
  }

  /** Tells the others that somebody here looks at the place. */
  ask(): void {
    void this.#publish({ asks: true })
  }

  /** Publishes a tab of this server: it changed, or is still there. */
  publish(id: string): void {
    this.#changed.add(id)
    this.#sendSoon()
  }

  /** Tells that a tab of this server is gone. */
  publishLeft(id: string): void {
    this.#changed.delete(id)
    this.#sentPieces.delete(id)
    this.#left.add(id)
    this.#sendSoon()
  }

  /** Takes a message of another server. Of a tab that has come here since, only this server knows. */
  take(text: string, now: number): void {
    if (text === '') return this.ask()
    const { server, now: sentAt, asks, here = [], left = [] } = JSON.parse(text) as Message
    if (server === this.server) return
    if (asks) this.#asked(server, now)
    for (const { state, wet } of here) this.room.put(byOwnClock(state, now - sentAt), wet, server, now)
    for (const id of left) if (this.room.tabs.get(id)?.owner === server) this.room.remove(id)
  }

  /** Sends nothing more. */
  close(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }

  #asked(server: string, now: number): void {
    const isNew = (this.#asking.get(server) ?? 0) < now
    this.#asking.set(server, now + ASKED_MS)
    if (!isNew) return
    for (const [id, { owner }] of this.room.tabs) if (owner === this.server) this.#changed.add(id)
    this.#sendSoon()
  }

  /** One message at a time: under load there are fewer, each with what is newest. */
  #sendSoon(): void {
    if (this.#timer || this.#isSending) return
    this.#timer = setTimeout(() => void this.#send(), STEP_MS)
    this.#timer.unref()
  }

  async #send(): Promise<void> {
    this.#timer = null
    const now = Date.now()
    for (const [server, until] of this.#asking) if (until < now) this.#asking.delete(server)
    const changed = [...this.#changed]
    const left = [...this.#left]
    this.#changed.clear()
    this.#left.clear()
    const entries = changed.flatMap((id) => {
      const tab = this.room.tabs.get(id)
      if (tab?.owner !== this.server) return []
      const wet = tab.piecesAfter(this.#sentPieces.get(id) ?? 0)
      this.#sentPieces.set(id, tab.pieceCount)
      return [{ state: tab.state, wet }]
    })
    if (this.#asking.size === 0) return
    this.#isSending = true
    if (left.length > 0) await this.#publish({ left })
    for (const here of inMessages(entries)) await this.#publish({ here })
    this.#isSending = false
    if (this.#changed.size > 0 || this.#left.size > 0) this.#sendSoon()
  }

  #publish(message: Omit<Message, 'server' | 'now'>): Promise<void> {
    return publish(this.#topic, JSON.stringify({ server: this.server, now: Date.now(), ...message }))
  }
}
