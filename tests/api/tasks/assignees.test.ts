import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { statementsOf } from '../../harness/statements.ts'
import { newMember } from '../organizations/people.ts'
import { mutate, mutated, mutateOne } from '../projects/projectCalls.ts'
import { idsOf, lastEvents, makeTask, readTask, type ReadTask, storedTasks, TASK } from './taskCalls.ts'

describe('the assignees of a task', () => {
  let app: TestApp
  let studio: Studio
  let projectId: string

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    ;({ projectId } = studio)
  })
  afterAll(() => app.stop())

  const make = (title: string, people: readonly { id: string }[] = []) =>
    makeTask(app, studio.owner, projectId, title, { assigneeIds: idsOf(people) })
  const update = (rows: object[]) =>
    mutated<{ tasks: ReadTask[] }>(app, studio.member, 'updateTasks', { tasks: rows }, `tasks { ${TASK} }`)

  it('are several, in the order in which they are given, and the log has both lists', async () => {
    const { owner, admin, member } = studio
    const { id, assignees } = await make('Rig', [member, owner])
    expect(assignees).toEqual([{ id: member.id, name: member.name }, { id: owner.id, name: owner.name }])
    expect((await lastEvents(projectId))[0]?.payload).toMatchObject({
      assignees: [member.id, owner.id], assigneeNames: [member.name, owner.name],
    })
    const { tasks: [changed] } = await update([{ taskId: id, assigneeIds: [owner.id, admin.id], expectedVersion: 1 }])
    expect(changed).toMatchObject({ assignees: [{ id: owner.id }, { id: admin.id }], version: 2 })
    expect((await lastEvents(projectId))[0]?.payload).toEqual({
      assignees: {
        from: [member.id, owner.id], fromNames: [member.name, owner.name],
        to: [owner.id, admin.id], toNames: [owner.name, admin.name],
      },
    })
    const { tasks: [turned] } = await update([{ taskId: id, assigneeIds: [admin.id, owner.id] }])
    expect(turned).toMatchObject({ assignees: [{ id: admin.id }, { id: owner.id }], version: 3 })
    const { tasks: [kept] } = await update([{ taskId: id, assigneeIds: null, title: 'Rig it' }])
    expect(kept).toMatchObject({ assignees: [{ id: admin.id }, { id: owner.id }], version: 4 })
  })

  it('are refused with the row and the person, and nothing is written', async () => {
    const { id } = await make('Kept', [studio.owner])
    const other = await make('Other')
    const member = 'The assignee must be a member who can see the project'
    const refused = (assigneeIds: string[], fields: Record<string, string>) =>
      expectUnchanged(() => storedTasks(projectId), async () => {
        const tasks = [{ taskId: other.id, title: 'Renamed' }, { taskId: id, assigneeIds }]
        expectRefused(await mutate(app, studio.member, 'updateTasks', { tasks }), 'INVALID_INPUT', fields)
      })
    const { outsider, owner, admin } = studio
    await refused([owner.id, outsider.id, admin.id], { 'tasks.1.assigneeIds.1': member })
    await refused([owner.id, admin.id, owner.id], {
      'tasks.1.assigneeIds.2': 'The same as tasks.1.assigneeIds.0',
    })
    const many = Array.from({ length: 21 }, (_, index) => owner.id.slice(0, -2) + String(index + 10))
    await refused(many, { 'tasks.1.assigneeIds': 'A task can have at most 20 assignees' })
    const stale = await mutateOne(app, studio.member, 'updateTasks', {
      taskId: id, assigneeIds: [admin.id], expectedVersion: 7,
    })
    expectRefused(stale, 'CONFLICT')
    expect((await readTask(app, owner, id)).assignees).toMatchObject([{ id: owner.id }])
  })

  it('cannot be given back to somebody who has left', async () => {
    const { person, memberId } = await newMember(app, studio.organizationId)
    const { id } = await make('Left', [studio.owner, person])
    await mutated(app, studio.admin, 'removeMember', { memberId })
    const again = await mutateOne(app, studio.member, 'updateTasks', {
      taskId: id, assigneeIds: [studio.owner.id, person.id],
    })
    expectRefused(again, 'INVALID_INPUT')
    expect((await readTask(app, studio.owner, id)).assignees).toMatchObject([{ id: studio.owner.id }])
  })

  it('are changed by as many statements for 40 tasks as for 2', async () => {
    async function statementsFor(count: number): Promise<number> {
      const rows = Array.from({ length: count }, (_, index) => ({
        title: `Many ${index}`, assigneeIds: idsOf([studio.owner, studio.member]),
      }))
      const made = await mutated<{ tasks: { id: string }[] }>(
        app, studio.owner, 'createTasks', { projectId, tasks: rows }, 'tasks { id }',
      )
      const tasks = made.tasks.map(({ id }) => ({ taskId: id, assigneeIds: idsOf([studio.admin, studio.owner]) }))
      return (await statementsOf(() => mutated(app, studio.owner, 'updateTasks', { tasks }))).length
    }
    const few = await statementsFor(2)
    expect(await statementsFor(40)).toBe(few)
    expect(await prisma.taskAssignee.count({ where: { task: { title: { startsWith: 'Many ' } } } })).toBe(84)
  })
})
