import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { video } from '../../../server/modules/delivery/exports/formats/video.ts'
import { videoProblem } from '../../../server/modules/delivery/exports/videoPackage.ts'
import { writeExport, writePictureExport } from '../../../server/modules/delivery/writeExport.service.ts'
import { files, mediaFolder } from '../../../server/modules/media/files.ts'
import type { Storage } from '../../../server/platform/storage/disk.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { adding, draw, makeStroke } from '../../harness/drawings.ts'
import { makeShot, makeStudio, type MadeShot, type Studio } from '../../harness/fixtures.ts'
import { giveImage } from '../../harness/images.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { giveSoundtrack, giveVoice, wavOf } from '../../harness/sounds.ts'
import { type Decoder, openDecoder } from '../../harness/videoDecoding.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'
import { runExport, runQueuedExports } from './exportCalls.ts'
import { createdExport, fileOf, madeExport, readFormatExport, sendCreateExport } from './exportFormats.ts'

const absent = videoProblem()
const skipped = absent ? ` (skipped: ${absent.message})` : ''

let app: TestApp
let disk: Storage
let studio: Studio
let shots: MadeShot[]
let decoder: Decoder

beforeAll(async () => {
  app = await startApp(await makeDatabase())
  disk = inApp(files)
  decoder = await openDecoder()
})
beforeEach(async () => {
  studio = await makeStudio(app)
  const { owner, storyboardId } = studio
  shots = [await makeShot(app, owner, storyboardId), await makeShot(app, owner, storyboardId)]
  for (const shot of shots) await setFrames(shot, 12)
})
afterEach(() => {
  inApp(() => files.provide(disk))
  vi.restoreAllMocks()
})
afterAll(async () => {
  await decoder.close()
  await app.stop()
})

const setFrames = (shot: MadeShot | undefined, frames: number) =>
  mutatedOne(app, studio.owner, 'updateShots', { shotId: shot?.id, frames })
const input = (options: object = {}) =>
  ({ projectId: studio.projectId, as: { video: { width: 320, height: 180, ...options } } })
const made = (options: object = {}) => madeExport(app, studio.member, input(options))

describe.skipIf(absent !== null)(`an export as video${skipped}`, () => {
  it('shows drawings for their frames, with voices that end with their shot, and says what it is', async ({ skip }) => {
    if (decoder.withoutH264) skip(decoder.withoutH264)
    const { owner, storyboardId } = studio
    await draw(app, owner, shots[0]?.views[0]?.id ?? '', [adding()])
    await giveVoice(app, owner, shots[1]?.id ?? '', wavOf(2))
    const row = await made()
    expect(row).toMatchObject({
      status: 'DONE', format: 'VIDEO', unitsDone: 24, unitsTotal: 24, failure: null, warnings: [],
      fileName: expect.stringMatching(/\.mp4$/) as string,
    })
    const decoded = await decoder.decode(await fileOf(app, row), [{ x: 2, y: 2 }])
    expect(decoded).toMatchObject({ width: 320, height: 180, codec: 'avc', isBt709Limited: true })
    expect(decoded.frames.map(({ isKey }) => isKey).flatMap((isKey, index) => (isKey ? [index] : []))).toEqual([0, 12])
    if (!decoded.sound) throw new Error('There is no sound')
    const [onset = Number.NaN, ...others] = decoded.sound.onsets
    expect(Math.abs(onset - 0.5)).toBeLessThan(0.001)
    expect(others).toEqual([])
    expect(decoded.sound.end).toBeLessThan(1.03)

    await giveSoundtrack(app, owner, storyboardId, wavOf(1, (at) => Math.sin(at * 2_000)))
    const loud = await made({ container: 'WEBM', areVoicesIncluded: false })
    expect(loud).toMatchObject({ status: 'DONE', warnings: [{ reason: 'EXPORT_SOUND_LIMITED', shotId: null }] })
    expect(await decoder.decode(await fileOf(app, loud))).toMatchObject({ codec: 'vp9', sound: { codec: 'opus' } })
  })

  it('has no track of sound without sounds, and burns in what changes with each frame', async () => {
    const options = {
      container: 'WEBM', width: 640, height: 360, quality: 'MASTER', slateFrames: 3, watermark: 'Draft',
      burnIns: [{ what: 'TIMECODE', corner: 'BOTTOM_RIGHT', size: 20 }, { what: 'SHOT_CODE', corner: 'TOP_LEFT' }],
    }
    await mutated(app, studio.owner, 'updateStoryboard', {
      storyboardId: studio.storyboardId, startTimecode: '01:00:00:00',
    })
    const row = await made(options)
    const probes = Array.from({ length: 320 }, (_, index) => ({ x: 2 * index, y: 310 }))
    const bytes = await fileOf(app, row)
    const { sound, frames } = await decoder.decode(bytes, [{ x: 320, y: 40 }, ...probes])
    expect(sound).toBeNull()
    expect(frames).toHaveLength(27)
    const pictures = frames.map(({ colors }) => JSON.stringify(colors.slice(1)))
    expect(new Set(pictures.slice(0, 3)).size).toBe(1)
    expect(new Set(pictures.slice(3)).size).toBe(24)
    for (const { colors } of frames.slice(3)) expect(Math.min(...(colors[0] ?? []))).toBeGreaterThanOrEqual(253)
    // The slate stands before the start of the board.
    expect(bytes.includes('00:59:59:21')).toBe(true)
  })

  it('of a part of a board has the sound of its shots, without that of the others', async () => {
    const { owner, member, storyboardId, projectId } = studio
    shots.push(await makeShot(app, owner, storyboardId))
    await setFrames(shots[2], 12)
    // A beep in each shot, and a voice in the last.
    const beeps = [0.25, 0.6, 1.1]
    const isBeep = (at: number) => beeps.some((beep) => beep <= at && at < beep + 0.02)
    await giveSoundtrack(app, owner, storyboardId, wavOf(1.5, (at) => (isBeep(at) ? Math.sin(at * 3_000) / 2 : 0)))
    await giveVoice(app, owner, shots[2]?.id ?? '', wavOf(0.02))
    const what = { shotIds: [shots[0]?.id, shots[2]?.id] }
    const row = await madeExport(app, member, {
      projectId, what, as: { video: { container: 'WEBM', width: 320, height: 180 } },
    })
    const { frames, sound } = await decoder.decode(await fileOf(app, row))
    expect(frames).toHaveLength(24)
    expect(sound?.onsets.map((onset) => onset.toFixed(2))).toEqual(['0.25', '0.50', '0.60'])
  })

  it('follows the camera of a view, frame by frame', async () => {
    const { owner } = studio
    const viewId = shots[0]?.views[0]?.id ?? ''
    const dot = (color: string, x: number) => makeStroke({ color, radius: 60, points: [{ x, y: 120 }] })
    await draw(app, owner, viewId, [adding([dot('#ff0000', 600), dot('#0000ff', 105)])])
    const frame = (x: number) => ({ x, y: 120, width: 210 })
    const camera = { start: frame(600), end: frame(105), easing: 'LINEAR', holdStart: 3 }
    await mutated(app, owner, 'setViewCamera', { viewId, camera }, 'view { id }')
    const row = await made({ container: 'WEBM' })
    const { frames } = await decoder.decode(await fileOf(app, row), [{ x: 160, y: 90 }])
    const colors = frames.slice(0, 12).map(({ colors: [[red = 0, , blue = 0] = []] }) =>
      (red > 200 && blue > 200 ? 'paper' : red > blue ? 'red' : 'blue'))
    expect([colors.slice(0, 4), colors[7], colors[11]]).toEqual([['red', 'red', 'red', 'red'], 'paper', 'blue'])
    expect(frames).toHaveLength(24)
  })

  it('as ProRes is a QuickTime file of as many frames', async () => {
    const bytes = await fileOf(app, await made({ container: 'MOV', codec: 'PRORES_422_HQ' }))
    expect(bytes.toString('latin1', 4, 12)).toBe('ftypqt  ')
    expect(bytes.includes('apch')).toBe(true)
    // The table of sample sizes: its flags, one size for all or none, and the number of frames.
    expect(bytes.readUInt32BE(bytes.indexOf('stsz') + 12)).toBe(24)
  })

  it('warns of images and sounds that are missing or broken', async () => {
    const { owner, storyboardId } = studio
    const { image } = await giveImage(app, owner, shots[0]?.views[0]?.id ?? '')
    await giveVoice(app, owner, shots[1]?.id ?? '')
    await giveSoundtrack(app, owner, storyboardId)
    const ofShot = { where: { shotId: uuidOf('Shot', shots[1]?.id ?? '') } }
    const { soundId } = await prisma.shotVoice.findFirstOrThrow(ofShot)
    for (const id of [uuidOf('Media', image?.id ?? ''), soundId]) await disk.removeFolder(mediaFolder(id))
    const broken = inApp(files)
    inApp(() => files.provide({
      ...broken,
      withPath: (key, use) => broken.withPath(key, (path) => use(key.includes('image') ? path : '/dev/null')),
    }))
    const row = await made()
    expect(row.status).toBe('DONE')
    expect(row.warnings.map(({ reason, shotId }) => [reason, shotId])).toEqual([
      ['EXPORT_SOUND_BROKEN', null], ['EXPORT_SOUND_BROKEN', shots[1]?.id], ['EXPORT_IMAGE_MISSING', shots[0]?.id],
    ])
  })

  it('waits in a queue of its own, so that neither texts nor pages wait for it', async () => {
    const { id } = await createdExport(app, studio.owner, input())
    const { id: pages } = await createdExport(app, studio.owner, { projectId: studio.projectId, as: { pdf: {} } })
    await runQueuedExports([writeExport, writePictureExport])
    expect((await readFormatExport(app, studio.owner, pages)).status).toBe('DONE')
    expect((await readFormatExport(app, studio.owner, id)).status).toBe('QUEUED')
    await runQueuedExports()
    expect((await readFormatExport(app, studio.owner, id)).status).toBe('DONE')
  })

  it('fails when the disk is full', async () => {
    const newFolder = async () => {
      const folder = await disk.newPath()
      await mkdir(folder)
      await symlink('/dev/full', join(folder, 'file'))
      return folder
    }
    inApp(() => files.provide({ ...disk, newFolder }))
    expect(await made({ container: 'WEBM' }))
      .toMatchObject({ status: 'FAILED', failure: { reason: 'EXPORT_DISK_FULL' }, downloadUrl: null })
  })

  it('ends within a second of being canceled', async () => {
    await setFrames(shots[0], 9_000)
    const burnIns = [{ what: 'TIMECODE' }]
    const { id } = await createdExport(app, studio.owner, input({ width: 1920, height: 1080, burnIns }))
    const running = runExport(id)
    for (let stage: string | null = null; stage !== 'encoding';) {
      stage = (await readFormatExport(app, studio.owner, id)).stage
    }
    await mutated(app, studio.owner, 'cancelExport', { exportId: id })
    const before = Date.now()
    await running
    expect(Date.now() - before).toBeLessThan(3_000)
    expect(await readFormatExport(app, studio.owner, id)).toMatchObject({ status: 'CANCELED', downloadUrl: null })
  })

  it('is refused for odd sizes, codecs that do not fit, pictures too large, hours too many and outsiders', async () => {
    const send = (options: object) => sendCreateExport(app, studio.member, input(options))
    expectRefused(await send({ width: 321 }), 'INVALID_INPUT', { 'as.video.width': 'The value must be even' })
    expectRefused(await send({ height: 8 }), 'INVALID_INPUT', { 'as.video.height': 'The value must be 16 to 3,840' })
    expectRefused(await send({ container: 'WEBM', codec: 'H264' }), 'INVALID_INPUT', {
      what: 'WEBM does not hold H264',
    })
    expectRefused(await send({ width: 3840, height: 2162 }), 'INVALID_INPUT')
    expectRefused(await send({ burnIns: [{ what: 'TEXT', size: 21 }] }), 'INVALID_INPUT')
    expectRefused(await sendCreateExport(app, studio.outsider, input()), 'NOT_FOUND')
    await prisma.shot.update({ where: { id: uuidOf('Shot', shots[0]?.id ?? '') }, data: { frames: 24 * 3600 * 6 } })
    expectRefused(await send({}), 'INVALID_INPUT', {
      what: 'A video has at most 6 hours. Export some of the boards.',
    })
  })
})

describe('a server without encoders', () => {
  it('answers UNAVAILABLE with the reason, and queues nothing', async () => {
    vi.spyOn(video, 'unavailable').mockImplementation(() =>
      videoProblem(() => {
        throw new Error('Cannot find module')
      }))
    const answer = await sendCreateExport(app, studio.owner, input())
    expectRefused(answer, 'UNAVAILABLE')
    expect(answer.errors[0]?.extensions).toMatchObject({ reason: 'EXPORT_VIDEO_UNAVAILABLE' })
    expect(answer.errors[0]?.message).toContain('node-av')
    expect(await prisma.projectExport.count({ where: { projectId: uuidOf('Project', studio.projectId) } })).toBe(0)
  })
})
