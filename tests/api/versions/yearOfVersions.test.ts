import { afterAll, beforeAll, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { keepVersionsOfNight } from '../../../server/modules/board/versionHousekeeping.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { isFull } from '../../harness/full.ts'
import { inApp, pool } from '../../harness/running.ts'
import { mutated } from '../projects/projectCalls.ts'

const DAYS = 365
const SHOTS = 1_000
/** So many shots change in a day. */
const CHANGED = 20
const PER_REQUEST = 100
/** Megabytes, without images. */
const MOST_MEGABYTES = 15

let app: TestApp
let studio: Studio
beforeAll(async () => {
  // The nightly jobs reach every project of a database.
  app = await startApp(await makeDatabase())
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

it.runIf(isFull)('keeps a year of nightly versions in little room', { timeout: 900_000 }, async () => {
  const { storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
  const ids: string[] = []
  for (let from = 0; from < SHOTS; from += PER_REQUEST) {
    const shots = Array.from({ length: PER_REQUEST }, (_, index) => ({
      name: `Shot ${from + index}`, description: 'A gull lands on the wall of the harbor.',
    }))
    const made = await mutated<{ shots: { id: string }[] }>(
      app, studio.owner, 'createShots', { storyboardId, shots }, 'shots { id }',
    )
    ids.push(...made.shots.map(({ id }) => id))
  }
  for (let day = 0; day < DAYS; day += 1) {
    const shots = Array.from({ length: CHANGED }, (_, index) =>
      ({ shotId: ids[(day * CHANGED + index) % SHOTS], dialogue: `Take ${day}` }))
    await mutated(app, studio.owner, 'updateShots', { shots })
    await inApp(() => keepVersionsOfNight())
  }
  const board = uuidOf('Storyboard', storyboardId)
  await pool.query(
    `UPDATE "StoryboardVersion" SET "createdAt" = now() - make_interval(days => $2 - "number")
     WHERE "storyboardId" = $1`,
    [board, DAYS],
  )
  await inApp(() => keepVersionsOfNight())
  const { rows: [kept] } = await pool.query<{ count: number }>(
    'SELECT count(*)::int AS "count" FROM "StoryboardVersion" WHERE "storyboardId" = $1', [board],
  )
  // Those of 30 days, and one of each of the 48 weeks before.
  expect(kept?.count).toBeGreaterThanOrEqual(77)
  expect(kept?.count).toBeLessThanOrEqual(81)
  const tables = ['StoryboardVersion', 'VersionManifest', 'ShotState', 'ShotStatePin']
  for (const table of tables) await pool.query(`VACUUM FULL "${table}"`)
  const { rows: [size] } = await pool.query<{ bytes: string }>(
    'SELECT sum(pg_total_relation_size(quote_ident(name)::regclass)) AS "bytes" FROM unnest($1::text[]) AS name',
    [tables],
  )
  expect(Number(size?.bytes) / 2 ** 20).toBeLessThanOrEqual(MOST_MEGABYTES)
})
