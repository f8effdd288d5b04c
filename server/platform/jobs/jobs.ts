import { Logger, run, type Runner } from 'graphile-worker'
import { pool } from '../database/client.ts'

/** A task that runs by the clock, on one of the servers over a database at a time. */
export interface ScheduledTask {
  name: string
  /** When, in UTC, as a crontab: `17 3 * * *`. */
  schedule: string
  run(): Promise<void>
}

/** Jobs that run at once on one server. */
const CONCURRENCY = 2

/** Starts the job queue; the returned function lets running jobs finish and stops it. */
export async function startJobs(
  tasks: readonly ScheduledTask[],
  log: (level: 'error' | 'warning' | 'info' | 'debug', message: string) => void,
): Promise<() => Promise<void>> {
  const runner: Runner = await run({
    pgPool: pool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    taskList: Object.fromEntries(tasks.map((task) => [task.name, () => task.run()])),
    crontab: tasks.map(({ name, schedule }) => `${schedule} ${name}`).join('\n'),
    logger: new Logger(() => (level, message) => log(level, message)),
  })
  return () => runner.stop()
}
