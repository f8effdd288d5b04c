import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw, makeStroke } from '../../harness/drawings.ts'
import { makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { prisma } from '../../harness/running.ts'
import { readLog } from '../casting/casts.ts'
import { mutated } from '../projects/projectCalls.ts'
import { save, versionsOf } from './boardVersions.ts'
import { makeBoard, makeChangedBoard, namesOf, newestUndo, planOf, readToday, restore, undo } from './restores.ts'

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
const remove = (...ids: string[]) => change('deleteShots', { shots: ids.map((shotId) => ({ shotId })) })

describe('restoring a version', () => {
  it('brings back everything, keeps newer shots, and is undone by restoring the version made before', async () => {
    const { projectId, storyboardId, version, then } = await makeChangedBoard(app, studio)
    const now = await today(storyboardId)
    const plan = await planOf(app, studio.member, { versionId: version })
    expect(plan).toMatchObject({ returningShotCount: 1, newerShotCount: 1, redrawnViewCount: 2, problems: [] })
    expect(Object.fromEntries(plan.parts.map(({ part, count }) => [part, count])))
      .toMatchObject({ TEXTS: 1, TIMING: 1, STATUS: 1, DRAWINGS: 2, IMAGES: 1, SOUNDS: 1 })

    const { restoreVersion } = await restore(app, studio.member, { versionId: version })
    const after = await today(storyboardId)
    expect(namesOf(after)).toEqual(['A', 'B', 'C', 'D', 'E'])
    expect(after.shots.nodes.slice(0, 4)).toEqual(then.shots.nodes)
    expect({ ...after, shots: null }).toEqual({ ...then, shots: null })
    expect(restoreVersion.problems).toEqual([])
    expect(restoreVersion.versionBefore?.kind).toBe('BEFORE_RESTORE')

    const events = await readLog(app, studio.owner, projectId)
    expect(events[0]).toMatchObject({ type: 'version.restored' })
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(
      ['shot.restored', 'shot.updated', 'shot.moved', 'view.drawn', 'view.imageSet', 'voice.set', 'scene.restored'],
    ))

    expect(await newestUndo(app, studio.member, projectId)).toBe('RESTORE_VERSION')
    await undo(app, studio.member, restoreVersion)
    expect(await today(storyboardId)).toEqual(now)
  })

  it('restores the order alone', async () => {
    const { storyboardId, version } = await makeChangedBoard(app, studio)
    await restore(app, studio.member, { versionId: version, parts: ['ORDER'] })
    const after = await today(storyboardId)
    expect(namesOf(after)).toEqual(['Away', 'B', 'C', 'D', 'E'])
    expect(after.shots.nodes[0]).toMatchObject({ description: 'It flies', frames: 12 })
    expect(after.scenes.map(({ heading }) => heading)).toEqual(['Jetty', 'Harbor'])
  })

  it.each([
    ['TEXTS', { name: 'A', description: 'A gull lands', dialogue: 'Look', scene: { heading: 'Pier' } }],
    ['TIMING', { frames: 30 }],
    ['STATUS', { status: { name: 'Rough' } }],
  ])('restores %s alone', async (part, restored) => {
    const { storyboardId, version, ids: [a] } = await makeChangedBoard(app, studio)
    const before = await today(storyboardId)
    const { restoreVersion } = await restore(app, studio.member, { versionId: version, parts: [part] })
    const after = await today(storyboardId)
    const isFirst = ({ id }: { id: string }) => id === a
    const { views: _views, ...wanted } = { ...before.shots.nodes.find(isFirst), ...restored }
    expect(after.shots.nodes.find(isFirst)).toMatchObject(wanted)
    expect(namesOf(after)).toHaveLength(4)
    expect(restoreVersion.shotIds).toEqual([a])
  })

  it('restores drawings with their ids and order, images and sounds, each alone', async () => {
    const { storyboardId, version, then, ids: [a, b] } = await makeChangedBoard(app, studio)
    const viewOf = (board: typeof then, shotId: string | undefined) =>
      board.shots.nodes.find(({ id }) => id === shotId)?.views[0]
    await restore(app, studio.member, { versionId: version, parts: ['DRAWINGS'] })
    const drawn = await today(storyboardId)
    expect(viewOf(drawn, a)?.canvasData).toEqual(viewOf(then, a)?.canvasData)
    expect(viewOf(drawn, b)?.canvasData).toEqual(viewOf(then, b)?.canvasData)
    expect(viewOf(drawn, a)).toMatchObject({ image: null, name: 'Close' })
    await restore(app, studio.member, { versionId: version, parts: ['IMAGES'] })
    expect(viewOf(await today(storyboardId), a)?.image).toEqual(viewOf(then, a)?.image)
    await restore(app, studio.member, { versionId: version, parts: ['SOUNDS'] })
    const heard = await today(storyboardId)
    expect(heard.soundtrack).toEqual(then.soundtrack)
    expect(heard.shots.nodes.find(({ id }) => id === b)?.voice).toEqual(
      then.shots.nodes.find(({ id }) => id === b)?.voice,
    )
  })

  it('restores some shots alone, and leaves the rest and the board as they are', async () => {
    const { storyboardId, version, ids: [a, , c] } = await makeChangedBoard(app, studio)
    const before = await today(storyboardId)
    await restore(app, studio.member, { versionId: version, shotIds: [c] })
    const after = await today(storyboardId)
    expect(namesOf(after)).toEqual(['D', 'Away', 'B', 'C', 'E'])
    expect(after.soundtrack).toEqual(before.soundtrack)
    const isFirst = ({ id }: { id: string }) => id === a
    expect(after.shots.nodes.find(isFirst)).toEqual(before.shots.nodes.find(isFirst))
  })

  it('puts newer shots, views and scenes away if asked, and the undo brings them back', async () => {
    const { storyboardId, ids: [a], views: [viewId] } = await makeBoard(app, studio, ['A', 'B'])
    const version = await saved(storyboardId)
    const { id: added } = await makeShot(app, studio.owner, storyboardId, 'C')
    await change('createScenes', { storyboardId, scenes: [{ firstShotId: added, heading: 'Pier' }] })
    await change('createViews', { shotId: a, views: [{ name: 'Close' }] })
    await change('updateViews', { views: [{ viewId, name: 'Wide' }] })
    const before = await today(storyboardId)
    const { restoreVersion } = await restore(app, studio.member, { versionId: version, putAwayNewer: true })
    const after = await today(storyboardId)
    expect(namesOf(after)).toEqual(['A', 'B'])
    expect(after.scenes).toEqual([])
    expect(after.shots.nodes[0]?.views.map(({ name }) => name)).toEqual([''])
    await undo(app, studio.member, restoreVersion)
    expect(await today(storyboardId)).toEqual(before)
  })

  it('makes a scene again, under its id, that has left the trash', async () => {
    const { storyboardId, version, then } = await makeChangedBoard(app, studio)
    const gone = { id: uuidOf('Scene', then.scenes[1]?.id ?? ''), deletedAt: { not: null } }
    expect(await prisma.scene.deleteMany({ where: gone })).toEqual({ count: 1 })
    await restore(app, studio.member, { versionId: version, putAwayNewer: true })
    const after = await today(storyboardId)
    expect(after.scenes).toEqual(then.scenes)
    expect(after.shots).toEqual(then.shots)
  })

  it('takes a status of the same name for one that is gone, none without one, and says so', async () => {
    const { projectId, storyboardId, ids: [a, b] } = await makeBoard(app, studio, ['A', 'B'])
    const asked = ['Locked', 'Idle'].map((name) => ({ name, color: '#112233' }))
    const make = (statuses: object[]) => mutated<{ statuses: { id: string }[] }>(
      app, studio.owner, 'createShotStatuses', { projectId, statuses }, 'statuses { id }',
    )
    const { statuses: [locked, idle] } = await make(asked)
    await change('updateShots', { shots: [{ shotId: a, statusId: locked?.id }, { shotId: b, statusId: idle?.id }] })
    const version = await saved(storyboardId)
    const gone = [locked, idle].map((status) => ({ statusId: status?.id }))
    await mutated(app, studio.owner, 'deleteShotStatuses', { statuses: gone })
    await make([{ name: 'locked', color: '#445566' }])
    const problem = { kind: 'STATUS_GONE', shotId: b, name: 'Idle' }
    expect((await planOf(app, studio.member, { versionId: version })).problems).toEqual([problem])
    expect((await restore(app, studio.member, { versionId: version })).restoreVersion.problems).toEqual([problem])
    expect((await today(storyboardId)).shots.nodes.map(({ status }) => status?.name ?? null)).toEqual(['locked', null])
  })

  it('keeps seconds after a new frame rate', async () => {
    const { projectId, storyboardId, ids: [a] } = await makeBoard(app, studio, ['A'])
    await change('updateShots', { shots: [{ shotId: a, frames: 48 }] })
    const version = await saved(storyboardId)
    await change('changeFrameRate', { projectId, frameRate: { numerator: 12 }, keep: 'SECONDS' })
    expect((await planOf(app, studio.member, { versionId: version })).parts).toEqual([])
    await change('updateShots', { shots: [{ shotId: a, frames: 7 }] })
    await restore(app, studio.member, { versionId: version })
    expect((await today(storyboardId)).shots.nodes[0]?.frames).toBe(24)
  })

  it('loses no stroke that somebody draws meanwhile: it is in the drawing or in the version before', async () => {
    const { storyboardId, views: [viewId = ''] } = await makeBoard(app, studio, ['A'])
    await drawIn(viewId, [adding()])
    const version = await saved(storyboardId)
    await drawIn(viewId, [adding()])
    const strokes = Array.from({ length: 6 }, () => makeStroke())
    const [{ restoreVersion }] = await Promise.all([
      restore(app, studio.member, { versionId: version }),
      ...strokes.map((stroke) => draw(app, studio.owner, viewId, [adding([stroke])])),
    ])
    const idsIn = (board: Awaited<ReturnType<typeof today>>) =>
      board.shots.nodes[0]?.views[0]?.canvasData.lines.map(({ id }) => id) ?? []
    const after = idsIn(await today(storyboardId))
    await restore(app, studio.member, { versionId: restoreVersion.versionBefore?.id, parts: ['DRAWINGS'] })
    const before = idsIn(await today(storyboardId))
    for (const { id } of strokes) expect([...after, ...before]).toContain(id)
    expect(new Set(after).size).toBe(after.length)
  })

  it('restores onto an empty board, and two people at once get one result', async () => {
    const { storyboardId, ids } = await makeBoard(app, studio, ['A', 'B', 'C'])
    const version = await saved(storyboardId)
    await remove(...ids)
    await Promise.all([studio.member, studio.admin].map((person) => restore(app, person, { versionId: version })))
    expect(namesOf(await today(storyboardId))).toEqual(['A', 'B', 'C'])
    expect((await versionsOf(app, studio.member, storyboardId)).map(({ kind }) => kind))
      .toEqual(['BEFORE_RESTORE', 'BEFORE_RESTORE', 'MANUAL'])
  })
})
