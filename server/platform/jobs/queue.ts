import { prisma, type Transaction } from '../database/client.ts'

/** A task that runs when something queues it, on any of the servers, again after a failure. */
export interface QueuedTask<Payload> {
  name: string
  run(payload: Payload): Promise<void>
}

/** Tries of a job, each a longer pause after the one before (graphile-worker: e^tries seconds): nine hours in all. */
const MOST_TRIES = 10

/**
 * Queues a task in a change: it runs once the change is committed, and never when it is not. What the payload holds
 * stays in the database until the job is done, so it names rows and carries no secret.
 */
export async function enqueue<Payload extends object>(
  tx: Transaction,
  task: QueuedTask<Payload>,
  payload: Payload,
): Promise<void> {
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(${task.name}, payload => ${JSON.stringify(payload)}::json,
      max_attempts => ${MOST_TRIES}::int)`
}

/** The same where nothing changes in the request itself. */
export const enqueueAlone = <Payload extends object>(task: QueuedTask<Payload>, payload: Payload): Promise<void> =>
  enqueue(prisma, task, payload)
