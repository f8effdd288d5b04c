import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { readLog } from '../casting/casts.ts'
import { mutate, mutated, mutatedOne } from '../projects/projectCalls.ts'

interface Board {
  storyboard: {
    scenes: { id: string; number: string; heading: string; shotCount: number }[]
    shots: { nodes: { id: string; name: string; scene: { heading: string } | null }[] }
  }
}

const BOARD = `query ($id: ID!) {
  storyboard(by: { id: $id }) {
    scenes { id number heading shotCount }
    shots(first: 50) { nodes { id name scene { heading } } }
  }
}`

let app: TestApp
let studio: Studio
beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

/** A board of shots that are named by letters. */
async function makeBoard(letters: string) {
  const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
  const shots = [...letters].map((name) => ({ name }))
  const made = await mutated<{ shots: { id: string; name: string }[] }>(
    app, studio.member, 'createShots', { storyboardId, shots }, 'shots { id name }',
  )
  const shotIds = new Map(made.shots.map(({ id, name }) => [name, id]))
  const read = async () => {
    const { storyboard } = await app.ask<Board>(studio.member, BOARD, { id: storyboardId })
    return {
      scenes: storyboard.scenes,
      /** The shots in their order under their headings: `one:AB two:C`. */
      text: storyboard.shots.nodes.reduce((text, { name, scene }, index, all) => {
        const heading = scene?.heading ?? '-'
        const isNew = index === 0 || (all[index - 1]?.scene?.heading ?? '-') !== heading
        return isNew ? `${text} ${heading}:${name}` : text + name
      }, '').trim(),
    }
  }
  const create = async (...scenes: [letter: string, heading: string, number?: string][]) => {
    const rows = scenes.map(([letter, heading, number]) => ({ firstShotId: shotIds.get(letter), heading, number }))
    const payload = await mutated<{ scenes: { id: string }[] }>(
      app, studio.member, 'createScenes', { storyboardId, scenes: rows }, 'scenes { id }',
    )
    return payload.scenes.map(({ id }) => id)
  }
  return { projectId, storyboardId, shotIds, read, create }
}

const remove = (...sceneIds: (string | undefined)[]) =>
  mutated(app, studio.member, 'deleteScenes', { scenes: sceneIds.map((sceneId) => ({ sceneId })) })

const restore = (...sceneIds: (string | undefined)[]) =>
  mutated(app, studio.member, 'restoreScenes', { sceneIds })

describe('scenes of a board', () => {
  it('begin with a shot and take those up to the next, with numbers that fit', async () => {
    const { projectId, read, create } = await makeBoard('ABCDEF')
    await create(['B', 'one'], ['E', 'two'])
    expect((await read()).text).toBe('-:A one:BCD two:EF')
    await create(['D', 'between'], ['F', 'last'], ['A', 'first'])
    const { text, scenes } = await read()
    expect(text).toBe('first:A one:BC between:D two:E last:F')
    expect(scenes.map(({ number, heading, shotCount }) => `${number} ${heading} ${shotCount}`)).toEqual(
      ['A1 first 1', '1 one 2', '1A between 1', '2 two 1', '3 last 1'],
    )
    const [last] = await readLog(app, studio.owner, projectId)
    expect(last).toMatchObject({
      type: 'scene.created', payload: { number: 'A1', heading: 'first', shotCount: 1 },
    })
  })

  it('are renamed and renumbered', async () => {
    const { projectId, read, create } = await makeBoard('AB')
    const [sceneId] = await create(['A', 'one', '12'])
    const payload = await mutatedOne(
      app, studio.member, 'updateScenes', { sceneId, heading: ' EXT. PIER ', number: '' }, 'scene { version }',
    )
    expect(payload).toMatchObject({ scene: { version: 2 } })
    expect((await read()).scenes).toMatchObject([{ number: '', heading: 'EXT. PIER' }])
    const [last] = await readLog(app, studio.owner, projectId)
    expect(last).toMatchObject({
      type: 'scene.updated',
      payload: { heading: { from: 'one', to: 'EXT. PIER' }, number: { from: '12', to: '' } },
    })
    const blank = await mutate(app, studio.member, 'updateScenes', { scenes: [{ sceneId, heading: ' ' }] })
    expectRefused(blank, 'INVALID_INPUT', { 'scenes.0.heading': 'Heading is required' })
    const nothing = await mutate(app, studio.member, 'updateScenes', { scenes: [{ sceneId }] })
    expectRefused(nothing, 'INVALID_INPUT')
  })

  it('move with all their shots, before, behind and to a position', async () => {
    const { read, create } = await makeBoard('ABCDEF')
    const [one, two, three] = await create(['A', 'one'], ['C', 'two'], ['E', 'three'])
    const move = (sceneIds: (string | undefined)[], to: object) =>
      mutated(app, studio.member, 'moveScenes', { scenes: sceneIds.map((sceneId) => ({ sceneId })), to })
    await move([three], { beforeId: one })
    expect((await read()).text).toBe('three:EF one:AB two:CD')
    await move([three], { afterId: two })
    expect((await read()).text).toBe('one:AB two:CD three:EF')
    await move([two, one], { position: 9 })
    const { text, scenes } = await read()
    expect(text).toBe('three:EF two:CD one:AB')
    expect(scenes.map(({ heading }) => heading)).toEqual(['three', 'two', 'one'])
    await move([two], { position: 1 })
    expect((await read()).text).toBe('two:CD three:EF one:AB')
  })

  it('leave their shots to the scene before when they are deleted, and come back as they were', async () => {
    const { projectId, read, create } = await makeBoard('ABCDEF')
    const [one, two] = await create(['A', 'one'], ['C', 'two', '7'], ['E', 'three'])
    const before = await read()
    await remove(two)
    expect((await read()).text).toBe('one:ABCD three:EF')
    expect((await read()).scenes.map(({ heading }) => heading)).toEqual(['one', 'three'])
    await restore(two)
    expect(await read()).toEqual(before)
    const log = await readLog(app, studio.owner, projectId)
    expect(log.slice(0, 2).toReversed()).toMatchObject([
      { type: 'scene.deleted', payload: { heading: 'two', number: '7', shotCount: 2 } },
      { type: 'scene.restored', payload: { heading: 'two', number: '7', shotCount: 2 } },
    ])
    await remove(one)
    expect((await read()).text).toBe('-:AB two:CD three:EF')
    await restore(one)
    expect(await read()).toEqual(before)
    await restore(one)
    expect(await read()).toEqual(before)
  })

  it('come back in any order, together or alone', async () => {
    const { read, create } = await makeBoard('ABCDEF')
    const [one, two, three] = await create(['A', 'one'], ['C', 'two'], ['E', 'three'])
    const before = await read()
    await remove(three)
    await remove(two)
    expect((await read()).text).toBe('one:ABCDEF')
    await restore(three)
    expect((await read()).text).toBe('one:ABCD three:EF')
    await restore(two)
    expect(await read()).toEqual(before)
    await remove(one, two, three)
    await restore(three, one, two)
    expect(await read()).toEqual(before)
  })

  it('come back to what is left of their shots, where those are now', async () => {
    const { read, create, shotIds } = await makeBoard('ABCDEFGH')
    const [, two] = await create(['A', 'one'], ['C', 'two'], ['G', 'three'])
    const named = (letters: string) => [...letters].map((letter) => ({ shotId: shotIds.get(letter) }))
    await mutated(app, studio.member, 'deleteShots', { shots: named('E') })
    await remove(two)
    await mutated(app, studio.member, 'moveShots', { shots: named('C'), to: { position: 1 } })
    await mutated(app, studio.member, 'deleteShots', { shots: named('D') })
    expect((await read()).text).toBe('one:CABF three:GH')
    await restore(two)
    expect((await read()).text).toBe('one:CAB two:F three:GH')
    await mutated(app, studio.member, 'restoreShots', { shotIds: [shotIds.get('D'), shotIds.get('E')] })
    expect((await read()).text).toBe('one:CAB two:DEF three:GH')
  })

  it('come back behind the scene that their shots have moved with', async () => {
    const { read, create } = await makeBoard('ABCDEF')
    const [one, two] = await create(['A', 'one'], ['C', 'two'], ['E', 'three'])
    await remove(two)
    await mutated(app, studio.member, 'moveScenes', { scenes: [{ sceneId: one }], to: { position: 9 } })
    await restore(two)
    const { text, scenes } = await read()
    expect(text).toBe('three:EF one:AB two:CD')
    expect(scenes.map(({ heading }) => heading)).toEqual(['three', 'one', 'two'])
  })

  it('lie in the trash of their project, and are hidden everywhere else', async () => {
    const { projectId, create } = await makeBoard('AB')
    const [one] = await create(['A', 'one'])
    await remove(one)
    const found = await app.ask<object>(
      studio.member,
      `query ($id: ID!, $scene: ID!) {
        node(id: $scene) { id }
        project(by: { id: $id }) {
          trash { nodes { deletedId type label place deletedBy { id } } }
          activity(first: 1) { nodes { subjectLabel viewerCanUndo } }
        }
      }`,
      { id: projectId, scene: one },
    )
    expect(found).toEqual({
      node: null,
      project: {
        trash: {
          nodes: [{ deletedId: one, type: 'SCENE', label: 'one', place: 'Main', deletedBy: { id: studio.member.id } }],
        },
        activity: { nodes: [{ subjectLabel: 'one', viewerCanUndo: 'RESTORE_SCENE' }] },
      },
    })
    const update = await mutate(app, studio.member, 'updateScenes', { scenes: [{ sceneId: one, heading: 'x' }] })
    expectRefused(update, 'NOT_FOUND')
  })

  it('are of one board, and nobody else’s', async () => {
    const here = await makeBoard('A')
    const there = await mutated<{ storyboard: { id: string } }>(
      app, studio.owner, 'createStoryboard', { projectId: here.projectId, name: 'There' }, 'storyboard { id }',
    )
    const made = await mutated<{ shots: { id: string }[] }>(
      app, studio.owner, 'createShots', { storyboardId: there.storyboard.id, shots: [{}] }, 'shots { id }',
    )
    const [sceneId] = await here.create(['A', 'one'])
    const other = await mutated<{ scenes: { id: string }[] }>(
      app, studio.owner, 'createScenes',
      { storyboardId: there.storyboard.id, scenes: [{ firstShotId: made.shots[0]?.id, heading: 'two' }] },
      'scenes { id }',
    )
    const both = { scenes: [{ sceneId }, { sceneId: other.scenes[0]?.id }] }
    expectRefused(await mutate(app, studio.member, 'deleteScenes', both), 'CONFLICT')
    const elsewhere = { storyboardId: here.storyboardId, scenes: [{ firstShotId: made.shots[0]?.id, heading: 'x' }] }
    expectRefused(await mutate(app, studio.member, 'createScenes', elsewhere), 'NOT_FOUND')
    const foreign = await mutate(app, studio.outsider, 'updateScenes', { scenes: [{ sceneId, heading: 'x' }] })
    expectRefused(foreign, 'NOT_FOUND')
  })
})
