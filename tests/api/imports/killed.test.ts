import { afterAll, beforeAll, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { clientOf } from '../../harness/client.ts'
import { makeDatabase } from '../../harness/database.ts'
import { makeStudio, type Studio } from '../../harness/fixtures.ts'
import { prisma } from '../../harness/running.ts'
import { makeDataFolder, startServer } from '../../harness/serverProcess.ts'
import { mutated } from '../projects/projectCalls.ts'
import { applied, knownImport, sendApply, sendStart } from './importCalls.ts'

const SHOTS = 200
const PATIENCE = { timeout: 30_000, interval: 50 }

const folder = makeDataFolder()
let app: TestApp
let studio: Studio
let databaseUrl: string

beforeAll(async () => {
  databaseUrl = await makeDatabase()
  app = await startApp(databaseUrl)
  studio = await makeStudio(app)
})
afterAll(async () => {
  await app.stop()
  folder.remove()
})

const board = () =>
  prisma.shot.findMany({
    where: { storyboardId: uuidOf('Storyboard', studio.storyboardId), deletedAt: null },
    select: { code: true, frames: true, rank: true, version: true }, orderBy: { rank: 'asc' },
  })

const seconds = (second: number) => `00:${String(Math.floor(second / 60)).padStart(2, '0')}:${
  String(second % 60).padStart(2, '0')}:00`

/** The board backwards, each shot a second long, with as many new shots between them. */
const LIST = Array.from({ length: SHOTS * 2 }, (_, index) => {
  const code = index % 2 === 0 ? `SH${String((SHOTS - index / 2) * 10).padStart(4, '0')}` : `new shot ${index}`
  const times = `00:00:00:00 00:00:01:00 ${seconds(index)} ${seconds(index + 1)}`
  return `${String(index + 1).padStart(3, '0')} AX V C ${times}\n* FROM CLIP NAME: ${code}`
}).join('\n')

it('an import whose server is killed while it is applied changes nothing, and can be applied again', async () => {
  const { owner, projectId, storyboardId } = studio
  const shots = Array.from({ length: SHOTS }, () => ({ frames: 48 }))
  await mutated(app, owner, 'createShots', { storyboardId, shots })
  const before = await board()
  const first = await startServer(folder.path, { DATABASE_URL: databaseUrl })
  const file = { name: 'cut.edl', storyboardId, as: { cut: { clipName: '{shot}' } } }
  const { data } = await sendStart(clientOf(first.url), owner, projectId, LIST, file)
  const { id } = data.startImport.import
  const read = () => knownImport(app, owner, id)
  await expect.poll(async () => (await read()).status, PATIENCE).toBe('READY')
  const plan = await read()
  expect(plan.items.totalCount).toBe(SHOTS * 2)

  // Each shot that is written takes a moment, so that the server is killed in the midst of them.
  await prisma.$executeRawUnsafe(`CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_sleep(0.02); RETURN NEW; END'`)
  await prisma.$executeRawUnsafe(
    'CREATE TRIGGER slowly BEFORE INSERT OR UPDATE ON "Shot" FOR EACH ROW EXECUTE FUNCTION slowly()')
  const waiting = async () => {
    const rows = await prisma.$queryRaw<object[]>`
      SELECT 1 FROM pg_stat_activity WHERE "wait_event" = 'PgSleep' AND "datname" = current_database()`
    return rows.length
  }
  const asked = sendApply(clientOf(first.url), owner, plan).catch(() => null)
  await expect.poll(waiting, PATIENCE).toBeGreaterThan(0)
  await first.end('SIGKILL')
  await asked
  await expect.poll(waiting, PATIENCE).toBe(0)
  await prisma.$executeRawUnsafe('DROP TRIGGER slowly ON "Shot"')
  await prisma.$executeRawUnsafe('DROP FUNCTION slowly()')
  expect(await board()).toEqual(before)
  expect(await read()).toMatchObject({ status: 'READY', digest: plan.digest })

  const second = await startServer(folder.path, { DATABASE_URL: databaseUrl })
  expect(await applied(clientOf(second.url), owner, plan)).toMatchObject({ status: 'APPLIED' })
  await second.end('SIGTERM')
  const after = await board()
  expect(after.map(({ frames }) => frames)).toEqual(Array(SHOTS * 2).fill(24))
  expect(after.filter((_shot, index) => index % 2 === 0).map(({ code }) => code))
    .toEqual(before.map(({ code }) => code).toReversed())
}, 180_000)
