import type { AddRoute } from '../../rest/route.ts'
import { boolean, filledText, named, nullable, record, text } from '../../rest/shape.ts'
import { readOneself, signUp, updateProfile } from './account.service.ts'
import { changePassword } from './password.service.ts'
import { requestPasswordReset, resetPassword } from './passwordReset.service.ts'
import type { SignedIn } from './session.service.ts'
import { signIn } from './signIn.service.ts'
import { serializeUser, USER } from './userSerializer.ts'
import { verifyEmail } from './verification.service.ts'

const REMEMBER = {
  rememberMe: nullable(
    boolean('Keeps the session for 30 days; otherwise it ends 12 hours after its last use.'),
  ),
}

const NEW_PASSWORD = '8 to 200 characters.'

const CREDENTIALS = record(
  'The credentials.',
  { email: filledText('The email address of the account, ignoring case.'), password: filledText('Its password.') },
  REMEMBER,
)

const NEW_ACCOUNT = record(
  'Who the account is for.',
  {
    name: filledText('Full name: 1 to 200 characters.'),
    email: filledText('Address to sign in with; it cannot be changed later.'),
    password: filledText(NEW_PASSWORD),
  },
  REMEMBER,
)

const SESSION = named(
  'Session',
  record('A session that has just begun.', {
    accessToken: text('Its secret, for `Authorization: Bearer`. It is shown this once.'),
    user: USER,
  }),
)

const serializeSession = ({ accessToken, user }: SignedIn) => ({ accessToken, user: serializeUser(user) })

const ADDRESS = record('The address that was given.', { email: text('The email address.') })

const VERIFIED = record(
  'The address that is verified.',
  { email: text('The email address.') },
  {
    isCredentialReset: boolean('True where the password has ended; absent otherwise.'),
    passwordSetToken: text('Then the `token` for `/auth/reset-password`, within an hour.'),
  },
)

/** Both ways to the same call: some programs double the base of its address. */
const VERIFY_EMAIL = { verifyEmail: '/auth/verify-email', verifyEmailDoubled: '/api/auth/verify-email' }

/** Signing in and up, and one's own account. */
export function accountRoutes(add: AddRoute): void {
  add({
    method: 'GET',
    path: '/auth/whoami',
    name: 'whoami',
    summary: 'The token’s user. FORBIDDEN for a service token, which belongs to an organization.',
    scopes: ['read'],
    ids: {},
    status: 200,
    answer: USER,
    handle: async ({ viewer }) => serializeUser(await readOneself(viewer)),
  })

  add({
    method: 'POST',
    path: '/auth/login',
    name: 'login',
    summary: 'Starts a session.',
    isPublic: true,
    scopes: [],
    ids: {},
    body: CREDENTIALS,
    status: 200,
    answer: SESSION,
    refusals: [401],
    handle: async ({ caller, body }) =>
      serializeSession(await signIn({ ...body, rememberMe: body.rememberMe ?? false }, caller)),
  })

  add({
    method: 'POST',
    path: '/auth/signup',
    name: 'signup',
    summary: 'Makes an account and signs it in; a link to verify the address is mailed.',
    isPublic: true,
    scopes: [],
    ids: {},
    body: NEW_ACCOUNT,
    status: 201,
    answer: SESSION,
    refusals: [409],
    handle: async ({ caller, body: { rememberMe, ...account } }) => {
      const optional = { rememberMe: rememberMe ?? false, plan: null, invitationToken: null }
      return serializeSession(await signUp({ ...account, ...optional }, caller))
    },
  })

  add({
    method: 'PUT',
    path: '/users/profile',
    name: 'updateProfile',
    summary: 'Changes what others see of you.',
    scopes: ['read'],
    ids: {},
    body: record('Your profile.', { name: filledText('1 to 200 characters.') }),
    status: 200,
    answer: USER,
    handle: async ({ viewer, body }) => {
      await updateProfile(viewer, body)
      return serializeUser(await readOneself(viewer))
    },
  })

  add({
    method: 'PUT',
    path: '/users/password',
    name: 'changePassword',
    summary: 'Changes your password and ends your other sessions. FORBIDDEN for API tokens.',
    scopes: ['read'],
    ids: {},
    body: record('The old password and the new one.', {
      currentPassword: filledText('The current password.'),
      newPassword: filledText(NEW_PASSWORD),
    }),
    status: 200,
    answer: USER,
    handle: async ({ viewer, caller, body }) => {
      await changePassword(viewer, body, caller)
      return serializeUser(await readOneself(viewer))
    },
  })

  for (const [name, path] of Object.entries(VERIFY_EMAIL)) {
    add({
      method: 'POST',
      path,
      name,
      summary:
        'Marks the address behind a mailed link as verified and ends other sessions and personal tokens. Without a ' +
        'session of the account and without its password, the password ends too.',
      isPublic: true,
      readsToken: true,
      scopes: ['read'],
      ids: {},
      body: record(
        'The token of a mailed link.',
        { token: filledText('The `token` of the link; it works once, for 24 hours.') },
        { password: nullable(text('The password of the account. Not needed with a session of the account.')) },
      ),
      status: 200,
      answer: VERIFIED,
      handle: async ({ viewer, caller, body: { token, password } }) => {
        const { user, passwordSetToken } = await verifyEmail({ token, password: password ?? null }, viewer, caller)
        return { email: user.email, ...(passwordSetToken !== null && { isCredentialReset: true, passwordSetToken }) }
      },
    })
  }

  add({
    method: 'POST',
    path: '/auth/forgot-password',
    name: 'requestPasswordReset',
    summary: 'Mails a link to set a new password. The response does not reveal whether the address has an account.',
    isPublic: true,
    scopes: [],
    ids: {},
    body: record('The account.', { email: filledText('The email address of the account, ignoring case.') }),
    status: 200,
    answer: ADDRESS,
    handle: async ({ caller, body }) => ({ email: await requestPasswordReset(body, caller) }),
  })

  add({
    method: 'POST',
    path: '/auth/reset-password',
    name: 'resetPassword',
    summary: 'Sets a new password by a mailed link and ends every session of the account.',
    isPublic: true,
    scopes: [],
    ids: {},
    body: record(
      'The token of the link and the new password.',
      {
        token: filledText('The `token` of the link; it works once, for an hour.'),
        newPassword: filledText(NEW_PASSWORD),
      },
      { endPersonalTokens: nullable(boolean('Revokes the personal tokens of the account too; true when not given.')) },
    ),
    status: 200,
    answer: ADDRESS,
    handle: async ({ body }) => ({
      email: await resetPassword({ ...body, endPersonalTokens: body.endPersonalTokens ?? true }),
    }),
  })
}
