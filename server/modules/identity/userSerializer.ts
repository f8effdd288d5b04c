import type { User } from '../../__generated__/prisma/client.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { boolean, moment, named, record, text, type ValueOf } from '../../rest/shape.ts'

/** The REST form of the signed-in user. */
export const USER = named(
  'User',
  record('A person with an account.', {
    id: text('The id.'),
    name: text('The name.'),
    email: text('The address the person signs in with; it cannot be changed.'),
    isEmailVerified: boolean('Whether the address is known to be theirs.'),
    createdAt: moment('The time of creation.'),
  }),
)

/** A person as answers have it. */
export const serializeUser = ({ id, name, email, emailVerifiedAt, createdAt }: User): ValueOf<typeof USER> => ({
  id: toTypeId('User', id),
  name,
  email,
  isEmailVerified: emailVerifiedAt !== null,
  createdAt: createdAt.toISOString(),
})
