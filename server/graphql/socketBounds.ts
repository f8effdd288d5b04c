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

/** The sockets open with each token; those without a token are not counted. */
export class TokenSockets {
  private readonly open = new Map<string, number>()

  /** Counts a socket; false beyond the bound. `leave` must follow where it is true. */
  enter(token: string | undefined): boolean {
    const count = this.countOf(token)
    if (count >= MOST_SOCKETS) return false
    if (token !== undefined) this.open.set(token, count + 1)
    return true
  }

  leave(token: string | undefined): void {
    if (token === undefined) return
    const count = this.countOf(token)
    if (count > 1) this.open.set(token, count - 1)
    else this.open.delete(token)
  }

  private countOf(token: string | undefined): number {
    return token === undefined ? 0 : (this.open.get(token) ?? 0)
  }
}
