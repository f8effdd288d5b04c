import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeShot, makeStudio, makeToken, readBoard, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { lastEvent, mutate, mutated, mutateOne, readProject } from '../projects/projectCalls.ts'

const LAST_ONE = 'A project keeps at least one board'

describe('storyboards', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const make = () => makeProject(app, studio.owner, studio.organizationId)
  const read = (projectId: string) => readProject(app, studio.member, projectId)
  const names = async (projectId: string) => (await read(projectId)).storyboards.nodes.map(({ name }) => name)
  const create = (projectId: string, input: object, person = studio.member) =>
    mutate<{ storyboard: { id: string; code: string } }>(
      app,
      person,
      'createStoryboard',
      { projectId, ...input },
      'storyboard { id code name description revision } storyboardEdge { cursor node { id } } project { id }',
    )
  const created = async (projectId: string, name: string) => (await create(projectId, { name })).data.storyboard.id

  /** A project with the boards Main, B and C. */
  async function makeThree() {
    const { projectId, storyboardId } = await make()
    return { projectId, main: storyboardId, b: await created(projectId, 'B'), c: await created(projectId, 'C') }
  }

  describe('createStoryboard', () => {
    it('adds an empty board at the end, with a code from its name', async () => {
      const { projectId } = await make()
      const { data, errors } = await create(projectId, { name: ' Act Two ', description: 'The storm' })
      expect(errors).toEqual([])
      expect(data).toMatchObject({
        storyboard: { code: 'ACT-TWO', name: 'Act Two', description: 'The storm', revision: 0 },
        storyboardEdge: { cursor: expect.any(String), node: { id: data.storyboard.id } },
        project: { id: projectId },
      })
      const project = await read(projectId)
      expect(project.storyboards.nodes.map(({ name }) => name)).toEqual(['Main', 'Act Two'])
      expect(lastEvent(project)).toMatchObject({
        type: 'storyboard.created',
        payload: { name: 'Act Two', code: 'ACT-TWO' },
      })
      await makeShot(app, studio.member, data.storyboard.id)
      expect((await readBoard(app, studio.member, data.storyboard.id)).shots.nodes).toMatchObject([{ code: 'SH0010' }])
    })

    it('gives every code once in a project, not even after its board is gone', async () => {
      const { projectId } = await make()
      const code = async (input: object) => (await create(projectId, input)).data.storyboard.code
      expect(await code({ name: 'main' })).toBe('MAIN-2')
      expect(await code({ name: '千と千尋' })).toBe('BOARD')
      const { data } = await create(projectId, { name: 'Act', code: 'Act_1' })
      await mutated(app, studio.member, 'deleteStoryboard', { storyboardId: data.storyboard.id })
      await expectUnchanged(() => read(projectId), async () => {
        const sentence = 'The code ACT_1 is taken or was used before'
        expectRefused(await create(projectId, { name: 'Act', code: 'ACT_1' }), 'CONFLICT', { code: sentence })
      })
      expect((await create((await make()).projectId, { name: 'Act', code: 'Act_1' })).errors).toEqual([])
    })

    it('gives each of many made at once its own code and place', async () => {
      const { projectId } = await make()
      const answers = await Promise.all(Array.from({ length: 8 }, () => create(projectId, { name: 'Act' })))
      expect(new Set(answers.map(({ data }) => data.storyboard.code)).size).toBe(8)
      expect((await read(projectId)).storyboards.totalCount).toBe(9)
    })

    it.each([
      [{ name: ' ' }, { name: 'Name is required' }],
      [{ name: 'n'.repeat(201) }, { name: 'Name must be at most 200 characters' }],
      [{ name: 'A', code: 'a b' }, { code: 'Code must be 1 to 32 letters, digits, "_" or "-"' }],
    ])('refuses %.40j and makes nothing', async (input, fields) => {
      await expectUnchanged(() => read(studio.projectId), async () => {
        expectRefused(await create(studio.projectId, input), 'INVALID_INPUT', fields)
      })
    })
  })

  it('updateStoryboard renames and describes, and raises the revision', async () => {
    const { projectId, main } = await makeThree()
    const selection = 'storyboard { name description code revision }'
    const update = (input: object) =>
      mutate(app, studio.member, 'updateStoryboard', { storyboardId: main, ...input }, selection)
    expect((await update({ name: ' Film ' })).data).toEqual({
      storyboard: { name: 'Film', description: '', code: 'MAIN', revision: 1 },
    })
    expect(lastEvent(await read(projectId))).toMatchObject({
      type: 'storyboard.updated',
      payload: { name: { from: 'Main', to: 'Film' }, isDescribed: false },
    })
    expect((await update({ description: 'All of it' })).data).toMatchObject({
      storyboard: { name: 'Film', description: 'All of it', revision: 2 },
    })
    await expectUnchanged(() => read(projectId), async () => {
      expectRefused(await update({}), 'INVALID_INPUT', {
        name: 'Give something to change: name, description, code, startTimecode',
      })
      expectRefused(await update({ name: '' }), 'INVALID_INPUT', { name: 'Name is required' })
    })
  })

  describe('moveStoryboard', () => {
    const move = (storyboardId: string, to: object) =>
      mutate<{ project: { storyboard: { name: string } } }>(
        app,
        studio.member,
        'moveStoryboard',
        { storyboardId, to },
        'storyboard { revision } storyboardEdge { node { id } } project { storyboard { name } }',
      )

    it('places a board by position, before and after another; the first is the one the project shows', async () => {
      const { projectId, main, b, c } = await makeThree()
      expect((await move(c, { position: 1 })).data.project.storyboard.name).toBe('C')
      expect(await names(projectId)).toEqual(['C', 'Main', 'B'])
      expect((await move(main, { afterId: b })).errors).toEqual([])
      expect(await names(projectId)).toEqual(['C', 'B', 'Main'])
      expect((await move(main, { beforeId: c })).errors).toEqual([])
      expect(await names(projectId)).toEqual(['Main', 'C', 'B'])
      expect((await move(main, { position: 99 })).errors).toEqual([])
      expect(await names(projectId)).toEqual(['C', 'B', 'Main'])
      expect(lastEvent(await read(projectId)).type).toBe('storyboard.moved')
    })

    it('refuses a place that is none, and changes nothing', async () => {
      const { projectId, main, b } = await makeThree()
      await mutated(app, studio.member, 'deleteStoryboard', { storyboardId: b })
      await expectUnchanged(() => read(projectId), async () => {
        expectRefused(await move(main, { position: 0 }), 'INVALID_INPUT')
        expectRefused(await move(main, { beforeId: main }), 'INVALID_INPUT')
        expectRefused(await move(main, { afterId: b }), 'NOT_FOUND')
        expectRefused(await move(main, { afterId: studio.storyboardId }), 'NOT_FOUND')
        expectRefused(await move(b, { position: 1 }), 'NOT_FOUND')
      })
    })
  })

  describe('deleteStoryboard and restoreStoryboard', () => {
    const remove = (storyboardId: string) =>
      mutate(app, studio.member, 'deleteStoryboard', { storyboardId }, 'deletedStoryboardId project { id }')
    const restore = (storyboardId: string) => mutate(app, studio.member, 'restoreStoryboard', { storyboardId })

    it('take a board with its shots away and bring it back to its place', async () => {
      const { projectId, b } = await makeThree()
      const shot = await makeShot(app, studio.member, b)
      expect((await remove(b)).data).toEqual({ deletedStoryboardId: b, project: { id: projectId } })
      expect(await names(projectId)).toEqual(['Main', 'C'])
      expect(lastEvent(await read(projectId))).toMatchObject({
        type: 'storyboard.deleted',
        payload: { code: 'B', name: 'B' },
      })
      const open = await app.send(studio.member, `query ($id: ID!) { storyboard(by: { id: $id }) { id } }`, { id: b })
      expectRefused(open, 'NOT_FOUND')
      expectRefused(await mutateOne(app, studio.member, 'createShots', { storyboardId: b }), 'NOT_FOUND')
      expectRefused(await mutateOne(app, studio.member, 'restoreShots', { shotId: shot.id }), 'NOT_FOUND')
      expectRefused(await remove(b), 'NOT_FOUND')

      expect((await restore(b)).errors).toEqual([])
      expect(await names(projectId)).toEqual(['Main', 'B', 'C'])
      expect((await readBoard(app, studio.member, b)).shots.nodes.map(({ id }) => id)).toEqual([shot.id])
      expect(lastEvent(await read(projectId)).type).toBe('storyboard.restored')
      await expectUnchanged(() => read(projectId), async () => expect((await restore(b)).errors).toEqual([]))
    })

    it('keep the last board', async () => {
      const { projectId, storyboardId } = await make()
      await expectUnchanged(() => read(projectId), async () => {
        const answer = await remove(storyboardId)
        expectRefused(answer, 'CONFLICT')
        expect(answer.errors[0]?.message).toBe(LAST_ONE)
      })
    })

    it('leave one when all are deleted at once', async () => {
      const { projectId, main, b, c } = await makeThree()
      const answers = await Promise.all([main, b, c].map(remove))
      const refused = answers.filter(({ errors }) => errors.length > 0)
      expect(refused.map(({ errors }) => errors[0]?.message)).toEqual([LAST_ONE])
      expect((await read(projectId)).storyboards.totalCount).toBe(1)
    })
  })

  it('are for members, by a token that may write', async () => {
    const { projectId, b } = await makeThree()
    const calls: [string, object][] = [
      ['createStoryboard', { projectId, name: 'x' }],
      ['updateStoryboard', { storyboardId: b, name: 'x' }],
      ['moveStoryboard', { storyboardId: b, to: { position: 1 } }],
      ['deleteStoryboard', { storyboardId: b }],
      ['restoreStoryboard', { storyboardId: b }],
    ]
    const reader = await makeToken(studio.owner, ['read', 'admin'])
    await expectUnchanged(() => read(projectId), async () => {
      for (const [name, input] of calls) {
        expectRefused(await mutate(app, studio.outsider, name, input), 'NOT_FOUND')
        expectRefused(await mutate(app, null, name, input), 'UNAUTHENTICATED')
        expectRefused(await mutate(app, reader, name, input), 'FORBIDDEN')
      }
    })
  })
})
