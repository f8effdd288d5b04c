import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { anyPicture, anyPng, bytesOf, giveImage } from '../../harness/images.ts'
import { mutated } from '../projects/projectCalls.ts'
import { boardContents, type ReadShot, shotsOf } from './boardReading.ts'
import { applied, changesOf, chosen, planned, sendApply, sendUndo } from './importCalls.ts'
import { picturesOf, zipped } from './storyboarderFiles.ts'

let app: TestApp
let studio: Studio

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

let projectId: string
let storyboardId: string

beforeEach(async () => {
  ({ projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId))
  await mutated(app, studio.owner, 'createShots', { storyboardId, shots: [{ frames: 24 }, { frames: 30 }] })
})

const plan = (bytes: Uint8Array, as?: object, name = 'pictures.zip') =>
  planned(app, studio.owner, projectId, bytes, { name, storyboardId, ...(as && { as: { images: as } }) })
const board = (): Promise<ReadShot[]> => shotsOf(app, studio.owner, storyboardId)

/** Codes, lengths and names of views that have images: `SH0010 24 a- b`. */
const seen = async () => (await board()).map(({ code, frames, views }) =>
  [code, frames, ...views.map(({ name, image }) => `${name}${image ? '+' : '-'}`)].join(' '))

describe('pictures in bulk', () => {
  it('replace images of known shots, become views by letters, and new shots in their order', async () => {
    await giveImage(app, studio.owner, (await board())[0]?.views[0]?.id ?? '')
    const before = await boardContents(app, studio.owner, projectId)
    const files = await picturesOf([
      'in/film_sh0010_v002.png', 'in/SH0020_b.png', 'in/SH0020_a.png', 'in/SH0015_a.png', 'in/SH0015_b.png',
      'Étude 10.png', 'Étude 9.png',
    ])
    const read = await plan(zipped({ ...files, 'in/notes.txt': 'hello', '__MACOSX/in/._a.png': 'x' }), { frames: 7 })
    expect(read).toMatchObject({ status: 'READY', reader: 'IMAGES' })
    expect(read.warnings).toMatchObject([{ reason: 'IMAGES_OTHERS_LEFT_OUT', params: { count: 1 } }])
    expect(changesOf(read)).toEqual([
      '1 ADDED MAIN/ETUDE-9', '2 ADDED MAIN/ETUDE-10', '3 REPLACED MAIN/SH0010 1', '4 ADDED MAIN/SH0015',
      '6 REPLACED MAIN/SH0020 1', '6 ADDED MAIN/SH0020 b',
    ])
    expect(read.items.nodes[2]?.changes).toMatchObject([{ field: 'image', from: '120 × 80', to: '160 × 90' }])
    const done = await applied(app, studio.owner, read)
    expect(await seen()).toEqual([
      'ETUDE-9 7 +', 'ETUDE-10 7 +', 'SH0010 24 +', 'SH0015 7 a+ b+', 'SH0020 30 + b+',
    ])
    const again = await plan(zipped(files))
    expect(new Set(again.items.nodes.map(({ change }) => change))).toEqual(new Set(['UNCHANGED']))
    expect((await sendUndo(app, studio.owner, done.id)).errors).toEqual([])
    expect(await boardContents(app, studio.owner, projectId)).toEqual(before)
  })

  it('last 2 seconds, have the nearest ratio, and are judged by their bytes', async () => {
    const wide = await bytesOf(anyPicture({ width: 239, height: 100 }).jpeg())
    const odd = await bytesOf(anyPicture({ width: 300, height: 200 }).webp())
    const read = await plan(zipped({ 'wide.png': wide, 'odd.jpg': odd }))
    expect(read.items.nodes.map(({ reasons }) => reasons.map(({ reason, params }) => [reason, params]))).toEqual([
      [['BOARD_RATIO_FITTED', { nearest: '4:3' }]], [],
    ])
    await applied(app, studio.owner, read)
    expect((await board()).slice(2).map(({ code, frames, aspectRatio }) => [code, frames, aspectRatio])).toEqual([
      ['odd', 48, 'RATIO_4_3'], ['wide', 48, 'RATIO_2_39'],
    ])
  })

  it('may be one file', async () => {
    const read = await plan(await anyPng(), undefined, 'SH0020.png')
    expect(read.reader).toBe('IMAGES')
    await applied(app, studio.owner, read)
    expect(await seen()).toEqual(['SH0010 24 -', 'SH0020 30 +'])
    const large = new Uint8Array(10_485_761)
    large.set(await anyPng())
    expect((await plan(large, undefined, 'SH0020.png')).items.nodes)
      .toMatchObject([{ change: 'REFUSED', reasons: [{ reason: 'IMAGE_TOO_LARGE' }] }])
  })

  it('refuse what is no picture and what is there twice, and leave it out when it is rejected', async () => {
    const png = await anyPng()
    const read = await plan(zipped({
      'SH0010.png': png, 'in/SH0010.png': await anyPng(), 'SH0020.png': 'text', 'new_a.png': png.slice(0, 60),
      'large.png': new Uint8Array(10_485_761),
    }))
    const told = read.items.nodes.map(({ change, reasons }) =>
      [change, ...reasons.map(({ reason }) => reason)].join(' '))
    expect(told.toSorted()).toEqual([
      'REFUSED BOARD_PICTURE_TWICE', 'REFUSED IMAGE_DAMAGED', 'REFUSED IMAGE_INVALID', 'REFUSED IMAGE_TOO_LARGE',
      'REPLACED',
    ])
    expect((await sendApply(app, studio.owner, read)).errors[0]?.extensions)
      .toMatchObject({ reason: 'IMPORT_ITEMS_REFUSED' })
    await chosen(app, studio.owner, { importId: read.id, changes: ['REFUSED'], choice: 'REJECT' })
    await applied(app, studio.owner, read)
    expect(await seen()).toEqual(['SH0010 24 +', 'SH0020 30 -'])
  })

  it('have their number, and at least one', async () => {
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`${index}.png`, 'x']))
    expect((await plan(zipped(many))).failure).toMatchObject({ reason: 'IMAGES_AT_LIMIT', params: { most: 500 } })
    expect((await plan(zipped({ 'a.txt': 'x' }), {})).failure).toMatchObject({ reason: 'IMAGES_MISSING' })
    expect((await plan(new Uint8Array([0x50, 0x4b, 3, 4, 0]), {})).failure).toMatchObject({ reason: 'ZIP_DAMAGED' })
  })
})
