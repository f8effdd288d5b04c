import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { StartupError } from '../../kernel/startupError.ts'

const ownFolder = join(import.meta.dirname, '../../../prisma/migrations')

/** The advisory lock that Prisma takes too: a server of release 0.1 that starts at the same time waits. */
const LOCK = 72_707_369

/** The first line of a migration whose one statement PostgreSQL refuses inside a transaction. */
const OUTSIDE_TRANSACTION = '-- outside a transaction\n'

interface Migration {
  name: string
  sql: string
  /** SHA-256 of the file, in hexadecimal. */
  checksum: string
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return names.map(({ name }) => {
    const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  }).sort((one, other) => (one.name < other.name ? -1 : 1))
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN')
  try {
    await work()
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>('SELECT to_regclass($1) IS NOT NULL AS "has"', [`"${name}"`])
  return rows[0]?.has === true
}

/** Makes the table of applied migrations; the migrations of release 0.1 are in Prisma's table, which ends here. */
async function prepareTable(client: pg.Client): Promise<void> {
  if (await hasTable(client, '_migrations')) return
  await inTransaction(client, async () => {
    await client.query(
      `CREATE TABLE "_migrations" (
         "name" TEXT PRIMARY KEY,
         "checksum" TEXT NOT NULL,
         "appliedAt" TIMESTAMPTZ NOT NULL DEFAULT now()
       ) WITH (autovacuum_analyze_threshold = 0)`,
    )
    if (!(await hasTable(client, '_prisma_migrations'))) return
    const { rows: broken } = await client.query<{ name: string }>(
      `SELECT "migration_name" AS "name" FROM "_prisma_migrations"
       WHERE "finished_at" IS NULL AND "rolled_back_at" IS NULL`,
    )
    if (broken[0]) {
      const { name } = broken[0]
      throw new StartupError(`The migration ${name} of an earlier start failed. Restore a backup, then start.`)
    }
    await client.query(
      `INSERT INTO "_migrations" SELECT "migration_name", "checksum", "finished_at" FROM "_prisma_migrations"
       WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL`,
    )
    await client.query('DROP TABLE "_prisma_migrations"')
  })
}

/** The migrations that the database has not seen. StartupError where it has seen others than these. */
async function readPending(client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<Omit<Migration, 'sql'>>('SELECT "name", "checksum" FROM "_migrations"')
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, checksum } of rows) {
    const migration = known.get(name)
    if (!migration) {
      throw new StartupError(`The database has the migration ${name} of a newer release. Start that release.`)
    }
    if (migration.checksum !== checksum) {
      throw new StartupError(`The migration ${name} was changed after it was applied. Restore its file.`)
    }
    known.delete(name)
  }
  return [...known.values()]
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  const note = () => client.query('INSERT INTO "_migrations" ("name", "checksum") VALUES ($1, $2)', [name, checksum])
  try {
    if (sql.startsWith(OUTSIDE_TRANSACTION)) {
      await client.query(sql)
      await note()
    } else {
      await inTransaction(client, async () => {
        await client.query(sql.replace(/^BEGIN;$/m, '').replace(/^COMMIT;\s*$/m, ''))
        await note()
      })
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartupError(`The migration ${name} failed; the database is as it was before it: ${reason}`, { cause })
  }
}

/**
 * Applies the migrations of a folder that the database has not seen, by name, each in its own transaction. Servers that
 * start together take turns. Returns the names of those applied; StartupError names a failed one.
 */
export async function migrate(url: string, folder = ownFolder): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await prepareTable(client)
    const pending = await readPending(client, readMigrations(folder))
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ name }) => name)
  } catch (cause) {
    if (cause instanceof StartupError) throw cause
    throw new StartupError('The database could not be brought up to date; nothing was served.', { cause })
  } finally {
    await client.end()
  }
}
