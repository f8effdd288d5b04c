import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RequestCounter, tokenKey } from '../../../server/platform/limiter/requestRate.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { anyAddress } from '../../harness/client.ts'
import { makePerson, type Person } from '../../harness/fixtures.ts'

const PER_TOKEN = 12
const PER_ADDRESS = 4

describe('the rate of requests', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startApp(undefined, { perToken: PER_TOKEN, perAddress: PER_ADDRESS })
  })
  afterAll(() => app.stop())

  const headersFor = (token: string | null, address: string) => ({
    'content-type': 'application/json',
    'x-forwarded-for': address,
    ...(token !== null && { authorization: `Bearer ${token}` }),
  })
  const ask = (token: string | null, address = anyAddress()) =>
    fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: headersFor(token, address),
      body: JSON.stringify({ query: '{ __typename }' }),
    })
  const read = (token: string | null, address = anyAddress()) =>
    fetch(`${app.url}/api/projects/${randomUUID()}/storyboard`, { headers: headersFor(token, address) })
  const refused = async (send: () => Promise<Response>, most: number) => {
    const statuses: number[] = []
    for (let count = 0; count < most + 2; count++) statuses.push((await send()).status)
    return statuses.filter((status) => status === 429).length
  }
  /** The minute must not turn within a test. */
  const beginning = async () => {
    const left = 60_000 - (Date.now() % 60_000)
    if (left < 8_000) await new Promise((resolve) => setTimeout(resolve, left + 50))
  }

  it('is told of every answer', async () => {
    await beginning()
    const address = anyAddress()
    for (const remaining of ['3', '2']) {
      const { headers } = await ask(null, address)
      expect(headers.get('ratelimit-limit')).toBe('4')
      expect(headers.get('ratelimit-remaining')).toBe(remaining)
      expect(headers.get('ratelimit-policy')).toBe('4;w=60')
      expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThan(0)
    }
  }, 90_000)

  it('refuses an address beyond it by GraphQL, saying how long to wait', async () => {
    await beginning()
    const address = anyAddress()
    expect(await refused(() => ask(null, address), PER_ADDRESS)).toBe(2)
    const last = await ask(null, address)
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    const { errors } = (await last.json()) as { errors: { extensions: { code: string; retryAfter: number } }[] }
    expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) as number })
    expect((await ask(null)).status).toBe(200)
  }, 90_000)

  it('refuses a token beyond it from whatever address, and no other token, by REST too', async () => {
    await beginning()
    const [ada, ben] = (await Promise.all([makePerson(app), makePerson(app)])) as [Person, Person]
    for (const { accessToken } of [ada, ben]) await ask(accessToken)
    // The first by address, when the token was not known yet.
    await app.ask(ada, '{ viewer { id } }')
    expect(await refused(() => read(ada.accessToken), PER_TOKEN)).toBeGreaterThanOrEqual(2)
    const last = await read(ada.accessToken)
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await last.json()).toMatchObject({ code: 'RATE_LIMITED', message: expect.any(String) as string })
    expect((await ask(ben.accessToken)).status).toBe(200)
  }, 90_000)

  it('counts tokens that open nothing for the address', async () => {
    await beginning()
    const address = anyAddress()
    expect(await refused(() => ask(`fw_${randomUUID()}`, address), PER_ADDRESS)).toBe(2)
  }, 90_000)
})

describe('a counter of requests', () => {
  const MINUTE = 60_000

  it('resets every minute, and has no bound where none is set', () => {
    const counter = new RequestCounter({ perToken: null, perAddress: 1 }, (address) => address)
    expect(counter.count(undefined, 'a', MINUTE)).toMatchObject({ isOver: false, remaining: 0, reset: 60 })
    expect(counter.count(undefined, 'a', MINUTE + 59_000)).toMatchObject({ isOver: true, reset: 1 })
    expect(counter.count(undefined, 'a', 2 * MINUTE)).toMatchObject({ isOver: false })
    counter.know(tokenKey('Bearer x'))
    expect(counter.count('Bearer x', 'a', 2 * MINUTE)).toBeNull()
  })
})
