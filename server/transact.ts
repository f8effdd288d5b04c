import { isDeadlock, prisma, type Transaction } from './platform/database/client.ts'
import { currentAttempt } from './platform/idempotency/once.ts'
import { Recordings } from './record.ts'

/** Waiting for a connection and running, in milliseconds; an import of a long script takes the longest. */
export const TRANSACTION_LIMITS = { maxWait: 15_000, timeout: 60_000 }

/** PostgreSQL ends one of two changes that wait for each other; that one is made again, this often at most. */
const DEADLOCK_TRIES = 4

/** Runs work in a transaction, appends what it recorded and commits; then wakes the readers. */
export async function transact<Result>(
  work: (tx: Transaction, recordings: Recordings) => Promise<Result>,
  triesLeft = DEADLOCK_TRIES,
): Promise<Result> {
  const recordings = new Recordings()
  try {
    const result = await prisma().$transaction(async (tx) => {
      const outcome = await work(tx, recordings)
      await recordings.append(tx)
      return outcome
    }, TRANSACTION_LIMITS)
    recordings.publish()
    return result
  } catch (error) {
    if (triesLeft <= 1 || !isDeadlock(error)) throw error
    return transact(work, triesLeft - 1)
  }
}

/** The same for one request alone: its key, if it came with one, is marked as used up in the same transaction. */
export function transactOnce<Result>(
  work: (tx: Transaction, recordings: Recordings) => Promise<Result>,
): Promise<Result> {
  const attempt = currentAttempt()
  if (!attempt) return transact(work)
  return transact(async (tx, recordings) => {
    const result = await work(tx, recordings)
    await attempt.markWritten(tx)
    return result
  })
}
