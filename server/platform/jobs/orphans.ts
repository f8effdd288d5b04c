import type { PoolClient } from 'pg'
import { pool } from '../database/client.ts'

/** The first half of the names of our locks: nobody else over this database has it. */
const OF_RUNNERS = 0x6a6f62
/** Between two looks at what dead servers left. */
const LOOK_MS = 15_000
/** A job that was taken just now may be of a server whose lock is only on its way. */
const GRACE = '30 seconds'

const LOCK = 'SELECT pg_advisory_lock($1, hashtext($2))'
const RELEASE = `
  SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT jobs.locked_by))
  FROM graphile_worker.jobs
  WHERE jobs.locked_at < now() - interval '${GRACE}' AND NOT EXISTS (
    SELECT FROM pg_locks
    WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND classid = $1 AND objid::bigint = hashtext(jobs.locked_by)::bigint & 4294967295
  )`

/**
 * Gives the jobs of a server that died to the others. Every server holds a lock for each of its runners, by the name
 * that stands in the jobs it takes; PostgreSQL lets go of them with the connection, however the server ended. The
 * returned function lets go and stops looking.
 */
export async function shareOrphans(
  runners: readonly string[],
  onFailed: (error: unknown) => void,
): Promise<() => void> {
  let holder: PoolClient | null = null

  async function hold(): Promise<PoolClient> {
    const client = await pool().connect()
    client.once('error', (error) => {
      client.release(error)
      if (holder === client) holder = null
    })
    for (const runner of runners) await client.query(LOCK, [OF_RUNNERS, runner])
    return client
  }

  async function look(): Promise<void> {
    holder ??= await hold()
    await holder.query(RELEASE, [OF_RUNNERS])
  }

  await look()
  const timer = setInterval(() => void look().catch(onFailed), LOOK_MS)
  return () => {
    clearInterval(timer)
    // Another use of the connection would go on holding the locks.
    holder?.release(true)
    holder = null
  }
}
