import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { framesOf } from '../../../server/modules/delivery/exports/manifest.ts'
import { type ExportScope, readManifest } from '../../../server/modules/delivery/exports/readManifest.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makeShot, makeStudio, type MadeShot, type Studio } from '../../harness/fixtures.ts'
import { giveImage } from '../../harness/images.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { giveSoundtrack, giveVoice } from '../../harness/sounds.ts'
import { makeAsset } from '../assets/assetCalls.ts'
import { mutate, mutated, mutatedOne } from '../projects/projectCalls.ts'

const SCRIPT = `Title: Salt

INT. KITCHEN - NIGHT

Rain on the window.

OLGA
Close it.

EXT. MARSH - DAY

Reeds, wind.
`

describe('the manifest of an export', () => {
  let app: TestApp
  let studio: Studio
  let last: MadeShot

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    const { owner, projectId, storyboardId, statusIds } = studio
    await mutated(app, owner, 'importScript', { storyboardId, source: { text: SCRIPT } })
    last = await makeShot(app, owner, storyboardId, 'Wide')
    const gone = await makeShot(app, owner, storyboardId, 'Gone')
    await mutatedOne(app, owner, 'deleteShots', { shotId: gone.id })
    await mutatedOne(app, owner, 'updateShots', {
      shotId: last.id, frames: 1, notes: 'Keep the lamp.', cameraNote: 'Low', aspectRatio: 'RATIO_2_39',
      statusId: statusIds[1],
    })
    const viewId = last.views[0]?.id ?? ''
    await draw(app, owner, viewId, [adding(), adding()])
    await giveImage(app, owner, viewId)
    await mutatedOne(app, owner, 'createViews', { shotId: last.id, name: 'Low' })
    const lamp = await makeAsset(app, owner, projectId, { name: 'Lamp', type: 'PROP' })
    await mutated(app, owner, 'castAssets', { castings: [{ shotId: last.id, assetId: lamp.id, occurrences: 2 }] })
    await giveSoundtrack(app, owner, storyboardId)
    await giveVoice(app, owner, last.id)
    await mutated(app, owner, 'createStoryboard', { projectId, name: 'Empty' })
    await mutated(app, owner, 'updateStoryboard', { storyboardId, startTimecode: '01:00:00:00' })
    await mutated(app, owner, 'updateProject', { projectId, firstFrame: 1, frameNumbering: 'BOARD' })
  })
  afterAll(() => app.stop())

  const read = async (scope?: ExportScope, projectId = studio.projectId) => {
    const found = await prisma.$transaction((tx) => readManifest(tx, uuidOf('Project', projectId), scope))
    if (!found) throw new Error('There is no manifest')
    return found
  }

  it('holds boards with shots, and these with all that is shown of them', async () => {
    const { seq, exportedAt, project, boards } = await read()
    const { project: live } = await app.ask<{ project: { code: string; events: { totalCount: number } } }>(
      studio.owner,
      `query ($id: ID!) { project(by: { id: $id }) { code events { totalCount } } }`,
      { id: studio.projectId },
    )
    expect(seq).toBe(live.events.totalCount)
    expect(Math.abs(Date.parse(exportedAt) - Date.now())).toBeLessThan(60_000)
    const frameRate = { numerator: 24, denominator: 1 }
    expect(project).toMatchObject({ id: studio.projectId, code: live.code, frameRate, frameNumbering: 'BOARD' })
    expect(project.assets).toMatchObject([{ name: 'Lamp', type: 'PROP', description: '', uses: [] }])
    expect(boards).toHaveLength(1)
    const [board] = boards
    const shots = board?.shots ?? []
    expect(board).toMatchObject({
      id: studio.storyboardId, startFrame: 86_400, soundtrack: { name: 'mix.wav', offset: 0, volume: 1, seconds: 0.5 },
      scenes: [{ heading: 'INT. KITCHEN - NIGHT' }, { heading: 'EXT. MARSH - DAY' }],
      scripts: [{ title: 'Salt', text: SCRIPT }],
    })
    expect(shots.map(({ name }) => name)).toEqual([expect.anything(), expect.anything(), 'Wide'])
    expect(shots[0]?.dialogue).toContain('Close it.')
    const before = framesOf({ shots: shots.slice(0, -1) })
    expect(shots.at(-1)).toMatchObject({
      id: last.id, code: last.code, position: 3, notes: 'Keep the lamp.', cameraNote: 'Low', frames: 1,
      aspectRatio: 'RATIO_2_39',
      start: before, boardStart: before, firstFrame: 86_401 + before, status: { name: expect.any(String) as string },
      voice: { contentType: 'audio/wav' }, assets: [{ name: 'Lamp', type: 'PROP', occurrences: 2 }],
      views: [
        { id: last.views[0]?.id, revision: 2, image: { width: 120, height: 80 } },
        { name: 'Low', revision: 0, image: null },
      ],
    })
    expect(shots.map(({ start }) => start)).toEqual([0, shots[0]?.frames, before])
  })

  it('holds the part that a scope names, with its shots one after another', async () => {
    const whole = (await read()).boards[0]
    const sceneId = uuidOf('Scene', whole?.scenes[1]?.id ?? '')
    const scene = (await read({ sceneIds: [sceneId] })).boards[0]
    expect(scene?.shots.map(({ name }) => name)).toEqual(whole?.shots.slice(1).map(({ name }) => name))
    expect(scene?.shots[0]).toMatchObject({ position: 2, start: 0, boardStart: whole?.shots[0]?.frames })
    expect(scene?.soundtrack).toEqual(whole?.soundtrack)
    const only = (await read({ shotIds: [uuidOf('Shot', last.id)] })).boards[0]
    expect(only?.shots).toMatchObject([{ id: last.id, start: 0, boardStart: whole?.shots.at(-1)?.start }])
    const storyboardIds = [uuidOf('Storyboard', studio.storyboardId)]
    expect((await read({ storyboardIds })).boards).toEqual((await read()).boards)
  })

  it('holds nothing of another project, and nothing where nothing is', async () => {
    const stranger = await makeStudio(app)
    expect((await read({ shotIds: [uuidOf('Shot', last.id)] }, stranger.projectId)).boards).toEqual([])
    expect((await read({}, stranger.projectId)).boards).toEqual([])
    await mutated(app, stranger.owner, 'deleteProject', { projectId: stranger.projectId })
    await expect(read({}, stranger.projectId)).rejects.toThrow('There is no manifest')
  })

  it('notes of a shot are read and written with the shot, and copied with it', async () => {
    const { member, storyboardId } = studio
    const shots = [{ notes: 'First pass', frames: 5 }]
    const made = await mutated<{ shots: { id: string; notes: string }[] }>(
      app, member, 'createShots', { storyboardId, shots }, 'shots { id notes }',
    )
    expect(made.shots).toMatchObject([{ notes: 'First pass' }])
    const shotId = made.shots[0]?.id
    const changed = await mutatedOne(app, member, 'updateShots', { shotId, notes: '' }, 'shot { notes frames }')
    expect(changed).toMatchObject({ shot: { notes: '', frames: 5 } })
    const where = { type: 'shot.updated', subject: shotId ?? '' }
    const event = await prisma.event.findFirstOrThrow({ where, orderBy: { seq: 'desc' } })
    expect(event.payload).toEqual({ isDescribed: false, isNoted: true })
    const copies = await mutated(app, member, 'duplicateShots', { shots: [{ shotId: last.id }] }, 'shots { notes }')
    expect(copies).toMatchObject({ shots: [{ notes: 'Keep the lamp.' }] })
    const refused = await mutate(app, member, 'updateShots', { shots: [{ shotId, notes: 'x'.repeat(20_001) }] })
    const sentence = 'Notes must be at most 20,000 characters'
    expectRefused(refused, 'INVALID_INPUT', { 'shots.0.notes': sentence })
  })
})
