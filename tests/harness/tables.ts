import type pg from 'pg'
import { pool } from './running.ts'

/** Tables that hold what happened, not what is. */
export const LOG_TABLES = { account: 'AccountEvent', organization: 'OrganizationEvent', project: 'Event' } as const

/**
 * Notes every row that a transaction adds, changes or removes, by its table; what is rolled back is not noted. How
 * often somebody tried is counted also for what is refused, so those counters are left out.
 */
const WATCH = `
  CREATE SCHEMA watch;
  CREATE UNLOGGED TABLE watch.writes (name text NOT NULL);
  CREATE FUNCTION watch.note() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO watch.writes VALUES (TG_TABLE_NAME); RETURN NULL; END $$;
  DO $$ DECLARE watched name; BEGIN
    FOR watched IN
      SELECT relname FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'RateLimit'
    LOOP
      EXECUTE format('CREATE TRIGGER watch_rows AFTER INSERT OR DELETE ON %I
        FOR EACH ROW EXECUTE FUNCTION watch.note()', watched);
      EXECUTE format('CREATE TRIGGER watch_changes AFTER UPDATE ON %I
        FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION watch.note()', watched);
    END LOOP;
  END $$`

/** Renews what tokens say of their use, without being noted. */
const FORGO_NOTES_OF_USE = [
  'SET LOCAL session_replication_role = replica',
  `UPDATE "AccessToken" SET "lastUsedAt" = now() WHERE "lastUsedAt" < now() - interval '10 seconds'`,
]

const TAKE = 'DELETE FROM watch.writes RETURNING name'

/** How many rows of a table were written since the first reading, by its name. */
export type Writes = Record<string, number>

const writesOf = new WeakMap<pg.Pool, Writes>()

/**
 * Reads how often each table of the database was written. A token's use is noted once a minute: not between two
 * readings that follow each other. The database must belong to the test file alone.
 */
export async function readTables(): Promise<Writes> {
  const known = writesOf.get(pool)
  // Statements in one text are one transaction.
  const statements = [...(known ? [] : [WATCH]), TAKE, ...FORGO_NOTES_OF_USE]
  const results = (await pool.query(statements.join(';'))) as unknown as pg.QueryResult<{ name: string }>[]
  const writes: Writes = { ...known }
  for (const { name } of results.flatMap(({ rows }) => rows)) writes[name] = (writes[name] ?? 0) + 1
  writesOf.set(pool, writes)
  return writes
}

/** The names of the tables that were written between two readings. */
export const changedTables = (before: Writes, after: Writes): string[] =>
  Object.keys(after).filter((name) => before[name] !== after[name])
