import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { forgetNotifications } from '../../../server/modules/notifications/notificationsHousekeeping.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeOrganization, makePerson, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { followBySocket } from '../../harness/subscriptions.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'
import { makeTask } from '../tasks/taskCalls.ts'
import { age, linesOf, readNotifications } from './notificationCalls.ts'

const DAY_MS = 86_400_000
const NOWHERE = toTypeId('Notification', '01900000-0000-7000-8000-000000000000')

describe('notifications in the page', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const give = (title: string, from = studio.owner) =>
    makeTask(app, from, studio.projectId, title, { assigneeIds: [studio.member.id] })

  it('marks one, and then all', async () => {
    const { admin, member } = studio
    await give('One')
    await give('Two', admin)
    const { nodes: [first] } = await readNotifications(app, member)
    const selection = 'notifications { id readAt } viewer { unreadNotificationCount }'
    const marked = await mutated(app, member, 'markNotificationsRead', { ids: [first?.id] }, selection)
    expect(marked).toEqual({
      notifications: [{ id: first?.id, readAt: expect.any(String) }],
      viewer: { unreadNotificationCount: 1 },
    })
    expect((await readNotifications(app, member, true)).nodes.map(({ title }) => title)).toEqual(['One'])
    await mutated(app, member, 'markNotificationsRead', { all: true })
    expect(await readNotifications(app, member, true)).toMatchObject({ unread: 0, totalCount: 0 })
    expect((await readNotifications(app, member)).totalCount).toBe(2)
  })

  it('marks none when one belongs to somebody else', async () => {
    const { admin, member } = studio
    await give('One')
    const { nodes: [first] } = await readNotifications(app, member)
    for (const ids of [[first?.id, NOWHERE], [NOWHERE]]) {
      expectRefused(await mutate(app, member, 'markNotificationsRead', { ids }), 'NOT_FOUND')
    }
    expectRefused(await mutate(app, admin, 'markNotificationsRead', { ids: [first?.id] }), 'NOT_FOUND')
    for (const input of [{}, { ids: [first?.id], all: true }]) {
      expectRefused(await mutate(app, member, 'markNotificationsRead', input), 'INVALID_INPUT')
    }
    expect((await readNotifications(app, member)).unread).toBe(1)
  })

  it('tells the count at once, and each time it changes', async () => {
    const { member } = studio
    interface Told { notificationsChanged: { unreadNotificationCount: number } }
    const document = 'subscription { notificationsChanged { id unreadNotificationCount } }'
    const following = await followBySocket<Told>(app, member, document)
    const next = async () => (await following.next())?.data?.notificationsChanged.unreadNotificationCount
    expect(await next()).toBe(0)
    await give('One')
    expect(await next()).toBe(1)
    await mutated(app, member, 'markNotificationsRead', { all: true })
    expect(await next()).toBe(0)
    await following.stop()
  })

  it('tells of an organization the viewer was added to, with its notification turned off too', async () => {
    const { member } = studio
    const kinds = [{ kind: 'INVITED', inPage: false, byMail: false }]
    const selection = 'notificationSettings { version }'
    await mutated(app, member, 'updateNotificationSettings', { kinds, expectedVersion: 1 }, selection)
    interface Told { notificationsChanged: { organizationCount: number } }
    const document = 'subscription { notificationsChanged { organizationCount } }'
    const following = await followBySocket<Told>(app, member, document)
    const next = async () => (await following.next())?.data?.notificationsChanged.organizationCount
    expect(await next()).toBe(1)
    const other = await makePerson(app, 'Olga')
    const organizationId = await makeOrganization(app, other)
    const verified = { where: { id: uuidOf('User', member.id) }, data: { emailVerifiedAt: new Date() } }
    await prisma.user.update(verified)
    await mutated(app, other, 'addMember', { organizationId, email: member.email, role: 'MEMBER' })
    expect(await next()).toBe(2)
    await following.stop()
    const ofOthers = 'query ($id: ID!) { node(id: $id) { ... on User { organizationCount } } }'
    expectRefused(await app.send(other, ofOthers, { id: member.id }), 'FORBIDDEN')
  })

  it('shows no kind that is turned off', async () => {
    const { member } = studio
    const kinds = [{ kind: 'TASK_ASSIGNED', inPage: false }]
    const selection = 'notificationSettings { digestFrequency version kinds { kind inPage byMail } }'
    const { notificationSettings } = await mutated<{ notificationSettings: { kinds: object[] } }>(
      app, member, 'updateNotificationSettings', { kinds, expectedVersion: 1 }, selection,
    )
    expect(notificationSettings).toMatchObject({ digestFrequency: 'DAILY', version: 2 })
    expect(notificationSettings.kinds).toContainEqual({ kind: 'TASK_ASSIGNED', inPage: false, byMail: true })
    expect(notificationSettings.kinds).toContainEqual({ kind: 'MENTIONED', inPage: true, byMail: true })
    await give('One')
    expect(await linesOf(app, member)).toEqual([])
  })

  it('forgets what is older than 90 days', async () => {
    const { member } = studio
    await give('One')
    await age(member, 89 * DAY_MS)
    await inApp(forgetNotifications)
    expect(await linesOf(app, member)).toEqual(['TASK_ASSIGNED One'])
    await age(member, 91 * DAY_MS)
    await inApp(forgetNotifications)
    expect(await linesOf(app, member)).toEqual([])
  })
})
