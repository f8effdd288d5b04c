import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { prisma } from '../../platform/database/client.ts'
import { UserNode } from './account.graphql.ts'
import { changePassword } from './password.service.ts'
import { requestPasswordReset, resetPassword } from './passwordReset.service.ts'
import { deletedTokenIds } from './token.graphql.ts'

const NEW_PASSWORD = '8 to 200 characters.'

builder.relayMutationField(
  'requestPasswordReset',
  {
    description: 'Whose password is forgotten.',
    inputFields: (t) => ({ email: t.string({ description: 'The address of the account, in any case.' }) }),
  },
  {
    description:
      'Has a link to a new password mailed. The answer is the same whether or not the address has an account; ' +
      'RATE_LIMITED after five an hour.',
    authScopes: { public: true },
    resolve: async (_root, { input }, context) => ({ email: await requestPasswordReset(input, context.caller) }),
  },
  {
    description: 'What was asked for.',
    outputFields: (t) => ({
      email: t.string({ description: 'The address, as given.', resolve: ({ email }) => email }),
    }),
  },
)

builder.relayMutationField(
  'resetPassword',
  {
    description: 'The link that was followed, and the new password.',
    inputFields: (t) => ({
      token: t.string({ description: 'The `token` of the link; it works once, for an hour.' }),
      newPassword: t.string({ description: NEW_PASSWORD }),
    }),
  },
  {
    description:
      'Sets a new password and ends every session of the account. INVALID_INPUT when the link was used already, is ' +
      'unknown or has expired.',
    authScopes: { public: true },
    resolve: async (_root, { input }) => ({ email: await resetPassword(input) }),
  },
  {
    description: 'Whose password was set.',
    outputFields: (t) => ({
      email: t.string({ description: 'The address to sign in with.', resolve: ({ email }) => email }),
    }),
  },
)

builder.relayMutationField(
  'changePassword',
  {
    description: 'The old password and the new one.',
    inputFields: (t) => ({
      currentPassword: t.string({ description: 'The password as it is.' }),
      newPassword: t.string({ description: NEW_PASSWORD }),
    }),
  },
  {
    description: 'Changes your password, keeps this session and ends your others. Not by an API token.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      const viewer = requireViewer(context)
      return { userId: viewer.userId, endedIds: await changePassword(viewer, input, context.caller) }
    },
  },
  {
    description: 'What was changed and what ended.',
    outputFields: (t) => ({
      user: t.prismaField({
        type: UserNode,
        description: 'You.',
        resolve: (query, { userId }) => prisma.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
      deletedTokenIds: deletedTokenIds(t),
    }),
  },
)
