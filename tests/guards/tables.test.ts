import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../harness/app.ts'
import { pool } from '../harness/running.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it('no table is too small for PostgreSQL to know how many rows it has', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT relname AS "name" FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
       AND NOT coalesce(reloptions @> ARRAY['autovacuum_analyze_threshold=0'], false)`,
  )
  expect(rows, 'ALTER TABLE … SET (autovacuum_analyze_threshold = 0) in the migration that makes them').toEqual([])
})
