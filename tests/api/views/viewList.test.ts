import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makeProject, makeShot, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { mutate, mutated, mutatedOne, mutateOne } from '../projects/projectCalls.ts'
import { readWhole } from '../shots/boards.ts'

const VIEW = 'view { id name description position revision width height } shot { views { name position } }'

interface Made {
  view: { id: string }
}

describe('the views of a shot', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  /** A shot whose views are called A, then as given; answers the ids of the views. */
  async function makeViews(...names: string[]) {
    const { storyboardId, projectId } = await makeProject(app, studio.owner, studio.organizationId)
    const { id: shotId, views } = await makeShot(app, studio.owner, storyboardId)
    const ids = [views[0]?.id ?? '']
    await mutatedOne(app, studio.owner, 'updateViews', { viewId: ids[0], name: 'A' })
    for (const name of names) {
      ids.push((await mutatedOne<Made>(app, studio.owner, 'createViews', { shotId, name }, 'view { id }')).view.id)
    }
    const read = (after = 0) => readWhole(app, studio, storyboardId, after)
    const order = async () => (await read()).shots.nodes[0]?.views.map(({ name }) => name).join('')
    return { storyboardId, projectId, shotId, ids, read, order }
  }
  const send = (name: string, input: object, person: Person = studio.member) =>
    mutateOne(app, person, name, input, VIEW)

  it('createViews adds an empty one of the size of the ratio, at the end or at a place', async () => {
    const { shotId, ids, order, read } = await makeViews()
    await mutatedOne(app, studio.owner, 'updateShots', { shotId, aspectRatio: 'RATIO_9_16' })
    const before = await read()
    const blank = await mutatedOne(app, studio.member, 'createViews', { shotId, name: '  ' }, VIEW)
    expect(blank).toMatchObject({
      view: { name: '', description: '', position: 2, revision: 0, width: 135, height: 240 },
      shot: { views: [{ name: 'A' }, { name: '', position: 2 }] },
    })
    const input = { shotId, name: ' B ', description: 'Low', place: { beforeId: ids[0] } }
    expect(await mutatedOne(app, studio.member, 'createViews', input, VIEW)).toMatchObject({
      view: { name: 'B', description: 'Low', position: 1 },
    })
    await mutatedOne(app, studio.member, 'createViews', { shotId, name: 'C', place: { position: 2 } })
    expect(await order()).toBe('BCA')
    const after = await read(before.project.events.totalCount)
    expect(after.revision).toBe(before.revision + 3)
    expect(after.project.events.nodes.map(({ type }) => type)).toEqual(Array(3).fill('view.created'))
  })

  it('updateViews renames and describes, trimmed and never blank', async () => {
    const { ids, read } = await makeViews()
    const [viewId] = ids
    const texts = 'view { name description }'
    const named = await mutatedOne(app, studio.member, 'updateViews', { viewId, name: '  Wide ' }, texts)
    expect(named).toEqual({ view: { name: 'Wide', description: '' } })
    const described = await mutatedOne(app, studio.member, 'updateViews', { viewId, description: 'x' }, texts)
    expect(described).toEqual({ view: { name: 'Wide', description: 'x' } })
    await expectUnchanged(read, async () => {
      const update = (input: object, person?: Person) =>
        mutateOne(app, person ?? studio.member, 'updateViews', { viewId, ...input })
      expectRefused(await update({ name: '  ' }), 'INVALID_INPUT', { name: 'Name is required' })
      expectRefused(await update({ name: 'n'.repeat(201) }), 'INVALID_INPUT')
      expectRefused(await update({ description: 'd'.repeat(20_001) }), 'INVALID_INPUT')
      expectRefused(await update({}), 'INVALID_INPUT', { name: 'Give something to change: name, description' })
      expectRefused(await update({ name: 'X' }, studio.outsider), 'NOT_FOUND')
    })
  })

  it('moveViews puts it at each kind of place and refuses what is none', async () => {
    const { ids, order, read } = await makeViews('B', 'C')
    const other = await makeViews()
    const move = (index: number, to: object) => send('moveViews', { viewId: ids[index], to })
    await move(2, { position: 1 })
    expect(await order()).toBe('CAB')
    await move(2, { afterId: ids[0] })
    expect(await order()).toBe('ACB')
    await move(0, { position: 9 })
    expect(await order()).toBe('CBA')
    await expectUnchanged(read, async () => {
      expectRefused(await move(0, { beforeId: ids[0] }), 'INVALID_INPUT', {
        to: 'View cannot be placed beside itself',
      })
      expectRefused(await move(0, { position: 0 }), 'INVALID_INPUT')
      expectRefused(await move(0, { afterId: other.ids[0] }), 'NOT_FOUND')
      expectRefused(await send('moveViews', { viewId: ids[0], to: { position: 1 } }, studio.outsider), 'NOT_FOUND')
    })
  })

  it('deleteViews and restoreViews take one away and bring it back with its drawing', async () => {
    const { ids, order, read, shotId } = await makeViews('B', 'C')
    await draw(app, studio.owner, ids[1] ?? '', [adding()])
    const before = await read()
    const gone = await mutatedOne(app, studio.member, 'deleteViews', { viewId: ids[1] }, 'deletedViewId shot { id }')
    expect(gone).toEqual({ deletedViewId: ids[1], shot: { id: shotId } })
    expect(await order()).toBe('AC')
    await expectUnchanged(read, async () => {
      expectRefused(await mutateOne(app, studio.member, 'deleteViews', { viewId: ids[1] }), 'NOT_FOUND')
      expectRefused(await mutateOne(app, studio.member, 'updateViews', { viewId: ids[1], name: 'X' }), 'NOT_FOUND')
      expectRefused(await draw(app, studio.member, ids[1] ?? '', [adding()]), 'NOT_FOUND')
      expectRefused(await send('restoreViews', { viewId: ids[1] }, studio.outsider), 'NOT_FOUND')
    })
    expect(await mutatedOne(app, studio.member, 'restoreViews', { viewId: ids[1] }, VIEW)).toMatchObject({
      view: { name: 'B', position: 2, revision: 1 },
    })
    const after = await read(before.project.events.totalCount)
    expect(after.shots.nodes).toEqual(before.shots.nodes)
    expect(after.project.events.nodes.map(({ type }) => type)).toEqual(['view.deleted', 'view.restored'])
    await expectUnchanged(read, async () => {
      expect((await send('restoreViews', { viewId: ids[1] })).errors).toEqual([])
    })
  })

  it('go in lists over several shots, all or none', async () => {
    const { ids, order, storyboardId, shotId, read } = await makeViews('B', 'C', 'D')
    const { id: otherShot, views } = await makeShot(app, studio.owner, storyboardId)
    const rows = (...indexes: number[]) => indexes.map((index) => ({ viewId: ids[index] }))
    const elsewhere = { viewId: views[0]?.id, name: 'Far' }
    await mutated(app, studio.member, 'moveViews', { views: rows(3, 1), to: { beforeId: ids[0] } })
    expect(await order()).toBe('BDAC')
    const changes = { views: [{ viewId: ids[0], name: 'E' }, elsewhere] }
    const changed = await mutated(app, studio.member, 'updateViews', changes, 'shots { id views { name } }')
    expect(changed).toMatchObject({ shots: [{ id: shotId }, { id: otherShot, views: [{ name: 'Far' }] }] })
    const before = await read()
    await expectUnchanged(read, async () => {
      const both = [...rows(0), { viewId: views[0]?.id }]
      const deletion = await mutate(app, studio.member, 'deleteViews', { views: both })
      expectRefused(deletion, 'CONFLICT', { 'views.1': 'A shot keeps at least one view' })
      const moved = await mutate(app, studio.member, 'moveViews', { views: both, to: { position: 1 } })
      expectRefused(moved, 'CONFLICT', { 'views.1': 'The views must all be of one shot' })
      const nameless = { views: [changes.views[0], { ...elsewhere, name: ' ' }] }
      const blank = await mutate(app, studio.member, 'updateViews', nameless)
      expectRefused(blank, 'INVALID_INPUT', { 'views.1.name': 'Name is required' })
      const { ids: [stranger] } = await makeViews()
      const across = await mutate(app, studio.owner, 'deleteViews', { views: [...rows(0), { viewId: stranger }] })
      expectRefused(across, 'CONFLICT', { 'views.1': 'All items must belong to one project' })
    })
    await mutated(app, studio.member, 'deleteViews', { views: rows(0, 1) })
    await mutated(app, studio.member, 'restoreViews', { viewIds: [ids[0], ids[1]] })
    const after = await read(before.project.events.totalCount)
    expect(after.shots.nodes).toEqual(before.shots.nodes)
    const types = after.project.events.nodes.map(({ type }) => type)
    expect(types).toEqual([...Array<string>(2).fill('view.deleted'), ...Array<string>(2).fill('view.restored')])
  })

  it('duplicateViews copies them with their drawings, each right after its original', async () => {
    const { ids, order, read } = await makeViews('B')
    await draw(app, studio.owner, ids[0] ?? '', [adding()])
    const before = await read()
    const copies = { views: [{ viewId: ids[1], name: 'D' }, { viewId: ids[0] }] }
    const fields = 'views { name revision version position }'
    const copied = await mutated(app, studio.member, 'duplicateViews', copies, fields)
    expect(copied).toEqual({
      views: [
        { name: 'D', revision: 0, version: 1, position: 4 },
        { name: 'A', revision: 1, version: 1, position: 2 },
      ],
    })
    expect(await order()).toBe('AABD')
    const { nodes } = (await read(before.project.events.totalCount)).project.events
    expect(nodes.map(({ type }) => type)).toEqual(['view.created', 'view.created'])
  })

  it('keeps the only one, and one when all are deleted at once', async () => {
    const { ids, read, order } = await makeViews('B', 'C')
    const answers = await Promise.all(ids.map((viewId) => mutateOne(app, studio.member, 'deleteViews', { viewId })))
    expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))).toEqual(['CONFLICT'])
    expect((await order())?.length).toBe(1)
    const left = (await read()).shots.nodes[0]?.views[0]?.id
    await expectUnchanged(read, async () => {
      const last = await mutateOne(app, studio.member, 'deleteViews', { viewId: left })
      expectRefused(last, 'CONFLICT')
      expect(last.errors[0]?.message).toBe('A shot keeps at least one view')
    })
  })

  it('are at most 100, the restored ones too', async () => {
    const { shotId, ids, read } = await makeViews('B')
    await mutatedOne(app, studio.member, 'deleteViews', { viewId: ids[1] })
    for (let count = 1; count < 100; count++) await mutatedOne(app, studio.member, 'createViews', { shotId })
    await expectUnchanged(read, async () => {
      expectRefused(await mutateOne(app, studio.member, 'createViews', { shotId }), 'CONFLICT')
      expectRefused(await mutateOne(app, studio.member, 'restoreViews', { viewId: ids[1] }), 'CONFLICT')
    })
  })

  it('are not found when the shot is in the trash', async () => {
    const { shotId, ids } = await makeViews('B')
    await mutatedOne(app, studio.member, 'deleteShots', { shotId })
    expectRefused(await mutateOne(app, studio.member, 'createViews', { shotId }), 'NOT_FOUND')
    for (const [name, input] of [['updateViews', { name: 'X' }], ['deleteViews', {}], ['restoreViews', {}]] as const) {
      expectRefused(await mutateOne(app, studio.member, name, { viewId: ids[1], ...input }), 'NOT_FOUND')
    }
  })
})
