import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeShot, makeStudio, readBoard, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { makeBoard } from '../shots/boards.ts'
import { mutate, mutated, mutatedOne } from '../projects/projectCalls.ts'
import {
  idsOf,
  lastEvents,
  makeTask,
  type ReadTask,
  readTask,
  storedTasks,
  TASK,
  trash,
  trashShot,
} from './taskCalls.ts'

describe('what a task is linked with', () => {
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

  const make = (title: string, input: object = {}) => makeTask(app, studio.owner, projectId, title, input)
  const change = (name: string, taskId: string, input: object) =>
    mutate<{ task: ReadTask }>(app, studio.member, name, { taskId, ...input }, `task { ${TASK} }`)

  async function expectRefusal(name: string, input: object, code: string, message: string) {
    await expectUnchanged(
      () => storedTasks(projectId),
      async () => {
        const answer = await mutate(app, studio.member, name, input)
        expectRefused(answer, code)
        expect(answer.errors[0]?.message).toBe(message)
      },
    )
  }

  it('is a shot, put in and taken out, each once', async () => {
    const { id } = await make('Ink')
    const newShot = () => makeShot(app, studio.owner, storyboardId)
    const [late, early] = [await newShot(), await newShot()]
    await mutatedOne(app, studio.owner, 'moveShots', { shotId: early.id, to: { beforeId: late.id } })
    await change('addTaskShot', id, { shotId: late.id })
    const { data } = await change('addTaskShot', id, { shotId: early.id })
    expect(data.task.version).toBe(3)
    expect(idsOf(data.task.shots.nodes)).toEqual([early.id, late.id])
    expect((await lastEvents(projectId))[0]).toMatchObject({
      type: 'task.shotAdded',
      subject: id,
      payload: { title: 'Ink', shot: early.id, code: early.code },
    })
    const taskId = id
    await expectRefusal('addTaskShot', { taskId, shotId: late.id }, 'CONFLICT', `The task is in ${late.code} already`)
    const out = (await change('removeTaskShot', id, { shotId: late.id })).data.task
    expect(out).toMatchObject({ version: 4, shots: { totalCount: 1, nodes: [{ id: early.id }] } })
    expect((await lastEvents(projectId))[0]).toMatchObject({ type: 'task.shotRemoved', payload: { shot: late.id } })
    await expectRefusal('removeTaskShot', { taskId, shotId: late.id }, 'CONFLICT', `The task is not in ${late.code}`)
  })

  it('is a shot of its own project that is not in the trash', async () => {
    const { id } = await make('Ink')
    const other = await makeProject(app, studio.owner, studio.organizationId)
    const foreign = await makeShot(app, studio.owner, other.storyboardId)
    const trashed = await makeShot(app, studio.owner, storyboardId)
    await trashShot(app, studio.owner, trashed.id)
    for (const shotId of [foreign.id, trashed.id]) {
      await expectRefusal('addTaskShot', { taskId: id, shotId }, 'NOT_FOUND', 'Shot not found')
      await expectRefusal('removeTaskShot', { taskId: id, shotId }, 'NOT_FOUND', 'Shot not found')
    }
  })

  it('is gone from sight with a shot in the trash, and back with it', async () => {
    const shot = await makeShot(app, studio.owner, storyboardId)
    const { id } = await make('Ink', { shotIds: [shot.id] })
    const found = async () => {
      const query = `query ($id: ID!, $shotId: ID!) {
        project(by: { id: $id }) { tasks(filter: { shotIds: [$shotId] }) { totalCount } }
      }`
      const { project } = await app.ask<{ project: { tasks: { totalCount: number } } }>(studio.owner, query, {
        id: projectId,
        shotId: shot.id,
      })
      return [(await readTask(app, studio.owner, id)).shots.totalCount, project.tasks.totalCount]
    }
    expect(await found()).toEqual([1, 1])
    await trashShot(app, studio.owner, shot.id)
    expect(await found()).toEqual([0, 0])
    await mutatedOne(app, studio.owner, 'restoreShots', { shotId: shot.id })
    expect(await found()).toEqual([1, 1])
    await mutated(app, studio.owner, 'createStoryboard', { projectId, name: 'Second' })
    await mutated(app, studio.owner, 'deleteStoryboard', { storyboardId })
    expect(await found()).toEqual([0, 0])
    await mutated(app, studio.owner, 'restoreStoryboard', { storyboardId })
    expect(await found()).toEqual([1, 1])
  })

  it('are at most 500 shots', async () => {
    const names = Array.from({ length: 500 }, (_, index) => `Shot ${index + 1}`)
    const board = await makeBoard(app, studio, names)
    const extra = await makeShot(app, studio.owner, board.storyboardId)
    const task = await makeTask(app, studio.owner, board.projectId, 'All', { shotIds: board.ids })
    expect(task.shots.totalCount).toBe(500)
    const before = await storedTasks(board.projectId)
    const answer = await mutate(app, studio.owner, 'addTaskShot', { taskId: task.id, shotId: extra.id })
    expectRefused(answer, 'INVALID_INPUT', { shotId: 'A task can be in at most 500 shots' })
    expect(await storedTasks(board.projectId)).toEqual(before)
    const { shots } = await readBoard(app, studio.owner, board.storyboardId)
    expect(shots.totalCount).toBe(501)
  })

  it('is a task it waits for, until that is done', async () => {
    const [rig, model] = [await make('Rig'), await make('Model')]
    const { data } = await change('addTaskDependency', rig.id, { dependsOnId: model.id })
    const named = { id: model.id, title: 'Model' }
    expect(data.task).toMatchObject({ version: 2, blockedBy: [named], dependsOn: { totalCount: 1, nodes: [named] } })
    expect((await lastEvents(projectId))[0]).toMatchObject({
      type: 'task.dependencyAdded',
      subject: rig.id,
      payload: { title: 'Rig', dependsOn: model.id, dependsOnTitle: 'Model' },
    })
    const taskId = rig.id
    const dependsOnId = model.id
    await expectRefusal('addTaskDependency', { taskId, dependsOnId }, 'CONFLICT', 'Rig waits for Model already')
    await mutatedOne(app, studio.owner, 'moveTasks', { taskId: dependsOnId, status: 'DONE' })
    expect(await readTask(app, studio.owner, taskId)).toMatchObject({ blockedBy: [], dependsOn: { totalCount: 1 } })
    await mutatedOne(app, studio.owner, 'moveTasks', { taskId: dependsOnId, status: 'IN_REVIEW' })
    expect((await readTask(app, studio.owner, taskId)).blockedBy).toEqual([named])
    const free = (await change('removeTaskDependency', taskId, { dependsOnId })).data.task
    expect(free).toMatchObject({ version: 3, blockedBy: [], dependsOn: { totalCount: 0 } })
    expect((await lastEvents(projectId))[0]).toMatchObject({ type: 'task.dependencyRemoved', subject: taskId })
    await expectRefusal('removeTaskDependency', { taskId, dependsOnId }, 'CONFLICT', 'Rig does not wait for Model')
  })

  it('never closes a circle, also through what lies in the trash, and names the chain', async () => {
    const [a, b, c, d] = [await make('A'), await make('B'), await make('C'), await make('D')]
    const add = (task: ReadTask, other: ReadTask) => ({ taskId: task.id, dependsOnId: other.id })
    const refuse = (task: ReadTask, other: ReadTask, code: string, message: string) =>
      expectRefusal('addTaskDependency', add(task, other), code, message)
    for (const [task, other] of [[a, b], [b, c], [a, d], [d, c]] as const) {
      await mutated(app, studio.owner, 'addTaskDependency', add(task, other))
    }
    await refuse(a, a, 'INVALID_INPUT', 'A task cannot wait for itself')
    await refuse(b, a, 'CONFLICT', 'B cannot wait for A, because A waits for it already: A → B')
    await refuse(c, a, 'CONFLICT', 'C cannot wait for A, because A waits for it already: A → B → C')
    await trash(app, studio.owner, b.id)
    await mutated(app, studio.owner, 'removeTaskDependency', add(a, d))
    const chain = 'A → B (in the trash) → C'
    await refuse(c, a, 'CONFLICT', `C cannot wait for A, because A waits for it already: ${chain}`)
    await refuse(b, d, 'NOT_FOUND', 'Task not found')
    await refuse(d, b, 'NOT_FOUND', 'Task not found')
    await mutatedOne(app, studio.owner, 'restoreTasks', { taskId: b.id })
    expect((await readTask(app, studio.owner, a.id)).dependsOn.nodes).toEqual([{ id: b.id, title: 'B' }])
  })

  it('tells of a long chain its beginning and its end', async () => {
    const made = await makeProject(app, studio.owner, studio.organizationId)
    const tasks: ReadTask[] = []
    for (let index = 0; index < 12; index++) {
      const dependsOnIds = idsOf(tasks.slice(-1))
      tasks.push(await makeTask(app, studio.owner, made.projectId, `T${index}`, { dependsOnIds }))
    }
    const input = { taskId: tasks[0]?.id, dependsOnId: tasks[11]?.id }
    const { errors } = await mutate(app, studio.owner, 'addTaskDependency', input)
    expect(errors[0]?.message).toBe(
      'T0 cannot wait for T11, because T11 waits for it already: ' +
        'T11 → T10 → T9 → T8 → T7 → … → T4 → T3 → T2 → T1 → T0',
    )
  })

  it('is no task of another project, and at most 100', async () => {
    const made = await makeProject(app, studio.owner, studio.organizationId)
    const foreign = await makeTask(app, studio.owner, made.projectId, 'Foreign')
    const { id } = await make('Here')
    await expectRefusal('addTaskDependency', { taskId: id, dependsOnId: foreign.id }, 'NOT_FOUND', 'Task not found')
    const others = []
    for (let index = 0; index < 101; index++) others.push((await make(`Other ${index}`)).id)
    const full = await make('Full', { dependsOnIds: others.slice(0, 100) })
    const input = { taskId: full.id, dependsOnId: others[100] }
    await expectRefusal('addTaskDependency', input, 'INVALID_INPUT', 'A task can wait for at most 100 others')
    expect(full.blockedBy).toHaveLength(100)
    expect(await prisma.taskDependency.count({ where: { taskId: uuidOf('Task', full.id) } })).toBe(100)
  })

  it('is paged in both directions, also when what the cursor names is gone', async () => {
    type PageInfo = Record<string, string | boolean>
    interface Page {
      task: { dependsOn: { totalCount: number; nodes: { title: string }[]; pageInfo: PageInfo } }
    }
    const others: ReadTask[] = []
    for (const title of 'ABCDE') others.push(await make(title))
    const { id } = await make('Many', { dependsOnIds: idsOf(others) })
    const query = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String) {
      task(id: $id) { dependsOn(first: $first, after: $after, last: $last, before: $before) {
        totalCount nodes { title } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      } }
    }`
    const read = async (page: object) => {
      const { dependsOn } = (await app.ask<Page>(studio.member, query, { id, ...page })).task
      return { ...dependsOn, titles: dependsOn.nodes.map(({ title }) => title).join('') }
    }
    const first = await read({ first: 2 })
    expect([first.titles, first.totalCount, first.pageInfo['hasNextPage']]).toEqual(['AB', 5, true])
    await mutated(app, studio.owner, 'removeTaskDependency', { taskId: id, dependsOnId: others[1]?.id })
    const next = await read({ first: 2, after: first.pageInfo['endCursor'] })
    expect([next.titles, next.totalCount, next.pageInfo['hasNextPage']]).toEqual(['CD', 4, true])
    const last = await read({ last: 2 })
    expect([last.titles, last.pageInfo['hasPreviousPage'], last.pageInfo['hasNextPage']]).toEqual(['DE', true, false])
    expect((await read({ last: 5, before: last.pageInfo['startCursor'] })).titles).toBe('AC')
    for (const page of [{ first: 201 }, { first: -1 }, { after: 'bGluazo=' }]) {
      expectRefused(await app.send(studio.member, query, { id, ...page }), 'INVALID_INPUT')
    }
  })
})
