import { FramewrightError } from './failure.ts'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 15_000
/** A longer wait is reported at once instead. */
const LONGEST_WAIT_SECONDS = 120

/** How attempts are repeated. */
export interface Patience {
  /** Attempts after the first. */
  retries: number
  signal?: AbortSignal | undefined
  /** Told of each failed attempt that is followed by another. */
  onRetry?: ((failure: FramewrightError, waitMs: number) => void) | undefined
}

/** Waits; throws the signal's reason as soon as it is aborted. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/** Twice as long after each failure, with chance so that not all come back at once; never sooner than `retryAfter`. */
function waitAfter({ retryAfter = 0 }: FramewrightError, attempt: number): number {
  const backOff = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (0.5 + Math.random() / 2)
  return Math.max(backOff, retryAfter * 1_000)
}

/** Waits before the next attempt; throws the failure when there is to be none. */
export async function waitOrThrow(error: unknown, attempt: number, patience: Patience): Promise<void> {
  const mayPass = error instanceof FramewrightError && error.isPassing
  if (!mayPass || attempt >= patience.retries || (error.retryAfter ?? 0) > LONGEST_WAIT_SECONDS) throw error
  const waitMs = waitAfter(error, attempt)
  patience.onRetry?.(error, waitMs)
  await pause(waitMs, patience.signal)
}

/** Does something until it succeeds, fails for good or has failed too often; throws the last failure. */
export async function withRetries<Result>(patience: Patience, work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      patience.signal?.throwIfAborted()
      await waitOrThrow(error, attempt, patience)
    }
  }
}
