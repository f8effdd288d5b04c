import pg from 'pg'
import { pool } from '../database/client.ts'

const CHANNEL = 'framewright'
/** Between two tries to hear again. */
const RETRY_MS = 1000

type Listener = (message: string) => void

const listeners = new Map<string, Set<Listener>>()
const observers = new Set<(topic: string) => void>()
let connection: pg.Client | undefined
let isOpen = false

function deliver(payload: string): void {
  const separator = payload.indexOf('|')
  const topic = payload.slice(0, separator)
  for (const listener of listeners.get(topic) ?? []) listener(payload.slice(separator + 1))
  for (const observer of observers) observer(topic)
}

/** A reader that was cut off missed an unknown number of messages: each topic is told to look for itself. */
function wakeEverybody(): void {
  for (const topic of listeners.values()) for (const listener of topic) listener('')
}

async function listen(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  client.on('notification', ({ payload }) => payload !== undefined && deliver(payload))
  try {
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  connection = client
  client.once('end', () => void listenAgain(url))
}

async function listenAgain(url: string): Promise<void> {
  while (isOpen) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    const isHeard = isOpen && (await listen(url).then(() => true, () => false))
    if (!isHeard) continue
    if (isOpen) return wakeEverybody()
    await connection?.end()
  }
}

/** Starts hearing what any server over this database publishes. A lost connection is made again. */
export async function openBus(url: string): Promise<void> {
  isOpen = true
  await listen(url)
}

/** Stops hearing. */
export async function closeBus(): Promise<void> {
  isOpen = false
  await connection?.end()
}

/**
 * Tells every server's readers of a topic. Never fails: a message is only a wake-up, and a reader that missed one
 * catches up from the log. At most 7,900 bytes.
 */
export async function publish(topic: string, message: string): Promise<void> {
  const values = [`${topic}|${message}`]
  await pool.query({ name: 'notify', text: `SELECT pg_notify('${CHANNEL}', $1)`, values }).catch(() => {})
}

/** Calls `listener` for every message on a topic ('' after an interruption) until the returned function is called. */
export function subscribe(topic: string, listener: Listener): () => void {
  const topicListeners = listeners.get(topic) ?? new Set()
  listeners.set(topic, topicListeners.add(listener))
  return () => {
    topicListeners.delete(listener)
    if (topicListeners.size === 0) listeners.delete(topic)
  }
}

/** Tells of every topic something is published on, until the returned function is called. */
export function observeTopics(observer: (topic: string) => void): () => void {
  observers.add(observer)
  return () => void observers.delete(observer)
}
