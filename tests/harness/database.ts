import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '../../server/platform/database/migrations.ts'
import { prepareJobs } from '../../server/platform/jobs/jobs.ts'

/** Makes a database with what another one holds, which no application may use just now; answers its address. */
export async function copyDatabase(template: string): Promise<string> {
  const url = new URL(inject('databaseUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  const source = new URL(template).pathname.slice(1)
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${source}`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}

/** Makes an empty database for a test that looks at all rows or changes the schema; answers its address. */
export async function makeDatabase(): Promise<string> {
  const url = await copyDatabase('postgres:///template1')
  await migrate(url)
  await prepareJobs(url)
  return url
}

let shared: Promise<string> | undefined

/**
 * The database that the files of one worker share. Workers have one each, so that no file runs the jobs of another that
 * runs beside it.
 */
export const workerDatabase = (): Promise<string> => (shared ??= makeDatabase())
