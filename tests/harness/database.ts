import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '../../server/platform/database/migrations.ts'
import { prepareJobs } from '../../server/platform/jobs/jobs.ts'

/** Makes an empty database for a test that looks at all rows or changes the schema; answers its address. */
export async function makeDatabase(): Promise<string> {
  const url = new URL(inject('databaseUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  url.pathname = `/${name}`
  await migrate(url.href)
  await prepareJobs(url.href)
  return url.href
}

let shared: Promise<string> | undefined

/**
 * The database that the files of one worker share. Workers have one each, so that no file runs the jobs of another that
 * runs beside it.
 */
export const workerDatabase = (): Promise<string> => (shared ??= makeDatabase())
