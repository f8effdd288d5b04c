import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makePerson, PASSWORD, type Person } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken user { id } } }`
const DAY_MS = 86_400_000

interface SignedIn {
  signIn: { accessToken: string; user: { id: string } }
}

describe('signIn', () => {
  let app: TestApp
  let ada: Person

  beforeAll(async () => {
    app = await startApp()
    ada = await makePerson(app)
  })
  afterAll(() => app.stop())

  const signIn = (input: Record<string, unknown>) =>
    app.send<SignedIn>(null, SIGN_IN, { input: { email: ada.email, password: PASSWORD, ...input } })
  const traces = async () => ({
    tokens: await prisma.accessToken.count({ where: { userId: uuidOf('User', ada.id) } }),
    // Whenever its job runs, the mail of the sign-up leaves an event too.
    events: await prisma.accountEvent.count({
      where: { userId: uuidOf('User', ada.id), NOT: { type: 'verification.sent' } },
    }),
  })

  it('starts another session, by the e-mail in any case', async () => {
    const { data } = await signIn({ email: ` ${ada.email.toUpperCase()} ` })
    expect(data.signIn.user.id).toBe(ada.id)
    expect(data.signIn.accessToken).not.toBe(ada.accessToken)
    for (const session of [data.signIn, ada]) {
      expect(await app.ask(session, `{ viewer { id } }`)).toEqual({ viewer: { id: ada.id } })
    }
  })

  it('says the same of an unknown e-mail and a wrong password, and starts nothing', async () => {
    await expectUnchanged(traces, async () => {
      const unknown = await signIn({ email: `nobody-${ada.email}` })
      const wrong = await signIn({ password: `${PASSWORD}!` })
      for (const answer of [unknown, wrong]) {
        expectRefused(answer, 'UNAUTHENTICATED')
        expect(answer.errors[0]?.message).toBe('Email or password is incorrect')
        expect(answer.errors[0]?.extensions.fields).toBeUndefined()
      }
      expect(unknown.status).toBe(wrong.status)
    })
  })

  it.each([
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'ada' }, { email: 'Email is invalid' }],
    [{ password: '' }, { password: 'Password is required' }],
    [{ email: ' ', password: '' }, { email: 'Email is required', password: 'Password is required' }],
  ])('refuses %j', async (input, fields) => {
    await expectUnchanged(traces, async () => {
      expectRefused(await signIn(input), 'INVALID_INPUT', fields)
    })
  })

  it('takes no password of another case, with blanks around or of a megabyte', async () => {
    await expectUnchanged(traces, async () => {
      for (const password of [PASSWORD.toUpperCase(), ` ${PASSWORD} `, PASSWORD + 'x'.repeat(1_000_000)]) {
        expectRefused(await signIn({ password }), 'UNAUTHENTICATED')
      }
    })
  })

  it('remembers a session for 30 days when asked, else for no fixed time', async () => {
    for (const rememberMe of [true, false]) {
      const { data } = await signIn({ rememberMe })
      const token = await prisma.accessToken.findFirstOrThrow({
        where: { userId: uuidOf('User', ada.id), last4: data.signIn.accessToken.slice(-4) },
        orderBy: { createdAt: 'desc' },
      })
      expect(token.remembered).toBe(rememberMe)
      const days = token.expiresAt && (token.expiresAt.getTime() - token.createdAt.getTime()) / DAY_MS
      if (rememberMe) expect(days).toBeCloseTo(30, 2)
      else expect(days).toBeNull()
    }
  })
})
