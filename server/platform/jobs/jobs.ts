import { Logger, run, runMigrations, runOnce, type Runner, type TaskList } from 'graphile-worker'
import { pool } from '../database/client.ts'
import type { QueuedTask } from './queue.ts'

/** A task that runs by the clock, on one of the servers over a database at a time. */
export interface ScheduledTask {
  name: string
  /** When, in UTC, as a crontab: `17 3 * * *`. */
  schedule: string
  run(): Promise<void>
}

/** Every task of the application. */
export interface Tasks {
  scheduled: readonly ScheduledTask[]
  // The payload is whatever the task was queued with.
  queued: readonly QueuedTask<never>[]
}

/** Jobs that run at once on one server. */
const CONCURRENCY = 2

function taskListOf({ scheduled, queued }: Tasks): TaskList {
  const byClock = scheduled.map((task) => [task.name, () => task.run()])
  const byQueue = queued.map((task) => [task.name, (payload: unknown) => task.run(payload as never)])
  return Object.fromEntries([...byClock, ...byQueue])
}

/** Makes the queue's own tables, so that jobs can be queued before they are run. */
export function prepareJobs(databaseUrl: string): Promise<void> {
  return runMigrations({ connectionString: databaseUrl, logger: new Logger(() => () => {}) })
}

/** Starts the job queue; the returned function lets running jobs finish and stops it. */
export async function startJobs(
  tasks: Tasks,
  log: (level: 'error' | 'warning' | 'info' | 'debug', message: string) => void,
): Promise<() => Promise<void>> {
  const runner: Runner = await run({
    pgPool: pool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    taskList: taskListOf(tasks),
    crontab: tasks.scheduled.map(({ name, schedule }) => `${schedule} ${name}`).join('\n'),
    logger: new Logger(() => (level, message) => log(level, message)),
  })
  return () => runner.stop()
}

/** Runs the jobs that are due now, until none is left. */
export function runDueJobs(tasks: Tasks): Promise<void> {
  return runOnce({
    pgPool: pool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    taskList: taskListOf(tasks),
    logger: new Logger(() => () => {}),
  })
}
