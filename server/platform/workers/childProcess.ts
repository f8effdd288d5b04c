import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A child that does not end when it is told to is killed after this. */
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
  /** Hears what the child tells. */
  hear(message: never): void
  /** Ends the child at once; the promise rejects with the reason. */
  signal: AbortSignal
}

/**
 * Runs a file in a process of its own, which ends with the work: for libraries that could bring the server down with
 * them. The file calls `workForParent`. The child sees nothing of the server's environment.
 */
export function runInChild(file: URL, { order, answer, hear, signal }: ChildWork): Promise<void> {
  signal.throwIfAborted()
  const child = fork(fileURLToPath(file), [], {
    execArgv: ['--import', 'tsx'],
    env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const send = (message: ToChild) => void (child.connected && child.send(message, () => {}))
  let killing: NodeJS.Timeout | undefined
  const end = () => {
    child.kill('SIGTERM')
    killing ??= setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
  }
  return new Promise<void>((resolve, reject) => {
    let outcome: (() => void) | undefined
    const settle = (how: () => void) => (outcome ??= how)
    const abort = () => {
      settle(() => reject(signal.reason as Error))
      end()
    }
    signal.addEventListener('abort', abort, { once: true })
    child.on('message', (message: ToParent) => {
      if (message.kind === 'tell') hear(message.message as never)
      else if (message.kind === 'ask') {
        const { id } = message
        answer(message.question as never).then(
          (value) => send({ kind: 'answer', id, value, error: null }),
          (error: unknown) => send({ kind: 'answer', id, value: null, error: String(error) }),
        )
      } else {
        settle(() => (message.kind === 'done' ? resolve() : reject(new ChildFailed(message.error))))
        end()
      }
    })
    child.once('error', (error) => settle(() => reject(error)))
    child.once('exit', (code, killed) => {
      clearTimeout(killing)
      signal.removeEventListener('abort', abort)
      const message = `The process ended before its work: ${killed ?? code}`
      settle(() => reject(new ChildFailed({ message, code: null, detail: null })))
      outcome?.()
    })
    send({ kind: 'order', order })
  })
}
