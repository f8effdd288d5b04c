import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashSecret } from '../../../server/modules/identity/secret.ts'
import { forgetInquiries } from '../../../server/modules/inquiries/inquiriesHousekeeping.service.ts'
import { PUBLIC_URL, startApp, type TestApp } from '../../harness/app.ts'
import { anyAddress } from '../../harness/client.ts'
import { REFUSED_ONCE } from '../../harness/mailServer.ts'
import { countMailsTo, mailedToken, mailTo } from '../../harness/mails.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { inApp, prisma } from '../../harness/running.ts'

const SUBSCRIBE = `mutation ($input: SubscribeToNewsletterInput!) { subscribeToNewsletter(input: $input) { email } }`
const CONFIRM = `mutation ($input: ConfirmNewsletterInput!) { confirmNewsletter(input: $input) { email } }`
const END = `mutation ($input: UnsubscribeFromNewsletterInput!) { unsubscribeFromNewsletter(input: $input) { email } }`
const USED = 'This confirmation link was used already or is not valid. Subscribe again.'
const UNKNOWN = 'This unsubscribe link is not valid. Use the one in the last mail you got.'
const DAY_MS = 86_400_000

describe('the newsletter', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  const newEmail = (start = 'Ada') => `${start}-${randomUUID()}@example.com`
  const subscribe = (email: string, from?: string, website?: string) =>
    app.send(null, SUBSCRIBE, { input: { email, website } }, from)
  const confirm = (token: string) => app.send(null, CONFIRM, { input: { token } })
  const end = (token: string) => app.send(null, END, { input: { token } })
  const stateOf = async (email: string) => {
    const row = await prisma.newsletterSubscription.findUnique({ where: { emailKey: email.toLowerCase() } })
    return row && { isConfirmed: row.confirmedAt !== null, hasEnded: row.endedAt !== null }
  }

  /** The addresses of the links of the nth mail to somebody. */
  const linksOf = async (email: string, number: number) =>
    [...((await mailTo(email, number)).text ?? '').matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link))

  /** Somebody who subscribed and confirmed; answers the link that ends it. */
  async function makeSubscriber(email = newEmail()) {
    await subscribe(email)
    await confirm(await mailedToken(email))
    const link = (await linksOf(email, 2)).find(({ pathname }) => pathname === '/unsubscribe')
    if (!link) throw new Error('The mail has no link that ends the subscription')
    return { email, link, token: link.searchParams.get('token') ?? '' }
  }

  it('asks the address first, and begins with the click', async () => {
    const email = newEmail()
    expect((await subscribe(` ${email} `)).data).toEqual({ subscribeToNewsletter: { email } })
    const mail = await mailTo(email)
    expect(mail.subject).toBe('Confirm your newsletter subscription')
    expect(mail.text).toContain(`${PUBLIC_URL}/confirm-newsletter?token=fw_`)
    expect(await stateOf(email)).toEqual({ isConfirmed: false, hasEnded: false })

    const token = await mailedToken(email)
    expect((await confirm(token)).data).toEqual({ confirmNewsletter: { email } })
    expect(await stateOf(email)).toEqual({ isConfirmed: true, hasEnded: false })
    expect((await mailTo(email, 2)).subject).toBe('You are subscribed to the Framewright newsletter')
    expectRefused(await confirm(token), 'INVALID_INPUT', { token: USED })
  })

  it('is confirmed once by many at once, and welcomes once', async () => {
    const email = newEmail()
    await subscribe(email)
    const token = await mailedToken(email)
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token)))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    await mailTo(email, 2)
    expect(await countMailsTo(email)).toBe(2)
  })

  it('lets mail programs end it with one click of their own', async () => {
    const { email, link } = await makeSubscriber()
    const { headers } = await mailTo(email, 2)
    const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value
    expect(valueOf('list-unsubscribe')).toBe(`<${link.href}>`)
    expect(valueOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const post = (search: string, body: BodyInit) => fetch(`${app.url}/unsubscribe${search}`, { method: 'POST', body })
    const answer = await post(link.search, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }))
    expect([answer.status, answer.redirected]).toEqual([200, false])
    expect(await stateOf(email)).toEqual({ isConfirmed: true, hasEnded: true })

    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    expect((await post(link.search, form)).status).toBe(200)
    expect((await post('?token=fw_nonsense', form)).status).toBe(400)
    expect((await post('', form)).status).toBe(400)
  })

  it('ends by the page, as often as the link is followed, and can begin again', async () => {
    const { email, token } = await makeSubscriber()
    for (let count = 0; count < 2; count += 1) {
      expect((await end(token)).data).toEqual({ unsubscribeFromNewsletter: { email } })
    }
    expect(await stateOf(email)).toEqual({ isConfirmed: true, hasEnded: true })
    await subscribe(email)
    await confirm(await mailedToken(email, 3))
    expect(await stateOf(email)).toEqual({ isConfirmed: true, hasEnded: false })
    expect((await end(token)).errors).toEqual([])
  })

  it('sends nothing to who has it already, and does not tell', async () => {
    const { email } = await makeSubscriber()
    expect(await subscribe(email.toUpperCase())).toEqual({
      status: 200, errors: [], data: { subscribeToNewsletter: { email: email.toUpperCase() } },
    })
    expect(await countMailsTo(email)).toBe(2)
  })

  it('never mixes up its links', async () => {
    const { token } = await makeSubscriber()
    const email = newEmail()
    await subscribe(email)
    expectRefused(await confirm(token), 'INVALID_INPUT', { token: USED })
    expectRefused(await end(await mailedToken(email)), 'INVALID_INPUT', { token: UNKNOWN })
    expectRefused(await confirm(''), 'INVALID_INPUT', { token: 'The link is not complete: its token is missing' })
    expect(await stateOf(email)).toEqual({ isConfirmed: false, hasEnded: false })
  })

  it('cannot be confirmed after 48 hours', async () => {
    const email = newEmail()
    await subscribe(email)
    const token = await mailedToken(email)
    const where = { secretHash: hashSecret(token) }
    const { expiresAt, createdAt } = await prisma.newsletterLink.findUniqueOrThrow({ where })
    expect(((expiresAt?.getTime() ?? 0) - createdAt.getTime()) / 3_600_000).toBeCloseTo(48, 1)
    await prisma.newsletterLink.update({ where, data: { expiresAt: new Date(Date.now() - 1000) } })
    expectRefused(await confirm(token), 'INVALID_INPUT', {
      token: 'This confirmation link has expired. Subscribe again.',
    })
    expect(await stateOf(email)).toEqual({ isConfirmed: false, hasEnded: false })
  })

  it('comes to a mailbox that was full at first', async () => {
    const email = newEmail(REFUSED_ONCE)
    await subscribe(email)
    expect((await mailTo(email)).subject).toBe('Confirm your newsletter subscription')
  })

  it('says yes to a machine and keeps nothing', async () => {
    const email = newEmail()
    expect((await subscribe(email, undefined, 'spam')).data).toEqual({ subscribeToNewsletter: { email } })
    expect(await stateOf(email)).toBeNull()
    expect(await countMailsTo(email)).toBe(0)
  })

  it.each([
    ['', 'Email is required'],
    ['ada', 'Email is invalid'],
  ])('is not subscribed to with the address %j', async (email, sentence) => {
    expectRefused(await subscribe(email), 'INVALID_INPUT', { email: sentence })
  })

  it('is asked for five times an hour and address, twenty times and network', async () => {
    const email = newEmail()
    for (let count = 0; count < 5; count += 1) expect((await subscribe(email)).errors).toEqual([])
    expectRefused(await subscribe(email.toUpperCase()), 'RATE_LIMITED')
    const from = anyAddress()
    for (let count = 0; count < 20; count += 1) expect((await subscribe(newEmail(), from)).errors).toEqual([])
    expectRefused(await subscribe(newEmail(), from), 'RATE_LIMITED')
  })

  it('forgets an address a month after it left or let the link expire', async () => {
    const { email: left, token } = await makeSubscriber()
    const { email: stays } = await makeSubscriber()
    const silent = newEmail()
    await subscribe(silent)
    await mailTo(silent)
    await end(token)
    await inApp(() => forgetInquiries(Date.now() + 29 * DAY_MS))
    expect([await stateOf(left), await stateOf(silent)]).not.toContain(null)
    await inApp(() => forgetInquiries(Date.now() + 33 * DAY_MS))
    expect([await stateOf(left), await stateOf(silent)]).toEqual([null, null])
    expect(await stateOf(stays)).toEqual({ isConfirmed: true, hasEnded: false })
    expectRefused(await end(token), 'INVALID_INPUT', { token: UNKNOWN })
  })
})
