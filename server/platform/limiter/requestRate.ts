import { hash } from 'node:crypto'
import { fail } from '../../kernel/errors.ts'
import { requestFailures } from '../../kernel/request.failures.ts'

/** Requests a minute; null where there is no bound. */
export interface RequestRates {
  perToken: number | null
  /** From one address, without a token or with one that has not been found good. */
  perAddress: number | null
}

/** How much of a rate is used. */
export interface Usage {
  limit: number
  remaining: number
  /** Whole seconds until the rate resets. */
  reset: number
  isOver: boolean
}

export const WINDOW_SECONDS = 60
/** Tokens of so many people are remembered as good. */
const KNOWN_TOKENS = 100_000

/**
 * Counts requests in this process's memory, so that one costs no statement: each of several servers has its own count.
 * A token that was not found good yet counts for the address, so that nobody gets further by inventing some.
 */
export class RequestCounter {
  private readonly rates: RequestRates
  private window = 0
  private readonly counts = new Map<string, number>()
  private readonly known = new Set<string>()

  /** `networkOf` says as which network an address counts. */
  constructor(
    rates: RequestRates,
    private readonly networkOf: (address: string) => string,
  ) {
    this.rates = rates
  }

  /** Counts one request; null where there is no bound. */
  count(authorization: string | undefined, address: string, now = Date.now()): Usage | null {
    const seconds = now / 1000
    const window = Math.floor(seconds / WINDOW_SECONDS)
    if (window !== this.window) this.counts.clear()
    this.window = window
    const token = authorization === undefined ? null : tokenKey(authorization)
    const isKnown = token !== null && this.known.has(token)
    const limit = isKnown ? this.rates.perToken : this.rates.perAddress
    if (limit === null) return null
    const key = isKnown ? token : this.networkOf(address)
    const count = (this.counts.get(key) ?? 0) + 1
    this.counts.set(key, count)
    const reset = Math.max(1, Math.ceil((window + 1) * WINDOW_SECONDS - seconds))
    return { limit, remaining: Math.max(0, limit - count), reset, isOver: count > limit }
  }

  /** Remembers that a token, by its `tokenKey`, is good: from now on it has a rate of its own. */
  know(token: string): void {
    if (this.known.has(token)) return
    this.known.add(token)
    const [oldest] = this.known
    if (this.known.size > KNOWN_TOKENS && oldest !== undefined) this.known.delete(oldest)
  }
}

/** The token in an `Authorization` header; undefined without one. */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer +(\S{1,200}) *$/i.exec(authorization ?? '')?.[1]

/** What a token is counted by. However its header is written, it has one rate. */
export const tokenKey = (authorization: string): string =>
  hash('sha256', bearerOf(authorization) ?? authorization, 'base64url')

/** The headers of a rate (draft-ietf-httpapi-ratelimit-headers). */
export const headersOf = ({ limit, remaining, reset }: Usage): Record<string, string> => ({
  'ratelimit-policy': `${limit};w=${WINDOW_SECONDS}`,
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(reset),
})

/** The refusal of a request beyond the rate. */
export const tooMany = ({ limit, reset }: Usage) =>
  fail(requestFailures.RATE_AT_LIMIT({ most: limit, seconds: reset }), { retryAfter: reset })
