import { randomUUID } from 'node:crypto'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { hashSecret, newSecret } from '../../../server/modules/accounts/secret.ts'
import { prisma } from '../../../server/platform/database/client.ts'
import type { TestApp } from '../../harness/app.ts'
import { makePerson, PASSWORD } from '../../harness/fixtures.ts'
import type { ContractRow, ContractRows } from './contractRow.ts'

const HOUR_MS = 3_600_000

/** The token of a link that somebody new was mailed. */
async function makeLink(app: TestApp, kind: 'VERIFY_EMAIL' | 'RESET_PASSWORD'): Promise<string> {
  const { id } = await makePerson(app)
  const secret = newSecret()
  const expiresAt = new Date(Date.now() + HOUR_MS)
  const data = { kind, userId: uuidOf('User', id), secretHash: hashSecret(secret), expiresAt }
  await prisma.mailedLink.create({ data })
  return secret
}

const verifyEmail = (path: string): ContractRow => ({
  status: 200,
  who: 'anybody',
  prepare: async (app) => ({ path, body: { token: await makeLink(app, 'VERIFY_EMAIL') } }),
  wrong: [
    [{}, ['token']],
    [{ token: 7 }, ['token']],
    [{ token: 'fw_unknown' }, ['token']],
  ],
})

export const accountRows: ContractRows = {
  'GET /auth/whoami': { status: 200, who: 'oneself', prepare: () => ({ path: '/auth/whoami' }) },

  'POST /auth/login': {
    status: 200,
    who: 'anybody',
    prepare: (_app, _studio, { email }) => ({ path: '/auth/login', body: { email, password: PASSWORD } }),
    wrong: [
      [{}, ['email', 'password']],
      [{ email: 'olga', password: PASSWORD }, ['email']],
      [{ email: 7, password: PASSWORD }, ['email']],
      [{ email: 'olga@example.com', password: PASSWORD, rememberMe: 'yes' }, ['rememberMe']],
    ],
  },

  'POST /auth/signup': {
    status: 201,
    who: 'anybody',
    prepare: () => ({
      path: '/auth/signup',
      body: { name: 'Nora', email: `nora-${randomUUID()}@example.com`, password: PASSWORD },
    }),
    wrong: [
      [{}, ['name', 'email', 'password']],
      [{ name: ' ', email: 'nora@example.com', password: PASSWORD }, ['name']],
      [{ name: '\u200b', email: 'nora@example.com', password: PASSWORD }, ['name']],
      [{ name: 'Nora', email: 'nora', password: 'short' }, ['email', 'password']],
      [{ name: null, email: 'nora@example.com', password: PASSWORD }, ['name']],
    ],
  },

  'PUT /users/profile': {
    status: 200,
    who: 'oneself',
    prepare: (_app, _studio, { name }) => ({ path: '/users/profile', body: { name: `${name} II` } }),
    wrong: [
      [{}, ['name']],
      [{ name: '' }, ['name']],
      [{ name: ['Ada'] }, ['name']],
      [{ name: 'x'.repeat(201) }, ['name']],
    ],
  },

  'PUT /users/password': {
    status: 200,
    who: 'oneself',
    prepare: () => ({ path: '/users/password', body: { currentPassword: PASSWORD, newPassword: PASSWORD } }),
    wrong: [
      [{}, ['currentPassword', 'newPassword']],
      [{ currentPassword: PASSWORD, newPassword: 'short' }, ['newPassword']],
      [{ currentPassword: `${PASSWORD}!`, newPassword: PASSWORD }, ['currentPassword']],
    ],
  },

  'POST /auth/verify-email': verifyEmail('/auth/verify-email'),
  'POST /api/auth/verify-email': verifyEmail('/api/auth/verify-email'),

  'POST /auth/forgot-password': {
    status: 200,
    who: 'anybody',
    prepare: () => ({ path: '/auth/forgot-password', body: { email: `nobody-${randomUUID()}@example.com` } }),
    wrong: [
      [{}, ['email']],
      [{ email: 'nobody' }, ['email']],
    ],
  },

  'POST /auth/reset-password': {
    status: 200,
    who: 'anybody',
    prepare: async (app) => ({
      path: '/auth/reset-password',
      body: { token: await makeLink(app, 'RESET_PASSWORD'), newPassword: PASSWORD },
    }),
    wrong: [
      [{}, ['newPassword']],
      [{ newPassword: PASSWORD }, ['token']],
      [{ token: 'fw_unknown', newPassword: PASSWORD }, ['token']],
    ],
  },
}
