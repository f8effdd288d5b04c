import { pool } from './running.ts'

/** Tables that hold what happened, not what is. */
export const LOG_TABLES = { account: 'AccountEvent', organization: 'OrganizationEvent', project: 'Event' } as const

let reading: Promise<string> | undefined

/** The statement that reads the fingerprints: it names every table, which are the same throughout a run. */
async function makeReading(): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT relname AS "name" FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'RateLimit'
     ORDER BY relname`,
  )
  const parts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS "name",
         count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS "print"
       FROM "${name}" t`,
  )
  return parts.join(' UNION ALL ')
}

/**
 * A fingerprint of every table of the database, by its name: equal when no row was added, changed or removed. How often
 * somebody tried is counted also for what is refused, so those counters are left out.
 */
export async function readTables(): Promise<Record<string, string>> {
  reading ??= makeReading()
  // Prepared once a connection: planning it takes longer than running it.
  const { rows } = await pool.query<{ name: string; print: string }>({ name: 'fingerprints', text: await reading })
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}

/** The names of the tables that differ. */
export const changedTables = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(after).filter((name) => before[name] !== after[name])
