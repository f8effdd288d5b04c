import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { hashSecret } from '../../../server/modules/identity/secret.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makePerson, makeToken, PASSWORD, type Person } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma, recheckTokens } from '../../harness/running.ts'

const HOUR_MS = 3_600_000
const VIEWER = `{ viewer { id name email } }`
const SIGN_OUT = `mutation ($input: SignOutInput!) { signOut(input: $input) { endedSessions } }`

describe('sessions', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  async function signIn(person: Person, rememberMe = false): Promise<Person> {
    const { signIn } = await app.ask<{ signIn: { accessToken: string } }>(
      null,
      `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }`,
      { input: { email: person.email, password: PASSWORD, rememberMe } },
    )
    return { ...person, accessToken: signIn.accessToken }
  }
  const rowOf = ({ accessToken }: Person) => ({ where: { secretHash: hashSecret(accessToken) } })
  const expectDead = async (person: Person) => expectRefused(await app.send(person, VIEWER), 'UNAUTHENTICATED')

  describe('viewer', () => {
    it('is nobody without a token and oneself with one', async () => {
      const ada = await makePerson(app)
      expect(await app.ask(null, VIEWER)).toEqual({ viewer: null })
      expect(await app.ask(ada, VIEWER)).toEqual({ viewer: { id: ada.id, name: ada.name, email: ada.email } })
    })

    it.each(['fw_nonsense', 'x', `fw_${'a'.repeat(43)}`, 'a b', 'é'.repeat(10), 'f'.repeat(5000)])(
      'is refused for the token %.20s',
      async (accessToken) => {
        expectRefused(await app.send({ accessToken }, VIEWER), 'UNAUTHENTICATED')
      },
    )

    it('is refused for another kind of authorization', async () => {
      const ada = await makePerson(app)
      const { accessToken } = ada
      for (const authorization of [`Basic ${accessToken}`, accessToken, 'Bearer', `Bearer ${accessToken} x`]) {
        const response = await fetch(`${app.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization },
          body: JSON.stringify({ query: VIEWER }),
        })
        const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] }
        expect(errors?.[0]?.extensions.code, authorization).toBe('UNAUTHENTICATED')
      }
    })
  })

  describe('signOut', () => {
    it('ends the session the request came with and no other', async () => {
      const first = await makePerson(app)
      const second = await signIn(first)
      expect(await app.ask(first, SIGN_OUT, { input: {} })).toEqual({ signOut: { endedSessions: 1 } })
      await expectDead(first)
      expectRefused(await app.send(first, SIGN_OUT, { input: {} }), 'UNAUTHENTICATED')
      expect(await app.ask(second, VIEWER)).toMatchObject({ viewer: { id: first.id } })
    })

    it('ends all sessions of the account everywhere, not its tokens and not those of others', async () => {
      const first = await makePerson(app)
      const second = await signIn(first)
      const token = await makeToken(first, ['read'])
      const other = await makePerson(app, 'Olga')
      const input = { everywhere: true }
      expect(await app.ask(second, SIGN_OUT, { input })).toEqual({ signOut: { endedSessions: 2 } })
      await expectDead(first)
      await expectDead(second)
      expect(await app.ask(token, VIEWER)).toMatchObject({ viewer: { id: first.id } })
      expect(await app.ask(other, VIEWER)).toMatchObject({ viewer: { id: other.id } })
      const events = await prisma.accountEvent.findMany({
        where: { userId: uuidOf('User', first.id), type: 'session.ended' },
      })
      expect(events).toHaveLength(2)
    })

    it('is for sessions, not for API tokens', async () => {
      const ada = await makePerson(app)
      const token = await makeToken(ada, ['read', 'write', 'admin'])
      for (const everywhere of [false, true]) {
        expectRefused(await app.send(token, SIGN_OUT, { input: { everywhere } }), 'FORBIDDEN')
      }
      expect(await app.ask(ada, VIEWER)).toMatchObject({ viewer: { id: ada.id } })
    })
  })

  describe('time', () => {
    it('ends a session 12 hours after its last use', async () => {
      const ada = await makePerson(app)
      const used = async (hoursAgo: number) => {
        const data = { lastUsedAt: new Date(Date.now() - hoursAgo * HOUR_MS) }
        await prisma.accessToken.update({ ...rowOf(ada), data })
        await recheckTokens(uuidOf('User', ada.id))
      }
      await used(12.1)
      await expectDead(ada)
      await used(11.9)
      await app.ask(ada, VIEWER)
      // The use counts at once, and is written with others a moment later.
      await used(12.1)
      expect(await app.ask(ada, VIEWER)).toMatchObject({ viewer: { id: ada.id } })
      await expect
        .poll(async () => Date.now() - Number((await prisma.accessToken.findUniqueOrThrow(rowOf(ada))).lastUsedAt))
        .toBeLessThan(HOUR_MS)
      const { lastActiveAt } = await prisma.user.findUniqueOrThrow({ where: { id: uuidOf('User', ada.id) } })
      expect(Date.now() - Number(lastActiveAt)).toBeLessThan(HOUR_MS)
    })

    it('ends a remembered session at its day, used or not, and not before', async () => {
      const ada = await signIn(await makePerson(app), true)
      const change = async (data: { expiresAt?: Date; lastUsedAt?: Date }) => {
        await prisma.accessToken.update({ ...rowOf(ada), data })
        await recheckTokens(uuidOf('User', ada.id))
      }
      await change({ lastUsedAt: new Date(Date.now() - 20 * 24 * HOUR_MS) })
      expect(await app.ask(ada, VIEWER)).toMatchObject({ viewer: { id: ada.id } })
      await change({ expiresAt: new Date(Date.now() - 1000) })
      await expectDead(ada)
    })

    it('keeps an API token without an end however long it rests', async () => {
      const token = await makeToken(await makePerson(app), ['read'])
      await prisma.accessToken.update({
        where: { secretHash: hashSecret(token.accessToken) },
        data: { lastUsedAt: new Date(Date.now() - 400 * 24 * HOUR_MS) },
      })
      expect(await app.ask(token, VIEWER)).toMatchObject({ viewer: {} })
    })
  })
})
