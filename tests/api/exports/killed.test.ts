import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { scratchName, scratchPrefix } from '../../../server/modules/delivery/exportFile.ts'
import { forgetEndedTries, resumeExports } from '../../../server/modules/delivery/exportsHousekeeping.service.ts'
import { files } from '../../../server/modules/media/files.ts'
import { startJobs } from '../../../server/platform/jobs/jobs.ts'
import { tasks } from '../../../server/tasks.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { exportWritersOf, isAlive, makeDataFolder, startServer } from '../../harness/serverProcess.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'
import { runExport, runQueuedExports } from './exportCalls.ts'
import { createdExport, fileOf, readFormatExport, unzipped } from './exportFormats.ts'

const PATIENCE = { timeout: 20_000, interval: 50 }

describe('an export whose process is killed', () => {
  let app: TestApp
  let studio: Studio
  let shotId: string
  let databaseUrl: string
  const folder = makeDataFolder()

  beforeAll(async () => {
    databaseUrl = await makeDatabase()
    app = await startApp(databaseUrl)
    studio = await makeStudio(app)
    shotId = (await makeShot(app, studio.owner, studio.storyboardId)).id
  })
  afterAll(async () => {
    await app.stop()
    folder.remove()
  })

  const setFrames = (frames: number) => mutatedOne(app, studio.owner, 'updateShots', { shotId, frames })
  /** An export that takes minutes. */
  async function createLong(): Promise<string> {
    await setFrames(19_000)
    const as = { images: { of: 'FRAMES', width: 1920 } }
    return (await createdExport(app, studio.owner, { projectId: studio.projectId, as })).id
  }
  const read = (id: string) => readFormatExport(app, studio.owner, id)

  it('with its server leaves no process and no file, and restarts elsewhere', { timeout: 120_000 }, async () => {
    const server = await startServer(folder.path, { DATABASE_URL: databaseUrl })
    const id = await createLong()
    await expect.poll(() => exportWritersOf(server.pid), PATIENCE).toHaveLength(1)
    const [writer = 0] = exportWritersOf(server.pid)
    await server.end('SIGKILL')
    await expect.poll(() => isAlive(writer), PATIENCE).toBe(false)
    expect(await read(id)).toMatchObject({ status: 'RUNNING', downloadUrl: null, failure: null })
    const kept = join(folder.path, 'files', 'exports')
    expect(existsSync(kept) ? readdirSync(kept) : []).toEqual([])

    // The lease is over, as after two minutes.
    await setFrames(2)
    const past = new Date(Date.now() - 120_000)
    const where = { id: uuidOf('ProjectExport', id) }
    await prisma.projectExport.update({ where, data: { workedUntil: past, createdAt: past } })
    await prisma.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE "key" = ${`export:${where.id}`}`
    await inApp(resumeExports)
    await runQueuedExports()
    const done = await read(id)
    expect(done).toMatchObject({ status: 'DONE', failure: null })
    expect([...unzipped(await fileOf(app, done)).keys()]).toHaveLength(3)
  })

  it('with its server and then canceled ends at once, and a minute later nothing of it is left', async () => {
    const made = [await createLong(), await createLong()]
    const ids = made.map((id) => uuidOf('ProjectExport', id))
    const [canceledId = '', runningId = ''] = made
    // As a server leaves them that is killed in the midst of them.
    const running = { status: 'RUNNING', attempt: 1, workedUntil: new Date(Date.now() + 60_000) } as const
    await prisma.projectExport.updateMany({ where: { id: { in: ids } }, data: running })
    const storage = inApp(files)
    for (const id of ids) await storage.newFolder(scratchName({ id, attempt: 1 }))
    const left = () => Promise.all(ids.map(async (id) => (await storage.listNamed(scratchPrefix(id))).length))
    await mutated(app, studio.owner, 'cancelExport', { exportId: canceledId })
    expect(await read(canceledId)).toMatchObject({ status: 'CANCELED', downloadUrl: null })
    // A server that lives ends its try by itself.
    await inApp(() => forgetEndedTries())
    expect(await left()).toEqual([1, 1])
    await inApp(() => forgetEndedTries(Date.now() + 60_000))
    expect(await left()).toEqual([0, 1])
    await mutated(app, studio.owner, 'cancelExport', { exportId: runningId })
    await inApp(() => forgetEndedTries(Date.now() + 60_000))
    await runQueuedExports()
    expect((await read(canceledId)).status).toBe('CANCELED')
  })

  it('or is long keeps no short one from being written', { timeout: 60_000 }, async () => {
    const stop = await inApp(() => startJobs(tasks, () => {}))
    try {
      const long = await createLong()
      await expect.poll(() => exportWritersOf(process.pid), PATIENCE).toHaveLength(1)
      const { projectId } = studio
      const short = await createdExport(app, studio.owner, { projectId, as: { data: {} } })
      await expect.poll(async () => (await read(short.id)).status, PATIENCE).toBe('DONE')
      expect((await read(long)).status).toBe('RUNNING')
      await mutated(app, studio.owner, 'cancelExport', { exportId: long })
    } finally {
      await stop()
    }
  })

  it('alone is tried three times, then fails with its reason', { timeout: 60_000 }, async () => {
    const id = await createLong()
    for (let attempt = 0; attempt < 3; attempt++) {
      const running = runExport(id)
      const ended = running.then(() => 'done', (error: unknown) => String(error))
      await expect.poll(() => exportWritersOf(process.pid), PATIENCE).toHaveLength(1)
      for (const writer of exportWritersOf(process.pid)) process.kill(writer, 'SIGKILL')
      expect(await ended).toContain('The process ended before its work: SIGKILL')
    }
    expect(await read(id)).toMatchObject({
      status: 'FAILED', downloadUrl: null, failure: { reason: 'EXPORT_NOT_WRITTEN' },
    })
  })
})
