import { Type } from '@sinclair/typebox'
import { changedText, declareEvents, nullable, text } from '../../kernel/eventDeclaration.ts'

/** The organization, in the log of an account. */
const PLACE = { organization: Type.Optional(text), organizationName: Type.Optional(text) }
/** The member. */
const PERSON = { user: text, name: text }

const ADDRESS = { email: text, role: text }
const LOGO = { from: nullable(text), to: nullable(text) }

/** The events of organizations. */
export const organizationEvents = declareEvents('ORGANIZATION', {
  'organization.created': {
    logs: ['organization', 'account'], subject: 'Organization', description: 'The organization was created.',
    payload: Type.Object({ name: text, plan: Type.Optional(text) }),
  },
  'organization.updated': {
    logs: ['organization'], subject: 'Organization', description: 'The name or description changed.',
    payload: Type.Object({ name: changedText, description: changedText }),
  },
  'organization.planChanged': {
    logs: ['organization'], subject: 'Organization', description: 'The plan changed.',
    payload: Type.Object({ from: text, to: text }),
  },
  'organization.logoSet': {
    logs: ['organization'], subject: 'Organization',
    description: 'The organization has a new logo. `from` and `to` are image ids.', payload: Type.Object(LOGO),
  },
  'organization.logoRemoved': {
    logs: ['organization'], subject: 'Organization', description: 'The logo was removed.', payload: Type.Object(LOGO),
  },
  'organization.deleted': {
    logs: ['organization', 'account'], subject: 'Organization', description: 'The organization moved to the trash.',
    payload: Type.Object({ name: text }),
  },
  'organization.restored': {
    logs: ['organization', 'account'], subject: 'Organization',
    description: 'The organization was restored from the trash.',
    payload: Type.Object({ name: text }),
  },
})

/** The events of members. */
export const memberEvents = declareEvents('MEMBER', {
  'member.added': {
    logs: ['organization', 'account'], subject: 'Member', description: 'An administrator added a member.',
    payload: Type.Object({ ...PERSON, ...PLACE, role: text }),
  },
  'member.roleChanged': {
    logs: ['organization', 'account'], subject: 'Member', description: 'The role changed.',
    payload: Type.Object({ ...PERSON, ...PLACE, from: text, to: text }),
  },
  'member.removed': {
    logs: ['organization', 'account'], subject: 'Member', description: 'An administrator removed the member.',
    payload: Type.Object({ ...PERSON, ...PLACE, role: Type.Optional(text) }),
  },
  'member.left': {
    logs: ['organization', 'account'], subject: 'Member', description: 'The member left the organization.',
    payload: Type.Object({ ...PERSON, ...PLACE, role: Type.Optional(text) }),
  },
  'ownership.transferred': {
    logs: ['organization', 'account'], subject: 'Member',
    description: 'The owner transferred the organization to another member. `from` and `to` are user ids.',
    payload: Type.Object({ ...PERSON, ...PLACE, from: text, fromName: text, to: text, toName: text }),
  },
})

/** The events of invitations. */
export const invitationEvents = declareEvents('INVITATION', {
  'invitation.created': {
    logs: ['organization'], subject: 'Invitation', description: 'An administrator invited an address.',
    payload: Type.Object(ADDRESS),
  },
  'invitation.sent': {
    logs: ['organization'], subject: 'Invitation', description: 'The invitation was mailed.',
    payload: Type.Object(ADDRESS),
  },
  'invitation.resent': {
    logs: ['organization'], subject: 'Invitation', description: 'An administrator sent the invitation again.',
    payload: Type.Object(ADDRESS),
  },
  'invitation.revoked': {
    logs: ['organization'], subject: 'Invitation', description: 'An administrator revoked the invitation.',
    payload: Type.Object(ADDRESS),
  },
  'invitation.accepted': {
    logs: ['organization', 'account'], subject: 'Invitation', description: 'The invited person joined.',
    payload: Type.Object({ ...ADDRESS, ...PLACE, user: Type.Optional(text), name: Type.Optional(text) }),
  },
  'invitation.linkCreated': {
    logs: ['organization'], subject: 'InvitationLink',
    description: 'An administrator created an invitation link. `useLimit` is null for any number of people.',
    payload: Type.Object({ role: text, expiresAt: text, useLimit: nullable(Type.Integer()) }),
  },
  'invitation.linkRevoked': {
    logs: ['organization'], subject: 'InvitationLink',
    description: 'An administrator revoked the link, or the person who created it left.',
    payload: Type.Object({ role: text }),
  },
  'invitation.linkAccepted': {
    logs: ['organization', 'account'], subject: 'InvitationLink', description: 'A person joined by the link.',
    payload: Type.Object({ ...PERSON, ...PLACE, role: text }),
  },
})
