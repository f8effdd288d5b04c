import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import {
  join, makeOrganization, makePerson, makeProject, makeShot, makeStudio, makeToken, PASSWORD, type Person, type Studio,
} from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { mutatedOne } from '../projects/projectCalls.ts'
import { makeTask } from '../tasks/taskCalls.ts'
import { act, lastEvents, memberIdOf, roleOf } from '../organizations/people.ts'

const EVENTS = `query ($id: ID!, $organizationId: ID!, $since: DateTime!) {
  project(by: { id: $id }) {
    activity { nodes { type actorName isActorFormer } }
    deleted(filter: { since: $since, types: [SHOT] }) { nodes { deletedByName isDeleterFormer } }
  }
  organization(id: $organizationId) { activity(filter: { kinds: [MEMBER] }) { nodes { type subjectLabel } } }
}`

const HOUR_MS = 3_600_000

interface Traces {
  project: {
    activity: { nodes: { type: string; actorName: string; isActorFormer: boolean }[] }
    deleted: { nodes: { deletedByName: string; isDeleterFormer: boolean }[] }
  }
  organization: { activity: { nodes: { type: string; subjectLabel: string | null }[] } }
}

describe('deleteAccount', () => {
  let app: TestApp
  let studio: Studio
  let nina: Person

  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    studio = await makeStudio(app)
    nina = await makePerson(app, 'Nina')
    await join(studio.organizationId, nina, 'ADMIN')
  })
  afterAll(() => app.stop())

  const remove = (person: Person, password = PASSWORD) => act(app, person, 'deleteAccount', { password })
  const rowOf = ({ id }: Person) => prisma.user.findUniqueOrThrow({ where: { id: uuidOf('User', id) } })

  it('is refused, naming each organization, while the person owns one', async () => {
    await expectUnchanged(() => rowOf(studio.owner), async () => {
      const answer = await remove(studio.owner)
      expectRefused(answer, 'CONFLICT')
      expect(answer.errors[0]?.extensions).toMatchObject({
        reason: 'ACCOUNT_OWNS_ORGANIZATIONS', params: { names: 'Kestrel' },
      })
    })
    expect(await roleOf(studio.organizationId, studio.owner)).toBe('OWNER')
    // Handed over, it stands in the way no more.
    await act(app, studio.owner, 'transferOwnership', { memberId: await memberIdOf(studio.organizationId, nina) })
    expect((await remove(studio.owner)).errors).toEqual([])
    expect(await roleOf(studio.organizationId, nina)).toBe('OWNER')
  })

  it('asks for the password, and takes no API token', async () => {
    await expectUnchanged(() => rowOf(nina), async () => {
      expectRefused(await remove(nina, 'wrong horse'), 'INVALID_INPUT', { password: 'Password is incorrect' })
      expectRefused(await remove(await makeToken(nina, ['read', 'write', 'admin'])), 'FORBIDDEN')
    })
  })

  it('ends every access at once and frees the address', async () => {
    const token = await makeToken(nina, ['read'])
    expect((await remove(nina)).errors).toEqual([])
    for (const gone of [nina, token]) expectRefused(await app.send(gone, '{ viewer { id } }'), 'UNAUTHENTICATED')
    const signIn = `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }`
    expectRefused(await app.send(null, signIn, { input: { email: nina.email, password: PASSWORD } }), 'UNAUTHENTICATED')
    expect(await roleOf(studio.organizationId, nina)).toBeNull()
    const signUp = `mutation ($input: SignUpInput!) { signUp(input: $input) { user { id } } }`
    const input = { name: 'Nina', email: nina.email, password: PASSWORD }
    const { signUp: again } = await app.ask<{ signUp: { user: { id: string } } }>(null, signUp, { input })
    expect(again.user.id).not.toBe(nina.id)
  })

  it('leaves their work under “Former member”, and their name and address nowhere', async () => {
    const shot = await makeShot(app, nina, studio.storyboardId)
    await act(app, nina, 'deleteShots', { shots: [{ shotId: shot.id }] })
    const traces = () => app.ask<Traces>(studio.owner, EVENTS, {
      id: studio.projectId, organizationId: studio.organizationId, since: new Date(Date.now() - HOUR_MS),
    })
    const before = await traces()
    expect(before.project.activity.nodes.map(({ isActorFormer }) => isActorFormer)).not.toContain(true)
    expect(before.project.deleted.nodes).toEqual([{ deletedByName: 'Nina', isDeleterFormer: false }])
    const memberId = await memberIdOf(studio.organizationId, nina)
    await act(app, studio.owner, 'changeMemberRole', { memberId, role: 'MEMBER' })
    await act(app, nina, 'updateProfile', { name: 'Nina V.' })
    expect((await remove(nina)).errors).toEqual([])
    const { project, organization } = await traces()
    const made = project.activity.nodes.find(({ type }) => type === 'shot.created')
    expect(made).toMatchObject({ actorName: 'Former member', isActorFormer: true })
    expect(project.deleted.nodes).toEqual([{ deletedByName: 'Former member', isDeleterFormer: true }])
    expect(organization.activity.nodes.find(({ type }) => type === 'member.left')?.subjectLabel).toBeNull()
    const id = uuidOf('User', nina.id)
    const organizationId = uuidOf('Organization', studio.organizationId)
    const kept = JSON.stringify([
      await rowOf(nina), await prisma.accountEvent.findMany({ where: { userId: id } }),
      await prisma.organizationEvent.findMany({ where: { organizationId } }),
    ])
    expect(kept).not.toContain('Nina')
    expect(kept.toLowerCase()).not.toContain(nina.email.toLowerCase())
    expect(await lastEvents(studio.organizationId)).toMatchObject([
      { type: 'member.left', actorId: id, payload: { user: nina.id, name: 'Former member', role: 'MEMBER' } },
    ])
  })

  it('takes their name out of the events of tasks and of access, and leaves the names of others', async () => {
    const { owner, organizationId } = studio
    const { projectId } = await makeProject(app, owner, organizationId)
    const task = await makeTask(app, owner, projectId, 'Ink', { assigneeIds: [owner.id, nina.id] })
    await mutatedOne(app, owner, 'updateTasks', { taskId: task.id, assigneeIds: [nina.id] })
    const memberId = await memberIdOf(organizationId, nina)
    await act(app, owner, 'changeMemberRole', { memberId, role: 'MEMBER' })
    await act(app, owner, 'setProjectAccess', { projectId, access: 'CHOSEN', memberIds: [memberId] })
    const elsewhere = await makeOrganization(app, owner)
    const { errors } = await act(app, owner, 'transferProject', { projectId, organizationId: elsewhere })
    expect(errors).toEqual([])
    expect((await remove(nina)).errors).toEqual([])
    const events = await prisma.event.findMany({ where: { projectId: uuidOf('Project', projectId) } })
    expect(JSON.stringify(events)).not.toContain('Nina')
    const payloadOf = (wanted: string) => events.find(({ type }) => type === wanted)?.payload
    expect(payloadOf('task.created')).toMatchObject({
      assignees: [owner.id, nina.id], assigneeNames: [owner.name, 'Former member'],
    })
    expect(payloadOf('task.updated')).toMatchObject({
      assignees: { fromNames: [owner.name, 'Former member'], toNames: ['Former member'] },
    })
    expect(payloadOf('project.accessChanged')).toMatchObject({ added: [nina.id], addedNames: ['Former member'] })
  })

  it('keeps the service tokens they made, as leaving does, and tells those who administer', async () => {
    const { errors } = await act(app, nina, 'createServiceToken', {
      organizationId: studio.organizationId, name: 'Farm', scopes: ['READ'],
    })
    expect(errors).toEqual([])
    expect((await remove(nina)).errors).toEqual([])
    const organizationId = uuidOf('Organization', studio.organizationId)
    expect(await prisma.accessToken.count({ where: { organizationId, kind: 'SERVICE' } })).toBe(1)
    const notifications = await prisma.notification.findMany({ where: { organizationId, kind: 'MACHINE_ACCESS_LEFT' } })
    expect(notifications.map(({ userId }) => userId).toSorted()).toEqual(
      [studio.owner, studio.admin].map(({ id }) => uuidOf('User', id)).toSorted(),
    )
  })
})
