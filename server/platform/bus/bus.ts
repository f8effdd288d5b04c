import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { currentResources, openedAtStart } from '../../kernel/resources.ts'
import { pool } from '../database/client.ts'

const CHANNEL = 'framewright'
/** Between two tries to hear again. */
const RETRY_MS = 1000
/** Messages to other servers wait this long for those that follow: PostgreSQL wakes every listener for each NOTIFY. */
const GATHER_MS = 5
/** Bytes that PostgreSQL takes in one NOTIFY, and some room. */
const MOST_BYTES = 7_950

type Listener = (message: string) => void
/** Called with each topic on which something is published; null after an interruption that may have lost messages. */
type Observer = (topic: string | null) => void

/** Lines of text, put together so that each piece has at most so many bytes. A longer line is a piece of its own. */
function inPieces(lines: Iterable<string>, most: number): string[] {
  const pieces: string[] = []
  let left = 0
  for (const line of lines) {
    left -= Buffer.byteLength(line) + 1
    if (left >= 0 && pieces.length > 0) pieces.push(`${pieces.pop()}\n${line}`)
    else {
      pieces.push(line)
      left = most - Buffer.byteLength(line)
    }
  }
  return pieces
}

/** What a server hears of what any server over its database publishes. */
class Bus {
  readonly listeners = new Map<string, Set<Listener>>()
  readonly observers = new Set<Observer>()
  /** Stands before what this server sends, so that it does not hear itself. */
  private readonly id = randomBytes(6).toString('base64url')
  private connection: pg.Client | undefined
  private isOpen = true
  /** Messages for other servers, each once, and the sending that they wait for. */
  private readonly waiting = new Set<string>()
  private sending: Promise<void> | undefined

  constructor(private readonly url: string) {}

  async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url })
    client.on('error', () => {})
    client.on('notification', ({ payload }) => payload !== undefined && this.hear(payload))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    this.connection = client
    client.once('end', () => {
      this.connection = undefined
      for (const observer of this.observers) observer(null)
      void this.listenAgain()
    })
  }

  /** Whether messages of other servers arrive. */
  get isHearing(): boolean {
    return this.connection !== undefined
  }

  async close(): Promise<void> {
    this.isOpen = false
    await this.sending
    await this.connection?.end()
  }

  publish(topic: string, message: string): Promise<void> {
    this.deliver(topic, message)
    this.waiting.add(`${topic}|${message}`)
    this.sending ??= this.sendSoon()
    return this.sending
  }

  private async sendSoon(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS))
    this.sending = undefined
    const values = [inPieces(this.waiting, MOST_BYTES - this.id.length).map((piece) => `${this.id}${piece}`)]
    this.waiting.clear()
    const text = `SELECT pg_notify('${CHANNEL}', "piece") FROM unnest($1::text[]) AS "piece"`
    await pool().query({ name: 'notify', text, values }).catch(() => {})
  }

  private hear(payload: string): void {
    if (payload.startsWith(this.id)) return
    for (const line of payload.slice(this.id.length).split('\n')) {
      const separator = line.indexOf('|')
      this.deliver(line.slice(0, separator), line.slice(separator + 1))
    }
  }

  private deliver(topic: string, message: string): void {
    for (const listener of this.listeners.get(topic) ?? []) listener(message)
    for (const observer of this.observers) observer(topic)
  }

  private async listenAgain(): Promise<void> {
    while (this.isOpen) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      const isHeard = this.isOpen && (await this.listen().then(() => true, () => false))
      if (!isHeard) continue
      if (this.isOpen) return this.wakeEverybody()
      await this.connection?.end()
    }
  }

  /** A reader that was cut off missed an unknown number of messages: each topic is woken to look for itself. */
  private wakeEverybody(): void {
    for (const topic of this.listeners.values()) for (const listener of topic) listener('')
  }
}

const bus = openedAtStart<Bus>('the bus')

/** Starts hearing what any server over this database publishes. A lost connection is made again. */
export async function openBus(url: string): Promise<void> {
  const opened = new Bus(url)
  await opened.listen()
  bus.provide(opened)
  currentResources().onClose(() => opened.close())
}

/**
 * Delivers a message of one line and at most 7,900 bytes to the subscribers of a topic: to those of this server before
 * it returns, to others a few milliseconds later, when the promise resolves. Never fails: a message is only a wake-up,
 * and a subscriber that missed one catches up from the log.
 */
export const publish = (topic: string, message: string): Promise<void> => bus().publish(topic, message)

/** Whether this server hears what others publish; false while its connection is lost. */
export const isHearing = (): boolean => bus().isHearing

/** Calls `listener` for every message on a topic ('' after an interruption) until the returned function is called. */
export function subscribe(topic: string, listener: Listener): () => void {
  const { listeners } = bus()
  const topicListeners = listeners.get(topic) ?? new Set()
  listeners.set(topic, topicListeners.add(listener))
  return () => {
    topicListeners.delete(listener)
    if (topicListeners.size === 0) listeners.delete(topic)
  }
}

/** Calls `observer` with every topic on which something is published until the returned function is called. */
export function observeTopics(observer: Observer): () => void {
  const { observers } = bus()
  observers.add(observer)
  return () => void observers.delete(observer)
}
