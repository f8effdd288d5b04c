import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { CORS_ORIGINS, startApp, type TestApp } from '../harness/app.ts'
import { makePerson } from '../harness/fixtures.ts'

describe('pages of other origins', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  const [named = ''] = CORS_ORIGINS
  const preflight = (path: string, origin: string) =>
    fetch(app.url + path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type',
      },
    })

  it.each(['/api/users/profile', '/graphql', '/media/media_x/original'])('may call %s where named', async (path) => {
    const { status, headers } = await preflight(path, named)
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe(named)
    expect(headers.get('access-control-allow-methods')).toContain('PUT')
    expect(headers.get('access-control-allow-headers')).toContain('authorization')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('vary')).toContain('Origin')
  })

  it.each(['https://evil.test', 'null', `${named}.evil.test`, named.replace('https', 'http')])(
    'may not call from %s',
    async (origin) => {
      for (const path of ['/api/users/profile', '/graphql']) {
        expect((await preflight(path, origin)).headers.get('access-control-allow-origin')).toBeNull()
      }
    },
  )

  it('read answers and refusals, and when to try again', async () => {
    const { accessToken } = await makePerson(app)
    const headers = { origin: named, authorization: `Bearer ${accessToken}` }
    for (const [sent, status] of [[headers, 200], [{ origin: named }, 401]] as const) {
      const answer = await fetch(`${app.url}/api/auth/whoami`, { headers: sent })
      expect(answer.status).toBe(status)
      expect(answer.headers.get('access-control-allow-origin')).toBe(named)
      expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After')
      expect(answer.headers.get('access-control-expose-headers')).toContain('Idempotent-Replayed')
    }
    const answer = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ viewer { id } }' }),
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe(named)
  })

  it('get nothing of the pages', async () => {
    const { headers } = await fetch(`${app.url}/livez`, { headers: { origin: named } })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('CORS_ORIGINS', () => {
  it('names origins, none unless given', () => {
    expect(readConfig({}).corsOrigins).toEqual([])
    expect(readConfig({ CORS_ORIGINS: ' https://A.example.com/ ,http://localhost:3000,' }).corsOrigins).toEqual([
      'https://a.example.com',
      'http://localhost:3000',
    ])
  })

  it.each(['*', 'tools.example.com', 'https://tools.example.com/path', 'ftp://tools.example.com', 'https://*.example.com'])(
    'refuses %s with a sentence',
    (value) => {
      expect(() => readConfig({ CORS_ORIGINS: value })).toThrow(/^CORS_ORIGINS must be addresses like/)
    },
  )
})
