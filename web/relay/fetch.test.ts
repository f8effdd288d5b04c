import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readToken, storeToken } from '../lib/session.ts'
import { answerWith, refuseWith } from '../testing/fakeServer.ts'
import { readError } from './errors.ts'
import { ANONYMOUS, fetchGraphQL } from './fetch.ts'

const REQUEST = { name: 'Who', text: null, operationKind: 'query', metadata: {} } as const

function send(config = {}) {
  return fetchGraphQL({ ...REQUEST, id: 'ab12' }, {}, config)
}

const failureOf = (sending: Promise<unknown>) => sending.then(() => null, (error: unknown) => readError(error))

beforeEach(() => storeToken('fw_secret', { remember: true }))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('forgets a token that the server refuses', async () => {
  refuseWith({ message: 'The session has ended. Sign in again.', extensions: { code: 'UNAUTHENTICATED' } })
  expect(await failureOf(send())).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(readToken()).toBeNull()
})

test('forgets it on a 401 whatever the answer says', async () => {
  vi.stubGlobal('fetch', vi.fn(async () => new Response('no', { status: 401 })))
  expect(await failureOf(send())).toMatchObject({ code: 'NETWORK' })
  expect(readToken()).toBeNull()
})

test('keeps the token when the network or the server fails', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
  expect(await failureOf(send())).toMatchObject({ code: 'NETWORK' })
  vi.stubGlobal('fetch', vi.fn(async () => new Response('<h1>Bad gateway</h1>', { status: 502 })))
  expect(await failureOf(send())).toMatchObject({ code: 'NETWORK' })
  refuseWith({ message: 'Broken', extensions: { code: 'INTERNAL' } })
  expect(await failureOf(send())).toMatchObject({ code: 'INTERNAL' })
  expect(readToken()).toBe('fw_secret')
})

test('keeps the token of a user who signed in meanwhile', async () => {
  vi.stubGlobal('fetch', vi.fn(async () => {
    storeToken('fw_other', { remember: true })
    return new Response('{}', { status: 401 })
  }))
  await failureOf(send())
  expect(readToken()).toBe('fw_other')
})

test('sends no token with what needs no session, and a refusal of it ends none', async () => {
  const fetched = answerWith({ viewer: null })
  await send(ANONYMOUS)
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).has('authorization')).toBe(false)
  refuseWith({ message: 'No', extensions: { code: 'UNAUTHENTICATED' } })
  await failureOf(send(ANONYMOUS))
  expect(readToken()).toBe('fw_secret')
})

test('says how long to wait', async () => {
  const limited = (retryAfter: unknown) =>
    refuseWith({ message: 'Too many requests', extensions: { code: 'RATE_LIMITED', retryAfter } })
  limited(40)
  expect(await failureOf(send())).toMatchObject({
    retryAfter: 40, message: 'Too many attempts. Please try again in 40 seconds.',
  })
  limited(61)
  expect(await failureOf(send())).toMatchObject({ message: 'Too many attempts. Please try again in 2 minutes.' })
  limited(3_600.5)
  expect(await failureOf(send())).toMatchObject({ message: 'Too many attempts. Please try again in 2 hours.' })
  limited(undefined)
  expect(await failureOf(send())).toMatchObject({ retryAfter: null, message: 'Too many requests' })
})
