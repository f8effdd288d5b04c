import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { hashSecret } from '../../../server/modules/identity/secret.ts'
import { PUBLIC_URL, startApp, type TestApp } from '../../harness/app.ts'
import { anyAddress } from '../../harness/client.ts'
import { makePerson, makeStudio, type Person } from '../../harness/fixtures.ts'
import { countMailsTo, mailedToken, mailTo } from '../../harness/mails.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'

const VERIFY = `mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { email organizations { name } } }`
const REQUEST = `mutation ($input: RequestVerificationInput!) { requestVerification(input: $input) { email } }`
const USED = 'This verification link was used already or is not valid. Ask for a new one.'

describe('e-mail verification', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  const verify = (token: string, sender: Person | null = null) => app.send(sender, VERIFY, { input: { token } })
  const request = (email: string, from?: string) => app.send(null, REQUEST, { input: { email } }, from)
  const expectVerified = async (person: Person, isEmailVerified: boolean) =>
    expect(await app.ask(person, `{ viewer { isEmailVerified } }`)).toEqual({ viewer: { isEmailVerified } })
  const eventsOf = async ({ id }: Person) =>
    (await prisma.accountEvent.findMany({ where: { userId: uuidOf('User', id) }, orderBy: { seq: 'asc' } })).map(
      ({ type }) => type,
    )

  it('comes with the sign-up, works once and is logged', async () => {
    const ada = await makePerson(app)
    await expectVerified(ada, false)
    const mail = await mailTo(ada.email)
    expect(mail.subject).toBe('Confirm your email address')
    expect(mail.to?.map(({ address }) => address)).toEqual([ada.email])
    expect(mail.text).toContain(`${PUBLIC_URL}/verify-email?token=fw_`)
    // The author of the name need not own the mailbox.
    expect(mail.text).not.toContain(ada.name)

    const token = await mailedToken(ada.email)
    expect((await verify(token, ada)).data).toEqual({ verifyEmail: { email: ada.email, organizations: [] } })
    await expectVerified(ada, true)
    expectRefused(await verify(token), 'INVALID_INPUT', { token: USED })
    expect(await eventsOf(ada)).toEqual(['account.created', 'session.started', 'verification.sent', 'account.verified'])
  })

  it('can be sent again: any of the links works, and then none', async () => {
    const ada = await makePerson(app)
    const first = await mailedToken(ada.email)
    expect((await request(` ${ada.email.toUpperCase()} `)).errors).toEqual([])
    const second = await mailedToken(ada.email, 2)
    expect(second).not.toBe(first)
    expect((await verify(first)).errors).toEqual([])
    for (const token of [first, second]) expectRefused(await verify(token), 'INVALID_INPUT', { token: USED })
  })

  it('is used once by many at once', async () => {
    const ada = await makePerson(app)
    const token = await mailedToken(ada.email)
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(token)))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect((await eventsOf(ada)).filter((type) => type === 'account.verified')).toHaveLength(1)
  })

  it('ends after 24 hours', async () => {
    const ada = await makePerson(app)
    const token = await mailedToken(ada.email)
    const where = { secretHash: hashSecret(token) }
    const { expiresAt, createdAt } = await prisma.mailedLink.findUniqueOrThrow({ where })
    expect((expiresAt.getTime() - createdAt.getTime()) / 3_600_000).toBeCloseTo(24, 1)
    await prisma.mailedLink.update({ where, data: { expiresAt: new Date(Date.now() - 1000) } })
    expectRefused(await verify(token), 'INVALID_INPUT', {
      token: 'This verification link has expired. Ask for a new one.',
    })
    await expectVerified(ada, false)
  })

  it.each([
    ['', 'Verification token is missing'],
    ['fw_nonsense', USED],
    ['x'.repeat(5000), USED],
  ])('refuses the token %.12s', async (token, sentence) => {
    expectRefused(await verify(token), 'INVALID_INPUT', { token: sentence })
  })

  it('is no link to a new password, nor the other way round', async () => {
    const ada = await makePerson(app)
    const token = await mailedToken(ada.email)
    const input = { token, newPassword: 'another password' }
    const reset = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { email } }`
    expectRefused(await app.send(null, reset, { input }), 'INVALID_INPUT')
    expect((await verify(token)).errors).toEqual([])
  })

  it('sends nothing to who is verified already, nor to who has no account, and does not tell', async () => {
    const ada = await makePerson(app)
    await verify(await mailedToken(ada.email))
    const unknown = `${randomUUID()}@example.com`
    for (const email of [ada.email, unknown]) {
      expect(await request(email)).toEqual({ status: 200, errors: [], data: { requestVerification: { email } } })
    }
    await countMailsTo(unknown)
    expect(await countMailsTo(ada.email)).toBe(1)
    expect(await countMailsTo(unknown)).toBe(0)
  })

  it('is asked for five times an hour and account, whether there is one or not', async () => {
    const ada = await makePerson(app)
    for (const email of [ada.email, `${randomUUID()}@example.com`]) {
      for (let count = 0; count < 5; count += 1) expect((await request(email)).errors).toEqual([])
      const refused = await request(email.toUpperCase())
      expectRefused(refused, 'RATE_LIMITED')
      expect(refused.errors[0]?.extensions.retryAfter).toBeGreaterThan(3500)
    }
  })

  it('is asked for twenty times an hour from one network', async () => {
    const from = anyAddress()
    const neighbour = from.replace(/[^:]+$/, 'abcd')
    for (let count = 0; count < 20; count += 1) {
      expect((await request(`${randomUUID()}@example.com`, count % 2 ? from : neighbour)).errors).toEqual([])
    }
    expectRefused(await request(`${randomUUID()}@example.com`, from), 'RATE_LIMITED')
    expect((await request(`${randomUUID()}@example.com`)).errors).toEqual([])
  })

  it.each([
    ['', 'Email is required'],
    ['ada', 'Email is invalid'],
  ])('is not asked for with the address %j', async (email, sentence) => {
    expectRefused(await request(email), 'INVALID_INPUT', { email: sentence })
  })

  it('joins by the invitations that waited for it, and tells the person', async () => {
    const { owner, organizationId } = await makeStudio(app)
    const ada = await makePerson(app)
    const token = await mailedToken(ada.email)
    const add = `mutation ($input: AddMemberInput!) { addMember(input: $input) { invitation { id } } }`
    const { addMember } = await app.ask<{ addMember: { invitation: { id: string } | null } }>(owner, add, {
      input: { organizationId, email: ada.email, role: 'MEMBER' },
    })
    expect(addMember.invitation).not.toBeNull()
    expect((await verify(token, ada)).data).toEqual({
      verifyEmail: { email: ada.email, organizations: [{ name: 'Kestrel' }] },
    })
    const read = `query ($id: ID!) { organization(id: $id) { name } }`
    expect(await app.ask(ada, read, { id: organizationId })).toEqual({ organization: { name: 'Kestrel' } })
  })
})
