import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { fail } from '../../kernel/errors.ts'
import { requestFailures } from '../../kernel/request.failures.ts'
import { pool } from '../database/client.ts'

/** How often something may be done in a while. */
export interface Rate {
  /** Its own name, part of the key. */
  name: string
  most: number
  seconds: number
}

const TABLE = { tableName: 'RateLimit', tableCreated: true, clearExpiredByTimeout: false, keyPrefix: '' } as const

/** Keys are e-mail addresses and the like: only their hash is kept. */
const keyOf = ({ name }: Rate, key: string) =>
  `${name}:${createHash('sha256').update(key).digest('base64url')}`

const limiterOf = ({ most, seconds }: Rate) =>
  new RateLimiterPostgres({ ...TABLE, storeClient: pool(), points: most, duration: seconds })

const inSeconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000))

/** Waits from so many seconds on are given in minutes. */
const MINUTES_FROM_SECONDS = 90

/** RATE_LIMITED for an attempt that must wait so many seconds. */
export function waitFor(seconds: number) {
  const failure = seconds < MINUTES_FROM_SECONDS
    ? requestFailures.ATTEMPTS_AT_LIMIT({ seconds })
    : requestFailures.ATTEMPTS_AT_LIMIT_FOR_MINUTES({ minutes: Math.ceil(seconds / 60) })
  return fail(failure, { retryAfter: seconds })
}

/** Counts one use; RATE_LIMITED when there were too many. All servers over one database count together. */
export async function demandRate(rate: Rate, key: string): Promise<void> {
  try {
    await limiterOf(rate).consume(keyOf(rate, key))
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw waitFor(inSeconds(refusal.msBeforeNext))
    throw refusal
  }
}

/** Counts one use without a bound; answers how many there were in the while. */
export async function countUse(rate: Rate, key: string): Promise<number> {
  return (await limiterOf(rate).penalty(keyOf(rate, key))).consumedPoints
}

/** Takes the one use there is for so many seconds; RATE_LIMITED while somebody has it. */
export async function takeTurn(rate: Omit<Rate, 'most'>, key: string): Promise<void> {
  await demandRate({ ...rate, most: 1 }, key)
}

/** Throws RATE_LIMITED while somebody has the turn. Counts nothing. */
export async function demandFreeTurn(rate: Omit<Rate, 'most' | 'seconds'>, key: string): Promise<void> {
  const whole = { ...rate, most: 1, seconds: 1 }
  const taken = await limiterOf(whole).get(keyOf(whole, key))
  if (taken && taken.consumedPoints > 0 && taken.msBeforeNext > 0) throw waitFor(inSeconds(taken.msBeforeNext))
}

/** Forgets what was counted. */
export async function forgetUses(rate: Pick<Rate, 'name'>, key: string): Promise<void> {
  const whole = { ...rate, most: 1, seconds: 1 }
  await limiterOf(whole).delete(keyOf(whole, key))
}

/** Takes back one use that was counted and turned out to be none. */
export async function takeBackUse(rate: Rate, key: string): Promise<void> {
  await limiterOf(rate).reward(keyOf(rate, key))
}

/** Restarts the window of a key: uses are forgotten after a window without any. */
export async function prolongUses(rate: Rate, key: string): Promise<void> {
  const expire = Date.now() + rate.seconds * 1000
  await pool().query('UPDATE "RateLimit" SET "expire" = $2 WHERE "key" = $1', [keyOf(rate, key), expire])
}
