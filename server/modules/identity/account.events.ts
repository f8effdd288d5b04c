import { Type } from '@sinclair/typebox'
import { changedText, declareEvents, text } from '../../kernel/eventDeclaration.ts'

/** The events of accounts. */
export const accountEvents = declareEvents('ACCOUNT', {
  'account.created': {
    logs: ['account'], subject: 'User', description: 'The account was created.',
    payload: Type.Object({}),
  },
  'account.verified': {
    logs: ['account'], subject: 'User',
    description:
      'The address was verified. `isCredentialReset`: sessions, personal tokens and the password of before ' +
      'were revoked.',
    payload: Type.Object({ isCredentialReset: Type.Optional(Type.Boolean()) }),
  },
  'account.deleted': {
    logs: ['account'], subject: 'User', description: 'The person deleted the account.',
    payload: Type.Object({}),
  },
  'profile.updated': {
    logs: ['account'], subject: 'User', description: 'The name changed.',
    payload: Type.Object({ name: changedText }),
  },
  'profile.pictureSet': {
    logs: ['account'], subject: 'User', description: 'The person has a new picture.',
    payload: Type.Object({}),
  },
  'profile.pictureRemoved': {
    logs: ['account'], subject: 'User', description: 'The picture was removed.',
    payload: Type.Object({}),
  },
  'profile.shortcutsChanged': {
    logs: ['account'], subject: 'User', description: 'Keyboard shortcuts changed. `names`: which ones.',
    payload: Type.Object({ names: Type.Array(text) }),
  },
  'password.changed': {
    logs: ['account'], subject: 'User', description: 'The password was changed by a signed-in person.',
    payload: Type.Object({}),
  },
  'password.reset': {
    logs: ['account'], subject: 'User', description: 'The password was reset by a mailed link.',
    payload: Type.Object({}),
  },
  'passwordReset.requested': {
    logs: ['account'], subject: 'User', description: 'A link to reset the password was requested.',
    payload: Type.Object({}),
  },
  'verification.sent': {
    logs: ['account'], subject: 'User', description: 'A link to verify the address was mailed.',
    payload: Type.Object({}),
  },
})

/** The events of sessions. */
export const sessionEvents = declareEvents('SESSION', {
  'session.started': {
    logs: ['account'], subject: 'AccessToken', description: 'A session started.',
    payload: Type.Object({}),
  },
  'session.ended': {
    logs: ['account'], subject: 'AccessToken', description: 'A session ended.',
    payload: Type.Object({}),
  },
})

/** The events of access tokens. */
export const tokenEvents = declareEvents('TOKEN', {
  'token.created': {
    logs: ['organization', 'account'], subject: 'AccessToken', description: 'An access token was created.',
    payload: Type.Object({ name: text, kind: text, scopes: Type.Array(text) }),
  },
  'token.revoked': {
    logs: ['organization', 'account'], subject: 'AccessToken', description: 'An access token was revoked.',
    payload: Type.Object({ name: text, kind: Type.Optional(text) }),
  },
})
