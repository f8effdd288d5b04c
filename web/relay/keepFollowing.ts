import { readError, type ErrorCode } from './errors.ts'
import { waitToReconnect } from './reconnecting.ts'

/** The callbacks of one attempt to follow something. */
export interface Attempt {
  /** Something came: the wait before the next attempt is short again. */
  readonly onHeard: () => void
  /** It is over, with what went wrong or with nothing. */
  readonly onEnded: (error?: unknown) => void
}

/** Codes of failures another attempt would meet again. */
const REFUSALS: ReadonlySet<ErrorCode> = new Set(['NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED'])

/**
 * Follows something for as long as the page is open: begins again, after a wait that grows, whenever it ends, unless
 * the server refuses it, with whose code `onRefused` is called. `begin` returns how to stop its attempt, and this
 * function how to stop it all.
 */
export function keepFollowing(
  begin: (attempt: Attempt) => () => void,
  onRefused: (code: ErrorCode) => void,
): () => void {
  let isOver = false
  let failures = 0
  let stopAttempt = (): void => {}

  const onHeard = (): void => {
    failures = 0
  }
  const onEnded = (error?: unknown): void => {
    if (isOver) return
    const { code } = readError(error)
    if (REFUSALS.has(code)) return onRefused(code)
    void waitToReconnect(failures++).then(attempt)
  }
  function attempt(): void {
    if (!isOver) stopAttempt = begin({ onHeard, onEnded })
  }

  attempt()
  return () => {
    isOver = true
    stopAttempt()
  }
}
