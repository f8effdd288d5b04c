import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { mutatedOne, mutateOne } from '../projects/projectCalls.ts'
import { lastEvents, makeTask, readPlaces, type ReadTask, storedTasks, TASK, trash } from './taskCalls.ts'

describe('moveTasks', () => {
  let app: TestApp
  let studio: Studio
  let projectId: string
  let ids: Record<string, string>

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  beforeEach(async () => {
    projectId = (await makeProject(app, studio.owner, studio.organizationId)).projectId
    ids = {}
    for (const title of 'ABCD') ids[title] = (await makeTask(app, studio.owner, projectId, title)).id
    for (const title of 'XY') {
      ids[title] = (await makeTask(app, studio.owner, projectId, title, { status: 'DONE' })).id
    }
  })

  const SELECTION = `task { ${TASK} } taskEdge { cursor node { id } } project { id }`
  const move = (title: string, status: string, to?: object, expectedVersion?: number) =>
    mutateOne<{ task: ReadTask; taskEdge: { cursor: string; node: { id: string } }; project: { id: string } }>(
      app,
      studio.member,
      'moveTasks',
      { taskId: ids[title], status, ...(to && { to }), ...(expectedVersion && { expectedVersion }) },
      SELECTION,
    )
  const places = async () => (await readPlaces(app, studio.owner, projectId)).replaceAll(/@TODO\d/g, '')
  const BEGIN = 'A B C D X@DONE1 Y@DONE2'

  it.each([
    ['D', { beforeId: 'B' }, 'A D B C X@DONE1 Y@DONE2'],
    ['A', { afterId: 'C' }, 'B C A D X@DONE1 Y@DONE2'],
    ['D', { position: 1 }, 'D A B C X@DONE1 Y@DONE2'],
    ['A', { position: 3 }, 'B C A D X@DONE1 Y@DONE2'],
    ['A', { position: 99 }, 'B C D A X@DONE1 Y@DONE2'],
    ['B', undefined, 'A C D B X@DONE1 Y@DONE2'],
  ])('puts %s of a column at %o', async (title, to, expected) => {
    const named = to && Object.fromEntries(
      Object.entries(to).map(([key, value]) => [key, typeof value === 'string' ? ids[value] : value]),
    )
    const { data, errors } = await move(title, 'TODO', named, 1)
    expect(errors).toEqual([])
    expect(await places()).toBe(expected)
    expect(data.task).toMatchObject({ id: ids[title], status: 'TODO', version: 2 })
    expect(data.task.position).toBe(expected.split(' ').indexOf(title) + 1)
    expect([data.taskEdge.node.id, data.project.id]).toEqual([ids[title], projectId])
    expect((await lastEvents(projectId))[0]).toMatchObject({
      type: 'task.moved',
      subject: ids[title],
      payload: { title, status: { from: 'TODO', to: 'TODO' } },
    })
  })

  it('puts a task into another column, at a place or at its end', async () => {
    expect((await move('B', 'DONE', { beforeId: ids['Y'] })).data.task).toMatchObject({ status: 'DONE', position: 2 })
    expect(await places()).toBe('A C D X@DONE1 B@DONE2 Y@DONE3')
    expect((await move('A', 'DONE')).data.task).toMatchObject({ position: 4, version: 2 })
    await move('D', 'BLOCKED', { position: 7 })
    expect(await places()).toBe('C D@BLOCKED1 X@DONE1 B@DONE2 Y@DONE3 A@DONE4')
    expect((await lastEvents(projectId))[0]?.payload).toMatchObject({ status: { from: 'TODO', to: 'BLOCKED' } })
  })

  it('writes nothing for a task that is there already', async () => {
    await expectUnchanged(
      () => storedTasks(projectId),
      async () => {
        for (const to of [{ afterId: ids['A'] }, { beforeId: ids['C'] }, { position: 2 }]) {
          expect((await move('B', 'TODO', to)).data.task).toMatchObject({ position: 2, version: 1 })
        }
        expect((await move('D', 'TODO')).data.task.version).toBe(1)
        expect((await move('Y', 'DONE', { position: 5 })).data.task.version).toBe(1)
      },
    )
  })

  it('leaves those in the trash their places', async () => {
    await trash(app, studio.owner, ids['B'] ?? '')
    await trash(app, studio.owner, ids['X'] ?? '')
    await move('D', 'TODO', { afterId: ids['A'] })
    expect(await places()).toBe('A D C Y@DONE1')
    await move('C', 'DONE', { position: 1 })
    expect(await places()).toBe('A D C@DONE1 Y@DONE2')
    for (const title of 'BX') await mutatedOne(app, studio.owner, 'restoreTasks', { taskId: ids[title] })
    expect(await places()).toBe('A D B X@DONE1 C@DONE2 Y@DONE3')
    expectRefused(await move('A', 'TODO', { afterId: ids['X'] }), 'NOT_FOUND')
  })

  it('refuses what makes no sense and leaves all as it was', async () => {
    const other = (await makeProject(app, studio.owner, studio.organizationId)).projectId
    const foreign = await makeTask(app, studio.owner, other, 'F')
    const gone = await makeTask(app, studio.owner, projectId, 'G')
    await trash(app, studio.owner, gone.id)
    type Fields = Record<string, string> | undefined
    const refuse = async (code: string, fields: Fields, ...input: Parameters<typeof move>) =>
      expectRefused(await move(...input), code, fields)
    const besideItself = { to: 'Task cannot be placed beside itself' }
    const stale = 'Task has changed meanwhile: it is at version 1, not 7'
    await expectUnchanged(
      () => storedTasks(projectId),
      async () => {
        await refuse('INVALID_INPUT', besideItself, 'A', 'TODO', { afterId: ids['A'] })
        await refuse('INVALID_INPUT', { position: 'Position starts at 1' }, 'A', 'TODO', { position: 0 })
        await refuse('NOT_FOUND', undefined, 'A', 'TODO', { afterId: foreign.id })
        await refuse('NOT_FOUND', undefined, 'A', 'TODO', { beforeId: gone.id })
        await refuse('NOT_FOUND', undefined, 'A', 'DONE', { beforeId: ids['B'] })
        await refuse('CONFLICT', { expectedVersion: stale }, 'A', 'TODO', { position: 3 }, 7)
        await refuse('INVALID_INPUT', undefined, 'A', 'LATER')
        await refuse('INVALID_INPUT', undefined, 'A', 'TODO', { position: 1, afterId: ids['B'] })
      },
    )
    expect(await places()).toBe(BEGIN)
  })

  it('keeps every task at a rank of its own when 20 are moved at once', async () => {
    const columns = ['TODO', 'DONE', 'BLOCKED', 'TODO']
    const moves = [...'ABCDXY'].flatMap((title) => columns.map((status) => ({ title, status }))).slice(0, 20)
    const answers = await Promise.all(
      moves.map(({ title, status }, index) => move(title, status, { position: 1 + (index % 3) })),
    )
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    const rows = await prisma.task.findMany({ where: { projectId: uuidOf('Project', projectId) } })
    expect(new Set(rows.map(({ status, rank }) => `${status} ${rank}`)).size).toBe(6)
    const found = (await readPlaces(app, studio.owner, projectId)).split(' ').map((place) => place.slice(2))
    const expected = ['TODO', 'BLOCKED', 'DONE'].flatMap((status) =>
      rows.filter((row) => row.status === status).map((_, index) => `${status}${index + 1}`),
    )
    expect(found).toEqual(expected)
  })
})
