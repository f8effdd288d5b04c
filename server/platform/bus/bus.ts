import pg from 'pg'
import { currentResources, openedAtStart } from '../../kernel/resources.ts'
import { pool } from '../database/client.ts'

const CHANNEL = 'framewright'
/** Between two tries to hear again. */
const RETRY_MS = 1000

type Listener = (message: string) => void

/** What a server hears of what any server over its database publishes. */
class Bus {
  readonly listeners = new Map<string, Set<Listener>>()
  readonly observers = new Set<(topic: string) => void>()
  private connection: pg.Client | undefined
  private isOpen = true

  constructor(private readonly url: string) {}

  async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url })
    client.on('error', () => {})
    client.on('notification', ({ payload }) => payload !== undefined && this.deliver(payload))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    this.connection = client
    client.once('end', () => void this.listenAgain())
  }

  async close(): Promise<void> {
    this.isOpen = false
    await this.connection?.end()
  }

  private deliver(payload: string): void {
    const separator = payload.indexOf('|')
    const topic = payload.slice(0, separator)
    for (const listener of this.listeners.get(topic) ?? []) listener(payload.slice(separator + 1))
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

  /** A reader that was cut off missed an unknown number of messages: each topic is told to look for itself. */
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
 * Tells every server's readers of a topic. Never fails: a message is only a wake-up, and a reader that missed one
 * catches up from the log. At most 7,900 bytes.
 */
export async function publish(topic: string, message: string): Promise<void> {
  const values = [`${topic}|${message}`]
  await pool().query({ name: 'notify', text: `SELECT pg_notify('${CHANNEL}', $1)`, values }).catch(() => {})
}

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

/** Tells of every topic something is published on, until the returned function is called. */
export function observeTopics(observer: (topic: string) => void): () => void {
  const { observers } = bus()
  observers.add(observer)
  return () => void observers.delete(observer)
}
