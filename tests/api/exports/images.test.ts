import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { files, mediaFolder } from '../../../server/modules/media/files.ts'
import type { Storage } from '../../../server/platform/storage/disk.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makeShot, makeStudio, type MadeShot, makeToken, type Studio } from '../../harness/fixtures.ts'
import { giveImage } from '../../harness/images.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { mutate, mutated, mutatedOne } from '../projects/projectCalls.ts'
import { download, runExport } from './exportCalls.ts'
import {
  createdExport, fileOf, type FormatExport, madeExport, readFormatExport, sendCreateExport, unzipped,
} from './exportFormats.ts'

let app: TestApp
let studio: Studio
let disk: Storage
let shots: MadeShot[]

beforeAll(async () => {
  app = await startApp(await makeDatabase())
  disk = inApp(files)
})
beforeEach(async () => {
  studio = await makeStudio(app)
  const { owner, storyboardId } = studio
  shots = [await makeShot(app, owner, storyboardId), await makeShot(app, owner, storyboardId)]
})
afterEach(() => inApp(() => files.provide(disk)))
afterAll(() => app.stop())

const input = (options: object = {}, rest: object = {}) => ({
  projectId: studio.projectId, as: { images: { width: 64, ...options } }, ...rest,
})
const made = (options: object = {}, rest: object = {}) => madeExport(app, studio.member, input(options, rest))
const namesOf = async (row: FormatExport) => [...unzipped(await fileOf(app, row)).keys()]

describe('an export of pictures', () => {
  it('is a ZIP of a picture a shot, with a list', async () => {
    const [first, second] = shots
    await mutatedOne(app, studio.owner, 'updateShots', {
      shotId: second?.id, aspectRatio: 'RATIO_1_1', cameraNote: 'Up', notes: 'Two, "three"', frames: 7,
    })
    await draw(app, studio.owner, first?.views[0]?.id ?? '', [adding()])
    await giveImage(app, studio.owner, second?.views[0]?.id ?? '')
    const row = await made()
    expect(row).toMatchObject({
      status: 'DONE', format: 'IMAGES',
      options: { kind: 'PNG', of: 'SHOTS', width: 64, isManifestIncluded: true, nameTemplate: '' },
      unitsDone: 2, unitsTotal: 2, failure: null, warnings: [], fileName: expect.stringMatching(/\d\.zip$/) as string,
    })
    const content = unzipped(await fileOf(app, row))
    const names = [...content.keys()]
    expect(names).toEqual([`0001_${first?.code}_1.png`, `0002_${second?.code}_1.png`, 'manifest.csv'])
    const sizes = await Promise.all(names.slice(0, 2).map(async (name) => sharp(content.get(name)).metadata()))
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([[64, 36], [64, 64]])
    const list = content.get('manifest.csv')?.toString() ?? ''
    const line = `0002_${second?.code}_1.png,MAIN,${second?.code},Shot 2,1,,48,7,1001,,Up,"Two, ""three""",\r\n`
    expect(list).toContain(line)
    const answer = await download(app, row.downloadUrl)
    expect(answer.headers.get('content-type')).toBe('application/zip')
  })

  it('of views and of frames has a file each, in the type asked for', async () => {
    const [first] = shots
    await mutatedOne(app, studio.owner, 'updateShots', { shotId: first?.id, frames: 3 })
    await mutatedOne(app, studio.owner, 'deleteShots', { shotId: shots[1]?.id })
    for (let count = 0; count < 3; count += 1) await mutatedOne(app, studio.owner, 'createViews', { shotId: first?.id })
    await mutated(app, studio.owner, 'createViews', { shotId: first?.id, views: [{ name: 'Wide' }] })
    const views = await made({ of: 'VIEWS', kind: 'JPEG', isManifestIncluded: false })
    expect(await namesOf(views)).toEqual(
      [1, 2, 3, 4, 'Wide'].map((view, index) => `000${index + 1}_${first?.code}_${view}.jpg`),
    )
    const frames = await made({ of: 'FRAMES', kind: 'WEBP', isManifestIncluded: false })
    expect(await namesOf(frames)).toEqual([1, 2, 3].map((frame) => `000${frame}_${first?.code}_${1000 + frame}.webp`))
    expect(frames.warnings).toMatchObject([{ reason: 'EXPORT_VIEWS_LEFT_OUT', shotId: first?.id }])
  })

  it('has the part of the project that was asked for, under the name that was asked for', async () => {
    const only = await made({}, { what: { shotIds: [shots[1]?.id] }, fileName: 'Räume: "1"' })
    expect((await namesOf(only))[0]).toBe(`0001_${shots[1]?.code}_1.png`)
    expect(only.fileName).toBe('Räume_ _1_.zip')
    const { headers } = await download(app, only.downloadUrl)
    expect(headers.get('content-disposition'))
      .toBe(`attachment; filename="R_ume_ _1_.zip"; filename*=UTF-8''R%C3%A4ume_%20_1_.zip`)
    const board = await made({}, { what: { storyboardIds: [studio.storyboardId] } })
    expect(board.fileName).toContain('-MAIN-')
  })

  it('warns of a missing image and paints the shot without it', async () => {
    const { image } = await giveImage(app, studio.owner, shots[0]?.views[0]?.id ?? '')
    await disk.removeFolder(mediaFolder(uuidOf('Media', image?.id ?? '')))
    const row = await made()
    expect(row).toMatchObject({ status: 'DONE', warnings: [{ reason: 'EXPORT_IMAGE_MISSING', shotId: shots[0]?.id }] })
    expect(await namesOf(row)).toHaveLength(3)
  })

  it('fails with the shot whose drawing cannot be read', async () => {
    const viewId = shots[0]?.views[0]?.id ?? ''
    await draw(app, studio.owner, viewId, [adding()])
    const payload = Buffer.from([9])
    await prisma.drawingOp.updateMany({ where: { viewId: uuidOf('View', viewId) }, data: { payload } })
    const row = await made()
    expect(row).toMatchObject({ status: 'FAILED', failure: { reason: 'EXPORT_SHOT_NOT_PAINTED' } })
    expect(row.failure?.message).toContain(shots[0]?.code)
  })

  it('fails when the disk is full, and leaves nothing', async () => {
    let folder = ''
    const newFolder = async () => {
      folder = await disk.newPath()
      await mkdir(folder)
      await symlink('/dev/full', join(folder, 'file'))
      return folder
    }
    inApp(() => files.provide({ ...disk, newFolder }))
    const row = await made()
    expect(row).toMatchObject({ status: 'FAILED', failure: { reason: 'EXPORT_DISK_FULL' }, downloadUrl: null })
    await expect(mkdir(folder)).resolves.toBeUndefined()
  })

  it('removes what a server that was killed left of an earlier try', async () => {
    const { id } = await createdExport(app, studio.owner, input())
    // What is made on the way is not removed, as if the server were gone, and the file is lost.
    const isGone = async () => Promise.reject(new Error('The server is gone'))
    inApp(() => files.provide({ ...disk, discard: async () => {}, measure: isGone }))
    await expect(runExport(id)).rejects.toThrow('The server is gone')
    inApp(() => files.provide(disk))
    const all = () => inApp(() => files().list('incoming', new Date(Date.now() + 1_000)))
    const left = async () => (await all()).filter((name) => name.startsWith('export-'))
    expect(await left()).toEqual([`export-${uuidOf('ProjectExport', id)}-1`])
    await runExport(id)
    expect((await readFormatExport(app, studio.owner, id)).status).toBe('DONE')
    expect(await left()).toEqual([])
  })

  it('ends within a second of being canceled, by its requester or an administrator alone', async () => {
    await mutatedOne(app, studio.owner, 'updateShots', { shotId: shots[0]?.id, frames: 19_000 })
    const cancel = (person: Studio['owner'], exportId: string) =>
      mutate(app, person, 'cancelExport', { exportId }, 'projectExport { status finishedAt }')
    const { id } = await createdExport(app, studio.owner, input({ of: 'FRAMES', width: 1920 }))
    const running = runExport(id)
    for (let now = ''; now !== 'RUNNING';) now = (await readFormatExport(app, studio.owner, id)).status
    expectRefused(await cancel(studio.member, id), 'FORBIDDEN')
    expectRefused(await cancel(studio.outsider, id), 'NOT_FOUND')
    expect((await cancel(studio.admin, id)).data).toMatchObject({ projectExport: { status: 'CANCELED' } })
    const before = Date.now()
    await running
    expect(Date.now() - before).toBeLessThan(3_000)
    expect(await readFormatExport(app, studio.owner, id)).toMatchObject({ status: 'CANCELED', downloadUrl: null })
    expectRefused(await cancel(studio.admin, id), 'CONFLICT')
    const mine = await createdExport(app, studio.member, input())
    expect((await cancel(studio.member, mine.id)).data).toMatchObject({ projectExport: { status: 'CANCELED' } })
    await runExport(mine.id)
    expect(await readFormatExport(app, studio.owner, mine.id)).toMatchObject({ status: 'CANCELED' })
  })

  it('is refused for an empty scope, options out of range, a scope too large and ids of others', async () => {
    const send = (options: object, rest?: object) => sendCreateExport(app, studio.member, input(options, rest))
    expectRefused(await send({ width: 15 }), 'INVALID_INPUT', { 'as.images.width': 'The value must be 16 to 7,680' })
    const stranger = await makeStudio(app)
    expectRefused(await send({}, { what: { storyboardIds: [stranger.storyboardId] } }), 'NOT_FOUND')
    expectRefused(await send({}, { what: { shotIds: [] } }), 'INVALID_INPUT')
    const empty = { projectId: stranger.projectId, as: { images: {} } }
    const refused = await sendCreateExport(app, stranger.owner, empty)
    expectRefused(refused, 'INVALID_INPUT', { what: 'There is no shot to export' })
    expectRefused(await sendCreateExport(app, studio.owner, empty), 'NOT_FOUND')
    await mutatedOne(app, studio.owner, 'updateShots', { shotId: shots[0]?.id, frames: 20_000 })
    expectRefused(await send({ of: 'FRAMES' }), 'INVALID_INPUT', {
      what: 'These would be 20,048 files; an export has at most 20,000',
    })
    expectRefused(await sendCreateExport(app, studio.member, {
      projectId: studio.projectId, as: { data: {} }, what: { shotIds: [shots[0]?.id] },
    }), 'INVALID_INPUT')
  })

  it('needs no more than reading', async () => {
    const reader = await makeToken(studio.member, ['read'])
    expect((await createdExport(app, reader, input())).status).toBe('QUEUED')
    const data = await madeExport(app, reader, { projectId: studio.projectId, as: { data: {} } })
    expect(data).toMatchObject({ status: 'DONE', format: 'DATA', options: { includeCanvasData: true }, stage: null })
  })
})
