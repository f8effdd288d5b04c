import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw, makeStroke } from '../../harness/drawings.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { anyPng, giveImage, giveLayerImage } from '../../harness/images.ts'
import { prisma } from '../../harness/running.ts'
import { anyWav, giveVoice } from '../../harness/sounds.ts'
import { fileOf, madeExport, unzipped } from '../exports/exportFormats.ts'
import { mutated } from '../projects/projectCalls.ts'
import { boardContents, picturedLayers, type ReadShot, shotsOf } from './boardReading.ts'
import { applied, chosen, planned, type ReadImport, sendApply, sendUndo } from './importCalls.ts'
import { BOARDS, project, projectOf, zipped } from './storyboarderFiles.ts'

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
})

const plan = (bytes: Uint8Array, as?: object, name = 'film.zip') =>
  planned(app, studio.owner, projectId, bytes, { name, storyboardId, ...(as && { as: { storyboarder: as } }) })
const board = (): Promise<ReadShot[]> => shotsOf(app, studio.owner, storyboardId)
const contents = () => boardContents(app, studio.owner, projectId)

/** What becomes of shots and views: `Shot SH0010 RETIMED 24→30`. */
const toldOf = ({ items }: ReadImport): string[] => items.nodes.map(({ subjectType, name, changes }) =>
  `${subjectType} ${name.replace('MAIN/', '')} ` +
  `${[...new Set(changes.map((each) => each.change))].join(' ') || 'UNCHANGED'}`)

describe('a project of Storyboarder', () => {
  it('becomes shots with views, layers and voices, and goes again', async () => {
    const before = await contents()
    const read = await plan(zipped(await project()))
    expect(read).toMatchObject({ status: 'READY', reader: 'STORYBOARDER', failure: null })
    expect(toldOf(read)).toEqual(['Shot 1A ADDED', 'Shot 2A ADDED', 'Shot 3A ADDED'])
    expect(read.warnings.map(({ reason, params }) => [reason, params])).toEqual([
      ['STORYBOARDER_FILES_MISSING', { count: 1, names: 'gone.png' }], ['STORYBOARDER_MODELS_LEFT_OUT', { count: 1 }],
      ['STORYBOARDER_LENGTHS_JOINED', { count: 1 }],
    ])
    const done = await applied(app, studio.owner, read)
    const [first, second, third] = await board()
    expect([first, second, third].map((shot) => [shot?.code, shot?.frames, shot?.views.length])).toEqual([
      ['SH0010', 84, 2], ['SH0020', 24, 1], ['SH0030', 24, 1],
    ])
    expect(first).toMatchObject({
      description: 'Rain', dialogue: 'ADA\nHi', notes: 'Slow', aspectRatio: 'RATIO_16_9', scene: null,
      voice: { contentType: 'audio/wav' },
    })
    expect(first?.views.map(picturedLayers)).toEqual([
      ['shot-generator 1', 'reference 0.75', 'fill 0.5', 'ink 1'], ['fill 1'],
    ])
    expect(first?.views.map(({ description }) => description)).toEqual(['', 'Closer'])
    expect([second, third].map((shot) => shot?.views.flatMap(picturedLayers))).toEqual([['fill 1'], []])
    expect((await sendUndo(app, studio.owner, done.id)).errors).toEqual([])
    expect(await board()).toEqual([])
    expect(await contents()).toEqual(before)
  })

  it('replaces what it brought in before, and undoes that', async () => {
    const files = await project()
    await applied(app, studio.owner, await plan(zipped(files)))
    const again = await plan(zipped(files))
    expect(again.counts.map(({ change }) => change)).toEqual(['UNCHANGED'])
    expect(again.items.totalCount).toBe(7)
    const before = await contents()
    const layers = (await board())[0]?.views[0]?.layers
    const added = { uid: 'EEEEE', newShot: true, shot: '2A', duration: 500, action: 'New', layers: {} }
    const changed = [
      { ...BOARDS[0], uid: 'AAAAA', duration: 2000, action: 'Snow' },
      { uid: 'FFFFF', newShot: false, action: 'Between', layers: { fill: { url: 'c.png' } } },
      ...BOARDS.slice(1, 2), added, ...BOARDS.slice(2),
    ]
    const edited = zipped({
      ...files, 'film/film.storyboarder': projectOf(changed), 'film/images/a.wav': anyWav(),
      'film/images/a-ink.png': await anyPng({ width: 160, height: 90 }),
    })
    const read = await plan(edited)
    expect(toldOf(read).filter((told) => !told.endsWith('UNCHANGED'))).toEqual([
      'Shot SH0010 RETEXTED RETIMED REPLACED', 'View SH0010 1 REPLACED', 'View SH0010 ADDED',
      'Shot 2A ADDED',
    ])
    const done = await applied(app, studio.owner, read)
    const shots = await board()
    expect(shots.map(({ code, frames }) => `${code} ${frames}`))
      .toEqual(['SH0010 144', 'SH0015 12', 'SH0020 24', 'SH0030 24'])
    expect(shots[0]?.views.map(({ description }) => description)).toEqual(['', 'Between', 'Closer'])
    expect(shots[0]?.views[0]?.layers.map(({ key }) => key)).toEqual(layers?.map(({ key }) => key))
    expect(shots[0]?.views[0]?.layers).not.toEqual(layers)
    expect((await plan(edited)).counts.map(({ change }) => change)).toEqual(['UNCHANGED'])
    expect((await sendUndo(app, studio.owner, done.id)).errors).toEqual([])
    expect(await contents()).toEqual(before)
  })

  it('lets drawings lie that were made since, and says which views were changed since', async () => {
    const files = await project()
    await applied(app, studio.owner, await plan(zipped(files)))
    const replaced = { ...files, 'film/images/b.png': await anyPng({ width: 160, height: 90 }) }
    const [first] = await board()
    const viewId = first?.views[1]?.id ?? ''
    await draw(app, studio.owner, viewId, [adding([makeStroke({ layer: 'ink' })])])
    const read = await plan(zipped(replaced))
    expect(read.items.nodes.flatMap(({ reasons }) => reasons.map(({ reason }) => reason)))
      .toEqual(['BOARD_DRAWING_HIDDEN'])
    const done = await applied(app, studio.owner, read)
    await draw(app, studio.owner, viewId, [adding([makeStroke({ layer: 'ink' })])])
    expect((await sendUndo(app, studio.owner, done.id)).errors).toEqual([])
    const undone = (await board())[0]?.views[1]
    expect(undone?.layers.filter(({ isHidden }) => isHidden)).toEqual([])
    expect(undone && picturedLayers(undone)).toEqual(['fill 1'])

    const again = await applied(app, studio.owner, await plan(zipped(replaced)))
    await giveLayerImage(app, studio.owner, viewId, { layerKey: 'tone' })
    const refused = await sendUndo(app, studio.owner, again.id)
    expect(refused.errors[0]?.extensions)
      .toMatchObject({ reason: 'IMPORT_CHANGED_SINCE', params: { objects: 'MAIN/SH0010 2' } })
    expect((await sendUndo(app, studio.owner, again.id, true)).errors).toEqual([])
  })

  it('moves shots to the order of the file, and back', async () => {
    const files = await project()
    await applied(app, studio.owner, await plan(zipped(files)))
    const before = await contents()
    const added = { uid: 'EEEEE', newShot: true, duration: 500, layers: {} }
    const order = [...BOARDS.slice(3), added, ...BOARDS.slice(0, 3)]
    const moved = zipped({ ...files, 'film/film.storyboarder': projectOf(order) })
    const read = await plan(moved)
    expect(toldOf(read).filter((told) => !told.endsWith('UNCHANGED'))).toEqual(['Shot SH0030 MOVED', 'Shot 2 ADDED'])
    const done = await applied(app, studio.owner, read)
    expect((await board()).map(({ frames, views }) => `${frames} ${views.length}`)).toEqual([
      '24 1', '12 1', '84 2', '24 1',
    ])
    expect((await board()).map(({ code }) => code).toSpliced(1, 1)).toEqual(['SH0030', 'SH0010', 'SH0020'])
    expect((await plan(moved)).counts.map(({ change }) => change)).toEqual(['UNCHANGED'])
    expect((await sendUndo(app, studio.owner, done.id)).errors).toEqual([])
    expect(await contents()).toEqual(before)
  })

  it('leaves what is rejected', async () => {
    const read = await plan(zipped(await project()))
    const itemIds = read.items.nodes.slice(1).map(({ id }) => id)
    await chosen(app, studio.owner, { importId: read.id, itemIds, choice: 'REJECT' })
    await applied(app, studio.owner, read)
    expect((await board()).map(({ frames }) => frames)).toEqual([84])
  })

  it('makes a shot of each board, takes the notes along, and fits odd ratios', async () => {
    const read = await plan(zipped(await project(BOARDS, { aspectRatio: '2.2' })), {
      shots: 'BOARDS', isNotesLayerIncluded: true,
    })
    expect(read.warnings.at(-1))
      .toMatchObject({ reason: 'STORYBOARDER_RATIO_FITTED', params: { ratio: '2.2', nearest: '2.39' } })
    await applied(app, studio.owner, read)
    const shots = await board()
    expect(shots.map(({ frames, aspectRatio }) => `${frames} ${aspectRatio}`)).toEqual([
      '36 RATIO_2_39', '48 RATIO_2_39', '24 RATIO_2_39', '24 RATIO_2_39',
    ])
    expect(shots[0]?.views.map(picturedLayers)[0]?.at(-1)).toBe('notes 1')
  })

  it('has a scene for each of several files, in the order of their numbers', async () => {
    const scene = (uid: string) => projectOf([{ uid, duration: 1000, layers: {} }, { uid: `${uid}2`, layers: {} }])
    const read = await plan(zipped({
      'storyboard.settings': '{"aspectRatio":2.35}', 'script.fountain': 'INT. X',
      'storyboards/Scene-10-ATTIC-ZZZZZ/Scene-10-ATTIC-ZZZZZ.storyboarder': scene('TEN'),
      'storyboards/Scene-2-INT-KITCHEN-YYYYY/Scene-2-INT-KITCHEN-YYYYY.storyboarder': scene('TWO'),
    }))
    expect(toldOf(read).map((told) => told.split(' ')[0])).toEqual(['Scene', 'Shot', 'Shot', 'Scene', 'Shot', 'Shot'])
    const done = await applied(app, studio.owner, read)
    expect((await board()).map(({ scene: of, frames }) => `${of?.number} ${of?.heading} ${frames}`)).toEqual([
      '2 INT KITCHEN 24', '2 INT KITCHEN 48', '10 ATTIC 24', '10 ATTIC 48',
    ])
    expect((await sendUndo(app, studio.owner, done.id)).errors).toEqual([])
    const where = { storyboardId: uuidOf('Storyboard', storyboardId), deletedAt: null }
    expect(await prisma.scene.count({ where })).toBe(0)
  })

  it('is read alone, without its pictures', async () => {
    const read = await plan(new TextEncoder().encode(projectOf(BOARDS)), undefined, 'film.storyboarder')
    expect(read).toMatchObject({ status: 'READY', reader: 'STORYBOARDER' })
    expect(read.warnings[0]).toMatchObject({ params: { count: 7 } })
  })
})

describe('a board that was exported for Storyboarder', () => {
  async function exportedBoard() {
    const { shots: [shot] } = await mutated<{ shots: { id: string; views: { id: string }[] }[] }>(
      app, studio.owner, 'createShots', {
        storyboardId,
        shots: [
          { frames: 37, description: 'Waves', notes: 'Slow', cameraNote: 'Pan', dialogue: 'ADA\nHi' }, { frames: 5 },
        ],
      }, 'shots { id views { id } }')
    const viewId = shot?.views[0]?.id ?? ''
    await draw(app, studio.owner, viewId, [adding([makeStroke({ layer: 'ink' })])])
    await giveImage(app, studio.owner, viewId)
    await giveVoice(app, studio.owner, shot?.id ?? '')
    await mutated(app, studio.owner, 'createViews', { shotId: shot?.id, views: [{ description: 'b' }] }, 'views { id }')
    const row = await madeExport(app, studio.owner, {
      projectId, what: { storyboardIds: [storyboardId] }, as: { storyboarder: {} },
    })
    return unzipped(await fileOf(app, row))
  }

  it('is not changed by it, and gets what somebody drew there', async () => {
    const files = Object.fromEntries(await exportedBoard())
    const read = await plan(zipped(files))
    expect(read.counts.map(({ change }) => change)).toEqual(['UNCHANGED'])
    expect((await sendApply(app, studio.owner, read)).errors[0]?.extensions)
      .toMatchObject({ reason: 'IMPORT_WITHOUT_CHANGES' })
    const before = await contents()
    const written = JSON.parse(files['MAIN.storyboarder']?.toString() ?? '') as { boards: { lastEdited: number }[] }
    for (const each of written.boards.slice(0, 1)) each.lastEdited += 1
    const edited = await plan(zipped({ ...files, 'MAIN.storyboarder': JSON.stringify(written) }))
    expect(edited.items.nodes.filter(({ change }) => change !== 'UNCHANGED').map(({ change, reasons }) =>
      [change, reasons[0]?.reason])).toEqual([['REPLACED', 'BOARD_DRAWING_HIDDEN']])
    const done = await applied(app, studio.owner, edited)
    expect((await sendUndo(app, studio.owner, done.id)).errors).toEqual([])
    expect(await contents()).toEqual(before)
  })
})
