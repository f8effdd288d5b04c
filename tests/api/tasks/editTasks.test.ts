import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makePerson, makeProject, makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { makeServiceActor } from '../organizations/people.ts'
import { mutatedOne, mutateOne } from '../projects/projectCalls.ts'
import {
  dayFromNow,
  idsOf,
  lastEvents,
  makeTask,
  readPlaces,
  type ReadTask,
  readTask,
  storedTasks,
  TASK,
  trash,
  trashShot,
} from './taskCalls.ts'

const UNKNOWN_SHOT = 'shot_01jd8x0000e8v9h1m2n3p4q5r6'

describe('a task', () => {
  let app: TestApp
  let studio: Studio
  let projectId: string
  let storyboardId: string

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    const made = await makeProject(app, studio.owner, studio.organizationId)
    projectId = made.projectId
    storyboardId = made.storyboardId
  })
  afterAll(() => app.stop())

  const make = (title: string, input: object = {}) => makeTask(app, studio.member, projectId, title, input)
  const update = (taskId: string, input: object) =>
    mutateOne<{ task: ReadTask }>(app, studio.member, 'updateTasks', { taskId, ...input }, `task { ${TASK} }`)

  async function expectRefusal(name: string, input: object, code: string, fields?: Record<string, string>) {
    await expectUnchanged(
      () => storedTasks(projectId),
      async () => expectRefused(await mutateOne(app, studio.member, name, input), code, fields),
    )
  }

  it('is made as it is asked for, with its edge, at the end of its column', async () => {
    const made = await makeProject(app, studio.owner, studio.organizationId)
    const newShot = () => makeShot(app, studio.owner, made.storyboardId)
    const shots = [await newShot(), await newShot()]
    const first = await makeTask(app, studio.member, made.projectId, 'Model the boat')
    expect(first).toMatchObject({ status: 'TODO', priority: 'MEDIUM', description: '', version: 1, position: 1 })
    expect(first).toMatchObject({ assignees: [], dueDate: null, isLate: false, blockedBy: [] })
    const input = {
      projectId: made.projectId,
      title: '  Rig the boat ',
      description: 'Two oars,\none rudder.',
      priority: 'HIGH',
      assigneeIds: [studio.admin.id],
      dueDate: '2031-02-28',
      shotIds: idsOf(shots).toReversed(),
      dependsOnIds: [first.id],
    }
    const selection = `task { ${TASK} } taskEdge { cursor node { id } } project { id }`
    interface Payload {
      task: ReadTask
      taskEdge: { cursor: string; node: { id: string } }
      project: { id: string }
    }
    const { task, taskEdge, project } = await mutatedOne<Payload>(app, studio.member, 'createTasks', input, selection)
    expect(task).toMatchObject({
      title: 'Rig the boat',
      description: 'Two oars,\none rudder.',
      status: 'TODO',
      priority: 'HIGH',
      assignees: [{ id: studio.admin.id, name: studio.admin.name }],
      dueDate: '2031-02-28',
      isLate: false,
      position: 2,
      shots: { totalCount: 2, nodes: shots.map(({ id, code }) => ({ id, code })) },
      dependsOn: { totalCount: 1, nodes: [{ id: first.id, title: 'Model the boat' }] },
      dependents: { totalCount: 0, nodes: [] },
      blockedBy: [{ id: first.id, title: 'Model the boat' }],
    })
    expect([taskEdge.node.id, project.id]).toEqual([task.id, made.projectId])
    expect((await readTask(app, studio.owner, first.id)).dependents.nodes).toEqual([{ id: task.id, title: task.title }])
    const [event] = await lastEvents(made.projectId)
    expect(event).toMatchObject({
      type: 'task.created',
      actorId: uuidOf('User', studio.member.id),
      subject: task.id,
      payload: {
        title: 'Rig the boat', status: 'TODO', assignees: [studio.admin.id], assigneeNames: [studio.admin.name],
        dependsOn: [first.id],
      },
    })
    await makeTask(app, studio.member, made.projectId, 'Before', { place: { beforeId: task.id } })
    await makeTask(app, studio.member, made.projectId, 'Done', { status: 'DONE', place: { position: 1 } })
    expect(await readPlaces(app, studio.owner, made.projectId)).toBe(
      'Model the boat@TODO1 Before@TODO2 Rig the boat@TODO3 Done@DONE1',
    )
  })

  it('is refused with what is wrong, and nothing is written', async () => {
    const create = (input: object, code: string, fields?: Record<string, string>) =>
      expectRefusal('createTasks', { projectId, title: 'Rig', ...input }, code, fields)
    await create({ title: ' \t ' }, 'INVALID_INPUT', { title: 'Title is required' })
    await create({ title: 'x'.repeat(201) }, 'INVALID_INPUT', { title: 'Title must be at most 200 characters' })
    await create({ title: 'Two\nlines' }, 'INVALID_INPUT', { title: 'Title must be on one line' })
    await create({ description: 'x'.repeat(20_001) }, 'INVALID_INPUT', {
      description: 'Description must be at most 20,000 characters',
    })
    const member = 'The assignee must be a member who can see the project'
    const stranger = await makePerson(app)
    const { userId } = await makeServiceActor(studio.organizationId)
    for (const assigneeId of [stranger.id, studio.outsider.id, userId]) {
      await create({ assigneeIds: [studio.owner.id, assigneeId] }, 'INVALID_INPUT', { 'assigneeIds.1': member })
    }
    const elsewhere = await makeProject(app, studio.owner, studio.organizationId)
    const foreignShot = await makeShot(app, studio.owner, elsewhere.storyboardId)
    const foreignTask = await makeTask(app, studio.owner, elsewhere.projectId, 'Elsewhere')
    const shot = await makeShot(app, studio.owner, storyboardId)
    const trashedShot = await makeShot(app, studio.owner, storyboardId)
    await trashShot(app, studio.owner, trashedShot.id)
    const task = await make('There')
    const trashed = await make('Trashed')
    await trash(app, studio.owner, trashed.id)
    for (const id of [foreignShot.id, trashedShot.id, UNKNOWN_SHOT]) {
      await create({ shotIds: [shot.id, id] }, 'NOT_FOUND')
    }
    for (const id of [foreignTask.id, trashed.id]) await create({ dependsOnIds: [task.id, id] }, 'NOT_FOUND')
    await create({ shotIds: [shot.id, shot.id] }, 'INVALID_INPUT', {
      'shotIds.1': 'The same as tasks.0.shotIds.0',
    })
    await create({ dependsOnIds: [task.id, task.id] }, 'INVALID_INPUT', {
      'dependsOnIds.1': 'The same as tasks.0.dependsOnIds.0',
    })
    await create({ dependsOnIds: Array.from({ length: 101 }, () => task.id) }, 'INVALID_INPUT')
    await create({ place: { position: 0 } }, 'INVALID_INPUT', { position: 'Position starts at 1' })
    await create({ place: { afterId: foreignTask.id } }, 'NOT_FOUND')
    await create({ status: 'DONE', place: { afterId: task.id } }, 'NOT_FOUND')
  })

  it.each(['2026-02-30', '0000-01-01', '2026-1-1', '2026-11-21T00:00:00Z', 'soon'])(
    'cannot be due on %s',
    async (dueDate) => {
      await expectUnchanged(
        () => storedTasks(projectId),
        async () => {
          const answer = await mutateOne(app, studio.member, 'createTasks', { projectId, title: 'Rig', dueDate })
          expectRefused(answer, 'INVALID_INPUT')
        },
      )
    },
  )

  it('is changed in what is given alone; nothing or null clears who does it and when', async () => {
    const { id } = await make('Ink', { assigneeIds: [studio.owner.id], dueDate: '2031-05-01', description: 'Thin.' })
    const titled = (await update(id, { title: ' Ink it ', expectedVersion: 1 })).data.task
    expect(titled).toMatchObject({ title: 'Ink it', description: 'Thin.', dueDate: '2031-05-01', version: 2 })
    expect(titled.assignees).toMatchObject([{ id: studio.owner.id }])
    expect((await lastEvents(projectId))[0]).toMatchObject({
      type: 'task.updated',
      subject: id,
      payload: { title: { from: 'Ink', to: 'Ink it' } },
    })
    const change = { assigneeIds: [studio.admin.id], priority: 'LOW', dueDate: '2031-05-02' }
    const given = (await update(id, change)).data.task
    expect(given).toMatchObject({ priority: 'LOW', dueDate: '2031-05-02', version: 3 })
    expect((await lastEvents(projectId))[0]?.payload).toEqual({
      priority: { from: 'MEDIUM', to: 'LOW' },
      assignees: {
        from: [studio.owner.id],
        fromNames: [studio.owner.name],
        to: [studio.admin.id],
        toNames: [studio.admin.name],
      },
      dueDate: { from: '2031-05-01', to: '2031-05-02' },
    })
    const cleared = (await update(id, { assigneeIds: [], dueDate: null, description: '' })).data.task
    expect(cleared).toMatchObject({ assignees: [], dueDate: null, description: '', version: 4, title: 'Ink it' })
    const kept = (await update(id, { title: null, priority: null, description: null, dueDate: '2031-06-01' })).data.task
    expect(kept).toMatchObject({ title: 'Ink it', priority: 'LOW', description: '', dueDate: '2031-06-01', version: 5 })
  })

  it('goes to the end of the column of another status', async () => {
    const made = await makeProject(app, studio.owner, studio.organizationId)
    const [first] = [await makeTask(app, studio.owner, made.projectId, 'A')]
    await makeTask(app, studio.owner, made.projectId, 'B')
    await makeTask(app, studio.owner, made.projectId, 'C', { status: 'IN_REVIEW' })
    await mutatedOne(app, studio.owner, 'updateTasks', { taskId: first?.id, status: 'IN_REVIEW' })
    expect(await readPlaces(app, studio.owner, made.projectId)).toBe('B@TODO1 C@IN_REVIEW1 A@IN_REVIEW2')
    const [event] = await lastEvents(made.projectId)
    expect(event).toMatchObject({ type: 'task.updated', payload: { status: { from: 'TODO', to: 'IN_REVIEW' } } })
  })

  it('stays as it is, at its version, when nothing differs', async () => {
    const { id } = await make('Same', { dueDate: '2031-05-01', assigneeIds: [studio.owner.id] })
    await expectUnchanged(
      () => storedTasks(projectId),
      async () => {
        const same = { title: 'Same', dueDate: '2031-05-01', assigneeIds: [studio.owner.id], status: 'TODO' }
        expect((await update(id, same)).data.task.version).toBe(1)
      },
    )
  })

  it('is not changed by what breaks a rule', async () => {
    const { id } = await make('Kept')
    await update(id, { title: 'Kept still' })
    const change = (input: object, code: string, fields?: Record<string, string>) =>
      expectRefusal('updateTasks', { taskId: id, ...input }, code, fields)
    await change({}, 'INVALID_INPUT', {
      title: 'Give something to change: title, description, status, priority, assigneeIds, dueDate, externalId, ' +
        'shotIds, dependsOnIds',
    })
    await change({ title: ' ' }, 'INVALID_INPUT', { title: 'Title is required' })
    await change({ title: 'Good', assigneeIds: [studio.outsider.id] }, 'INVALID_INPUT', {
      'assigneeIds.0': 'The assignee must be a member who can see the project',
    })
    const stale = 'Task has changed meanwhile: it is at version 2, not 1'
    await change({ title: 'Stale', expectedVersion: 1 }, 'CONFLICT', { expectedVersion: stale })
  })

  it('is late when its day is over everywhere on Earth, unless it is done', async () => {
    const before = Date.now()
    const days = [-3, -2, -1, 0, 1].map((days) => dayFromNow(days))
    const tasks = await Promise.all(days.map((dueDate) => make(`Due ${dueDate}`, { dueDate })))
    const isOver = (day: string) => Date.parse(day) + 36 * 3_600_000 <= before
    expect(tasks.map(({ isLate }) => isLate)).toEqual(days.map(isOver))
    expect(days.map(isOver)).toEqual([true, true, expect.any(Boolean) as boolean, false, false])
    expect((await make('Done late', { dueDate: days[0], status: 'DONE' })).isLate).toBe(false)
  })
})
