import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { emptyTrash } from '../../../server/modules/delivery/trash.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeShot, makeStudio, makeToken, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { mutate, mutated, mutatedOne, mutateOne } from '../projects/projectCalls.ts'
import {
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

const DAY_MS = 86_400_000
const READ = `query ($id: ID!) { task(id: $id) { id } }`

describe('a task', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  it('goes to the trash and comes back to its place with all its links', async () => {
    const made = await makeProject(app, studio.owner, studio.organizationId)
    const shot = await makeShot(app, studio.owner, made.storyboardId)
    const task = (title: string, input: object = {}) => makeTask(app, studio.owner, made.projectId, title, input)
    const first = await task('A')
    const middle = await task('B', { shotIds: [shot.id], dependsOnIds: [first.id] })
    const last = await task('C', { dependsOnIds: [middle.id] })
    await mutatedOne(app, studio.member, 'deleteTasks', { taskId: middle.id }, 'deletedTaskId project { id }')
    expectRefused(await app.send(studio.owner, READ, { id: middle.id }), 'NOT_FOUND')
    expect((await readTask(app, studio.owner, last.id)).blockedBy).toEqual([])
    expect((await readTask(app, studio.owner, last.id)).dependsOn.totalCount).toBe(0)
    expect((await readTask(app, studio.owner, first.id)).dependents.totalCount).toBe(0)
    const shotTasks = `query ($id: ID!) { shot(by: { id: $id }) { tasks { totalCount nodes { id } } } }`
    const none = { shot: { tasks: { totalCount: 0, nodes: [] } } }
    expect(await app.ask(studio.owner, shotTasks, { id: shot.id })).toEqual(none)
    const inputs = { updateTasks: { title: 'X' }, moveTasks: { status: 'DONE' }, deleteTasks: {} }
    for (const [name, input] of Object.entries(inputs)) {
      expectRefused(await mutateOne(app, studio.owner, name, { taskId: middle.id, ...input }), 'NOT_FOUND')
    }
    expect(await readPlaces(app, studio.owner, made.projectId)).toBe('A@TODO1 C@TODO2')

    const selection = `task { ${TASK} } taskEdge { node { id } } project { id }`
    const restore = { taskId: middle.id }
    const back = await mutatedOne<{ task: ReadTask }>(app, studio.member, 'restoreTasks', restore, selection)
    expect(back.task).toMatchObject({ position: 2, version: 3, blockedBy: [{ id: first.id }] })
    expect(back.task.shots.totalCount).toBe(1)
    expect(await readPlaces(app, studio.owner, made.projectId)).toBe('A@TODO1 B@TODO2 C@TODO3')
    expect((await readTask(app, studio.owner, last.id)).blockedBy).toEqual([{ id: middle.id, title: 'B' }])
    expect((await app.ask<typeof none>(studio.owner, shotTasks, { id: shot.id })).shot.tasks.totalCount).toBe(1)
    const types = (await lastEvents(made.projectId, 2)).map(({ type, payload }) => [type, payload])
    expect(types).toEqual([['task.deleted', { title: 'B' }], ['task.restored', { title: 'B' }]])
    await expectUnchanged(
      () => storedTasks(made.projectId),
      async () => void (await mutatedOne(app, studio.owner, 'restoreTasks', restore)),
    )
  })

  it('shows in the activity of its project what can be undone', async () => {
    const made = await makeProject(app, studio.owner, studio.organizationId)
    const { id } = await makeTask(app, studio.owner, made.projectId, 'Gone')
    await trash(app, studio.owner, id)
    const query = `query ($id: ID!) { project(by: { id: $id }) { activity(first: 1, filter: { kinds: [TASK] }) {
      nodes { type kind subjectId subjectLabel viewerCanUndo }
    } } }`
    expect(await app.ask(studio.member, query, { id: made.projectId })).toEqual({
      project: { activity: { nodes: [
        { type: 'task.deleted', kind: 'TASK', subjectId: id, subjectLabel: 'Gone', viewerCanUndo: 'RESTORE_TASK' },
      ] } },
    })
  })

  it('is found by members alone and written with the scope write', async () => {
    const { id } = await makeTask(app, studio.owner, studio.projectId, 'Secret')
    expectRefused(await app.send(studio.outsider, READ, { id }), 'NOT_FOUND')
    const reader = await makeToken(studio.member, ['read'])
    expect((await app.send(reader, READ, { id })).errors).toEqual([])
    const readOnly = { taskId: id, title: 'Mine' }
    expectRefused(await mutateOne(app, reader, 'updateTasks', readOnly), 'FORBIDDEN')
    expectRefused(await mutateOne(app, studio.outsider, 'updateTasks', readOnly), 'NOT_FOUND')
  })

  it('can be read but not changed while its project is archived', async () => {
    const made = await makeProject(app, studio.owner, studio.organizationId)
    const task = await makeTask(app, studio.owner, made.projectId, 'Frozen')
    const shot = await makeShot(app, studio.owner, made.storyboardId)
    await mutated(app, studio.owner, 'archiveProject', { projectId: made.projectId })
    const taskId = task.id
    const inputs = {
      createTasks: { projectId: made.projectId, tasks: [{ title: 'New' }] },
      updateTasks: { tasks: [{ taskId, title: 'New' }] },
      moveTasks: { tasks: [{ taskId }], status: 'DONE' },
      deleteTasks: { tasks: [{ taskId }] },
      addTaskShot: { taskId, shotId: shot.id },
    }
    await expectUnchanged(
      () => storedTasks(made.projectId),
      async () => {
        for (const [name, input] of Object.entries(inputs)) {
          const answer = await mutate(app, studio.owner, name, input)
          expectRefused(answer, 'CONFLICT')
          expect(answer.errors[0]?.message).toBe('This project is archived and read-only. Restore it to change it.')
        }
      },
    )
    expect((await readTask(app, studio.member, taskId)).title).toBe('Frozen')
  })

  /** A project with a shot, a task in it and one that waits for that. */
  async function makeLinked() {
    const made = await makeProject(app, studio.owner, studio.organizationId)
    const shot = await makeShot(app, studio.owner, made.storyboardId)
    const task = await makeTask(app, studio.owner, made.projectId, 'First', { shotIds: [shot.id] })
    const waiting = await makeTask(app, studio.owner, made.projectId, 'Waiting', { dependsOnIds: [task.id] })
    return { ...made, shot, task, waiting }
  }

  /** How many links of tasks there are with nothing at one of their ends in the project. */
  const countLinks = async (projectId: string) => ({
    tasks: await prisma.task.count({ where: { projectId: uuidOf('Project', projectId) } }),
    shots: await prisma.taskShot.count({ where: { task: { projectId: uuidOf('Project', projectId) } } }),
    waiting: await prisma.taskDependency.count({ where: { task: { projectId: uuidOf('Project', projectId) } } }),
  })

  /** Empties the trash as if the things that are there in the project had gone there some days ago. */
  async function emptyTrashAfter(days: number, projectId: string) {
    const id = uuidOf('Project', projectId)
    const data = { deletedAt: new Date(Date.now() - days * DAY_MS) }
    const trashed = { deletedAt: { not: null } }
    await prisma.project.updateMany({ where: { id, ...trashed }, data })
    await prisma.shot.updateMany({ where: { storyboard: { projectId: id }, ...trashed }, data })
    await prisma.task.updateMany({ where: { projectId: id, ...trashed }, data })
    await inApp(emptyTrash)
  }

  it('is purged 30 days after it went to the trash, with its links and nothing else', async () => {
    const { projectId, task, waiting, shot } = await makeLinked()
    await trash(app, studio.owner, task.id)
    await emptyTrashAfter(29, projectId)
    expect(await countLinks(projectId)).toEqual({ tasks: 2, shots: 1, waiting: 1 })
    await emptyTrashAfter(31, projectId)
    expect(await countLinks(projectId)).toEqual({ tasks: 1, shots: 0, waiting: 0 })
    expectRefused(await mutateOne(app, studio.owner, 'restoreTasks', { taskId: task.id }), 'NOT_FOUND')
    expect(await readTask(app, studio.owner, waiting.id)).toMatchObject({ title: 'Waiting', blockedBy: [] })
    expect(await prisma.shot.count({ where: { id: uuidOf('Shot', shot.id) } })).toBe(1)
  })

  it('keeps no link with a shot that is purged', async () => {
    const { projectId, shot, task } = await makeLinked()
    await trashShot(app, studio.owner, shot.id)
    await emptyTrashAfter(31, projectId)
    expect(await countLinks(projectId)).toEqual({ tasks: 2, shots: 0, waiting: 1 })
    expect((await readTask(app, studio.owner, task.id)).shots).toEqual({ totalCount: 0, nodes: [] })
  })

  it('stays when its project is reset, without the shots that went, until they are back', async () => {
    const { projectId, task } = await makeLinked()
    await mutated(app, studio.owner, 'resetProject', { projectId })
    expect((await readTask(app, studio.owner, task.id)).shots).toEqual({ totalCount: 0, nodes: [] })
    const reset = await prisma.event.findFirstOrThrow({
      where: { projectId: uuidOf('Project', projectId), type: 'project.reset' },
    })
    await mutated(app, studio.owner, 'undoProjectReset', { projectId, seq: reset.seq })
    expect((await readTask(app, studio.owner, task.id)).shots.totalCount).toBe(1)
  })

  it('is out of sight with its project, back with it, and purged with it', async () => {
    const { projectId, task, waiting } = await makeLinked()
    await mutated(app, studio.owner, 'deleteProject', { projectId })
    expectRefused(await app.send(studio.owner, READ, { id: task.id }), 'NOT_FOUND')
    expectRefused(await mutateOne(app, studio.owner, 'updateTasks', { taskId: task.id, title: 'X' }), 'NOT_FOUND')
    await mutated(app, studio.owner, 'restoreProject', { projectId })
    expect((await readTask(app, studio.owner, waiting.id)).blockedBy).toEqual([{ id: task.id, title: 'First' }])
    await mutated(app, studio.owner, 'deleteProject', { projectId })
    await emptyTrashAfter(31, projectId)
    expect(await countLinks(projectId)).toEqual({ tasks: 0, shots: 0, waiting: 0 })
    const ids = [task, waiting].map(({ id }) => uuidOf('Task', id))
    const ends = { OR: [{ taskId: { in: ids } }, { dependsOnId: { in: ids } }] }
    expect(await prisma.taskDependency.count({ where: ends })).toBe(0)
    expect(await prisma.taskShot.count({ where: { taskId: { in: ids } } })).toBe(0)
  })
})
