import type { Invitation } from '../../__generated__/prisma/client.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { boolean, moment, named, nullable, oneOf, record, text, type ValueOf } from '../../rest/shape.ts'
import type { ReadMember } from './organizationReading.service.ts'

/** The REST form of a member. */
export const MEMBER = named(
  'Member',
  record('A person in an organization, or one that is invited and has not come yet.', {
    id: text('Its id: that of the invitation while it is pending.'),
    role: oneOf(['OWNER', 'ADMIN', 'MEMBER', 'VIEWER'], 'The role.'),
    isPending: boolean('Whether the person is invited and has not come yet.'),
    user: record('The person.', {
      id: nullable(text('Its id; null while pending.')),
      name: text('Its name; empty while pending.'),
      email: text('Its address.'),
    }),
    createdAt: moment('When the person joined or was invited.'),
    expiresAt: nullable(moment("When the invitation's link stops to work; null of a member.")),
  }),
)

/** A member as answers have it. */
export const serializeMember = ({ id, role, user, createdAt }: ReadMember): ValueOf<typeof MEMBER> => ({
  id: toTypeId('Member', id),
  role,
  isPending: false,
  user: { id: toTypeId('User', user.id), name: user.name, email: user.email },
  createdAt: createdAt.toISOString(),
  expiresAt: null,
})

/** An invitation as answers have it: a member to be. */
export const serializeInvitation = ({ id, role, email, createdAt, expiresAt }: Invitation): ValueOf<typeof MEMBER> => ({
  id: toTypeId('Invitation', id),
  role,
  isPending: true,
  user: { id: null, name: '', email },
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})
