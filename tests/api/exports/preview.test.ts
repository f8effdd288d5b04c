import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { videoProblem } from '../../../server/modules/delivery/exports/videoPackage.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import type { Answer } from '../../harness/client.ts'
import { makeDatabase } from '../../harness/database.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makeShot, makeStudio, makeToken, type MadeShot, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { changedTables, readTables } from '../../harness/tables.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'
import { fileOf, madeExport, pagesOf, sendCreateExport } from './exportFormats.ts'

interface Preview {
  pictureUrl: string | null
  width: number | null
  height: number | null
  text: string | null
  page: number
  pageCount: number
  shotCount: number
  frames: number
  estimatedBytes: number | null
  fileName: string
  warnings: { reason: string }[]
}

const QUERY = `query ($input: CreateExportInput!, $page: Int! = 1) { exportPreview(input: $input, page: $page) {
  pictureUrl width height text page pageCount shotCount frames estimatedBytes fileName warnings { reason } } }`

let app: TestApp
let studio: Studio
const shots: MadeShot[] = []

beforeAll(async () => {
  app = await startApp(await makeDatabase())
  studio = await makeStudio(app)
  for (let count = 0; count < 8; count += 1) shots.push(await makeShot(app, studio.owner, studio.storyboardId))
  await draw(app, studio.owner, shots[0]?.views[0]?.id ?? '', [adding()])
  await mutatedOne(app, studio.owner, 'updateShots', { shotId: shots[1]?.id, description: 'Rain. 𒀀', frames: 30 })
})
afterAll(() => app.stop())

const send = (person: Person | null, as: object, more: { page?: number; what?: object; fileName?: string } = {}) => {
  const { page = 1, ...scope } = more
  const input = { projectId: studio.projectId, as, ...scope }
  return app.send<{ exportPreview: Preview | null }>(person, QUERY, { input, page })
}

async function shown(as: object, more: Parameters<typeof send>[2] = {}): Promise<Preview> {
  const answer: Answer<{ exportPreview: Preview | null }> = await send(studio.member, as, more)
  expect(answer.errors).toEqual([])
  return answer.data?.exportPreview as Preview
}

const pictureIn = ({ pictureUrl }: Preview) =>
  sharp(Buffer.from(pictureUrl?.replace('data:image/webp;base64,', '') ?? '', 'base64'))

describe('the preview of a PDF', () => {
  it('has as many pages as the file, each as a picture, and its warnings', async () => {
    const options = { columns: 2, rows: 1, resolution: 72 }
    const file = await fileOf(app, await madeExport(app, studio.member, {
      projectId: studio.projectId, as: { pdf: options },
    }))
    const first = await shown({ pdf: options })
    expect(first).toMatchObject({
      page: 1, pageCount: pagesOf(file), shotCount: 8, text: null, width: 1200, height: 848,
      fileName: expect.stringMatching(/\.pdf$/) as string, warnings: [{ reason: 'EXPORT_CHARACTERS_MISSING' }],
    })
    expect(first.estimatedBytes).toBeGreaterThan(file.byteLength / 4)
    expect(first.estimatedBytes).toBeLessThan(file.byteLength * 4)
    const second = await shown({ pdf: options }, { page: 2 })
    expect(await pictureIn(second).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 848 })
    expect(second.pictureUrl).not.toBe(first.pictureUrl)
    expect(await shown({ pdf: options }, { page: 99 })).toMatchObject({ page: pagesOf(file) })
    const portrait = await shown({ pdf: { ...options, orientation: 'PORTRAIT' } })
    expect(portrait).toMatchObject({ width: 848, height: 1200 })
  })
})

describe('the preview of other formats', () => {
  it.each([
    ['otio', 'Timeline.1'], ['edl', 'TITLE:'], ['finalCut7', '<xmeml'], ['fcpxml', '<fcpxml'], ['csv', 'Nb Frames'],
    ['fountain', 'Rain.'],
  ])('shows how the %s begins', async (field, words) => {
    const { text, pictureUrl, pageCount, estimatedBytes } = await shown({ [field]: {} })
    expect(text).toContain(words)
    expect({ pictureUrl, pageCount }).toEqual({ pictureUrl: null, pageCount: 1 })
    expect(estimatedBytes).toBeGreaterThan(0)
  })

  it.each([['images', { width: 640 }], ['psd', { width: 640 }], ['storyboarder', {}]])(
    'shows each picture of %s', async (field, options) => {
      const preview = await shown({ [field]: options }, { page: 3 })
      expect(preview).toMatchObject({ page: 3, pageCount: 8, text: null })
      expect((await pictureIn(preview).metadata()).width).toBe(preview.width)
    },
  )

  it.skipIf(videoProblem() !== null)('shows any frame of a video, with what is burnt in', async () => {
    const options = { width: 640, height: 360, slateFrames: 10 }
    const slate = await shown({ video: options }, { page: 10 })
    const first = await shown({ video: options }, { page: 11 })
    expect(slate).toMatchObject({ page: 10, pageCount: slate.frames + 10, width: 640, height: 360 })
    const burnIns = [{ what: 'TIMECODE' }]
    const counted = await shown({ video: { ...options, burnIns } }, { page: 12 })
    const later = await shown({ video: { ...options, burnIns } }, { page: 13 })
    expect(new Set([slate, first, counted, later].map(({ pictureUrl }) => pictureUrl)).size).toBe(4)
  })

  it('shows the scope, and nothing of the data', async () => {
    const what = { shotIds: [shots[1]?.id] }
    expect(await shown({ images: {} }, { what, fileName: 'Rain' })).toMatchObject({
      shotCount: 1, frames: 30, pageCount: 1, fileName: 'Rain.zip',
    })
    expect(await shown({ data: {} })).toMatchObject({ shotCount: 8, pictureUrl: null, text: null, pageCount: 1 })
  })

  it('takes a preset', async () => {
    const input = { projectId: studio.projectId, name: 'Frames', as: { images: { of: 'FRAMES', width: 64 } } }
    const { preset } = await mutated<{ preset: { id: string } }>(
      app, studio.owner, 'createExportPreset', input, 'preset { id }',
    )
    const { pageCount, frames } = await shown({ presetId: preset.id })
    expect(pageCount).toBe(frames)
  })
})

describe('a preview is refused', () => {
  it('to outsiders, to nobody, and to tokens that may not read all of it', async () => {
    expectRefused(await send(studio.outsider, { pdf: {} }), 'NOT_FOUND')
    expectRefused(await send(null, { pdf: {} }), 'UNAUTHENTICATED')
    expectRefused(await send(await makeToken(studio.member, ['exports:read']), { pdf: {} }), 'FORBIDDEN')
    expect((await send(await makeToken(studio.member, ['read']), { pdf: {} })).errors).toEqual([])
  })

  it('for options and scopes that the export refuses, with the same reason, and nothing is written', async () => {
    const before = await readTables()
    const long = { nameTemplate: '../'.repeat(60) }
    const cases: [as: object, what?: object][] = [
      [{ pdf: { columns: 9 } }], [{ pdf: { resolution: 0 } }], [{ pdf: { coverNote: 'x'.repeat(1001) } }],
      [{ images: { width: 1_000_000 } }], [{ images: long, pdf: {} }], [{ edl: { clipName: '{nobody}' } }],
      [{ images: {} }, { shotIds: [] }], [{ images: {} }, { shotIds: ['shot_01h455vb4pex5vsknk084sn02q'] }],
      [{ data: {} }, { storyboardIds: [studio.storyboardId] }],
    ]
    for (const [as, what] of cases) {
      const refused = await send(studio.member, as, { ...(what && { what }) })
      const same = await sendCreateExport(app, studio.member, {
        projectId: studio.projectId, as, ...(what && { what }),
      })
      const code = (answer: Answer<unknown>) => answer.errors[0]?.extensions.reason ?? answer.errors[0]?.message
      expect(code(refused), JSON.stringify(as)).toBeTruthy()
      expect(code(refused)).toBe(code(same))
    }
    for (const page of [0, -1, 2_000_000]) {
      expectRefused(await send(studio.member, { pdf: {} }, { page }), 'INVALID_INPUT')
    }
    expect(changedTables(before, await readTables())).toEqual([])
  })
})
