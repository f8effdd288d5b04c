import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import type { ChildError, ToChild, ToParent } from './childProcess.ts'

/** Requests, the database and what people wait for get the processor first. */
const MOST_NICE = 19

/** How the work of a child reaches the server. */
export interface Parent {
  ask<Answer>(question: unknown): Promise<Answer>
  tell(message: unknown): void
  /** Aborted when the parent ends the work. */
  signal: AbortSignal
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null

/**
 * Gives way to the server. Linux has a priority for each thread: those that Node has started by now, which encoders run
 * on, would keep the usual one. Threads that start later have that of their maker.
 */
function giveWay(nice: number): void {
  setPriority(nice)
  if (process.platform !== 'linux') return
  for (const thread of readdirSync('/proc/self/task')) {
    try {
      setPriority(Number(thread), nice)
    } catch {
      // The thread has ended.
    }
  }
}

/**
 * Does the work that the process which started this one orders. Ends with its parent, however that ended, so that no
 * child is left behind. `detailOf` gives what an error carries to the parent; `nice` is the nice value on Unix.
 */
export function workForParent<Order>(
  work: (order: Order, parent: Parent) => Promise<void>,
  detailOf: (error: unknown) => unknown,
  nice = MOST_NICE,
): void {
  giveWay(nice)
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  const stop = new AbortController()
  const send = (message: ToParent) => new Promise<void>((sent) => process.send?.(message, () => sent()) ?? sent())
  let asked = 0
  const parent: Parent = {
    signal: stop.signal,
    tell: (message) => void send({ kind: 'tell', message }),
    ask: (question) =>
      new Promise((resolve, reject) => {
        const id = (asked += 1)
        waiting.set(id, { resolve, reject })
        void send({ kind: 'ask', id, question })
      }),
  }
  process.on('disconnect', () => process.exit(1))
  process.on('SIGTERM', () => {
    stop.abort()
    process.exit(0)
  })
  // Ctrl+C in a terminal reaches the whole group; the server ends its children itself.
  process.on('SIGINT', () => {})
  process.on('message', (message: ToChild) => {
    if (message.kind === 'answer') {
      const { id, value, error } = message
      const waiter = waiting.get(id)
      waiting.delete(id)
      if (error === null) waiter?.resolve(value as never)
      else waiter?.reject(new Error(error))
      return
    }
    const failed = (error: unknown): ChildError => {
      const text = error instanceof Error ? error.message : String(error)
      return { message: text, code: codeOf(error), detail: detailOf(error) }
    }
    void work(message.order as Order, parent).then(
      () => send({ kind: 'done' }),
      (error: unknown) => send({ kind: 'failed', error: failed(error) }),
    )
  })
}
