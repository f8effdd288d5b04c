import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fail } from '../../kernel/errors.ts'
import { requestFailures } from '../../kernel/request.failures.ts'
import { pool, type Transaction } from '../database/client.ts'

/** How long a key stands for its request. */
export const KEPT_HOURS = 24
/** An attempt that has written nothing for so long is taken for dead: longer than the longest change may take. */
const LEASE_SECONDS = 120
/** How long a retry waits for the first to be done, and how often it looks, in milliseconds. */
const LONGEST_WAIT_MS = 30_000
const WAIT_STEP_MS = 50
/** Characters of the longest answer that is kept. */
const LONGEST_ANSWER = 1_000_000

/** The header of a request's key, and that of an answer which was given before. */
export const KEY_HEADER = 'Idempotency-Key'
export const REPLAYED_HEADER = 'idempotent-replayed'

/** Failures after which the same request may succeed: they are not kept. */
export const PASSING: ReadonlySet<string> = new Set(['INTERNAL', 'UNAVAILABLE', 'RATE_LIMITED'])

/** Characters of the longest key. */
export const LONGEST_KEY = 200

const KEY = new RegExp(`^[\\x21-\\x7e]{1,${LONGEST_KEY}}$`)
/** A property of a response whose value is shown only once. */
const SECRET = /"\w+":"(?:fwg?|whsec)_[\w+/=-]{24,}"/

/** Whose key it is: that of a token, or of a guest of a review link. */
export type KeyOwner = { tokenId: string; guestId?: undefined } | { guestId: string; tokenId?: undefined }

/** A request that may be sent again. */
export interface Repeatable {
  owner: KeyOwner
  key: string
  /** All that was asked for: under one key it is always the same. */
  body: string
}

/** What a request ended with: an answer to keep, or none when the same request may succeed later. */
export interface Outcome<Result> {
  result: Result
  kept: string | null
}

/** Done now, or done before and answered with this. */
export type Once<Result> = { isFirst: true; result: Result } | { isFirst: false; kept: string }

/** One attempt at a request with a key. */
export class Attempt {
  readonly holder = randomUUID()

  constructor(readonly keyHash: Buffer) {}

  /** Notes in the transaction of a change that it is made; CONFLICT, and no change, when another attempt took over. */
  async markWritten(tx: Transaction): Promise<void> {
    const marked = await tx.$executeRaw`
      UPDATE "IdempotencyKey" SET "wroteAt" = now()
      WHERE "keyHash" = ${new Uint8Array(this.keyHash)} AND "holder" = ${this.holder}::uuid`
    if (marked === 0) throw fail(requestFailures.KEY_TAKEN_OVER())
  }
}

const current = new AsyncLocalStorage<Attempt>()

/** The attempt this work belongs to; undefined for a request without a key. */
export const currentAttempt = (): Attempt | undefined => current.getStore()

/** The key a request was sent with; null without one, INVALID_INPUT for one that is none. */
export function readKey(header: string | string[] | null | undefined): string | null {
  if (header === null || header === undefined) return null
  if (typeof header === 'string' && KEY.test(header)) return header
  throw fail(requestFailures.KEY_INVALID({ most: LONGEST_KEY }), { field: KEY_HEADER })
}

const hash = (text: string) => createHash('sha256').update(text).digest()

/** True when the key is this attempt's: nobody had it, its time was over, or who had it died before writing. */
async function claim({ keyHash, holder }: Attempt, owner: KeyOwner, bodyHash: Buffer): Promise<boolean> {
  const { rowCount } = await pool().query({
    name: 'claimIdempotencyKey',
    text: `INSERT INTO "IdempotencyKey" AS k
        ("keyHash", "tokenId", "guestId", "bodyHash", "holder", "leaseUntil", "expiresAt")
      VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6), now() + make_interval(hours => $7))
      ON CONFLICT ("keyHash") DO UPDATE SET "bodyHash" = excluded."bodyHash", "holder" = excluded."holder",
        "leaseUntil" = excluded."leaseUntil", "expiresAt" = excluded."expiresAt", "wroteAt" = NULL, "answer" = NULL,
        "unkept" = NULL
      WHERE k."expiresAt" <= now() OR (k."bodyHash" = excluded."bodyHash" AND k."leaseUntil" <= now()
        AND k."wroteAt" IS NULL AND k."answer" IS NULL AND k."unkept" IS NULL)`,
    values: [keyHash, owner.tokenId ?? null, owner.guestId ?? null, bodyHash, holder, LEASE_SECONDS, KEPT_HOURS],
  })
  return rowCount === 1
}

interface Kept {
  bodyHash: Buffer
  answer: string | null
  unkept: string | null
  /** Whether it wrote and nobody is left to say what it answered. */
  isLost: boolean
}

async function find(keyHash: Buffer): Promise<Kept | undefined> {
  const { rows } = await pool().query<Kept>({
    name: 'findIdempotencyKey',
    text: `SELECT "bodyHash", "answer", "unkept", "wroteAt" IS NOT NULL AND "leaseUntil" <= now() AS "isLost"
      FROM "IdempotencyKey" WHERE "keyHash" = $1`,
    values: [keyHash],
  })
  return rows[0]
}

const { ANSWER_LOST, ANSWER_WITH_SECRET, ANSWER_TOO_LONG } = requestFailures
/** Why an answer is not kept; the column `unkept` holds one of the names. */
const UNKEPT = { ANSWER_LOST, ANSWER_WITH_SECRET, ANSWER_TOO_LONG } as const

/** Sentences stand in the rows of earlier releases, for a day. */
const whyUnkept = (stored: string) => Object.entries(UNKEPT).find(([name]) => name === stored)?.[1] ?? ANSWER_LOST

/** The answer of who has the key; null when nobody has it any more. */
async function awaitKept(keyHash: Buffer, bodyHash: Buffer): Promise<string | null> {
  const until = Date.now() + LONGEST_WAIT_MS
  while (Date.now() < until) {
    const kept = await find(keyHash)
    if (!kept) return null
    if (!kept.bodyHash.equals(bodyHash)) throw fail(requestFailures.KEY_OF_OTHER_REQUEST())
    if (kept.answer !== null) return kept.answer
    if (kept.unkept !== null) throw fail(whyUnkept(kept.unkept)())
    if (kept.isLost) throw fail(UNKEPT.ANSWER_LOST())
    await pause(WAIT_STEP_MS)
  }
  throw fail(requestFailures.KEY_IN_USE())
}

/** Why an answer is not kept; null when it is. */
function reasonAgainst(answer: string): keyof typeof UNKEPT | null {
  if (SECRET.test(answer)) return 'ANSWER_WITH_SECRET'
  return answer.length > LONGEST_ANSWER ? 'ANSWER_TOO_LONG' : null
}

async function keep({ keyHash, holder }: Attempt, answer: string): Promise<void> {
  const unkept = reasonAgainst(answer)
  await pool().query({
    name: 'keepIdempotentAnswer',
    text: 'UPDATE "IdempotencyKey" SET "answer" = $3, "unkept" = $4 WHERE "keyHash" = $1 AND "holder" = $2',
    values: [keyHash, holder, unkept === null ? answer : null, unkept],
  })
}

/** Lets the request be made again, unless it wrote before it failed. */
async function letGo({ keyHash, holder }: Attempt): Promise<void> {
  const values = [keyHash, holder]
  const mine = 'WHERE "keyHash" = $1 AND "holder" = $2'
  await pool().query(`DELETE FROM "IdempotencyKey" ${mine} AND "wroteAt" IS NULL`, values)
  const unkept: keyof typeof UNKEPT = 'ANSWER_LOST'
  await pool().query(`UPDATE "IdempotencyKey" SET "unkept" = $3 ${mine}`, [...values, unkept])
}

/**
 * Runs a request with a key once in 24 hours: a repeated request, even at the same time, gets the first
 * answer. CONFLICT when the key was used for something else, or the answer was not kept. A process that dies leaves
 * either nothing written, and the next attempt does it, or the mark of the change's own transaction, and none does.
 */
export async function doOnce<Result>(asked: Repeatable, work: () => Promise<Outcome<Result>>): Promise<Once<Result>> {
  const attempt = new Attempt(hash(`${asked.owner.tokenId ?? asked.owner.guestId}:${asked.key}`))
  const bodyHash = hash(asked.body)
  while (!(await claim(attempt, asked.owner, bodyHash))) {
    const kept = await awaitKept(attempt.keyHash, bodyHash)
    if (kept !== null) return { isFirst: false, kept }
  }
  try {
    const { result, kept } = await current.run(attempt, work)
    await (kept === null ? letGo(attempt) : keep(attempt, kept))
    return { isFirst: true, result }
  } catch (error) {
    await letGo(attempt)
    throw error
  }
}
