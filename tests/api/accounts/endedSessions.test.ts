import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { hashPassword } from '../../../server/modules/identity/password.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makePerson, PASSWORD, type Person } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { pool, prisma } from '../../harness/running.ts'

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { user { id } } }`
const CHANGE_PASSWORD = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { user { id } } }`
const MAKE_TOKEN = `mutation ($input: CreatePersonalTokenInput!) { createPersonalToken(input: $input) { secret } }`
const NEW_PASSWORD = 'wrong battery staple'

/** Long enough for a request to come as far as the lock of the account. */
const PAUSE_MS = 700

describe('what a session began', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  /** Sends something while another server changes the account, which is committed once the request waits. */
  async function sendDuring<Answer>({ id }: Person, statement: string, value: unknown, send: () => Promise<Answer>) {
    const client = await pool.connect()
    const userId = uuidOf('User', id)
    await client.query('BEGIN')
    await client.query('SELECT FROM "User" WHERE "id" = $1 FOR NO KEY UPDATE', [userId])
    await client.query(statement, [userId, value])
    const sent = send()
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    await client.query('COMMIT')
    client.release()
    return sent
  }
  const END_SESSIONS = `DELETE FROM "AccessToken" WHERE "userId" = $1 AND "kind" = $2::"TokenKind"`
  const tokensOf = ({ id }: Person) => prisma.accessToken.count({ where: { userId: uuidOf('User', id) } })
  const hashOf = async ({ id }: Person) =>
    (await prisma.user.findUniqueOrThrow({ where: { id: uuidOf('User', id) } })).passwordHash

  it('with a password that is replaced meanwhile does not begin', async () => {
    const ada = await makePerson(app)
    const statement = `UPDATE "User" SET "passwordHash" = $2 WHERE "id" = $1`
    const answer = await sendDuring(ada, statement, await hashPassword(NEW_PASSWORD), () =>
      app.send(null, SIGN_IN, { input: { email: ada.email, password: PASSWORD } }),
    )
    expectRefused(answer, 'UNAUTHENTICATED')
    expect(answer.errors[0]?.message).toBe('Email or password is incorrect')
    expect(await tokensOf(ada)).toBe(1)
  })

  it('makes no token once it has ended', async () => {
    const ada = await makePerson(app)
    const answer = await sendDuring(ada, END_SESSIONS, 'SESSION', () =>
      app.send(ada, MAKE_TOKEN, { input: { name: 'Left behind', scopes: ['READ'] } }),
    )
    expectRefused(answer, 'UNAUTHENTICATED')
    expect(await tokensOf(ada)).toBe(0)
  })

  it('sets no password once it has ended', async () => {
    const ada = await makePerson(app)
    const before = await hashOf(ada)
    const answer = await sendDuring(ada, END_SESSIONS, 'SESSION', () =>
      app.send(ada, CHANGE_PASSWORD, { input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } }),
    )
    expectRefused(answer, 'UNAUTHENTICATED')
    expect(await hashOf(ada)).toBe(before)
  })
})
