import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A child that ignores SIGTERM is killed after this. */
const GRACE_MS = 2_000

/** What parent and child send each other. */
export type ToChild =
  | { kind: 'order'; order: unknown }
  | { kind: 'answer'; id: number; value: unknown; error: string | null }
export type ToParent =
  | { kind: 'ask'; id: number; question: unknown }
  | { kind: 'tell'; message: unknown }
  | { kind: 'done' }
  | { kind: 'failed'; error: ChildError }

/** Why a child failed. */
export interface ChildError {
  message: string
  /** The code of a system error such as ENOSPC. */
  code: string | null
  /** What the work attached to its error. */
  detail: unknown
}

/** The work of a child process failed, or the process ended in the middle of it. */
export class ChildFailed extends Error {
  readonly code: string | null
  readonly detail: unknown

  constructor({ message, code, detail }: ChildError) {
    super(message)
    this.code = code
    this.detail = detail
  }
}

export interface ChildWork {
  /** What the child is to do; plain data and bytes. */
  order: unknown
  /** Answers what the child asks for. */
  answer(question: never): Promise<unknown>
  /** Takes the messages of the child. */
  hear(message: never): void
  /** Ends the child at once; the promise rejects with the reason. */
  signal: AbortSignal
}

/** What Node needs to run a file: sources are translated, what is built is not. */
export const translation = (file: URL): string[] => (file.pathname.endsWith('.ts') ? ['--import', 'tsx'] : [])

/** A process that runs a file which calls `workForParent`. It sees nothing of the server's environment. */
export class Child {
  readonly #process
  readonly #exit: Promise<ChildFailed | Error>
  #hasExited = false

  constructor(file: URL) {
    this.#process = fork(fileURLToPath(file), [], {
      execArgv: translation(file),
      env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#exit = new Promise((resolve) => {
      this.#process.once('error', resolve)
      this.#process.once('exit', (code, killed) => {
        const message = `The process ended before its work: ${killed ?? code}`
        resolve(new ChildFailed({ message, code: null, detail: null }))
      })
    })
    void this.#exit.then(() => (this.#hasExited = true))
  }

  get hasExited(): boolean {
    return this.#hasExited
  }

  /** Does one order, with no other at the same time. Rejects with the signal's reason at once when that aborts. */
  async work({ order, answer, hear, signal }: ChildWork): Promise<void> {
    const child = this.#process
    const send = (message: ToChild) => void (child.connected && child.send(message, () => {}))
    let stop = () => {}
    const done = new Promise<void>((resolve, reject) => {
      const abort = () => reject(signal.reason as Error)
      const onMessage = (message: ToParent) => {
        if (message.kind === 'tell') hear(message.message as never)
        else if (message.kind === 'ask') {
          const { id } = message
          answer(message.question as never).then(
            (value) => send({ kind: 'answer', id, value, error: null }),
            (error: unknown) => send({ kind: 'answer', id, value: null, error: String(error) }),
          )
        } else if (message.kind === 'done') resolve()
        else reject(new ChildFailed(message.error))
      }
      signal.addEventListener('abort', abort, { once: true })
      child.on('message', onMessage)
      void this.#exit.then(reject)
      stop = () => {
        signal.removeEventListener('abort', abort)
        child.off('message', onMessage)
      }
    })
    send({ kind: 'order', order })
    await done.finally(stop)
  }

  /** Ends the process, in the middle of an order too. Fulfilled when it is gone. */
  async end(): Promise<void> {
    if (this.#hasExited) return
    this.#process.kill('SIGTERM')
    const killing = setTimeout(() => this.#process.kill('SIGKILL'), GRACE_MS)
    await this.#exit
    clearTimeout(killing)
  }
}

/**
 * Runs a file in a process of its own, which ends with the work: for libraries that could bring the server down with
 * them.
 */
export async function runInChild(file: URL, work: ChildWork): Promise<void> {
  work.signal.throwIfAborted()
  const child = new Child(file)
  try {
    await child.work(work)
  } finally {
    await child.end()
  }
}
