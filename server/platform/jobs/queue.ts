import { prisma, type Transaction } from '../database/client.ts'

/** A task that runs when something queues it, on any of the servers, again after a failure. */
export interface QueuedTask<Payload> {
  name: string
  /** `stopping` aborts when the server wants to end, for tasks that take long: what fails then runs again elsewhere. */
  run(payload: Payload, stopping?: AbortSignal): Promise<void>
}

/** The lower the sooner: what somebody waits for comes before what is only made ready. */
const USUAL_PRIORITY = 0
export const LOW_PRIORITY = 10

/** Tries of a job, each a longer pause after the one before (graphile-worker: e^tries seconds): nine hours in all. */
const MOST_TRIES = 10

/**
 * Queues a task in a change: it runs once the change is committed, and never when it is not. What the payload holds
 * stays in the database until the job is done, so it names rows and carries no secret.
 */
export async function enqueue<Payload extends object>(
  tx: Transaction,
  task: Pick<QueuedTask<Payload>, 'name'>,
  payload: Payload,
  priority = USUAL_PRIORITY,
): Promise<void> {
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(${task.name}, payload => ${JSON.stringify(payload)}::json,
      max_attempts => ${MOST_TRIES}::int, priority => ${priority}::int)`
}

/** The same where nothing changes in the request itself. */
export const enqueueAlone = <Payload extends object>(
  task: Pick<QueuedTask<Payload>, 'name'>,
  payload: Payload,
  priority?: number,
): Promise<void> => enqueue(prisma(), task, payload, priority)

/** When a job that waits only once is to run. */
export interface Once {
  /** At most one job with the same key waits; one that runs already does not count. */
  key: string
  /** Now when not given; with a time, a job that waits already keeps its own. */
  at?: Date
  priority?: number
}

/** Queues a task, or uses the one with the same key that waits already. */
export async function enqueueOnce<Payload extends object>(
  tx: Pick<Transaction, '$executeRaw'>,
  task: Pick<QueuedTask<Payload>, 'name'>,
  payload: Payload,
  { key, at, priority = USUAL_PRIORITY }: Once,
): Promise<void> {
  const mode = at === undefined ? 'replace' : 'preserve_run_at'
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(${task.name}, payload => ${JSON.stringify(payload)}::json,
      max_attempts => ${MOST_TRIES}::int, priority => ${priority}::int, job_key => ${key}, job_key_mode => ${mode},
      run_at => ${at ?? new Date()})`
}
