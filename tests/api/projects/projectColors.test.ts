import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { mutate, mutated, mutatedOne, mutateOne } from './projectCalls.ts'

interface Color {
  id: string
  name: string
  color: string
}
interface Read {
  project: {
    colors: Color[]
    events: { totalCount: number; nodes: { type: string; payload: Record<string, unknown> }[] }
  }
}

const COLORS = `query ($id: ID!, $after: String!) {
  project(by: { id: $id }) {
    colors { id name color }
    events(first: 200, after: $after) { totalCount nodes { type payload } }
  }
}`

describe('the palette of a project', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  async function makePalette(...names: string[]) {
    const { projectId } = await makeProject(app, studio.owner, studio.organizationId)
    const read = async (after = 0, person: Person = studio.owner) =>
      (await app.ask<Read>(person, COLORS, { id: projectId, after: String(after) })).project
    const listNames = async () => (await read()).colors.map(({ name }) => name)
    if (names.length > 0) {
      const colors = names.map((name, index) => ({ name, color: `#00000${index}` }))
      await mutated(app, studio.member, 'createProjectColors', { projectId, colors })
    }
    const ids = (await read()).colors.map(({ id }) => id)
    return { projectId, ids, read, names: listNames }
  }
  const send = (name: string, input: object, person: Person = studio.member) => mutateOne(app, person, name, input)

  it('is empty at first; members add colors, at the end or at a place, and viewers read them', async () => {
    const { projectId, read, names } = await makePalette()
    const before = await read()
    expect(before.colors).toEqual([])
    const input = { projectId, name: ' Skin ', color: '#E8B08A' }
    const made = await mutatedOne(app, studio.member, 'createProjectColors', input, 'color { name color }')
    expect(made).toEqual({ color: { name: 'Skin', color: '#e8b08a' } })
    const colors = [{ name: 'Sea', color: '#336699' }, { name: 'Skin', color: '#e8b08a' }]
    await mutated(app, studio.member, 'createProjectColors', { projectId, colors, place: { position: 1 } })
    expect(await names()).toEqual(['Sea', 'Skin', 'Skin'])
    const { events } = await read(before.events.totalCount)
    expect(events.nodes[0]).toEqual({ type: 'color.created', payload: { name: 'Skin', color: '#e8b08a' } })
    expect(events.nodes.map(({ type }) => type)).toEqual(Array.from({ length: 3 }, () => 'color.created'))
  })

  it('refuses what is no color, no name, nothing to change, and who may not', async () => {
    const { projectId, ids: [colorId], read } = await makePalette('Sea')
    await expectUnchanged(read, async () => {
      const create = (input: object, person?: Person) =>
        send('createProjectColors', { projectId, name: 'New', color: '#123456', ...input }, person)
      const update = (input: object, person?: Person) => send('updateProjectColors', { colorId, ...input }, person)
      expectRefused(await create({ name: ' ', color: 'red' }), 'INVALID_INPUT', {
        name: 'Name is required', color: 'Color must be like #e8a33d',
      })
      for (const color of ['#12345', '#12345g', '123456', '#123456\n', '']) {
        expectRefused(await update({ color }), 'INVALID_INPUT', { color: 'Color must be like #e8a33d' })
      }
      expectRefused(await update({}), 'INVALID_INPUT', { name: 'Give something to change: name, color' })
      expectRefused(await update({ name: 'Lake', expectedVersion: 9 }), 'CONFLICT')
      expectRefused(await create({}, studio.outsider), 'NOT_FOUND')
      expectRefused(await update({ name: 'X' }, studio.outsider), 'NOT_FOUND')
      const move = { colorId, to: { position: 2 } }
      expectRefused(await send('moveProjectColors', move, studio.outsider), 'NOT_FOUND')
      expectRefused(await send('deleteProjectColors', { colorId }, studio.outsider), 'NOT_FOUND')
    })
  })

  it('renames and changes colors, all or none, in the order of the input', async () => {
    const { ids: [sea, sky], read } = await makePalette('Sea', 'Sky')
    const before = await read()
    const colors = [{ colorId: sky, name: 'Dusk' }, { colorId: sea, color: '#ABCDEF' }]
    const changed = await mutated<{ colors: Color[] }>(
      app, studio.member, 'updateProjectColors', { colors }, 'colors { name color }',
    )
    expect(changed.colors).toEqual([{ name: 'Dusk', color: '#000001' }, { name: 'Sea', color: '#abcdef' }])
    const { events } = await read(before.events.totalCount)
    expect(events.nodes).toEqual([
      { type: 'color.updated', payload: { name: { from: 'Sky', to: 'Dusk' } } },
      { type: 'color.updated', payload: { color: { from: '#000000', to: '#abcdef' } } },
    ])
    await expectUnchanged(read, async () => {
      const rows = [{ colorId: sea, name: 'Lake' }, { colorId: sky, name: '' }]
      expectRefused(await mutate(app, studio.member, 'updateProjectColors', { colors: rows }), 'INVALID_INPUT')
    })
  })

  it('moves colors to each kind of place, and deletes them', async () => {
    const { ids: [a, b, c], names, read } = await makePalette(...'ABC')
    const other = await makePalette('D')
    const move = (colorId: string | undefined, to: object) => send('moveProjectColors', { colorId, to })
    await move(c, { position: 1 })
    await move(a, { afterId: b })
    expect(await names()).toEqual(['C', 'B', 'A'])
    await expectUnchanged(read, async () => {
      expectRefused(await move(a, { afterId: a }), 'INVALID_INPUT')
      expectRefused(await move(a, { afterId: other.ids[0] }), 'NOT_FOUND')
    })
    const before = await read()
    const gone = await mutatedOne(app, studio.member, 'deleteProjectColors', { colorId: b }, 'deletedColorId')
    expect(gone).toEqual({ deletedColorId: b })
    expect(await names()).toEqual(['C', 'A'])
    const { events } = await read(before.events.totalCount)
    expect(events.nodes).toEqual([{ type: 'color.deleted', payload: { name: 'B', color: '#000001' } }])
    expectRefused(await send('deleteProjectColors', { colorId: b }), 'NOT_FOUND')
  })

  it('has at most 64 colors, also when many ask at once', async () => {
    const { projectId, names } = await makePalette()
    const colors = Array.from({ length: 60 }, (_, index) => ({ name: `Color ${index}`, color: '#123456' }))
    await mutated(app, studio.member, 'createProjectColors', { projectId, colors })
    const create = (name: string) => send('createProjectColors', { projectId, name, color: '#123456' })
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => create(`Late ${index}`)))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(4)
    expect(await names()).toHaveLength(64)
    expectRefused(await create('More'), 'CONFLICT')
  })

  it('goes along when its project is duplicated, as colors of their own', async () => {
    const { projectId, ids, names } = await makePalette('Sea', 'Sky')
    const copy = await mutated<{ project: { colors: Color[] } }>(
      app, studio.owner, 'duplicateProject', { projectId }, 'project { colors { id name color } }',
    )
    const copied = copy.project.colors.map(({ name, color }) => [name, color])
    expect(copied).toEqual([['Sea', '#000000'], ['Sky', '#000001']])
    await mutatedOne(app, studio.member, 'deleteProjectColors', { colorId: copy.project.colors[0]?.id })
    expect(await names()).toEqual(['Sea', 'Sky'])
    expect(copy.project.colors.map(({ id }) => ids.includes(id))).toEqual([false, false])
  })
})
