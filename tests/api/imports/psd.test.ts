import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw, makeStroke } from '../../harness/drawings.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { colored, psdOf } from '../../harness/psds.ts'
import { mutated } from '../projects/projectCalls.ts'
import { boardContents, picturedLayers, type ReadShot, shotsOf } from './boardReading.ts'
import { applied, changesOf, planned, sendUndo } from './importCalls.ts'

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
  await mutated(app, studio.owner, 'createShots', { storyboardId, shots: [{ frames: 24 }] })
})

const plan = (bytes: Uint8Array, name: string, layers?: string) =>
  planned(app, studio.owner, projectId, bytes, { name, storyboardId, ...(layers && { as: { psd: { layers } } }) })
const board = (): Promise<ReadShot[]> => shotsOf(app, studio.owner, storyboardId)

const RED = colored('ink', [255, 0, 0, 255], { opacity: 0.5 })
const BLUE = colored('Sky', [0, 0, 255, 255], { width: 20, height: 20 })
const HIDDEN = colored('Old', [9, 9, 9, 255], { hidden: true })
const file = () => psdOf(BLUE, RED, HIDDEN)
const grouped = () => psdOf(
  { name: 'One', children: [colored('x', [1, 2, 3, 255])] }, { name: 'Two', children: [colored('y', [4, 5, 6, 255])] },
  { name: 'Three', hidden: true, children: [colored('z', [7, 8, 9, 255])] },
)

describe('a Photoshop file', () => {
  it('becomes layers of the shot that its name says, over what is drawn, and back', async () => {
    const viewId = (await board())[0]?.views[0]?.id ?? ''
    await draw(app, studio.owner, viewId, [adding([makeStroke()])])
    const before = await boardContents(app, studio.owner, projectId)
    const read = await plan(file(), 'sh0010_v3.psd')
    expect(read).toMatchObject({ status: 'READY', reader: 'PSD', warnings: [] })
    expect(changesOf(read)).toEqual(['1 REPLACED MAIN/SH0010 1'])
    expect(read.items.nodes[0]?.reasons).toMatchObject([{ reason: 'BOARD_DRAWING_HIDDEN' }])
    const done = await applied(app, studio.owner, read)
    const [view] = (await board())[0]?.views ?? []
    expect(view && picturedLayers(view)).toEqual(['Sky 1', 'ink 0.5', 'Old 1'])
    expect(view?.layers.map(({ key, name, isHidden }) => [name || key, isHidden])).toEqual([
      ['base', true], ['Sky', false], ['ink', false], ['Old', true],
    ])
    expect(changesOf(await plan(file(), 'SH0010.psd'))).toEqual(['1 UNCHANGED MAIN/SH0010 1'])
    expect((await sendUndo(app, studio.owner, done.id)).errors).toEqual([])
    expect(await boardContents(app, studio.owner, projectId)).toEqual(before)
  })

  it('becomes a new shot with one picture, or a view for each group', async () => {
    const read = await plan(file(), 'Night sky.psd', 'FLATTENED')
    expect(changesOf(read)).toEqual(['1 ADDED MAIN/NIGHT-SKY'])
    await applied(app, studio.owner, read)
    const done = await applied(app, studio.owner, await plan(grouped(), 'groups.psd', 'VIEWS'))
    const shots = await board()
    const seen = shots.map(({ code, views }) => [code, ...views.map(({ name, image }) => `${name} ${image !== null}`)])
    expect(seen).toEqual([
      ['SH0010', ' false'], ['NIGHT-SKY', ' true'], ['groups', 'One true', 'Two true'],
    ])
    expect((await sendUndo(app, studio.owner, done.id)).errors).toEqual([])
    expect(await board()).toHaveLength(2)
  })

  it('gives views that are missing to a shot', async () => {
    const read = await plan(grouped(), 'SH0010.psd', 'VIEWS')
    expect(changesOf(read)).toEqual(['1 REPLACED MAIN/SH0010 1', '1 ADDED MAIN/SH0010 Two'])
    const done = await applied(app, studio.owner, read)
    expect((await board())[0]?.views.map(({ image }) => image !== null)).toEqual([true, true])
    expect((await sendUndo(app, studio.owner, done.id)).errors).toEqual([])
    expect((await board())[0]?.views.map(({ image }) => image !== null)).toEqual([false])
  })

  it.each([
    ['cut off', (psd: Uint8Array) => psd.slice(0, psd.length - 40), 'PSD_DAMAGED'],
    ['cut off early', (psd: Uint8Array) => psd.slice(0, 200), 'PSD_DAMAGED'],
    ['large', (psd: Uint8Array) => psd.with(18, 1), 'PSD_WITH_MANY_PIXELS'],
    ['CMYK', (psd: Uint8Array) => psd.with(25, 4), 'PSD_COLOR_MODE'],
  ])('is refused with a sentence: %s', async (_name, spoil, reason) => {
    expect(await plan(spoil(file()), 'SH0010.psd')).toMatchObject({ status: 'REFUSED', failure: { reason } })
  })

  it('is refused where it has nothing to show', async () => {
    const hidden = psdOf(HIDDEN)
    expect((await plan(hidden, 'a.psd', 'VIEWS')).failure).toMatchObject({ reason: 'PSD_EMPTY' })
    expect((await plan(hidden, 'a.psd', 'FLATTENED')).failure).toMatchObject({ reason: 'PSD_EMPTY' })
  })
})
