import { randomUUID } from 'node:crypto'
import { makeLink, makePerson, PASSWORD } from '../../harness/fixtures.ts'
import type { ContractRow, ContractRows } from './contractRow.ts'

const verifyEmail = (path: string): ContractRow => ({
  status: 200,
  who: 'anybody',
  readsToken: true,
  prepare: async (app) => ({ path, body: { token: await makeLink(await makePerson(app), 'VERIFY_EMAIL') } }),
  wrong: [
    [{}, ['token']],
    [{ token: 7 }, ['token']],
    [{ token: 'fw_unknown' }, ['token']],
    [{ token: 'fw_unknown', password: 7 }, ['password']],
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
      body: { token: await makeLink(await makePerson(app), 'RESET_PASSWORD'), newPassword: PASSWORD },
    }),
    wrong: [
      [{}, ['newPassword']],
      [{ newPassword: PASSWORD }, ['token']],
      [{ token: 'fw_unknown', newPassword: PASSWORD }, ['token']],
    ],
  },
}
