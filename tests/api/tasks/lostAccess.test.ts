import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { join, makeProject, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { prisma } from '../../harness/running.ts'
import { statementsOf } from '../../harness/statements.ts'
import { memberIdOf, newMember } from '../organizations/people.ts'
import { makeOrganizationOn, mutate, mutated, mutateOne } from '../projects/projectCalls.ts'
import { lastEvents, makeTask, readTask, trash } from './taskCalls.ts'

describe('the tasks of somebody who is no member any more', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const newProject = async () => (await makeProject(app, studio.owner, studio.organizationId)).projectId
  const give = (projectId: string, title: string, { id }: Person) =>
    makeTask(app, studio.owner, projectId, title, { assigneeIds: [id] })
  const assigneeOf = async (id: string) => {
    const { version, assignees } = await prisma.task.findUniqueOrThrow({
      where: { id: uuidOf('Task', id) }, include: { assignees: { orderBy: { rank: 'asc' } } },
    })
    return { assigneeIds: assignees.map(({ userId }) => userId), version }
  }

  it('are nobody’s after a removal, in every project, archived or not, and in the trash; logs tell', async () => {
    const { person, memberId } = await newMember(app, studio.organizationId)
    const [first, second, archived] = [await newProject(), await newProject(), await newProject()]
    const one = await give(first, 'One', person)
    const done = await makeTask(app, studio.owner, first, 'Done', { status: 'DONE', assigneeIds: [person.id] })
    const trashed = await give(second, 'Trashed', person)
    const kept = await give(second, 'Kept', studio.member)
    const frozen = await give(archived, 'Frozen', person)
    const shared = await makeTask(app, studio.owner, second, 'Shared', {
      assigneeIds: [studio.owner.id, person.id, studio.member.id],
    })
    await trash(app, studio.owner, trashed.id)
    await mutated(app, studio.owner, 'archiveProject', { projectId: archived })
    const elsewhere = await makeStudio(app)
    await join(elsewhere.organizationId, person, 'MEMBER')
    const theirs = await makeTask(app, elsewhere.owner, elsewhere.projectId, 'Theirs', { assigneeIds: [person.id] })

    await mutated(app, studio.admin, 'removeMember', { memberId })
    for (const { id, version } of [one, done, frozen]) {
      expect(await assigneeOf(id)).toEqual({ assigneeIds: [], version: version + 1 })
    }
    expect((await assigneeOf(trashed.id)).assigneeIds).toEqual([])
    const others = [studio.owner, studio.member].map(({ id }) => uuidOf('User', id))
    expect(await assigneeOf(shared.id)).toEqual({ assigneeIds: others, version: 2 })
    expect(await assigneeOf(kept.id)).toEqual({ assigneeIds: [uuidOf('User', studio.member.id)], version: 1 })
    expect((await assigneeOf(theirs.id)).assigneeIds).toEqual([uuidOf('User', person.id)])
    const told = (id: string, title: string) => ({
      type: 'task.unassigned',
      actorId: uuidOf('User', studio.admin.id),
      subject: id,
      payload: { title, assignee: person.id, assigneeName: person.name },
    })
    const byTitle = (events: Awaited<ReturnType<typeof lastEvents>>) =>
      events.toSorted(({ payload }, other) => (JSON.stringify(payload) < JSON.stringify(other.payload) ? -1 : 1))
    const [ofOne, ofDone] = [told(one.id, 'One'), told(done.id, 'Done')]
    expect(byTitle(await lastEvents(first, 2))).toEqual(byTitle([ofOne, ofDone]))
    const [ofShared, ofTrashed] = [told(shared.id, 'Shared'), told(trashed.id, 'Trashed')]
    expect(byTitle(await lastEvents(second, 2))).toEqual(byTitle([ofShared, ofTrashed]))
    expect((await lastEvents(archived))[0]).toEqual(told(frozen.id, 'Frozen'))
    expect((await readTask(app, studio.member, one.id)).assignees).toEqual([])
  })

  it('are nobody’s when they leave themselves', async () => {
    const { person } = await newMember(app, studio.organizationId)
    const projectId = await newProject()
    const task = await give(projectId, 'Left', person)
    await mutated(app, person, 'leaveOrganization', { organizationId: studio.organizationId })
    expect((await assigneeOf(task.id)).assigneeIds).toEqual([])
    expect((await lastEvents(projectId))[0]).toMatchObject({
      type: 'task.unassigned',
      actorId: uuidOf('User', person.id),
    })
  })

  it('stay theirs in a project that moves to where they are a member, and only there', async () => {
    const target = await makeOrganizationOn(app, studio.admin)
    const { person: goer } = await newMember(app, studio.organizationId)
    const { person: comer } = await newMember(app, studio.organizationId)
    await join(target, comer, 'MEMBER')
    const [moving, staying] = [await newProject(), await newProject()]
    const lost = await give(moving, 'Lost', goer)
    const kept = await give(moving, 'Kept', comer)
    const other = await give(staying, 'Other', goer)
    await mutated(app, studio.admin, 'transferProject', { projectId: moving, organizationId: target })
    expect((await assigneeOf(lost.id)).assigneeIds).toEqual([])
    expect((await assigneeOf(kept.id)).assigneeIds).toEqual([uuidOf('User', comer.id)])
    expect((await assigneeOf(other.id)).assigneeIds).toEqual([uuidOf('User', goer.id)])
    const types = (await lastEvents(moving, 2)).map(({ type }) => type)
    expect(types.toSorted()).toEqual(['project.transferred', 'task.unassigned'])
  })

  it('are nobody’s in an organization in the trash, and stay so when it is restored', async () => {
    const gone = await makeStudio(app)
    const task = await makeTask(app, gone.owner, gone.projectId, 'Gone', { assigneeIds: [gone.member.id] })
    await mutated(app, gone.owner, 'deleteOrganization', { organizationId: gone.organizationId })
    expect((await assigneeOf(task.id)).assigneeIds).toEqual([])
    await mutated(app, gone.owner, 'restoreOrganization', { organizationId: gone.organizationId })
    expect((await readTask(app, gone.member, task.id)).assignees).toEqual([])
  })

  it('are unassigned by as many statements for many tasks of several projects as for one', async () => {
    async function statementsFor(tasks: number, projects: number): Promise<number> {
      const { person, memberId } = await newMember(app, studio.organizationId)
      for (let index = 0; index < projects; index++) {
        const projectId = await newProject()
        for (let count = 0; count < tasks; count++) await give(projectId, `Task ${count}`, person)
      }
      return (await statementsOf(() => mutated(app, studio.owner, 'removeMember', { memberId }))).length
    }
    const few = await statementsFor(1, 1)
    expect(await statementsFor(12, 1)).toBe(few)
    // A further log takes one statement for its events and one for the wake-up of its readers.
    expect(await statementsFor(3, 3)).toBeLessThanOrEqual(few + 4)
  })

  it('never stay theirs, whatever is given to them while they are removed', async () => {
    for (let round = 0; round < 3; round++) {
      const { person } = await newMember(app, studio.organizationId)
      const memberId = await memberIdOf(studio.organizationId, person)
      const projectIds = [await newProject(), await newProject()]
      const task = await makeTask(app, studio.owner, projectIds[0] ?? '', 'There')
      const work = projectIds.flatMap((projectId, index) => [
        mutateOne(app, studio.owner, 'createTasks', { projectId, title: `New ${index}`, assigneeIds: [person.id] }),
        mutateOne(app, studio.admin, 'createTasks', { projectId, title: `Newer ${index}`, assigneeIds: [person.id] }),
      ])
      const answers = await Promise.all([
        ...work,
        mutateOne(app, studio.owner, 'updateTasks', { taskId: task.id, assigneeIds: [person.id] }),
        mutate(app, studio.admin, 'removeMember', { memberId }),
      ])
      const codes = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))
      expect(codes.filter((code) => code !== 'INVALID_INPUT')).toEqual([])
      expect(await prisma.taskAssignee.count({ where: { userId: uuidOf('User', person.id) } })).toBe(0)
    }
  }, 60_000)

  it('never become theirs by a file that is brought in while they are removed', async () => {
    const projectId = await newProject()
    const titles = Array.from({ length: 20 }, (_, index) => `Task ${index}`)
    const write = (sender: Person, rows: string[]) =>
      mutate(app, sender, 'importCsv', { projectId, kind: 'TASKS', text: ['Title,Assignees', ...rows].join('\n') })
    await write(studio.owner, titles.map((title) => `${title},`))
    for (let round = 0; round < 6; round++) {
      const { person, memberId } = await newMember(app, studio.organizationId)
      const given = titles.map((title) => `${title},${person.email}`)
      const answers = await Promise.all([
        write(studio.owner, given),
        mutate(app, studio.admin, 'removeMember', { memberId }),
        write(studio.member, given),
      ])
      const codes = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))
      expect(codes.filter((code) => code !== 'INVALID_INPUT' && code !== 'CONFLICT')).toEqual([])
      expect(await prisma.taskAssignee.count({ where: { userId: uuidOf('User', person.id) } })).toBe(0)
    }
  }, 60_000)
})
