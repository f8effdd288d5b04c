import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import {
  join, makeOrganization, makePerson, makeShot, makeStudio, type Person, type Studio,
} from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { followByEvents } from '../../harness/subscriptions.ts'
import { linesOf } from '../notifications/notificationCalls.ts'
import { memberIdOf, newMember } from '../organizations/people.ts'
import { makeTask, readTask } from '../tasks/taskCalls.ts'
import { lastEvent, mutate, mutated, mutateOne, readProject } from './projectCalls.ts'

describe('access to a project', () => {
  let app: TestApp
  let studio: Studio
  let nils: Person
  let nilsId: string
  let minaId: string

  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    studio = await makeStudio(app)
    ;({ person: nils, memberId: nilsId } = await newMember(app, studio.organizationId))
    minaId = await memberIdOf(studio.organizationId, studio.member)
  })
  afterAll(() => app.stop())

  const change = (input: object, person = studio.owner, projectId = studio.projectId) =>
    mutate(app, person, 'setProjectAccess', { projectId, ...input })
  const changed = async (input: object, projectId = studio.projectId) => {
    expect((await change(input, studio.owner, projectId)).errors).toEqual([])
  }
  const limit = (memberIds = [minaId]) => changed({ access: 'CHOSEN', memberIds })

  const names = async (person: Person, projectId = studio.projectId) => {
    const query = `query ($id: ID!, $projectId: ID!) {
      organization(id: $id) { members(filter: { projectId: $projectId }) { nodes { user { name } } } }
      project(by: { id: $projectId }) { access chosenMembers { user { name } } }
    }`
    interface Read {
      organization: { members: { nodes: { user: { name: string } }[] } }
      project: { access: string; chosenMembers: { user: { name: string } }[] } | null
    }
    const { data } = await app.send<Read>(person, query, { id: studio.organizationId, projectId })
    const namesOf = (members: { user: { name: string } }[] = []) => members.map(({ user }) => user.name)
    return [
      namesOf(data.organization.members.nodes), data.project?.access, namesOf(data.project?.chosenMembers),
    ]
  }
  const sees = async (person: Person, projectId = studio.projectId) => {
    const { data } = await app.send<{ node: object | null }>(person, `{ node(id: "${projectId}") { id } }`)
    return data.node !== null
  }

  it('is for everyone, until members are chosen; who administers it always sees it', async () => {
    expect(await names(nils)).toEqual([['Olga', 'Adam', 'Mina', 'Nils'], 'EVERYONE', []])
    await limit()
    expect(await names(studio.member)).toEqual([['Olga', 'Adam', 'Mina'], 'CHOSEN', ['Mina']])
    expect(await names(nils)).toEqual([[], undefined, []])
    for (const person of [studio.owner, studio.admin, studio.member]) expect(await sees(person)).toBe(true)
    const event = lastEvent(await readProject(app, studio.owner, studio.projectId))
    expect(event).toMatchObject({
      type: 'project.accessChanged',
      payload: { access: { from: 'EVERYONE', to: 'CHOSEN' }, added: [studio.member.id], addedNames: ['Mina'] },
    })
    await changed({ memberIds: [nilsId] })
    expect([await sees(nils), await sees(studio.member)]).toEqual([true, false])
    await changed({ access: 'EVERYONE' })
    expect(await names(studio.member)).toEqual([['Olga', 'Adam', 'Mina', 'Nils'], 'EVERYONE', ['Nils']])
    await changed({ access: 'CHOSEN' })
    expect([await sees(nils), await sees(studio.member)]).toEqual([true, false])
  })

  it('is changed by who administers it, all or nothing, and not without a change', async () => {
    const stranger = await makeStudio(app)
    const strangerId = await memberIdOf(stranger.organizationId, stranger.member)
    const read = () => readProject(app, studio.owner, studio.projectId)
    await expectUnchanged(read, async () => {
      expectRefused(await change({ access: 'CHOSEN' }, studio.member), 'FORBIDDEN')
      expectRefused(await change({ access: 'CHOSEN' }, studio.outsider), 'NOT_FOUND')
      expectRefused(await change({}), 'INVALID_INPUT')
      expectRefused(await change({ access: 'CHOSEN', memberIds: [minaId, strangerId] }), 'NOT_FOUND')
      expectRefused(await change({ access: 'CHOSEN', expectedVersion: 7 }), 'CONFLICT')
      const many = Array.from({ length: 501 }, () => toTypeId('Member', randomUUID()))
      expectRefused(await change({ memberIds: many }), 'TOO_COMPLEX')
      await changed({ access: 'EVERYONE', memberIds: [] })
    })
  })

  it('ends at once: what is open, limited tokens and assigned tasks; tokens of the studio stay', async () => {
    const { projectId, organizationId } = studio
    const task = await makeTask(app, studio.owner, projectId, 'Rough', { assigneeIds: [nils.id, studio.member.id] })
    const farm = { organizationId, name: 'Farm', scopes: ['READ'], projectId }
    await mutated(app, studio.owner, 'createServiceToken', farm)
    await prisma.user.updateMany({ where: { id: uuidOf('User', nils.id) }, data: { emailVerifiedAt: new Date() } })
    await mutated(app, nils, 'createPersonalToken', { name: 'Mine', scopes: ['READ'], projectId })
    const following = await followByEvents<object>(
      app, nils, `subscription { projectEvents(projectId: "${projectId}") { seq } }`,
    )
    const idle = following.next()
    await limit()
    expect((await idle)?.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    await following.stop()
    expect((await readTask(app, studio.owner, task.id)).assignees).toEqual([{ id: studio.member.id, name: 'Mina' }])
    const tokens = await prisma.accessToken.groupBy({
      by: ['kind'], where: { projectId: uuidOf('Project', projectId) }, _count: true,
    })
    expect(tokens).toEqual([{ kind: 'SERVICE', _count: 1 }])
  })

  it('decides who is assigned, mentioned, notified and named in files', async () => {
    const { projectId } = studio
    const shot = await makeShot(app, nils, studio.storyboardId)
    await limit()
    const assigned = { projectId, title: 'Ink', assigneeIds: [nils.id] }
    expectRefused(await mutateOne(app, studio.owner, 'createTasks', assigned), 'INVALID_INPUT', {
      'assigneeIds.0': 'The assignee must be a member who can see the project',
    })
    const both = `@${nils.name} @${studio.member.name}`
    await makeTask(app, studio.owner, projectId, 'Ink', { description: both, assigneeIds: [studio.member.id] })
    const [statusId] = studio.statusIds.slice(-1)
    await mutated(app, studio.owner, 'updateShots', { shots: [{ shotId: shot.id, statusId }] })
    expect(await linesOf(app, nils)).toEqual([])
    expect((await linesOf(app, studio.member)).length).toBeGreaterThan(0)
    const file = `Title,Assignees\\nA,${nils.email}\\nB,${studio.member.email}`
    const plan = `{ project(by: { id: "${projectId}" }) {
      csvPlan(kind: TASKS, text: "${file}") { rows { nodes { failures { reason } } } }
    } }`
    interface Planned { project: { csvPlan: { rows: { nodes: { failures: object[] }[] } } } }
    const { project } = await app.ask<Planned>(studio.owner, plan)
    expect(project.csvPlan.rows.nodes.map(({ failures }) => failures.length)).toEqual([1, 0])
  })

  it('is lost with the role of an ADMIN, but where one was chosen', async () => {
    const adminId = await memberIdOf(studio.organizationId, studio.admin)
    await limit()
    const task = await makeTask(app, studio.owner, studio.projectId, 'Ink', { assigneeIds: [studio.admin.id] })
    await mutated(app, studio.owner, 'changeMemberRole', { memberId: adminId, role: 'MEMBER' })
    expect(await sees(studio.admin)).toBe(false)
    expect((await readTask(app, studio.owner, task.id)).assignees).toEqual([])
    await mutated(app, studio.owner, 'changeMemberRole', { memberId: adminId, role: 'ADMIN' })
    await limit([adminId])
    await mutated(app, studio.owner, 'changeMemberRole', { memberId: adminId, role: 'VIEWER' })
    expect(await sees(studio.admin)).toBe(true)
    await mutated(app, studio.owner, 'removeMember', { memberId: adminId })
    expect(await names(studio.owner)).toEqual([['Olga'], 'CHOSEN', []])
  })

  it('goes with a copy, and to the same people in another organization', async () => {
    const { projectId, organizationId } = studio
    await limit()
    const { project: copy } = await mutated<{ project: { id: string } }>(
      app, studio.member, 'duplicateProject', { projectId }, 'project { id }',
    )
    expect([await sees(studio.member, copy.id), await sees(nils, copy.id)]).toEqual([true, false])
    const feed = `{ organization(id: "${organizationId}") { activity { nodes { subjectId } } } }`
    expect(JSON.stringify(await app.ask(nils, feed))).not.toContain(copy.id)

    const targetId = await makeOrganization(app, studio.owner)
    await prisma.organization.update({ where: { id: uuidOf('Organization', targetId) }, data: { plan: 'ENTERPRISE' } })
    const newcomer = await makePerson(app, 'Nora')
    for (const person of [studio.member, nils, newcomer]) await join(targetId, person, 'MEMBER')
    const plan = `{ project(by: { id: "${projectId}" }) { transferPlan(organizationId: "${targetId}") {
      leaving { name } stayingCount joiningCount
    } } }`
    expect(await app.ask(studio.owner, plan)).toEqual({
      project: { transferPlan: { leaving: [{ name: 'Adam' }], stayingCount: 2, joiningCount: 0 } },
    })
    await mutated(app, studio.owner, 'transferProject', { projectId, organizationId: targetId })
    const people = [studio.owner, studio.admin, studio.member, nils, newcomer]
    expect(await Promise.all(people.map((person) => sees(person)))).toEqual([true, false, true, false, false])
    expect(JSON.stringify(await app.ask(nils, feed))).not.toContain(projectId)
  })

  it('is kept in the trash and after it', async () => {
    const { projectId, organizationId } = studio
    await limit()
    await mutated(app, studio.owner, 'deleteProject', { projectId })
    const trash = `{ organization(id: "${organizationId}") {
      trash { nodes { label } } activity { nodes { subjectLabel } }
    } }`
    expect(JSON.stringify(await app.ask(studio.member, trash))).toContain('Salt House')
    expect(JSON.stringify(await app.ask(nils, trash))).not.toContain('Salt House')
    await prisma.project.delete({ where: { id: uuidOf('Project', projectId) } })
    expect(JSON.stringify(await app.ask(nils, trash))).not.toContain('Salt House')
  })
})
