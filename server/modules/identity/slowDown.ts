import { createHash } from 'node:crypto'
import { prisma } from '../../platform/database/client.ts'
import {
  countUse,
  demandFreeTurn,
  demandRate,
  forgetUses,
  prolongUses,
  takeBackUse,
  takeTurn,
} from '../../platform/limiter/limiter.ts'
import { networkOf } from './network.ts'

const HOUR_SECONDS = 3600
const QUARTER_SECONDS = 900

/** Attempts from one address on one account before they have to wait for each other. */
export const FREE_ATTEMPTS = 10
const FIRST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = 900

/** From this many wrong passwords in 15 minutes, wherever from, an account answers later. */
const PROMPT_ATTEMPTS = 10
const FIRST_DELAY_MS = 1000
const DELAY_STEP_MS = 100
const LONGEST_DELAY_MS = 5000

export const PER_ADDRESS = { name: 'passwordAddress', most: 200, seconds: QUARTER_SECONDS }
const PER_ACCOUNT = { name: 'passwordAccount', most: PROMPT_ATTEMPTS, seconds: QUARTER_SECONDS }

/** The account stands in the name, hashed, so that all of its counters can be found again. */
const accountIn = (name: string, emailKey: string) =>
  `${name}-${createHash('sha256').update(emailKey).digest('base64url')}`

const attemptsOn = (emailKey: string) =>
  ({ name: accountIn('passwordAttempts', emailKey), most: FREE_ATTEMPTS, seconds: HOUR_SECONDS }) as const

const turnsOn = (emailKey: string) =>
  ({ name: accountIn('passwordTurn', emailKey), most: 1, seconds: FIRST_WAIT_SECONDS }) as const

const waitsOn = (emailKey: string) =>
  ({ name: accountIn('passwordWaits', emailKey), most: FREE_ATTEMPTS, seconds: HOUR_SECONDS }) as const

const countersOn = (emailKey: string) => [attemptsOn(emailKey), turnsOn(emailKey), waitsOn(emailKey)]

/** Counts an attempt from an address on an account; RATE_LIMITED, uncounted, while it is not its turn. */
async function demandAttempt(emailKey: string, network: string): Promise<void> {
  const [attempts, turns] = [attemptsOn(emailKey), turnsOn(emailKey)]
  await demandFreeTurn(turns, network)
  const count = await countUse(attempts, network)
  await prolongUses(attempts, network)
  if (count < FREE_ATTEMPTS) return
  try {
    await takeTurn(turns, network)
  } catch (refusal) {
    await takeBackUse(attempts, network)
    throw refusal
  }
  await doubleTheWait(emailKey, network)
}

/** Runs in the attempt that has the turn: waits grow by turns, since attempts of a burst arrive in any order. */
async function doubleTheWait(emailKey: string, network: string): Promise<void> {
  const waits = waitsOn(emailKey)
  const count = await countUse(waits, network)
  await prolongUses(waits, network)
  const seconds = Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (count - 1))
  await prolongUses({ ...turnsOn(emailKey), seconds }, network)
}

function delayAfter(count: number): number {
  if (count < PROMPT_ATTEMPTS) return 0
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS + (count - PROMPT_ATTEMPTS) * DELAY_STEP_MS)
}

/**
 * Checks a password (null: wrong), the slower the more were wrong: RATE_LIMITED for a network that tries too often, a
 * later answer for an account that many try. Alike for accounts that there are and that there are not: `emailKey` is an
 * e-mail address in lower case, `address` one of the network. Attempts are counted before they are checked, so a burst
 * of them gains nothing.
 */
export async function checkSlowly<Found>(
  emailKey: string,
  address: string,
  check: () => Promise<Found | null>,
): Promise<Found | null> {
  const network = networkOf(address)
  await demandRate(PER_ADDRESS, network)
  await demandAttempt(emailKey, network)
  const delay = delayAfter(await countUse(PER_ACCOUNT, emailKey))
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
  const found = await check()
  if (found !== null) {
    await takeBackUse(PER_ACCOUNT, emailKey)
    for (const counted of countersOn(emailKey)) await forgetUses(counted, network)
  }
  return found
}

/** Forgets every attempt on an account, wherever from: its owner has proved who it is. */
export async function forgetAttempts(emailKey: string): Promise<void> {
  await forgetUses(PER_ACCOUNT, emailKey)
  await prisma().rateLimit.deleteMany({
    where: { OR: countersOn(emailKey).map(({ name }) => ({ key: { startsWith: `${name}:` } })) },
  })
}
