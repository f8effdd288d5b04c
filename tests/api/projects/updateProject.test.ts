import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, makeToken, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { lastEvent, mutate, mutated, readProject } from './projectCalls.ts'

describe('updateProject', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const make = async (name = 'Salt House') =>
    (await makeProject(app, studio.owner, studio.organizationId, name)).projectId
  const update = (projectId: string, input: object, person = studio.member) =>
    mutate(app, person, 'updateProject', { projectId, ...input })
  const read = (projectId: string) => readProject(app, studio.owner, projectId)

  it('changes what is given and keeps the rest, for a MEMBER too', async () => {
    const projectId = await make('Old Name')
    const before = await read(projectId)
    expect((await update(projectId, { name: '  New Name ' })).errors).toEqual([])
    expect((await update(projectId, { description: 'A film\nin two acts' })).errors).toEqual([])
    const after = await read(projectId)
    expect(after).toMatchObject({ name: 'New Name', description: 'A film\nin two acts', code: before.code })
    expect(after.events.nodes.slice(2).map(({ type, payload }) => [type, payload])).toEqual([
      ['project.updated', { name: { from: 'Old Name', to: 'New Name' }, isDescribed: false }],
      ['project.updated', { isDescribed: true }],
    ])
    expect((await update(projectId, { description: '' })).errors).toEqual([])
    expect((await read(projectId)).description).toBe('')
  })

  it('offers layers from bottom to top, and says so once', async () => {
    const projectId = await make('Layers')
    const roles = async (layerRoles: string[]) => {
      const { data } = await mutate(
        app, studio.member, 'updateProject', { projectId, layerRoles }, 'project { layerRoles }',
      )
      return (data as { project: { layerRoles: string[] } }).project.layerRoles
    }
    expect(await roles(['INK', 'TONE', 'INK'])).toEqual(['TONE', 'INK'])
    expect(lastEvent(await read(projectId))).toMatchObject({
      type: 'project.updated', payload: { layerRoles: { from: [], to: ['tone', 'ink'] } },
    })
    await roles(['TONE', 'INK'])
    expect(lastEvent(await read(projectId)).payload).toEqual({ isDescribed: false })
    expect(await roles([])).toEqual([])
  })

  it('gives a code for ever: the one before returns to its project and goes to no other', async () => {
    const organizationId = studio.organizationId
    const [first, second] = [await make('Brick'), await make('Stone')]
    expect((await update(first, { code: 'Clay_1' })).errors).toEqual([])
    const recoded = await read(first)
    expect(recoded.code).toBe('Clay_1')
    expect(lastEvent(recoded)).toMatchObject({ payload: { code: { from: 'BRICK', to: 'Clay_1' } } })

    for (const code of ['brick', 'BRICK', 'CLAY_1']) {
      await expectUnchanged(() => read(second), async () => {
        const sentence = `The code ${code} is taken or was used before`
        expectRefused(await update(second, { code, name: 'Never' }), 'CONFLICT', { code: sentence })
      })
      expectRefused(await mutate(app, studio.owner, 'createProject', { organizationId, name: 'x', code }), 'CONFLICT')
    }

    for (const code of ['clay_1', 'Brick', 'CLAY_1', 'CLAY_1']) {
      expect((await update(first, { code })).errors).toEqual([])
      expect((await read(first)).code).toBe(code)
    }
  })

  it('gives one of two projects that ask for the same code at once', async () => {
    const ids = [await make(), await make()]
    const answers = await Promise.all(ids.map((id) => update(id, { code: 'RUSH' })))
    expect(answers.map(({ errors }) => errors.length).toSorted()).toEqual([0, 1])
    const codes = await Promise.all(ids.map(async (id) => (await read(id)).code))
    expect(codes.filter((code) => code === 'RUSH')).toHaveLength(1)
  })

  it('does not give back a code that another project got after a transfer', async () => {
    const there = await mutated<{ organization: { id: string } }>(
      app,
      studio.owner,
      'createOrganization',
      { name: 'Heron' },
      'organization { id }',
    )
    const organizationId = there.organization.id
    const taken = (await makeProject(app, studio.owner, organizationId, 'Tide')).projectId
    const moved = await make('Tide')
    const before = (await read(moved)).code
    await mutated(app, studio.owner, 'transferProject', { projectId: moved, organizationId })
    expect((await read(moved)).code).toBe(before === 'TIDE' ? 'TIDE-2' : before)
    expectRefused(await update(moved, { code: 'TIDE' }, studio.owner), 'CONFLICT')
    expect((await read(taken)).code).toBe('TIDE')
  })

  it.each([
    [{}, { name: 'Give something to change: name, description, code, firstFrame, frameNumbering, layerRoles' }],
    [{ name: ' ' }, { name: 'Project name is required' }],
    [{ name: 'n'.repeat(201) }, { name: 'Project name must be at most 200 characters' }],
    [{ code: 'two words' }, { code: 'Code must be 1 to 32 letters, digits, "_" or "-"' }],
    [{ name: '', code: '' }, { name: 'Project name is required', code: expect.stringContaining('Code must be') }],
    [{ description: 'd'.repeat(20_001) }, { description: 'Description must be at most 20,000 characters' }],
  ])('refuses %.60j and changes nothing', async (input, fields) => {
    await expectUnchanged(() => read(studio.projectId), async () => {
      expectRefused(await update(studio.projectId, input), 'INVALID_INPUT', fields)
    })
  })

  it('is not found for an outsider and refused to a token that may not write', async () => {
    await expectUnchanged(() => read(studio.projectId), async () => {
      expectRefused(await update(studio.projectId, { name: 'x' }, studio.outsider), 'NOT_FOUND')
      const reader = await makeToken(studio.owner, ['read', 'admin'])
      expectRefused(await update(studio.projectId, { name: 'x' }, reader), 'FORBIDDEN')
    })
  })
})
