import { createHash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { type Prisma, PrismaClient } from '../../__generated__/prisma/client.ts'
import { currentResources, openedAtStart } from '../../kernel/resources.ts'
import { StartupError } from '../../kernel/startupError.ts'

const POOL_SIZE = 20

const database = openedAtStart<{ prisma: PrismaClient; pool: pg.Pool }>('the database')

/** The Prisma client of the server. */
export const prisma = (): PrismaClient => database().prisma

/** The connections behind it, for what Prisma has no words for: LISTEN, jobs, statements by hand. */
export const pool = (): pg.Pool => database().pool

/** One connection of `pool`. */
export type Connection = pg.PoolClient

/** The client inside a transaction. */
export type Transaction = Prisma.TransactionClient

/** The adapter prepares a statement only when it has a name: the same text gets the same one. */
function statementNames(): ({ sql }: { sql: string }) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    const known = names.get(sql)
    if (known !== undefined) return known
    const name = createHash('sha256').update(sql).digest('base64url').slice(0, 24)
    names.set(sql, name)
    return name
  }
}

/** Connects the server to PostgreSQL. Fails with StartupError, without the password, when nobody answers there. */
export async function connectDatabase(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: 10_000 })
  // A connection that breaks is replaced at its next use; without listeners it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await pool.query('SELECT 1')
  } catch (cause) {
    await pool.end()
    const { host, pathname } = new URL(url)
    const reason = cause instanceof Error && cause.message ? `: ${cause.message}` : ''
    throw new StartupError(`No PostgreSQL answers at ${host}${pathname}${reason}. Check DATABASE_URL.`, { cause })
  }
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool, { statementNameGenerator: statementNames() }) })
  database.provide({ prisma, pool })
  currentResources().onClose(async () => {
    await prisma.$disconnect()
    if (!pool.ended) await pool.end()
  })
}

const DEADLOCK_DETECTED = '40P01'

/** Whether a transaction was ended because it and another waited for each other: the same work may be tried again. */
export function isDeadlock(error: unknown): boolean {
  // P2034 is Prisma's own name; raw statements carry PostgreSQL's code somewhere below.
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === 'P2034' || (error.code === 'P2010' && JSON.stringify(error).includes(DEADLOCK_DETECTED))
}

/** Runs work while no other process over this database runs the same (by its number); null when another does. */
export async function alone<Result>(lock: number, work: () => Promise<Result>): Promise<Result | null> {
  const client = await pool().connect()
  try {
    const { rows } = await client.query<{ isMine: boolean }>('SELECT pg_try_advisory_lock($1) AS "isMine"', [lock])
    if (!rows[0]?.isMine) return null
    try {
      return await work()
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [lock])
    }
  } finally {
    client.release()
  }
}
