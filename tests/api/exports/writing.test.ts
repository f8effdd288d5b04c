import { PassThrough, type Readable } from 'node:stream'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { ranksBetween } from '../../../server/kernel/ranks.ts'
import { exportFolder } from '../../../server/modules/delivery/exportFile.ts'
import { forgetExports, resumeExports } from '../../../server/modules/delivery/exportsHousekeeping.service.ts'
import { files } from '../../../server/modules/media/files.ts'
import type { Storage } from '../../../server/platform/storage/disk.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { inFull } from '../../harness/full.ts'
import { heldBytes } from '../../harness/memory.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { followByEvents } from '../../harness/subscriptions.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'
import {
  asked,
  download,
  exported,
  knownExport,
  linesOf,
  ofKind,
  readExport,
  readLines,
  runExport,
  runQueuedExports,
} from './exportCalls.ts'

let app: TestApp
let studio: Studio
let disk: Storage

beforeAll(async () => {
  app = await startApp(await makeDatabase())
  disk = inApp(files)
})
beforeEach(async () => {
  studio = await makeStudio(app)
})
afterEach(() => inApp(() => files.provide(disk)))
afterAll(() => app.stop())

/** Lets something happen once the first bytes of a file came, before any more are taken. */
function whileWriting(happen: () => Promise<void>): void {
  const receive: Storage['receive'] = async (stream, limit, patience) => {
    const slow = new PassThrough()
    void (async () => {
      let isFirst = true
      try {
        for await (const chunk of stream as Readable) {
          slow.write(chunk)
          if (isFirst) await happen()
          isFirst = false
        }
        slow.end()
      } catch (error) {
        slow.destroy(error as Error)
      }
    })()
    return disk.receive(slow, limit, patience)
  }
  inApp(() => files.provide({ ...disk, receive }))
}

/** Fills a board without the API, which is not what is tried here; each shot has a view. */
async function addShots(count: number, description = ''): Promise<void> {
  const storyboardId = uuidOf('Storyboard', studio.storyboardId)
  const size = { baseWidth: 840, baseHeight: 473, width: 840, height: 473 }
  const shots = ranksBetween(null, null, count).map((rank, index) => {
    return { id: uuidv7(), storyboardId, code: `SH${index}`, name: 'Shot', description, rank, frames: 48 }
  })
  for (let from = 0; from < count; from += 1_000) {
    const part = shots.slice(from, from + 1_000)
    await prisma.shot.createMany({ data: part })
    await prisma.shotView.createMany({ data: part.map(({ id }) => ({ shotId: id, rank: 'a0', ...size })) })
  }
}

/** Shots of the largest project; each comes with a view and 8 kB of text. */
const MANY = inFull(10_000, 4_000)
const filesOf = (id: string) => disk.list(exportFolder(uuidOf('ProjectExport', id)), new Date(Date.now() + 60_000))

describe('writing an export', () => {
  it('is told by events, once each, with the export as their subject', async () => {
    const { owner, projectId } = studio
    await makeShot(app, owner, studio.storyboardId)
    interface Told {
      projectEvents: {
        type: string
        payload: Record<string, unknown>
        subject: { id: string } | null
        actor: { id: string }
      }
    }
    const following = await followByEvents<Told>(
      app,
      owner,
      `subscription ($id: ID!) { projectEvents(projectId: $id, filter: { types: ["export"] }) {
        type payload actor { id } subject { ... on ProjectExport { id status } }
      } }`,
      { id: projectId },
    )
    const { id, rowsTotal, seq, bytes, sha256 } = await exported(app, owner, projectId)
    const told = []
    for (let count = 0; count < 3; count++) told.push((await following.next())?.data?.projectEvents)
    await following.stop()
    expect(told.map((event) => [event?.type, event?.payload])).toEqual([
      ['export.queued', { format: 'DATA' }],
      ['export.started', { rowsTotal, seq }],
      ['export.finished', { rowsWritten: rowsTotal, bytes, sha256 }],
    ])
    for (const event of told) expect([event?.subject?.id, event?.actor.id]).toEqual([id, owner.id])
  })

  it('goes through the queue', async () => {
    const { id, status } = await asked(app, studio.owner, studio.projectId)
    expect(status).toBe('QUEUED')
    await runQueuedExports()
    expect(await knownExport(app, studio.owner, id)).toMatchObject({ status: 'DONE' })
  })

  it('tells of one moment, whatever is written meanwhile', async () => {
    const { owner, projectId, storyboardId } = studio
    await addShots(1_500, 'Reeds. '.repeat(40))
    const before = await makeShot(app, owner, storyboardId)
    const viewId = before.views[0]?.id ?? ''
    await draw(app, owner, viewId, [adding()])
    const seqBefore = (await prisma.project.findUniqueOrThrow({ where: { id: uuidOf('Project', projectId) } })).eventSeq
    whileWriting(async () => {
      await makeShot(app, owner, storyboardId)
      await draw(app, owner, viewId, [adding(), adding()])
      await mutatedOne(app, owner, 'moveShots', { shotId: before.id, to: { position: 1 } })
      await mutated(app, owner, 'updateProject', { projectId, name: 'Another name' })
      const where = { description: { not: '' }, storyboardId: uuidOf('Storyboard', storyboardId) }
      const rows = await prisma.shot.findMany({ where, take: 500, orderBy: { rank: 'desc' } })
      await mutated(app, owner, 'deleteShots', { shots: rows.map(({ id }) => ({ shotId: toTypeId('Shot', id) })) })
    })
    const made = await exported(app, owner, projectId)
    const lines = await readLines(app, made)
    expect(lines[0]?.['seq']).toBe(seqBefore + 1)
    expect(ofKind(lines, 'project')[0]).toMatchObject({ name: 'Salt House' })
    const shots = ofKind(lines, 'shot')
    expect(shots.map(({ position }) => position)).toEqual(Array.from({ length: 1_501 }, (_, index) => index + 1))
    expect(shots.at(-1)).toMatchObject({ id: before.id, code: before.code })
    expect(new Set(ofKind(lines, 'view').map(({ shotId }) => shotId))).toEqual(new Set(shots.map(({ id }) => id)))
    expect(ofKind(lines, 'canvasData')).toMatchObject([{ viewId, revision: 1 }])
    expect(lines.at(-1)).toMatchObject({ kind: 'trailer', rows: made.rowsTotal, counts: { shot: 1_501, view: 1_501 } })
  })

  it(`streams ${MANY} shots and holds a small part of them`, async () => {
    const { owner, projectId } = studio
    await addShots(MANY, 'x'.repeat(8_000))
    // After adding: Prisma keeps the last statements with their rows.
    const before = heldBytes()
    let most = 0
    let largest = 0
    const receive: Storage['receive'] = async (stream, ...rest) => {
      const measured = new PassThrough()
      let chunks = 0
      stream.on('data', (chunk: Buffer) => {
        largest = Math.max(largest, chunk.length)
        if (chunks++ % 300 === 0) most = Math.max(most, heldBytes())
        if (!measured.write(chunk)) {
          stream.pause()
          measured.once('drain', () => stream.resume())
        }
      })
      stream.on('end', () => measured.end())
      return disk.receive(measured, ...rest)
    }
    inApp(() => files.provide({ ...disk, receive }))
    const { id } = await asked(app, owner, projectId)
    await runExport(id)
    const made = await knownExport(app, owner, id)
    expect(made).toMatchObject({ status: 'DONE', rowsTotal: 2 * MANY + 1 + 1 + 5 })
    expect(made.bytes).toBeGreaterThan(MANY * 8_000)
    expect(largest).toBeLessThan(200_000)
    expect(most - before).toBeLessThan(MANY * 6_000)
  }, 120_000)
})

describe('an export that fails', () => {
  const broken = (): Storage => ({ ...disk, adopt: () => Promise.reject(new Error('The disk is full')) })

  it('leaves no file, and succeeds when it is tried again', async () => {
    const { owner, projectId } = studio
    const { id } = await asked(app, owner, projectId)
    inApp(() => files.provide(broken()))
    await expect(runExport(id)).rejects.toThrow('The disk is full')
    expect(await knownExport(app, owner, id)).toMatchObject({ status: 'RUNNING', downloadUrl: null, failure: null })
    expect(await filesOf(id)).toEqual([])
    inApp(() => files.provide(disk))
    await runExport(id)
    const made = await knownExport(app, owner, id)
    expect(made.status).toBe('DONE')
    expect((await readLines(app, made)).at(-1)?.kind).toBe('trailer')
  })

  it('has failed after three tries, and says so', async () => {
    const { owner, projectId } = studio
    const { id } = await asked(app, owner, projectId)
    inApp(() => files.provide(broken()))
    for (let attempt = 0; attempt < 3; attempt++) await expect(runExport(id)).rejects.toThrow()
    inApp(() => files.provide(disk))
    await runExport(id)
    expect(await knownExport(app, owner, id)).toMatchObject({
      status: 'FAILED',
      downloadUrl: null,
      failure: { reason: 'EXPORT_NOT_WRITTEN', message: 'The file could not be written. Export the project again.' },
      expiresAt: expect.any(String) as string,
    })
    const types = (await prisma.event.findMany({ where: { subject: id } })).map(({ type }) => type)
    expect(types.filter((type) => type === 'export.failed')).toHaveLength(1)
    await exported(app, owner, projectId)
  })

  it('has failed at once when the disk is full', async () => {
    const { owner, projectId } = studio
    const { id } = await asked(app, owner, projectId)
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' })
    inApp(() => files.provide({ ...disk, receive: () => Promise.reject(full) }))
    await runExport(id)
    expect(await filesOf(id)).toEqual([])
    expect(await knownExport(app, owner, id)).toMatchObject({
      status: 'FAILED', downloadUrl: null, failure: { reason: 'EXPORT_DISK_FULL' },
    })
  })

  it('in the midst of a line gives nothing to download', async () => {
    const { owner, projectId } = studio
    await addShots(600, 'Reeds. '.repeat(40))
    whileWriting(() => Promise.reject(new Error('The line was cut')))
    const { id } = await asked(app, owner, projectId)
    await expect(runExport(id)).rejects.toThrow('The line was cut')
    expect(await filesOf(id)).toEqual([])
    expect((await knownExport(app, owner, id)).downloadUrl).toBeNull()
  })

  it('ends when the project goes to the trash', async () => {
    const { owner, projectId } = studio
    await addShots(600, 'Reeds. '.repeat(40))
    const { id } = await asked(app, owner, projectId)
    whileWriting(async () => void (await mutated(app, owner, 'deleteProject', { projectId })))
    await runExport(id)
    expect(await filesOf(id)).toEqual([])
    await mutated(app, owner, 'restoreProject', { projectId })
    expect(await knownExport(app, owner, id)).toMatchObject({
      status: 'FAILED', failure: { reason: 'EXPORT_PROJECT_DELETED', message: 'The project was deleted' },
    })
  })
})

describe('housekeeping', () => {
  it('restarts an export that a server left unfinished, and none that is being written', async () => {
    const { owner, projectId } = studio
    const { id } = await asked(app, owner, projectId)
    const where = { id: uuidOf('ProjectExport', id) }
    await prisma.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE "key" = ${`export:${where.id}`}`
    const running = { status: 'RUNNING', attempt: 1, createdAt: new Date(Date.now() - 120_000) } as const
    await prisma.projectExport.update({ where, data: { ...running, workedUntil: new Date(Date.now() + 60_000) } })
    await inApp(resumeExports)
    await runQueuedExports()
    expect((await knownExport(app, owner, id)).status).toBe('RUNNING')
    await prisma.projectExport.update({ where, data: { workedUntil: new Date(Date.now() - 1) } })
    await inApp(resumeExports)
    await runQueuedExports()
    expect((await knownExport(app, owner, id)).status).toBe('DONE')
  })

  it('removes what is over, and what no project has any more', async () => {
    const { owner, projectId } = studio
    const [over, orphan, kept] = [
      await exported(app, owner, projectId),
      await exported(app, owner, projectId),
      await exported(app, owner, projectId),
    ]
    const idOf = ({ id }: { id: string }) => ({ id: uuidOf('ProjectExport', id) })
    await prisma.projectExport.update({ where: idOf(over), data: { expiresAt: new Date(Date.now() - 1) } })
    await prisma.projectExport.delete({ where: idOf(orphan) })
    await inApp(forgetExports)
    expect(await readExport(app, owner, over.id)).toBeNull()
    expect(await filesOf(over.id)).toEqual([])
    expect(await filesOf(orphan.id)).toEqual(['1'])
    expect(linesOf(await (await download(app, kept.downloadUrl)).text()).at(-1)?.kind).toBe('trailer')
    await prisma.projectExport.update({ where: idOf(kept), data: { expiresAt: new Date(Date.now() + 48 * 3_600_000) } })
    await inApp(() => forgetExports(Date.now() + 2 * 3_600_000))
    expect(await filesOf(orphan.id)).toEqual([])
    expect(await filesOf(kept.id)).toEqual(['1'])
  })
})
