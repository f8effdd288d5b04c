import { setImmediate as nextTurn } from 'node:timers/promises'
import pLimit from 'p-limit'
import { fail } from '../kernel/errors.ts'
import { documentFailures } from './document.failures.ts'

/** Operations open on one socket. */
export const MOST_OPEN = 200
/** Of these, operations that are being opened; the others wait for their turn. */
const MOST_OPENING = 8
/** Sockets open with one token. */
export const MOST_SOCKETS = 20
/** Sockets open from one network without a token, or with one that is not valid. */
export const MOST_NETWORK_SOCKETS = 100
/** Seconds after which an operation may have ended. */
const RETRY_SECONDS = 5

/** The operations of one socket. */
export class SocketOperations {
  private open = 0
  private readonly limit = pLimit(MOST_OPENING)

  /** Counts one operation; RATE_LIMITED beyond the bound. `end` must follow. */
  begin(): void {
    if (this.open >= MOST_OPEN) {
      throw fail(documentFailures.SOCKET_AT_LIMIT({ most: MOST_OPEN }), { retryAfter: RETRY_SECONDS })
    }
    this.open++
  }

  end(): void {
    this.open--
  }

  /** Runs a step of opening an operation in its turn. Other work of the process runs before a step that waited. */
  opening<Result>(step: () => Result | PromiseLike<Result>): Promise<Result> {
    const isFree = this.limit.activeCount < MOST_OPENING
    return this.limit(async () => {
      if (!isFree) await nextTurn()
      return step()
    })
  }
}

/** The sockets that are open, each counted for its token or for its network. */
export class OpenSockets {
  private readonly open = new Map<string, number>()

  /** Counts a socket until the returned function is called; null beyond the bound. */
  enter(key: string, most: number): (() => void) | null {
    const count = this.countOf(key)
    if (count >= most) return null
    this.open.set(key, count + 1)
    return () => {
      const left = this.countOf(key) - 1
      if (left > 0) this.open.set(key, left)
      else this.open.delete(key)
    }
  }

  private countOf(key: string): number {
    return this.open.get(key) ?? 0
  }
}
