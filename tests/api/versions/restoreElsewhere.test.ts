import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { join, makePerson, makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'
import { save } from './boardVersions.ts'
import { makeBoard, makeChangedBoard, namesOf, newestUndo, readToday, restore, undo } from './restores.ts'

let app: TestApp
let studio: Studio
beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

const change = <Payload = object>(name: string, input: object, selection?: string) =>
  mutated<Payload>(app, studio.member, name, input, selection)
const drawIn = (viewId: string, operations: Parameters<typeof draw>[3]) => draw(app, studio.member, viewId, operations)
const today = (storyboardId: string) => readToday(app, studio.member, storyboardId)
const saved = async (storyboardId: string) => (await save(app, studio.member, storyboardId)).id

describe('restoring into another board', () => {
  const COPIES = { newStoryboard: { name: 'As it was' } }

  it('makes a new one with copies of everything', async () => {
    const { projectId, storyboardId, version, then } = await makeChangedBoard(app, studio)
    const before = await today(storyboardId)
    const { restoreVersion } = await restore(app, studio.member, { versionId: version, into: COPIES })
    const copied = await today(restoreVersion.storyboard.id)
    expect(restoreVersion.versionBefore).toBeNull()
    expect(await newestUndo(app, studio.member, projectId)).toBeNull()
    expect(copied.name).toBe('As it was')
    expect(copied.soundtrack).toEqual(then.soundtrack)
    expect(copied.scenes.map(({ heading }) => heading)).toEqual(['Pier', 'Harbor'])
    const plain = (board: typeof then) => board.shots.nodes.map(({ id: _, scene, views, ...shot }) =>
      ({ ...shot, scene: scene?.heading, views: views.map(({ id: _id, ...view }) => view) }))
    expect(plain(copied)).toEqual(plain(then))
    expect(await today(storyboardId)).toEqual(before)
  })

  it('adds copies to the end of one, which the undo puts away', async () => {
    const { projectId, storyboardId, ids: [, b] } = await makeBoard(app, studio, ['A', 'B'])
    const version = await saved(storyboardId)
    const { storyboard } = await change<{ storyboard: { id: string } }>(
      'createStoryboard', { projectId, name: 'Titles' }, 'storyboard { id }',
    )
    await makeShot(app, studio.owner, storyboard.id, 'T')
    const into = { storyboardId: storyboard.id }
    const { restoreVersion } = await restore(app, studio.member, { versionId: version, shotIds: [b], into })
    expect(namesOf(await today(storyboard.id))).toEqual(['T', 'B'])
    await undo(app, studio.member, restoreVersion)
    expect(namesOf(await today(storyboard.id))).toEqual(['T'])
  })

  it('refuses parts of shots, a board of another project and a name that cannot be', async () => {
    const { storyboardId } = await makeBoard(app, studio, ['A'])
    const other = await makeBoard(app, studio, ['B'])
    const versionId = await saved(storyboardId)
    const send = (input: object) => mutate(app, studio.member, 'restoreVersion', { versionId, ...input })
    expectRefused(await send({ into: COPIES, parts: ['TEXTS'] }), 'INVALID_INPUT')
    expectRefused(await send({ into: { storyboardId: other.storyboardId } }), 'NOT_FOUND')
    expectRefused(await send({ into: { newStoryboard: { name: ' ' } } }), 'INVALID_INPUT')
  })
})

describe('who may restore', () => {
  it('refuses invalid targets, and people who may not restore', async () => {
    const { projectId, storyboardId } = await makeBoard(app, studio, ['A'])
    const { ids: [stranger] } = await makeBoard(app, studio, ['B'])
    const versionId = await saved(storyboardId)
    const send = (person: typeof studio.member, input: object = {}) =>
      mutate(app, person, 'restoreVersion', { versionId, ...input })
    const viewer = await makePerson(app)
    await join(studio.organizationId, viewer, 'VIEWER')
    expectRefused(await send(viewer), 'FORBIDDEN')
    expectRefused(await send(studio.outsider), 'NOT_FOUND')
    expectRefused(await send(studio.member, { parts: [] }), 'INVALID_INPUT')
    expectRefused(await send(studio.member, { shotIds: [stranger] }), 'NOT_FOUND')
    await mutated(app, studio.owner, 'archiveProject', { projectId })
    expectRefused(await send(studio.member), 'CONFLICT')
    await mutated(app, studio.owner, 'unarchiveProject', { projectId })
    await prisma.storyboardVersion.delete({ where: { id: uuidOf('StoryboardVersion', versionId) } })
    expectRefused(await send(studio.member), 'NOT_FOUND')
  })

  it('refuses more than 200 drawings at a time, and takes them in parts', async () => {
    const { storyboardId, ids: [a], views: [viewId = ''] } = await makeBoard(app, studio, ['A'])
    await drawIn(viewId, [adding()])
    await change('duplicateShots', { shots: [{ shotId: a }] })
    const { shots: { nodes } } = await today(storyboardId)
    const more = Array.from({ length: 98 }, () => ({ name: 'Close' }))
    for (const { id } of nodes) await change('createViews', { shotId: id, views: more })
    const extra = await makeShot(app, studio.owner, storyboardId, 'B')
    await change('createViews', { shotId: extra.id, views: more.slice(0, 6) })
    const version = await saved(storyboardId)
    const where = { shot: { storyboardId: uuidOf('Storyboard', storyboardId) } }
    const views = await prisma.shotView.findMany({ where })
    expect(views.length).toBeGreaterThan(200)
    await prisma.shotView.updateMany({
      where: { id: { in: views.map(({ id }) => id) } }, data: { revision: { increment: 1 } },
    })
    expectRefused(await mutate(app, studio.member, 'restoreVersion', { versionId: version }), 'CONFLICT')
    const parts = ['ORDER', 'TEXTS', 'TIMING', 'STATUS', 'IMAGES', 'SOUNDS']
    await restore(app, studio.member, { versionId: version, parts })
    await restore(app, studio.member, { versionId: version, shotIds: [extra.id] })
  })
})
