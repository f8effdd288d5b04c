import { pool } from '../../server/platform/database/client.ts'

/** Tables that hold what happened, not what is. */
export const LOG_TABLES = { account: 'AccountEvent', organization: 'OrganizationEvent', project: 'Event' } as const

/**
 * A fingerprint of every table of the database, by its name: equal when no row was added, changed or removed. How often
 * somebody tried is counted also for what is refused, so those counters are left out.
 */
export async function readTables(): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT table_name AS "name" FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'RateLimit'
     ORDER BY table_name`,
  )
  const parts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS "name",
         count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS "print"
       FROM "${name}" t`,
  )
  const { rows } = await pool.query<{ name: string; print: string }>(parts.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}

/** The names of the tables that differ. */
export const changedTables = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(after).filter((name) => before[name] !== after[name])
