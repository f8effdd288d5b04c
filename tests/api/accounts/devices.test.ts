import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { hashSecret } from '../../../server/modules/identity/secret.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { anyAddress } from '../../harness/client.ts'
import { makePerson, makeToken, PASSWORD, type Person } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'

const SESSIONS = `{
  viewer { sessions { totalCount nodes { id kind device isCurrent isExpired expiresAt scopes name } } }
}`
const REVOKE = `mutation ($input: RevokeTokenInput!) { revokeToken(input: $input) { deletedTokenId } }`
const REVOKE_OTHERS = `mutation ($input: RevokeOtherSessionsInput!) {
  revokeOtherSessions(input: $input) { deletedTokenIds }
}`

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/126.0.0.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 ' +
  'Mobile/15E148 Safari/604.1'
const HOUR_MS = 3_600_000

interface Session {
  id: string
  device: string
  isCurrent: boolean
  expiresAt: string | null
}

describe('the list of sessions', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  async function signInWith(person: Person, userAgent: string, rememberMe = false): Promise<Person> {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent, 'x-forwarded-for': anyAddress() },
      body: JSON.stringify({
        query: `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }`,
        variables: { input: { email: person.email, password: PASSWORD, rememberMe } },
      }),
    })
    const { data } = (await response.json()) as { data: { signIn: { accessToken: string } } }
    return { ...person, accessToken: data.signIn.accessToken }
  }
  async function sessionsOf(person: Person): Promise<Session[]> {
    const { viewer } = await app.ask<{ viewer: { sessions: { totalCount: number; nodes: Session[] } } }>(
      person,
      SESSIONS,
    )
    expect(viewer.sessions.totalCount).toBe(viewer.sessions.nodes.length)
    return viewer.sessions.nodes
  }
  const rowOf = ({ accessToken }: Person) => ({ where: { secretHash: hashSecret(accessToken) } })
  const expectDead = async (person: Person) =>
    expectRefused(await app.send(person, `{ viewer { id } }`), 'UNAUTHENTICATED')

  it('names the devices, last used first, and the one that asks', async () => {
    const ada = await makePerson(app)
    await signInWith(ada, '', true)
    const phone = await signInWith(ada, PHONE)
    const mac = await signInWith(ada, MAC)
    const sessions = await sessionsOf(phone)
    expect(sessions.map(({ device }) => device).slice(0, 2)).toEqual(['Chrome on macOS', 'Safari on iOS'])
    expect(sessions).toHaveLength(4)
    expect(sessions.filter(({ isCurrent }) => isCurrent).map(({ device }) => device)).toEqual(['Safari on iOS'])
    expect(sessions[0]).toMatchObject({ kind: 'SESSION', name: '', scopes: [], isExpired: false })
    expect(sessions[2]?.device).toBe('')

    const { lastUsedAt } = await prisma.accessToken.findUniqueOrThrow(rowOf(mac))
    expect(Date.parse(sessions[0]?.expiresAt ?? '')).toBe(Number(lastUsedAt) + 12 * HOUR_MS)
    expect(Date.parse(sessions[2]?.expiresAt ?? '') - Date.now()).toBeGreaterThan(29 * 24 * HOUR_MS)
  })

  it('leaves out those that are over', async () => {
    const ada = await makePerson(app)
    const [idle, over] = [await signInWith(ada, MAC), await signInWith(ada, PHONE, true)]
    await prisma.accessToken.update({ ...rowOf(idle), data: { lastUsedAt: new Date(Date.now() - 13 * HOUR_MS) } })
    await prisma.accessToken.update({ ...rowOf(over), data: { expiresAt: new Date(Date.now() - 1000) } })
    expect(await sessionsOf(ada)).toHaveLength(1)
  })

  it('ends one of them', async () => {
    const ada = await makePerson(app)
    const mac = await signInWith(ada, MAC)
    const id = (await sessionsOf(ada)).find(({ device }) => device === 'Chrome on macOS')?.id ?? ''
    const stranger = await makePerson(app)
    expectRefused(await app.send(stranger, REVOKE, { input: { tokenId: id } }), 'NOT_FOUND')
    const token = await makeToken(ada, ['read', 'write', 'admin'])
    expectRefused(await app.send(token, REVOKE, { input: { tokenId: id } }), 'NOT_FOUND')
    expect(await app.ask(ada, REVOKE, { input: { tokenId: id } })).toEqual({ revokeToken: { deletedTokenId: id } })
    await expectDead(mac)
    expect(await sessionsOf(ada)).toHaveLength(1)
  })

  it('ends all others, and personal tokens when asked', async () => {
    const ada = await makePerson(app)
    const mac = await signInWith(ada, MAC)
    const token = await makeToken(ada, ['read'])
    const first = await app.ask<{ revokeOtherSessions: { deletedTokenIds: string[] } }>(ada, REVOKE_OTHERS, {
      input: {},
    })
    expect(first.revokeOtherSessions.deletedTokenIds).toHaveLength(1)
    await expectDead(mac)
    expect((await app.send(token, `{ viewer { id } }`)).errors).toEqual([])
    await app.ask(ada, REVOKE_OTHERS, { input: { includePersonalTokens: true } })
    await expectDead(token)
    expect(await sessionsOf(ada)).toHaveLength(1)
    const events = await prisma.accountEvent.findMany({ where: { userId: uuidOf('User', ada.id) } })
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['session.ended', 'token.revoked']))
  })

  it('has pages', async () => {
    const ada = await makePerson(app)
    for (let count = 0; count < 3; count += 1) await signInWith(ada, MAC)
    const page = `query ($after: String) {
      viewer { sessions(first: 3, after: $after) { totalCount nodes { id } pageInfo { hasNextPage endCursor } } }
    }`
    interface Page {
      viewer: {
        sessions: { totalCount: number; nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }
      }
    }
    const { sessions } = (await app.ask<Page>(ada, page)).viewer
    expect([sessions.totalCount, sessions.nodes.length, sessions.pageInfo.hasNextPage]).toEqual([4, 3, true])
    const rest = (await app.ask<Page>(ada, page, { after: sessions.pageInfo.endCursor })).viewer.sessions
    expect(rest.nodes).toHaveLength(1)
    expectRefused(await app.send(ada, `{ viewer { sessions(first: 201) { totalCount } } }`), 'INVALID_INPUT')
  })
})
