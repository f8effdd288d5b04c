import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeStudio, type Studio } from '../../harness/fixtures.ts'
import { makeStage, makeTask, readLog } from '../casting/casts.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'
import { exported, imported, outcomesOf, planned, reasonsOf } from './csvCalls.ts'

const HEADER = 'Title,Description,Task Status,Priority,Assignees,Due date,Shots,Depends on'

describe('tasks as CSV', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const file = (...rows: string[]) => `${[HEADER, ...rows].join('\n')}\n`
  const plan = (projectId: string, ...rows: string[]) => planned(app, studio.member, projectId, 'TASKS', file(...rows))
  const bring = (projectId: string, ...rows: string[]) =>
    imported(app, studio.member, projectId, 'TASKS', file(...rows))
  const lines = async (projectId: string) =>
    (await exported(app, studio.member, projectId, 'TASKS')).slice(1).split('\r\n').slice(1, -1)

  it('makes them with their shots and what they wait for, in whatever order', async () => {
    const { projectId } = await makeStage(app, studio, 2, 0)
    const rows = [
      `Paint,"In color",in progress,high,${studio.member.email.toUpperCase()},2026-11-21,` +
        '"main/sh0020, MAIN/SH0010",Ink',
      'Ink,,,,,,,"Draw\nplan"',
      'Draw,,Done,,,,,',
      'Plan,,,,,,,',
    ]
    const dry = await plan(projectId, ...rows)
    expect(outcomesOf(dry)).toEqual(['2 CREATE Paint', '3 CREATE Ink', '5 CREATE Draw', '6 CREATE Plan'])
    expect(dry.rows.nodes[0]?.changes).toContainEqual({ column: 'Shots', from: '', to: 'MAIN/SH0010, MAIN/SH0020' })
    expect(await bring(projectId, ...rows)).toEqual(dry)
    expect(await lines(projectId)).toEqual([
      `Paint,In color,In Progress,High,${studio.member.email},2026-11-21,"MAIN/SH0010, MAIN/SH0020",Ink`,
      'Ink,,To Do,Medium,,,,"Draw\nPlan"',
      'Draw,,Done,Medium,,,,',
      'Plan,,To Do,Medium,,,,',
    ])
    const log = await readLog(app, studio.owner, projectId)
    expect(log[0]).toMatchObject({ type: 'project.csvImported', payload: { kind: 'TASKS', created: 4, changed: 0 } })
    const count = (type: string) => log.filter((event) => event.type === type).length
    expect(['task.created', 'task.shotAdded', 'task.dependencyAdded'].map(count)).toEqual([4, 2, 3])
    const board = await app.ask<{ project: { tasks: { nodes: { title: string; position: number }[] } } }>(
      studio.owner,
      `query ($id: ID!) { project(by: { id: $id }) {
        tasks(filter: { statuses: [TODO] }) { nodes { title position } } } }`,
      { id: projectId },
    )
    expect(board.project.tasks.nodes).toEqual([{ title: 'Ink', position: 1 }, { title: 'Plan', position: 2 }])
  })

  it('changes what columns say: what is empty is emptied, what is missing stays', async () => {
    const { projectId } = await makeStage(app, studio, 2, 0)
    await bring(
      projectId,
      `Paint,Color,Blocked,Low,${studio.member.email},2026-11-21,MAIN/SH0010,Ink`,
      'Ink,,,,,,,',
    )
    const before = await lines(projectId)
    await imported(app, studio.member, projectId, 'TASKS', 'title\npaint\nINK\n')
    expect(await lines(projectId)).toEqual(before)
    const changed = await bring(projectId, 'Paint,,,,,,,', 'Ink,,Done,,,,MAIN/SH0020,Paint')
    expect(changed.rows.nodes[0]?.changes).toEqual([
      { column: 'Description', from: 'Color', to: '' },
      { column: 'Assignees', from: studio.member.email, to: '' },
      { column: 'Due date', from: '2026-11-21', to: '' },
      { column: 'Shots', from: 'MAIN/SH0010', to: '' },
      { column: 'Depends on', from: 'Ink', to: '' },
    ])
    expect(await lines(projectId)).toEqual([
      'Paint,,Blocked,Low,,,,',
      'Ink,,Done,Medium,,,MAIN/SH0020,Paint',
    ])
    const log = await readLog(app, studio.owner, projectId)
    expect(log.slice(0, 7).map(({ type }) => type).toSorted()).toEqual([
      'project.csvImported',
      'task.dependencyAdded',
      'task.dependencyRemoved',
      'task.shotAdded',
      'task.shotRemoved',
      'task.updated',
      'task.updated',
    ])
    const updated = log.find(({ type, payload }) => type === 'task.updated' && payload['assignees'] !== undefined)
    expect(updated?.payload).toEqual({
      isDescribed: true,
      assignees: { from: [studio.member.id], fromNames: ['Mina'], to: [], toNames: [] },
      dueDate: { from: '2026-11-21', to: null },
    })
  })

  it('reads and writes several assignees of a task, separated by semicolons', async () => {
    const { projectId } = await makeStage(app, studio, 1, 0)
    const { owner, member, admin } = studio
    await bring(projectId, `Paint,,,,${owner.email}; ${member.email.toUpperCase()};${owner.email},,,`)
    expect(await lines(projectId)).toEqual([`Paint,,To Do,Medium,${owner.email}; ${member.email},,,`])
    const changed = await bring(projectId, `Paint,,,,"${member.email}, ${admin.email}",,,`)
    expect(changed.rows.nodes[0]?.changes).toEqual([
      { column: 'Assignees', from: `${owner.email}; ${member.email}`, to: `${member.email}; ${admin.email}` },
    ])
    const [{ payload } = { payload: {} }] = (await readLog(app, owner, projectId)).filter(
      ({ type }) => type === 'task.updated',
    )
    expect(payload).toMatchObject({ assignees: { from: [owner.id, member.id], to: [member.id, admin.id] } })
    const same = await plan(projectId, ...(await lines(projectId)))
    expect(outcomesOf(same)).toEqual(['2 SKIP Paint'])
  })

  it('tells tasks of one title apart by their numbers', async () => {
    const { projectId } = await makeStage(app, studio, 1, 0)
    await bring(
      projectId,
      'Paint,one,,,,,,',
      'Paint,two,,,,,,',
      'Paint [2],odd,,,,,,',
      'Show,,,,,,,"Paint [2]\nPaint [2] [1]"',
    )
    const rows = await lines(projectId)
    expect(rows[3]).toBe('Show,,To Do,Medium,,,,"Paint [2]\nPaint [2] [1]"')
    const again = await plan(projectId, ...rows)
    expect(again.skipCount).toBe(4)
    const unclear = await plan(projectId, 'Show,,,,,,,Paint')
    expect(reasonsOf(unclear)).toEqual({ 2: 'Depends on: several tasks are called "Paint"; write "Paint [2]"' })
  })

  it('refuses circles with the chain named, also those of the trash, and what is not there', async () => {
    const { projectId } = await makeStage(app, studio, 1, 0)
    await bring(projectId, 'A,,,,,,,', 'B,,,,,,,A', 'C,,,,,,,B', 'D,,,,,,,')
    const circle = await plan(projectId, 'A,,,,,,,C')
    expect(reasonsOf(circle)).toEqual({ 2: 'A cannot wait for C, because C waits for it already: C → B → A' })
    expect((await plan(projectId, 'A,,,,,,,C', 'C,,,,,,,')).refuseCount).toBe(0)
    expect(reasonsOf(await plan(projectId, 'X,,,,,,,Y', 'Y,,,,,,,X'))).toEqual({
      2: 'X cannot wait for Y, because Y waits for it already: Y → X',
      3: 'Y cannot wait for X, because X waits for it already: X → Y',
    })
    const trashed = await makeTask(app, studio.owner, projectId, { title: 'Gone' })
    const { project } = await app.ask<{ project: { tasks: { nodes: { id: string; title: string }[] } } }>(
      studio.owner, 'query ($id: ID!) { project(by: { id: $id }) { tasks { nodes { id title } } } }', { id: projectId },
    )
    const idOf = (wanted: string) => project.tasks.nodes.find(({ title }) => title === wanted)?.id
    await mutated(app, studio.owner, 'addTaskDependency', { taskId: trashed, dependsOnId: idOf('D') })
    await mutated(app, studio.owner, 'addTaskDependency', { taskId: idOf('A'), dependsOnId: trashed })
    await mutatedOne(app, studio.owner, 'deleteTasks', { taskId: trashed })
    const bad = await plan(
      projectId,
      'D,,,,,,,A',
      'A,,,,,,,Gone',
      'B,,,,,,,B',
      'E,,Later,,,,,',
      'F,,,Highest,,,,',
      'G,,,,nobody@example.com,,,',
      `H,,,,"${studio.owner.email}; nobody@example.com",,,`,
      'I,,,,,21.11.2026,,',
      'J,,,,,2026-02-30,,',
      'K,,,,,,SH0010,',
      ',,,,,,,A',
      `${'x'.repeat(201)},,,,,,,`,
      `L,,,,${studio.outsider.email},,,`,
    )
    const notHere = (email: string) => `Assignees: nobody in the organization has the address ${email}`
    expect(reasonsOf(bad)).toEqual({
      2: 'D cannot wait for A, because A waits for it already: A → Gone (in the trash) → D',
      3: 'Depends on: there is no task "Gone"',
      4: 'A task cannot wait for itself',
      5: 'Task Status "Later" is none of: To Do, In Progress, Blocked, In Review, Done',
      6: 'Priority "Highest" is none of: Low, Medium, High',
      7: notHere('nobody@example.com'),
      8: notHere('nobody@example.com'),
      9: 'Due date "21.11.2026" must be a day of the calendar: 2026-11-21',
      10: 'Due date "2026-02-30" must be a day of the calendar: 2026-11-21',
      11: 'Shots: there is no shot SH0010; write them as MAIN/SH0010',
      12: 'Title is required',
      13: 'Title must be at most 200 characters',
      14: notHere(studio.outsider.email),
    })
    await mutatedOne(app, studio.owner, 'restoreTasks', { taskId: trashed })
    expect(await lines(projectId)).toContain('A,,To Do,Medium,,,,Gone')
  })
})
