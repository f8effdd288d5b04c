import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { hashSecret } from '../../../server/modules/identity/secret.ts'
import { PUBLIC_URL, startApp, type TestApp } from '../../harness/app.ts'
import {
  makeLink,
  makePerson,
  makeShot,
  makeStudio,
  makeToken,
  PASSWORD,
  type Person,
  verify,
} from '../../harness/fixtures.ts'
import { countMailsTo, mailedToken, mailTo } from '../../harness/mails.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { followByEvents } from '../../harness/subscriptions.ts'

const REQUEST = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { email } }`
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { email } }`
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { user { id } } }`
const NEW_PASSWORD = 'wrong battery staple'
const USED = 'This reset link was used already or is not valid. Ask for a new one.'

describe('a forgotten password', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  const request = (email: string) => app.send(null, REQUEST, { input: { email } })
  const reset = (token: string, newPassword = NEW_PASSWORD) => app.send(null, RESET, { input: { token, newPassword } })
  const signIn = ({ email }: Person, password: string, from?: string) =>
    app.send(null, SIGN_IN, { input: { email, password } }, from)

  /** The token of the link to a new password; the mail to verify the address came first. */
  async function askFor(person: Person, number = 2): Promise<string> {
    await mailTo(person.email, 1)
    expect((await request(person.email)).errors).toEqual([])
    return mailedToken(person.email, number)
  }

  it('is replaced by a mailed link that works once and ends every session', async () => {
    const ada = await makePerson(app)
    await mailTo(ada.email)
    await verify(app, ada)
    const token = await makeToken(ada, ['read'])
    const secret = await askFor(ada)
    const mail = await mailTo(ada.email, 2)
    expect(mail.subject).toBe('Reset your password')
    expect(mail.text).toContain(`${PUBLIC_URL}/reset-password?token=${secret}`)

    expect((await reset(secret)).data).toEqual({ resetPassword: { email: ada.email } })
    expectRefused(await app.send(ada, `{ viewer { id } }`), 'UNAUTHENTICATED')
    expectRefused(await app.send(token, `{ viewer { id } }`), 'UNAUTHENTICATED')
    expectRefused(await signIn(ada, PASSWORD), 'UNAUTHENTICATED')
    expect((await signIn(ada, NEW_PASSWORD)).errors).toEqual([])

    expectRefused(await reset(secret, 'a third password'), 'INVALID_INPUT', { token: USED })
    expect((await signIn(ada, NEW_PASSWORD)).errors).toEqual([])
    expect((await mailTo(ada.email, 3)).subject).toBe('Your password was changed')
  })

  it('is replaced without ending personal tokens where that is asked', async () => {
    const ada = await verify(app, await makePerson(app))
    const token = await makeToken(ada, ['read'])
    const secret = await makeLink(ada, 'RESET_PASSWORD')
    const link = `query ($token: String!) { passwordResetLink(token: $token) { email personalTokens } }`
    for (let time = 1; time <= 2; time += 1) {
      expect(await app.ask(null, link, { token: secret })).toEqual({
        passwordResetLink: { email: ada.email, personalTokens: 1 },
      })
    }
    const input = { token: secret, newPassword: NEW_PASSWORD, endPersonalTokens: false }
    expect((await app.send(null, RESET, { input })).errors).toEqual([])
    expectRefused(await app.send(ada, `{ viewer { id } }`), 'UNAUTHENTICATED')
    expect(await app.ask(token, `{ viewer { id } }`)).toEqual({ viewer: { id: ada.id } })
    expectRefused(await app.send(null, link, { token: secret }), 'INVALID_INPUT', { token: USED })
  })

  it('proves the mailbox, and ends sessions and tokens of a stranger who signed up with the address', async () => {
    const ada = await makePerson(app)
    const token = await makeToken(ada, ['read'])
    await reset(await askFor(ada))
    const { emailVerifiedAt } = await prisma.user.findUniqueOrThrow({ where: { id: uuidOf('User', ada.id) } })
    expect(emailVerifiedAt).not.toBeNull()
    expectRefused(await app.send(token, `{ viewer { id } }`), 'UNAUTHENTICATED')
  })

  it('ends what the sessions have open', async () => {
    const studio = await makeStudio(app)
    const { views } = await makeShot(app, studio.owner, studio.storyboardId)
    const following = await followByEvents(
      app,
      studio.owner,
      `subscription ($viewId: ID!) { viewOps(viewId: $viewId) { seq } }`,
      { viewId: views[0]?.id },
    )
    const ending = following.next()
    await reset(await askFor(studio.owner))
    expect((await ending)?.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    await following.stop()
  })

  it('is used once by many at once', async () => {
    const ada = await makePerson(app)
    const token = await askFor(ada)
    const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => reset(token, `${NEW_PASSWORD} ${index}`)))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  })

  it('ends after an hour, and with any other link that was used', async () => {
    const ada = await makePerson(app)
    const [first, second] = [await askFor(ada), await askFor(ada, 3)]
    const where = { secretHash: hashSecret(first) }
    const { expiresAt, createdAt } = await prisma.mailedLink.findUniqueOrThrow({ where })
    expect((expiresAt.getTime() - createdAt.getTime()) / 60_000).toBeCloseTo(60, 0)
    await prisma.mailedLink.update({ where, data: { expiresAt: new Date(Date.now() - 1000) } })
    expectRefused(await reset(first), 'INVALID_INPUT', { token: 'This reset link has expired. Ask for a new one.' })
    expect((await reset(second)).errors).toEqual([])
    expectRefused(await reset(first), 'INVALID_INPUT', { token: USED })
  })

  it('is not replaced by one that is too short, and the link still works', async () => {
    const ada = await makePerson(app)
    const token = await askFor(ada)
    expectRefused(await reset(token, '1234567'), 'INVALID_INPUT', {
      newPassword: 'Password must be at least 8 characters',
    })
    expect((await reset(token)).errors).toEqual([])
    expectRefused(await reset(''), 'INVALID_INPUT', { token: 'Reset token is missing' })
  })

  it('has the same answer whether or not the address has an account', async () => {
    const ada = await makePerson(app)
    const unknown = `${randomUUID()}@example.com`
    await mailTo(ada.email)
    for (const email of [ada.email, unknown]) {
      expect(await request(email)).toEqual({ status: 200, errors: [], data: { requestPasswordReset: { email } } })
    }
    await mailTo(ada.email, 2)
    expect(await countMailsTo(unknown)).toBe(0)
    for (const email of [ada.email, unknown]) {
      for (let count = 1; count < 5; count += 1) expect((await request(email)).errors).toEqual([])
      expectRefused(await request(email), 'RATE_LIMITED')
    }
  })

  it('lets its owner sign in at once, however many have tried before', async () => {
    const ada = await makePerson(app)
    const from = '192.0.2.77'
    for (let count = 0; count < 10; count += 1) expectRefused(await signIn(ada, 'a wrong one', from), 'UNAUTHENTICATED')
    expectRefused(await signIn(ada, PASSWORD, from), 'RATE_LIMITED')
    await reset(await askFor(ada))
    expect((await signIn(ada, NEW_PASSWORD, from)).errors).toEqual([])
  })
})
