import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

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

/** Makes a database without a row for a test that looks at all rows or changes the schema; answers its address. */
export const makeDatabase = (): Promise<string> => copyDatabase(inject('migratedUrl'))

let shared: Promise<string> | undefined

/**
 * The database that the files of one worker share. Workers have one each, so that no file runs the jobs of another that
 * runs beside it.
 */
export const workerDatabase = (): Promise<string> => (shared ??= makeDatabase())
