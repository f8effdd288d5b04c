import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { anyAddress } from '../../harness/client.ts'
import { makePerson, PASSWORD } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { pool } from '../../harness/running.ts'

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { user { id } } }`

// At once: most of each is waiting for an answer that comes later.
describe.concurrent('the slow-down of sign-ins', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  const signIn = (email: string, password: string, from: string) =>
    app.send(null, SIGN_IN, { input: { email, password } }, from)

  async function expectWrong(email: string, from: string, times: number): Promise<void> {
    for (let count = 0; count < times; count += 1) {
      expectRefused(await signIn(email, 'not this one', from), 'UNAUTHENTICATED')
    }
  }
  async function expectWait(email: string, from: string, seconds: number, password = PASSWORD): Promise<void> {
    const answer = await signIn(email, password, from)
    expectRefused(answer, 'RATE_LIMITED')
    const { retryAfter } = answer.errors[0]?.extensions ?? {}
    // The wait before was half of it; some of this one has gone by.
    expect(retryAfter).toBeGreaterThan(seconds / 2)
    expect(retryAfter).toBeLessThanOrEqual(seconds)
  }
  /** As if so many seconds had gone by for one account: what runs out in that time runs out now. */
  async function letPass(email: string, seconds: number): Promise<void> {
    const hash = createHash('sha256').update(email).digest('base64url')
    await pool.query(`UPDATE "RateLimit" SET "expire" = "expire" - $2 WHERE "key" LIKE '%' || $1 || '%'`, [
      hash.replace(/[_%]/g, '\\$&'),
      seconds * 1000,
    ])
  }

  it.each(['known', 'unknown'])('refuses the eleventh attempt on an %s account, right or wrong', async (kind) => {
    const email = kind === 'known' ? (await makePerson(app)).email : `${randomUUID()}@example.com`
    const from = anyAddress()
    await expectWrong(email, from, 10)
    await expectWait(email, from, 30)
    await expectWait(email.toUpperCase(), from, 30, 'not this one')
  })

  it('lets another network and another account in', async () => {
    const [ada, olga] = [await makePerson(app), await makePerson(app, 'Olga')]
    const from = anyAddress()
    await expectWrong(ada.email, from, 10)
    expect((await signIn(ada.email, PASSWORD, anyAddress())).errors).toEqual([])
    expect((await signIn(olga.email, PASSWORD, from)).errors).toEqual([])
    await expectWait(ada.email, from, 30)
    // The owner of one address of a /64 owns all of it.
    await expectWait(ada.email, from.replace(/[^:]+$/, 'abcd'), 30)
  })

  it('lets the owner in after the wait, and then forgets', async () => {
    const { email } = await makePerson(app)
    const from = anyAddress()
    await expectWrong(email, from, 10)
    await expectWait(email, from, 30)
    await letPass(email, 31)
    expect((await signIn(email, PASSWORD, from)).errors).toEqual([])
    await expectWrong(email, from, 2)
    expect((await signIn(email, PASSWORD, from)).errors).toEqual([])
  })

  it('doubles the wait up to 15 minutes and locks nobody out for good', async () => {
    const { email } = await makePerson(app)
    const from = anyAddress()
    await expectWrong(email, from, 10)
    for (const seconds of [30, 60, 120, 240, 480, 900]) {
      await expectWait(email, from, seconds)
      await letPass(email, seconds + 1)
      await expectWrong(email, from, 1)
    }
    await expectWait(email, from, 900)
    await letPass(email, 901)
    expect((await signIn(email, PASSWORD, from)).errors).toEqual([])
  })

  it('forgets after an hour without an attempt, and not before', async () => {
    const { email } = await makePerson(app)
    const from = anyAddress()
    await expectWrong(email, from, 9)
    await letPass(email, 3500)
    await expectWrong(email, from, 1)
    await expectWait(email, from, 30)
    await letPass(email, 3601)
    await expectWrong(email, from, 9)
  })

  it('checks no more passwords of a burst than of a row', async () => {
    const { email } = await makePerson(app)
    const from = anyAddress()
    const burst = await Promise.all(Array.from({ length: 30 }, () => signIn(email, 'not this one', from)))
    const codes = burst.map(({ errors }) => errors[0]?.extensions.code)
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(10)
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(20)
    await expectWait(email, from, 30)
  })

  it('answers later, and refuses nobody, when many networks try one account', async () => {
    const { email } = await makePerson(app)
    for (let count = 0; count < 9; count += 1) await expectWrong(email, anyAddress(), 1)
    const from = Date.now()
    expect((await signIn(email, PASSWORD, anyAddress())).errors).toEqual([])
    expect(Date.now() - from).toBeGreaterThanOrEqual(1000)
  })

  it('takes 200 attempts from a network in 15 minutes, whatever they are on', async () => {
    const from = anyAddress()
    const ada = await makePerson(app)
    // Counted before anything is looked up: 200 of them without their passwords' cost.
    const key = `passwordAddress:${createHash('sha256').update(networkKey(from)).digest('base64url')}`
    await expectWrong(`${randomUUID()}@example.com`, from, 1)
    const { rowCount } = await pool.query(`UPDATE "RateLimit" SET "points" = 199 WHERE "key" = $1`, [key])
    expect(rowCount).toBe(1)
    expect((await signIn(ada.email, PASSWORD, from)).errors).toEqual([])
    const refused = await signIn(ada.email, PASSWORD, from)
    expectRefused(refused, 'RATE_LIMITED')
    expect(refused.errors[0]?.extensions.retryAfter).toBeGreaterThan(800)
    expect((await signIn(ada.email, PASSWORD, anyAddress())).errors).toEqual([])
  })

  it('counts by the address the proxy saw, whatever the caller tells', async () => {
    const from = anyAddress()
    const key = `passwordAddress:${createHash('sha256').update(networkKey(from)).digest('base64url')}`
    await expectWrong(`${randomUUID()}@example.com`, from, 1)
    await pool.query(`UPDATE "RateLimit" SET "points" = 200 WHERE "key" = $1`, [key])
    expectRefused(await signIn(`${randomUUID()}@example.com`, PASSWORD, `${anyAddress()}, ${from}`), 'RATE_LIMITED')
  })

  it('is there for sign-ups too: 30 an hour from a network', async () => {
    const from = anyAddress()
    const key = `signUp:${createHash('sha256').update(networkKey(from)).digest('base64url')}`
    const signUp = (email: string) =>
      app.send(
        null,
        `mutation ($input: SignUpInput!) { signUp(input: $input) { user { id } } }`,
        { input: { name: 'Ada', email, password: PASSWORD } },
        from,
      )
    expect((await signUp(`${randomUUID()}@example.com`)).errors).toEqual([])
    await pool.query(`UPDATE "RateLimit" SET "points" = 30 WHERE "key" = $1`, [key])
    const email = `${randomUUID()}@example.com`
    expectRefused(await signUp(email), 'RATE_LIMITED')
    expectRefused(await signUp('not an address'), 'INVALID_INPUT')
  })
})

const networkKey = (address: string) => `${address.split(':').slice(0, 4).join(':')}::/64`
