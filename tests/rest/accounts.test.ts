import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../harness/app.ts'
import { anyAddress } from '../harness/client.ts'
import { makeLink, makeOrganization, makePerson, makeToken, PASSWORD, type Person } from '../harness/fixtures.ts'
import { countMailsTo, mailedToken, mailTo } from '../harness/mails.ts'
import { prisma } from '../harness/running.ts'
import { expectProblem, request, succeed } from './restClient.ts'

interface RestUser {
  id: string
  name: string
  email: string
  isEmailVerified: boolean
  createdAt: string
}

interface RestSession {
  accessToken: string
  user: RestUser
}

const NEW_PASSWORD = 'another horse battery'

let app: TestApp
let ada: Person

beforeAll(async () => {
  app = await startApp()
  ada = await makePerson(app)
})
afterAll(() => app.stop())

const login = (email: string, password: string, from = anyAddress()) =>
  request<RestSession>(app, null, 'POST', '/auth/login', { email, password }, { 'x-forwarded-for': from })
const whoami = (person: Person | RestSession) => request<RestUser>(app, person, 'GET', '/auth/whoami')

describe('login', () => {
  it('gives a token that opens everything else, by the e-mail in any case', async () => {
    const { status, body } = await login(` ${ada.email.toUpperCase()} `, PASSWORD)
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ id: ada.id, name: ada.name, email: ada.email, isEmailVerified: false })
    expect((await whoami(body)).body).toEqual(body.user)
    expect(await app.ask(body, `{ viewer { id } }`)).toEqual({ viewer: { id: ada.id } })
  })

  it('says the same of an unknown e-mail and a wrong password', async () => {
    const answers = [await login(`nobody-${ada.email}`, PASSWORD), await login(ada.email, `${PASSWORD}!`)]
    for (const answer of answers) {
      expectProblem(answer, 401)
      expect(answer.body).toMatchObject({ message: 'Email or password is incorrect' })
    }
    expect(Object.keys(answers[0]?.body ?? {})).toEqual(Object.keys(answers[1]?.body ?? {}))
  })

  it('slows down attempts at passwords from one address, and counts those by GraphQL', async () => {
    const { email } = await makePerson(app)
    const from = anyAddress()
    for (let attempt = 0; attempt < 6; attempt++) expectProblem(await login(email, 'wrong password', from), 401)
    const mutation = `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }`
    for (let attempt = 0; attempt < 4; attempt++) {
      await app.send(null, mutation, { input: { email, password: 'wrong password' } }, from)
    }
    const { status, body, headers } = await login(email, PASSWORD, from)
    expect([status, (body as unknown as { code: string }).code]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await login(email, PASSWORD)).status).toBe(200)
  })

  it('keeps a session for as long as was asked', async () => {
    const remembered = async (body: object) => {
      const sent = { email: ada.email, password: PASSWORD, ...body }
      const { accessToken } = await succeed<RestSession>(200, app, null, 'POST', '/auth/login', sent)
      const last4 = accessToken.slice(-4)
      const where = { userId: uuidOf('User', ada.id), last4 }
      return (await prisma.accessToken.findFirstOrThrow({ where })).remembered
    }
    expect(await remembered({})).toBe(false)
    expect(await remembered({ rememberMe: true })).toBe(true)
    expect(await remembered({ rememberMe: null })).toBe(false)
  })
})

describe('signup', () => {
  it('makes an account, signs it in and mails a link that verifies the address', async () => {
    const email = `nora-${randomUUID()}@example.com`
    const sent = { name: ' Nora ', email, password: PASSWORD }
    const headers = { 'x-forwarded-for': anyAddress() }
    const session = await succeed<RestSession>(201, app, null, 'POST', '/auth/signup', sent, headers)
    expect(session.user).toMatchObject({ name: 'Nora', email, isEmailVerified: false })

    const token = await mailedToken(email)
    expect(await succeed(200, app, session, 'POST', '/api/auth/verify-email', { token })).toEqual({ email })
    expect((await whoami(session)).body.isEmailVerified).toBe(true)
    const again = await request(app, null, 'POST', '/auth/verify-email', { token })
    expectProblem(again, 400, { token: 'This verification link was used already or is not valid. Ask for a new one.' })

    const taken = await request(app, null, 'POST', '/auth/signup', sent, headers)
    expectProblem(taken, 409, { email: 'An account with this email already exists' })
  })

  it('is verified by its password, or by the mailbox alone, which ends the password', async () => {
    const person = await makePerson(app)
    const follow = async (body: object, sender: Person | null = null) =>
      request<object>(app, sender, 'POST', '/auth/verify-email', {
        token: await makeLink(person, 'VERIFY_EMAIL'), ...body,
      })
    expectProblem(await follow({ password: 'a wrong one' }), 400, { password: 'Password is incorrect' })
    expectProblem(await follow({}, { ...person, accessToken: 'fw_unknown' }), 401)
    expect((await follow({ password: PASSWORD })).body).toEqual({ email: person.email })
    expectProblem(await whoami(person), 401)

    const { email, id } = await makePerson(app)
    const token = await makeLink({ id }, 'VERIFY_EMAIL')
    const reset = await succeed<Record<string, unknown>>(200, app, null, 'POST', '/auth/verify-email', { token })
    expect(reset).toEqual({ email, isCredentialReset: true, passwordSetToken: expect.any(String) })
    expectProblem(await login(email, PASSWORD), 401)
    const body = { token: reset['passwordSetToken'], newPassword: NEW_PASSWORD }
    expect(await succeed(200, app, null, 'POST', '/auth/reset-password', body)).toEqual({ email })
    expect((await login(email, NEW_PASSWORD)).status).toBe(200)
  })

  it('says what is missing in the words of the forms', async () => {
    const signup = (body: object) => request(app, null, 'POST', '/auth/signup', body)
    expectProblem(await signup({}), 400, {
      name: 'Name is required',
      email: 'Email is required',
      password: 'Password is required',
    })
    expectProblem(await signup({ name: 'x', email: 'x', password: 'x' }), 400, {
      email: 'Email is invalid',
      password: 'Password must be at least 8 characters',
    })
    expectProblem(await request(app, null, 'POST', '/auth/verify-email', {}), 400, {
      token: 'Verification token is missing',
    })
  })
})

describe('an account', () => {
  it('is not that of a service token', async () => {
    const organizationId = await makeOrganization(app, ada)
    const mutation = `mutation ($input: CreateServiceTokenInput!) { createServiceToken(input: $input) { secret } }`
    const input = { organizationId, name: 'Pipeline', scopes: ['READ', 'WRITE', 'ADMIN'] }
    const { createServiceToken } = await app.ask<{ createServiceToken: { secret: string } }>(ada, mutation, { input })
    const service = { ...ada, accessToken: createServiceToken.secret }
    expectProblem(await whoami(service), 403)
    expectProblem(await request(app, service, 'PUT', '/users/profile', { name: 'X' }), 403)
    expectProblem(await request(app, service, 'PUT', '/users/password', { currentPassword: 'x' }), 403)
    expect(await succeed(200, app, service, 'GET', '/organizations')).toMatchObject([{ id: organizationId }])
  })

  it('is renamed by who may, and its e-mail stays', async () => {
    const person = await makePerson(app)
    const body = { name: ' Ada II ', email: 'other@example.com' }
    const user = await succeed<RestUser>(200, app, person, 'PUT', '/users/profile', body)
    expect(user).toMatchObject({ name: 'Ada II', email: person.email })
    for (const scopes of [['read'], ['read', 'write']] as const) {
      const token = await makeToken(person, [...scopes])
      expectProblem(await request(app, token, 'PUT', '/users/profile', { name: 'X' }), 403)
    }
    expect((await whoami(person)).body.name).toBe('Ada II')
  })

  it('gets another password, which ends the other sessions; a wrong one is 400', async () => {
    const person = await makePerson(app)
    const { body: other } = await login(person.email, PASSWORD)
    const change = (currentPassword: string) =>
      request(app, person, 'PUT', '/users/password', { currentPassword, newPassword: NEW_PASSWORD })
    expectProblem(await change('wrong password'), 400, { currentPassword: 'Current password is incorrect' })
    expect((await whoami(other)).status).toBe(200)
    expect((await change(PASSWORD)).status).toBe(200)
    expectProblem(await whoami(other), 401)
    expect((await whoami(person)).status).toBe(200)
    expectProblem(await login(person.email, PASSWORD), 401)
    expect((await login(person.email, NEW_PASSWORD)).status).toBe(200)
  })

  it('gets a new password by a mailed link, and nobody learns who has an account', async () => {
    const person = await makePerson(app)
    const nobody = `nobody-${randomUUID()}@example.com`
    await mailTo(person.email, 1)
    for (const email of [person.email, nobody]) {
      expect(await succeed(200, app, null, 'POST', '/auth/forgot-password', { email })).toEqual({ email })
    }
    const body = { token: await mailedToken(person.email, 2), newPassword: NEW_PASSWORD }
    expect(await succeed(200, app, null, 'POST', '/auth/reset-password', body)).toEqual({ email: person.email })
    expectProblem(await request(app, null, 'POST', '/auth/reset-password', body), 400)
    expectProblem(await whoami(person), 401)
    expect((await login(person.email, NEW_PASSWORD)).status).toBe(200)
    expect(await countMailsTo(nobody)).toBe(0)
  })
})
