import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { mutate, mutated, mutatedOne, mutateOne } from '../projects/projectCalls.ts'
import { makeBoard, readWhole } from '../shots/boards.ts'

interface Status {
  id: string
  name: string
  color: string
  shotCount: number
}
interface Read {
  project: {
    statuses: Status[]
    events: { totalCount: number; nodes: { type: string; payload: Record<string, unknown> }[] }
  }
}

const STATUSES = `query ($id: ID!, $after: String!) {
  project(by: { id: $id }) {
    statuses { id name color shotCount }
    events(first: 200, after: $after) { totalCount nodes { type payload } }
  }
}`

describe('the statuses of a project', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  async function makeProject() {
    const made = await makeBoard(app, studio, [...'ABC'])
    const read = async (after = 0) =>
      (await app.ask<Read>(studio.owner, STATUSES, { id: made.projectId, after: String(after) })).project
    const names = async () => (await read()).statuses.map(({ name }) => name)
    return { ...made, read, names }
  }
  const send = (name: string, input: object, person: Person = studio.admin) => mutateOne(app, person, name, input)

  it('createShotStatuses adds one at the end', async () => {
    const { projectId, read } = await makeProject()
    const before = await read()
    const input = { projectId, name: ' Final ', color: '#ABCDEF' }
    const made = await mutatedOne(app, studio.admin, 'createShotStatuses', input, 'status { name color shotCount }')
    expect(made).toEqual({ status: { name: 'Final', color: '#abcdef', shotCount: 0 } })
    const after = await read(before.events.totalCount)
    expect(after.statuses.map(({ name }) => name)).toEqual([...before.statuses.map(({ name }) => name), 'Final'])
    expect(after.events.nodes).toEqual([
      { type: 'status.created', payload: { name: 'Final', color: '#abcdef' } },
    ])
  })

  it('refuses a name that is there in any case, no name, no color, and who may not', async () => {
    const { projectId, statusIds, read } = await makeProject()
    const [statusId] = statusIds
    const taken = { name: 'There is a status called "Retake" already' }
    await expectUnchanged(read, async () => {
      const create = (input: object, person?: Person) =>
        send('createShotStatuses', { projectId, name: 'New', color: '#123456', ...input }, person)
      const update = (input: object, person?: Person) => send('updateShotStatuses', { statusId, ...input }, person)
      expectRefused(await create({ name: ' rETAKE ' }), 'CONFLICT', taken)
      expectRefused(await update({ name: 'RETAKE' }), 'CONFLICT', taken)
      expectRefused(await create({ name: ' ', color: 'red' }), 'INVALID_INPUT', {
        name: 'Name is required',
        color: 'Color must be like #e8a33d',
      })
      expectRefused(await create({ name: 'n'.repeat(201) }), 'INVALID_INPUT')
      for (const color of ['#12345', '#1234567', '#12345g', '123456', '#123456\n', '']) {
        expectRefused(await update({ color }), 'INVALID_INPUT', { color: 'Color must be like #e8a33d' })
      }
      expectRefused(await update({}), 'INVALID_INPUT', { name: 'Give something to change: name, color, decision' })
      for (const [person, code] of [[studio.member, 'FORBIDDEN'], [studio.outsider, 'NOT_FOUND']] as const) {
        expectRefused(await create({}, person), code)
        expectRefused(await update({ name: 'X' }, person), code)
        expectRefused(await send('moveShotStatuses', { statusId, to: { position: 2 } }, person), code)
        expectRefused(await send('deleteShotStatuses', { statusId }, person), code)
      }
    })
  })

  it('updateShotStatuses renames and recolors, its own name in another case too', async () => {
    const { statusIds, read } = await makeProject()
    const before = await read()
    const input = { statusId: statusIds[0], name: 'ROUGH', color: '#000000' }
    expect(await mutatedOne(app, studio.admin, 'updateShotStatuses', input, 'status { name color }')).toEqual({
      status: { name: 'ROUGH', color: '#000000' },
    })
    const { events } = await read(before.events.totalCount)
    expect(events.nodes.map(({ type, payload }) => [type, payload])).toEqual([
      ['status.updated', { name: { from: 'Rough', to: 'ROUGH' }, color: { from: '#9ba1ac', to: '#000000' } }],
    ])
  })

  it('moveShotStatuses puts one at each kind of place', async () => {
    const { statusIds, names, read } = await makeProject()
    const other = await makeProject()
    const [rough, cleanUp, , approved, retake] = statusIds
    const move = (statusId: string | undefined, to: object) => send('moveShotStatuses', { statusId, to })
    await move(retake, { position: 1 })
    await move(rough, { afterId: approved })
    await move(approved, { beforeId: cleanUp })
    expect(await names()).toEqual(['Retake', 'Approved', 'Clean-up', 'In Review', 'Rough'])
    await move(retake, { position: 99 })
    expect((await names()).at(-1)).toBe('Retake')
    await expectUnchanged(read, async () => {
      expectRefused(await move(rough, { position: 0 }), 'INVALID_INPUT')
      expectRefused(await move(rough, { afterId: rough }), 'INVALID_INPUT')
      expectRefused(await move(rough, { afterId: other.statusIds[1] }), 'NOT_FOUND')
    })
  })

  it('deleteShotStatuses leaves its shots without one, in the trash too, and counts those that are not', async () => {
    const { storyboardId, ids, statusIds, read } = await makeProject()
    const [statusId, kept] = statusIds
    const shots = ids.map((shotId, index) => ({ shotId, statusId: index === 2 ? kept : statusId }))
    await mutated(app, studio.member, 'updateShots', { shots })
    await mutatedOne(app, studio.member, 'deleteShots', { shotId: ids[1] })
    expect((await read()).statuses.slice(0, 2).map(({ shotCount }) => shotCount)).toEqual([1, 1])
    const before = await readWhole(app, studio, storyboardId)
    const selection = 'deletedStatusId shotCount project { statuses { id } }'
    const gone = await mutatedOne(app, studio.admin, 'deleteShotStatuses', { statusId }, selection)
    expect(gone).toEqual({
      deletedStatusId: statusId,
      shotCount: 1,
      project: { statuses: statusIds.slice(1).map((id) => ({ id })) },
    })
    await mutatedOne(app, studio.member, 'restoreShots', { shotId: ids[1] })
    const after = await readWhole(app, studio, storyboardId, before.project.events.totalCount)
    expect(after.shots.nodes.map(({ status }) => status)).toEqual([null, null, { id: kept }])
    expect(after.shots.nodes.map(({ version }) => version)).toEqual([3, 5, 2])
    expect(after.revision).toBe(before.revision + 2)
    expect(after.project.events.nodes.map(({ type }) => type)).toEqual(['status.deleted', 'shot.restored'])
    expectRefused(await send('deleteShotStatuses', { statusId }), 'NOT_FOUND')
    expectRefused(await send('updateShots', { shotId: ids[0], statusId }), 'NOT_FOUND')
  })

  it('go in lists, all or none, in the order of the input, and may exchange their names', async () => {
    const { statusIds: [rough, cleanUp], projectId, names, read } = await makeProject()
    const named = (first: string, second: string) => ({
      statuses: [{ statusId: rough, name: first }, { statusId: cleanUp, name: second }],
    })
    await mutated(app, studio.admin, 'updateShotStatuses', named('Clean-up', 'Rough'))
    expect((await names()).slice(0, 2)).toEqual(['Clean-up', 'Rough'])
    const both = { statuses: [{ statusId: cleanUp }, { statusId: rough }], to: { position: 1 } }
    await mutated(app, studio.admin, 'moveShotStatuses', both)
    const made = [{ name: 'Lit', color: '#111111' }, { name: 'Held', color: '#222222' }]
    await mutated(app, studio.admin, 'createShotStatuses', { projectId, statuses: made, place: { position: 1 } })
    expect((await names()).slice(0, 4)).toEqual(['Lit', 'Held', 'Rough', 'Clean-up'])
    await expectUnchanged(read, async () => {
      const twice = await mutate(app, studio.admin, 'updateShotStatuses', named('New', 'NEW'))
      expectRefused(twice, 'CONFLICT', { 'statuses.1.name': 'There is a status called "New" already' })
    })
  })

  it('are at most 50, and a name is given once when many ask at once', async () => {
    const { projectId, names } = await makeProject()
    const create = (name: string) => send('createShotStatuses', { projectId, name, color: '#123456' })
    const same = await Promise.all(['Held', 'held', 'HELD'].map(create))
    expect(same.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    const many = await Promise.all(Array.from({ length: 50 }, (_, index) => create(`Status ${index}`)))
    expect(many.filter(({ errors }) => errors.length === 0)).toHaveLength(44)
    expect(await names()).toHaveLength(50)
  })
})
