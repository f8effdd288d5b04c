import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import {
  makePerson, makeShot, makeStudio, makeToken, type Person, type Studio, verify,
} from '../../harness/fixtures.ts'
import { prisma } from '../../harness/running.ts'
import { makeAsset } from '../assets/assetCalls.ts'
import { memberIdOf } from '../organizations/people.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'
import { makeTask } from '../tasks/taskCalls.ts'
import { linesOf, readNotifications } from './notificationCalls.ts'

describe('who is notified', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  const fresh = async () => {
    studio = await makeStudio(app)
    return studio
  }

  describe('of a task', () => {
    it('tells who it is given to, and nobody else', async () => {
      const { owner, admin, member, outsider, projectId } = await fresh()
      const task = await makeTask(app, owner, projectId, 'Rough the marsh', { assigneeIds: [member.id] })
      const { unread, nodes } = await readNotifications(app, member)
      expect(unread).toBe(1)
      expect(nodes).toEqual([{
        id: nodes[0]?.id,
        kind: 'TASK_ASSIGNED',
        actor: { id: owner.id },
        project: { id: projectId },
        organization: null,
        subject: { id: task.id },
        title: 'Rough the marsh',
        count: 1,
        statusName: null,
        readAt: null,
      }])
      for (const person of [owner, admin, outsider]) expect(await linesOf(app, person)).toEqual([])
    })

    it('tells nobody of what they take themselves, nor of what stays theirs', async () => {
      const { owner, member, projectId } = await fresh()
      const task = await makeTask(app, member, projectId, 'Ink the reeds', { assigneeIds: [member.id] })
      await mutatedOne(app, owner, 'updateTasks', { taskId: task.id, assigneeIds: [member.id], title: 'Ink all reeds' })
      expect(await linesOf(app, member)).toEqual([])
      await mutatedOne(app, member, 'updateTasks', { taskId: task.id, assigneeIds: [owner.id] })
      expect(await linesOf(app, owner)).toEqual(['TASK_ASSIGNED Ink all reeds'])
    })

    it('tells each of several people once, and later only those who are new', async () => {
      const { owner, admin, member, projectId } = await fresh()
      const task = await makeTask(app, owner, projectId, 'Rough', { assigneeIds: [owner.id, admin.id] })
      const give = (people: readonly Person[]) =>
        mutatedOne(app, owner, 'updateTasks', { taskId: task.id, assigneeIds: people.map(({ id }) => id) })
      await give([member, owner, admin])
      await give([admin, member])
      for (const person of [admin, member]) expect(await linesOf(app, person)).toEqual(['TASK_ASSIGNED Rough'])
      expect(await linesOf(app, owner)).toEqual([])
    })

    it('makes one of many that one person gives', async () => {
      const { owner, admin, member, projectId } = await fresh()
      for (let number = 1; number <= 20; number += 1) {
        await makeTask(app, owner, projectId, `Task ${number}`, { assigneeIds: [member.id] })
      }
      await makeTask(app, admin, projectId, 'Another', { assigneeIds: [member.id] })
      expect(await linesOf(app, member)).toEqual(['TASK_ASSIGNED Another', 'TASK_ASSIGNED ×20'])
    })
  })

  describe('of a mention', () => {
    it('notifies people who are newly mentioned, by their whole name', async () => {
      const { owner, admin, member, projectId } = await fresh()
      const description = `Ask @${member.name}, @Minak, a@mina.org`
      const task = await makeTask(app, owner, projectId, 'Light', { description })
      expect(await linesOf(app, member)).toEqual(['MENTIONED Light'])
      await mutatedOne(app, owner, 'updateTasks', {
        taskId: task.id,
        description: `Ask @${member.name} and @${admin.name.toUpperCase()}.`,
      })
      expect(await linesOf(app, member)).toEqual(['MENTIONED Light'])
      expect(await linesOf(app, admin)).toEqual(['MENTIONED Light'])
    })

    it('tells again when a name went and comes back', async () => {
      const { owner, member, projectId } = await fresh()
      const task = await makeTask(app, owner, projectId, 'Light', { description: '@Mina' })
      await mutated(app, member, 'markNotificationsRead', { all: true })
      await mutatedOne(app, owner, 'updateTasks', { taskId: task.id, description: 'Nobody' })
      await mutatedOne(app, owner, 'updateTasks', { taskId: task.id, description: '@mina again' })
      expect((await readNotifications(app, member)).totalCount).toBe(2)
    })

    it('works in shots, assets and projects; neither oneself nor outsiders nor machines are told', async () => {
      const { owner, member, outsider, projectId, storyboardId } = await fresh()
      const shot = await makeShot(app, owner, storyboardId)
      const description = '@Mina @Otto @Olga'
      await mutatedOne(app, owner, 'updateShots', { shotId: shot.id, description })
      const asset = await makeAsset(app, owner, projectId, { description })
      await mutated(app, owner, 'updateProject', { projectId, description })
      const { nodes: [told] } = await readNotifications(app, member)
      expect(told).toMatchObject({ kind: 'MENTIONED', count: 3, subject: { id: shot.id } })
      expect(asset.id).toBeTruthy()
      for (const person of [owner, outsider]) expect(await linesOf(app, person)).toEqual([])
    })

    it('tells nobody of a copy', async () => {
      const { owner, member, storyboardId } = await fresh()
      const shot = await makeShot(app, owner, storyboardId)
      await mutatedOne(app, owner, 'updateShots', { shotId: shot.id, description: 'With @Mina' })
      await mutatedOne(app, owner, 'duplicateShots', { shotId: shot.id })
      expect(await linesOf(app, member)).toEqual([`MENTIONED ${shot.code} Shot 1`])
    })
  })

  describe('of a status', () => {
    it('tells who made the shot and who has a task in it', async () => {
      const { owner, admin, member, storyboardId, projectId, statusIds } = await fresh()
      const shot = await makeShot(app, owner, storyboardId, 'Dawn')
      await makeTask(app, member, projectId, 'Ink', { assigneeIds: [member.id], shotIds: [shot.id] })
      await mutatedOne(app, admin, 'updateShots', { shotId: shot.id, statusId: statusIds[1] })
      for (const person of [owner, member]) {
        const { nodes: [told] } = await readNotifications(app, person)
        const title = `${shot.code} Dawn`
        expect(told).toMatchObject({ kind: 'SHOT_STATUS_CHANGED', title, subject: { id: shot.id } })
        expect(told?.statusName).toBeTruthy()
      }
      expect(await linesOf(app, admin)).toEqual([])
    })

    it('tells nobody of their own changes, nor when nothing changes', async () => {
      const { owner, admin, storyboardId, statusIds } = await fresh()
      const shot = await makeShot(app, owner, storyboardId)
      await mutatedOne(app, owner, 'updateShots', { shotId: shot.id, statusId: statusIds[1] })
      await mutatedOne(app, admin, 'updateShots', { shotId: shot.id, statusId: statusIds[1] })
      expect(await linesOf(app, owner)).toEqual([])
    })
  })

  describe('of machine access that a former member leaves', () => {
    const makeMachines = async (person: Person, organizationId: string) => {
      await mutated(app, person, 'createServiceToken', { organizationId, name: 'Farm', scopes: ['READ'] })
      await mutated(app, person, 'createWebhook', { organizationId, name: 'Chat', url: 'https://hooks.example.com/x' })
    }

    it('tells the administrators who did not decide it', async () => {
      const { owner, admin, member, organizationId } = await fresh()
      await makeMachines(admin, organizationId)
      await mutated(app, admin, 'leaveOrganization', { organizationId })
      const { nodes } = await readNotifications(app, owner)
      expect(nodes).toMatchObject([{ kind: 'MACHINE_ACCESS_LEFT', title: 'Kestrel', count: 2, project: null }])
      expect(nodes[0]?.organization).toEqual({ id: organizationId })
      expect(await linesOf(app, member)).toEqual([])
    })

    it('tells the other administrators of a member who is removed', async () => {
      const { owner, admin, member, organizationId } = await fresh()
      const memberId = await memberIdOf(organizationId, member)
      await mutated(app, owner, 'changeMemberRole', { memberId, role: 'ADMIN' })
      await makeMachines(member, organizationId)
      await mutated(app, owner, 'removeMember', { memberId, revokeMachineAccess: false })
      const { nodes } = await readNotifications(app, admin)
      expect(nodes).toMatchObject([{ kind: 'MACHINE_ACCESS_LEFT', title: 'Kestrel', count: 2 }])
      expect(await linesOf(app, owner)).toEqual([])
    })

    it('tells nobody when it is revoked, or when there is none', async () => {
      const { owner, admin, member, organizationId } = await fresh()
      const memberId = await memberIdOf(organizationId, member)
      await mutated(app, admin, 'leaveOrganization', { organizationId })
      await mutated(app, owner, 'changeMemberRole', { memberId, role: 'ADMIN' })
      await makeMachines(member, organizationId)
      await mutated(app, owner, 'removeMember', { memberId, revokeMachineAccess: true })
      expect(await linesOf(app, owner)).toEqual([])
    })
  })

  describe('of an invitation', () => {
    it('tells an account that is made a member', async () => {
      const { owner, organizationId } = await fresh()
      const nina = await makePerson(app, 'Nina')
      await verify(app, nina)
      await mutated(app, owner, 'addMember', { organizationId, email: nina.email, role: 'MEMBER' })
      const { nodes } = await readNotifications(app, nina)
      expect(nodes).toMatchObject([{ kind: 'INVITED', title: 'Kestrel', organization: { id: organizationId } }])
    })

    it('shows nothing to an account whose address may be somebody else’s', async () => {
      const { owner, organizationId } = await fresh()
      const nina = await makePerson(app, 'Nina')
      await mutated(app, owner, 'addMember', { organizationId, email: nina.email, role: 'MEMBER' })
      expect(await linesOf(app, nina)).toEqual([])
    })
  })

  it('hides what happened where one may look no more, and shows it to no API token', async () => {
    const { owner, member, projectId, organizationId } = await fresh()
    await makeTask(app, owner, projectId, 'Rough', { assigneeIds: [member.id] })
    const token = await makeToken(member, ['read', 'write', 'admin'])
    const { errors } = await app.send(token, '{ viewer { unreadNotificationCount } }', {})
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN'])
    const where = { organizationId: uuidOf('Organization', organizationId), userId: uuidOf('User', member.id) }
    const { id } = await prisma.member.findFirstOrThrow({ where })
    expect((await readNotifications(app, member)).unread).toBe(1)
    await prisma.member.delete({ where: { id } })
    expect(await readNotifications(app, member)).toEqual({ unread: 0, totalCount: 0, nodes: [] })
  })
})
