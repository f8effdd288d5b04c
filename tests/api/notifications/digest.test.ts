import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { collectDigests, lastDue } from '../../../server/modules/notifications/digest.service.ts'
import { PUBLIC_URL, startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { makeStudio, type Studio, verify } from '../../harness/fixtures.ts'
import { countMailsTo, mailTo } from '../../harness/mails.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'
import { makeTask } from '../tasks/taskCalls.ts'
import { age } from './notificationCalls.ts'

const DAY_MS = 86_400_000

describe('when a digest is due', () => {
  const at = (day: string) => new Date(`${day}Z`)
  it.each([
    ['HOURLY', '2026-11-25T10:20:30', '2026-11-25T10:00:00'],
    ['DAILY', '2026-11-25T10:20:30', '2026-11-25T08:00:00'],
    ['DAILY', '2026-11-25T07:59:59', '2026-11-24T08:00:00'],
    ['WEEKLY', '2026-11-25T10:20:30', '2026-11-23T08:00:00'],
    ['WEEKLY', '2026-11-23T07:00:00', '2026-11-16T08:00:00'],
    ['WEEKLY', '2026-11-23T08:00:00', '2026-11-23T08:00:00'],
  ] as const)('%s at %s is %s', (frequency, now, due) => {
    expect(lastDue(frequency, at(now))).toEqual(at(due))
  })
})

describe('the digest', () => {
  let app: TestApp
  let studio: Studio
  /** Mails somebody had before: those of signing up. */
  let before: number

  beforeAll(async () => {
    app = await startApp(await makeDatabase())
  })
  afterAll(() => app.stop())
  beforeEach(async () => {
    studio = await makeStudio(app)
    await verify(app, studio.member)
    before = await countMailsTo(studio.member.email)
  })

  const give = (title: string, description = '') =>
    makeTask(app, studio.owner, studio.projectId, title, { assigneeIds: [studio.member.id], description })
  const countNew = async () => (await countMailsTo(studio.member.email)) - before
  const choose = (input: object) => mutated(app, studio.member, 'updateNotificationSettings', input)

  /** Some that are a day old, and the tick of the clock on two servers at once. */
  async function tick() {
    await age(studio.member, DAY_MS)
    await Promise.all([inApp(collectDigests), inApp(collectDigests)])
  }

  it('comes once, with links to what is new', async () => {
    const task = await give('Rough the marsh')
    await inApp(() => collectDigests(new Date()))
    await tick()
    const mail = await mailTo(studio.member.email, before + 1)
    expect(mail.subject).toBe('Olga assigned you “Rough the marsh”')
    expect(mail.text).toContain(`${PUBLIC_URL}/dashboard/projects/${studio.projectId}/tasks?task=${task.id}`)
    await tick()
    expect(await countNew()).toBe(1)
  })

  it('is not sent when everything is read, nor of what one may no longer see', async () => {
    await give('One')
    await mutated(app, studio.member, 'markNotificationsRead', { all: true })
    await tick()
    expect(await countNew()).toBe(0)
    await give('Two')
    await prisma.member.deleteMany({ where: { userId: uuidOf('User', studio.member.id) } })
    await tick()
    expect(await countNew()).toBe(0)
  })

  it('goes to no address that is not known to be theirs', async () => {
    const { id } = studio.member
    await prisma.user.update({ where: { id: uuidOf('User', id) }, data: { emailVerifiedAt: null } })
    await give('One')
    await tick()
    expect(await countNew()).toBe(0)
  })

  it('leaves out kinds that are turned off, and comes never when it is', async () => {
    await choose({ kinds: [{ kind: 'TASK_ASSIGNED', byMail: false }] })
    await give('One', 'For @Mina')
    await tick()
    const { text } = await mailTo(studio.member.email, before + 1)
    expect(text).toContain('mentioned you in “One”')
    expect(text).not.toContain('assigned you')
    await give('Two', '@mina')
    await choose({ digestFrequency: 'OFF' })
    await tick()
    await choose({ digestFrequency: 'HOURLY' })
    await tick()
    expect(await countNew()).toBe(1)
  })

  it('is ended by the button of a mail program, and by its link', async () => {
    await give('One')
    await tick()
    const { headers, text } = await mailTo(studio.member.email, before + 1)
    const header = headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
    const address = new URL(header.slice(1, -1))
    expect(headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click')
    expect(text).toContain(address.href)
    const token = address.searchParams.get('token') ?? ''

    const refused = await mutate(app, null, 'unsubscribeFromDigest', { token: `${token.slice(0, -2)}xx` }, 'email')
    expect(refused.errors[0]?.extensions.code).toBe('INVALID_INPUT')
    const clicked = await fetch(`${app.url}${address.pathname}${address.search}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(clicked.status).toBe(200)
    await give('Two')
    await tick()
    expect(await countNew()).toBe(1)
    const followed = await mutated(app, null, 'unsubscribeFromDigest', { token }, 'email')
    expect(followed).toEqual({ email: studio.member.email })
  })
})
