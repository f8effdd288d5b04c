import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import {
  makeProject,
  makeShot,
  makeStudio,
  makeToken,
  type Person,
  readBoard,
  type Studio,
} from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { mutatedOne, mutateOne } from '../projects/projectCalls.ts'

const SELECTION = `
  shot {
    id code name description dialogue frames duration aspectRatio position version scriptLine
    status { id } scene { id }
    views { name position revision strokeCount width height }
  }
  shotEdge { cursor node { id } }
  storyboard { revision frames duration }
`

interface Created {
  shot: { id: string; code: string; name: string; position: number }
  shotEdge: { node: { id: string } }
}

describe('createShots', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const makeBoard = async () => (await makeProject(app, studio.owner, studio.organizationId)).storyboardId
  const create = (storyboardId: string, input: object = {}, person: Person | null = studio.member) =>
    mutateOne<Created>(app, person, 'createShots', { storyboardId, ...input }, SELECTION)
  const shotOf = async (storyboardId: string, input: object = {}) =>
    (await create(storyboardId, input)).data.shot
  const board = async (storyboardId: string) =>
    (await readBoard(app, studio.owner, storyboardId)).shots.nodes.map(({ code }) => code)

  it('adds a shot of 2 seconds with one empty view at the end', async () => {
    const storyboardId = await makeBoard()
    const { data } = await create(storyboardId)
    expect(data).toMatchObject({
      shot: {
        code: 'SH0010',
        name: 'Shot 1',
        description: '',
        dialogue: '',
        frames: 48,
        duration: 2,
        aspectRatio: 'RATIO_16_9',
        position: 1,
        version: 1,
        scriptLine: null,
        status: null,
        scene: null,
        views: [{ name: '', position: 1, revision: 0, strokeCount: 0, width: 420, height: 240 }],
      },
      storyboard: { revision: 1, frames: 48, duration: 2 },
    })
    expect(data.shotEdge.node.id).toBe(data.shot.id)
    const second = await create(storyboardId, { name: '  ' })
    expect(second.data).toMatchObject({
      shot: { code: 'SH0020', name: 'Shot 2', position: 2 },
      storyboard: { revision: 2, frames: 96, duration: 4 },
    })
    const { project } = await readBoard(app, studio.owner, storyboardId)
    expect(project.events.totalCount).toBe(4)
  })

  it('takes name, description and ratio', async () => {
    const { data } = await create(await makeBoard(), {
      name: ' Wide of the \u2067ميناء\u2069 harbour 🌊 ',
      description: 'Line one\nline two',
      aspectRatio: 'RATIO_2_39',
    })
    expect(data.shot).toMatchObject({
      name: 'Wide of the \u2067ميناء\u2069 harbour 🌊',
      description: 'Line one\nline two',
      aspectRatio: 'RATIO_2_39',
      views: [{ width: 574, height: 240 }],
    })
  })

  it('puts a shot where it is wanted and shifts the later ones', async () => {
    const storyboardId = await makeBoard()
    const first = await shotOf(storyboardId)
    const second = await shotOf(storyboardId)
    const places = [
      [{ position: 1 }, 1],
      [{ beforeId: second.id }, 3],
      [{ afterId: first.id }, 3],
      [{ position: 99 }, 6],
      [{ position: 6 }, 6],
    ] as const
    for (const [place, position] of places) {
      expect(await shotOf(storyboardId, { place }), JSON.stringify(place)).toMatchObject({ position })
    }
    const { shots } = await readBoard(app, studio.owner, storyboardId)
    expect(shots.nodes.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(new Set(shots.nodes.map(({ code }) => code)).size).toBe(7)
  })

  it('names a shot between two others by the number between, then by letters', async () => {
    const storyboardId = await makeBoard()
    const first = await shotOf(storyboardId)
    await shotOf(storyboardId)
    const codes: string[] = []
    for (let count = 0; count < 12; count++) {
      codes.push((await shotOf(storyboardId, { place: { afterId: first.id } })).code)
      const between = await board(storyboardId)
      expect([between.at(0), between.at(-1)]).toEqual(['SH0010', 'SH0020'])
    }
    expect(codes.slice(0, 4)).toEqual(['SH0015', 'SH0012', 'SH0011', 'SH0010A'])
    expect(new Set(codes).size).toBe(12)
  })

  it('names a shot before the first by a lower number', async () => {
    const storyboardId = await makeBoard()
    await shotOf(storyboardId)
    expect((await shotOf(storyboardId, { place: { position: 1 } })).code).toBe('SH0005')
    expect((await shotOf(storyboardId, { place: { position: 1 } })).code).toBe('SH0002')
  })

  it('gives the codes at the end in tens after the highest ever given', async () => {
    const storyboardId = await makeBoard()
    await shotOf(storyboardId)
    const last = await shotOf(storyboardId)
    await mutatedOne(app, studio.member, 'deleteShots', { shotId: last.id })
    expect((await shotOf(storyboardId)).code).toBe('SH0030')
  })

  it.each([
    [{ name: 'n'.repeat(201) }, { name: 'Name must be at most 200 characters' }],
    [{ name: 'two\nlines' }, { name: 'Name must be on one line' }],
    [{ description: 'd'.repeat(20_001) }, { description: 'Description must be at most 20,000 characters' }],
    [{ description: 'null \u0000' }, { description: 'Description must not contain control characters' }],
    [{ place: { position: 0 } }, { position: 'Position starts at 1' }],
    [{ place: { position: -7 } }, { position: 'Position starts at 1' }],
  ])('refuses %.60j and adds nothing', async (input, fields) => {
    await expectUnchanged(() => readBoard(app, studio.owner, studio.storyboardId), async () => {
      expectRefused(await create(studio.storyboardId, input), 'INVALID_INPUT', fields)
    })
  })

  it('refuses a place beside a shot of another board or in the trash', async () => {
    const other = await makeShot(app, studio.owner, await makeBoard())
    const gone = await makeShot(app, studio.owner, studio.storyboardId)
    await mutatedOne(app, studio.member, 'deleteShots', { shotId: gone.id })
    await expectUnchanged(() => readBoard(app, studio.owner, studio.storyboardId), async () => {
      for (const { id } of [other, gone]) {
        expectRefused(await create(studio.storyboardId, { place: { afterId: id } }), 'NOT_FOUND')
        expectRefused(await create(studio.storyboardId, { place: { beforeId: id } }), 'NOT_FOUND')
      }
      for (const place of [{}, { position: null }, { position: 1, afterId: gone.id }]) {
        expectRefused(await create(studio.storyboardId, { place }), 'INVALID_INPUT')
      }
    })
  })

  it('is not found for an outsider, refused to nobody and to a token that may only read', async () => {
    await expectUnchanged(() => readBoard(app, studio.owner, studio.storyboardId), async () => {
      expectRefused(await create(studio.storyboardId, {}, studio.outsider), 'NOT_FOUND')
      expectRefused(await create(studio.storyboardId, {}, null), 'UNAUTHENTICATED')
      expectRefused(await create(studio.storyboardId, {}, await makeToken(studio.owner, ['read'])), 'FORBIDDEN')
    })
  })

  it('adds all of many at once under codes of their own', async () => {
    const storyboardId = await makeBoard()
    const createFirst = () => create(storyboardId, { place: { position: 1 } })
    const answers = await Promise.all(Array.from({ length: 10 }, createFirst))
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    const { shots, revision } = await readBoard(app, studio.owner, storyboardId)
    expect(revision).toBe(10)
    expect(shots.totalCount).toBe(10)
    expect(new Set(shots.nodes.map(({ code }) => code)).size).toBe(10)
    expect(new Set(shots.nodes.map(({ name }) => name)).size).toBe(10)
  })
})
