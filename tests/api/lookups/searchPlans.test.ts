import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import pg from 'pg'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { makeStudio, type Studio } from '../../harness/fixtures.ts'
import { pool } from '../../harness/running.ts'

interface Sent {
  text: string
  values: unknown[]
}

/** A node of a plan of PostgreSQL. */
interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Plans'?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Shots of other boards, of which each fiftieth has the word. */
const SHOTS = 20_000

describe('the plan of a search', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp(await makeDatabase())
    studio = await makeStudio(app)
    const [board] = (await pool.query<{ id: string }>('SELECT "id" FROM "Storyboard"')).rows
    await pool.query(
      `INSERT INTO "Shot" ("id", "storyboardId", "code", "name", "description", "rank", "frames", "updatedAt")
       SELECT gen_random_uuid(), $1, 'X' || n, 'Name ' || n,
         CASE WHEN n % 50 = 0 THEN 'The lantern swings.' ELSE 'Rain falls on plank ' || n || '.' END,
         lpad(n::text, 8, '0'), 24, now() FROM generate_series(1, $2::int) AS n`,
      [board?.id, SHOTS],
    )
    await pool.query('ANALYZE "Shot"')
  })
  afterAll(() => app.stop())

  it('finds words of shots by their index', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const found = await app.ask<{ search: { totalCount: number } }>(
      studio.owner, 'query { search(query: "lantern swi") { totalCount } }',
    )
    const statements = query.mock.calls.map(([each]) => each as unknown as Sent)
    const sent = statements.find(({ text }) => text.includes('"searchWords"'))
    query.mockRestore()
    expect(found.search.totalCount).toBe(SHOTS / 50)
    if (!sent) throw new Error('No search was sent')
    const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `EXPLAIN (FORMAT JSON) ${sent.text}`, sent.values,
    )
    const nodes = rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan: plan }) => nodesOf(plan))
    expect(nodes.map((node) => node['Index Name'])).toContain('Shot_words')
  })
})
