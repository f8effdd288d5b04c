import { EventEmitter } from 'node:events'
import {
  Logger, run, runMigrations, runOnce, type Runner, type Task, type TaskList, type WorkerEvents,
} from 'graphile-worker'
import { currentResources } from '../../kernel/resources.ts'
import { pool } from '../database/client.ts'
import { shareOrphans } from './orphans.ts'
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
  /** Those that wait for servers elsewhere: they have runners of their own, so that nothing else waits for them. */
  outgoing: readonly QueuedTask<never>[]
  /** Those that take minutes: one at a time of each on a server, and nothing else waits for them. */
  lengthy: readonly QueuedTask<never>[]
}

/** Jobs that run at once on one server. */
const CONCURRENCY = 2
const OUTGOING_CONCURRENCY = 8
const LENGTHY_CONCURRENCY = 1

function taskListOf({ scheduled, queued }: Pick<Tasks, 'scheduled' | 'queued'>): TaskList {
  const resources = currentResources()
  const byClock = scheduled.map((task) => [task.name, () => resources.run(() => task.run())])
  const byQueue = queued.map((task) => {
    const runOne: Task = (payload, { abortSignal }) =>
      resources.run(() => task.run(payload as never, abortSignal))
    return [task.name, runOne]
  })
  return Object.fromEntries([...byClock, ...byQueue])
}

/** Makes the queue's own tables, so that jobs can be queued before they are run. */
export function prepareJobs(databaseUrl: string): Promise<void> {
  return runMigrations({ connectionString: databaseUrl, logger: new Logger(() => () => {}) })
}

/** Starts the job queue; the returned function lets running jobs finish and stops it. */
export async function startJobs(
  { outgoing, lengthy, ...tasks }: Tasks,
  log: (level: 'error' | 'warning' | 'info' | 'debug', message: string) => void,
): Promise<() => Promise<void>> {
  const runners: string[] = []
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => void runners.push(workerPool.id))
  const options = {
    pgPool: pool(),
    noHandleSignals: true,
    events,
    logger: new Logger(() => (level, message) => log(level, message)),
  }
  const usual: Runner = await run({
    ...options,
    concurrency: CONCURRENCY,
    taskList: taskListOf(tasks),
    crontab: tasks.scheduled.map(({ name, schedule }) => `${schedule} ${name}`).join('\n'),
  })
  const apart = (queued: Tasks['queued'], concurrency: number): Promise<Runner> =>
    run({ ...options, concurrency, taskList: taskListOf({ scheduled: [], queued }), crontab: '' })
  const patient = await apart(outgoing, OUTGOING_CONCURRENCY)
  const slow = await Promise.all(lengthy.map((task) => apart([task], LENGTHY_CONCURRENCY)))
  const letGo = await shareOrphans(runners, (error) => log('error', `Jobs of dead servers wait: ${String(error)}`))
  return async () => {
    await Promise.all([usual, patient, ...slow].map((runner) => runner.stop()))
    letGo()
  }
}

/** Runs the jobs that are due now, until none is left. */
export function runDueJobs({ scheduled, queued, outgoing, lengthy }: Tasks): Promise<void> {
  return runOnce({
    pgPool: pool(),
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    taskList: taskListOf({ scheduled, queued: [...queued, ...outgoing, ...lengthy] }),
    logger: new Logger(() => () => {}),
  })
}
