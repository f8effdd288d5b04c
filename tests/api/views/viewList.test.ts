import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makeProject, makeShot, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { mutate, mutated, mutatedOne } from '../projects/projectCalls.ts'
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
    await mutated(app, studio.owner, 'updateView', { viewId: ids[0], name: 'A' })
    for (const name of names) {
      ids.push((await mutated<Made>(app, studio.owner, 'createView', { shotId, name }, 'view { id }')).view.id)
    }
    const read = (after = 0) => readWhole(app, studio, storyboardId, after)
    const order = async () => (await read()).shots.nodes[0]?.views.map(({ name }) => name).join('')
    return { storyboardId, projectId, shotId, ids, read, order }
  }
  const send = (name: string, input: object, person: Person = studio.member) => mutate(app, person, name, input, VIEW)

  it('createView adds an empty one of the size of the ratio, at the end or at a place', async () => {
    const { shotId, ids, order, read } = await makeViews()
    await mutatedOne(app, studio.owner, 'updateShots', { shotId, aspectRatio: 'RATIO_9_16' })
    const before = await read()
    const blank = await mutated(app, studio.member, 'createView', { shotId, name: '  ' }, VIEW)
    expect(blank).toMatchObject({
      view: { name: '', description: '', position: 2, revision: 0, width: 135, height: 240 },
      shot: { views: [{ name: 'A' }, { name: '', position: 2 }] },
    })
    const input = { shotId, name: ' B ', description: 'Low', place: { beforeId: ids[0] } }
    expect(await mutated(app, studio.member, 'createView', input, VIEW)).toMatchObject({
      view: { name: 'B', description: 'Low', position: 1 },
    })
    await mutated(app, studio.member, 'createView', { shotId, name: 'C', place: { position: 2 } })
    expect(await order()).toBe('BCA')
    const after = await read(before.project.events.totalCount)
    expect(after.revision).toBe(before.revision + 3)
    expect(after.project.events.nodes.map(({ type }) => type)).toEqual(Array(3).fill('view.created'))
  })

  it('updateView renames and describes, trimmed and never blank', async () => {
    const { ids, read } = await makeViews()
    const [viewId] = ids
    const texts = 'view { name description }'
    const named = await mutated(app, studio.member, 'updateView', { viewId, name: '  Wide ' }, texts)
    expect(named).toEqual({ view: { name: 'Wide', description: '' } })
    const described = await mutated(app, studio.member, 'updateView', { viewId, description: 'x' }, texts)
    expect(described).toEqual({ view: { name: 'Wide', description: 'x' } })
    await expectUnchanged(read, async () => {
      const update = (input: object, person?: Person) =>
        mutate(app, person ?? studio.member, 'updateView', { viewId, ...input })
      expectRefused(await update({ name: '  ' }), 'INVALID_INPUT', { name: 'Name is required' })
      expectRefused(await update({ name: 'n'.repeat(201) }), 'INVALID_INPUT')
      expectRefused(await update({ description: 'd'.repeat(20_001) }), 'INVALID_INPUT')
      expectRefused(await update({}), 'INVALID_INPUT', { name: 'Give something to change: name, description' })
      expectRefused(await update({ name: 'X' }, studio.outsider), 'NOT_FOUND')
    })
  })

  it('moveView puts it at each kind of place and refuses what is none', async () => {
    const { ids, order, read } = await makeViews('B', 'C')
    const other = await makeViews()
    const move = (index: number, to: object) => send('moveView', { viewId: ids[index], to })
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
      expectRefused(await send('moveView', { viewId: ids[0], to: { position: 1 } }, studio.outsider), 'NOT_FOUND')
    })
  })

  it('deleteView and restoreView take one away and bring it back with its drawing', async () => {
    const { ids, order, read, shotId } = await makeViews('B', 'C')
    await draw(app, studio.owner, ids[1] ?? '', [adding()])
    const before = await read()
    const gone = await mutated(app, studio.member, 'deleteView', { viewId: ids[1] }, 'deletedViewId shot { id }')
    expect(gone).toEqual({ deletedViewId: ids[1], shot: { id: shotId } })
    expect(await order()).toBe('AC')
    await expectUnchanged(read, async () => {
      expectRefused(await mutate(app, studio.member, 'deleteView', { viewId: ids[1] }), 'NOT_FOUND')
      expectRefused(await mutate(app, studio.member, 'updateView', { viewId: ids[1], name: 'X' }), 'NOT_FOUND')
      expectRefused(await draw(app, studio.member, ids[1] ?? '', [adding()]), 'NOT_FOUND')
      expectRefused(await send('restoreView', { viewId: ids[1] }, studio.outsider), 'NOT_FOUND')
    })
    expect(await mutated(app, studio.member, 'restoreView', { viewId: ids[1] }, VIEW)).toMatchObject({
      view: { name: 'B', position: 2, revision: 1 },
    })
    const after = await read(before.project.events.totalCount)
    expect(after.shots.nodes).toEqual(before.shots.nodes)
    expect(after.project.events.nodes.map(({ type }) => type)).toEqual(['view.deleted', 'view.restored'])
    await expectUnchanged(read, async () => {
      expect((await send('restoreView', { viewId: ids[1] })).errors).toEqual([])
    })
  })

  it('keeps the only one, and one when all are deleted at once', async () => {
    const { ids, read, order } = await makeViews('B', 'C')
    const answers = await Promise.all(ids.map((viewId) => mutate(app, studio.member, 'deleteView', { viewId })))
    expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))).toEqual(['CONFLICT'])
    expect((await order())?.length).toBe(1)
    const left = (await read()).shots.nodes[0]?.views[0]?.id
    await expectUnchanged(read, async () => {
      const last = await mutate(app, studio.member, 'deleteView', { viewId: left })
      expectRefused(last, 'CONFLICT')
      expect(last.errors[0]?.message).toBe('A shot keeps at least one view')
    })
  })

  it('are at most 100, the restored ones too', async () => {
    const { shotId, ids, read } = await makeViews('B')
    await mutated(app, studio.member, 'deleteView', { viewId: ids[1] })
    for (let count = 1; count < 100; count++) await mutated(app, studio.member, 'createView', { shotId })
    await expectUnchanged(read, async () => {
      expectRefused(await mutate(app, studio.member, 'createView', { shotId }), 'CONFLICT')
      expectRefused(await mutate(app, studio.member, 'restoreView', { viewId: ids[1] }), 'CONFLICT')
    })
  })

  it('are not found when the shot is in the trash', async () => {
    const { shotId, ids } = await makeViews('B')
    await mutatedOne(app, studio.member, 'deleteShots', { shotId })
    expectRefused(await mutate(app, studio.member, 'createView', { shotId }), 'NOT_FOUND')
    for (const [name, input] of [['updateView', { name: 'X' }], ['deleteView', {}], ['restoreView', {}]] as const) {
      expectRefused(await mutate(app, studio.member, name, { viewId: ids[1], ...input }), 'NOT_FOUND')
    }
  })
})
