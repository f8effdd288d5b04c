import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { prisma } from '../../platform/database/client.ts'
import { UserNode } from './account.graphql.ts'
import { changePassword } from './password.service.ts'
import { readResetLink, requestPasswordReset, resetPassword } from './passwordReset.service.ts'
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

const PasswordResetLinkObject = builder
  .objectRef<{ email: string; personalTokens: number }>('PasswordResetLink')
  .implement({
    description: 'A mailed link to a new password that works.',
    fields: (t) => ({
      email: t.exposeString('email', { description: 'The address of the account.' }),
      personalTokens: t.exposeInt('personalTokens', { description: 'How many personal tokens the account has.' }),
    }),
  })

builder.queryField('passwordResetLink', (t) =>
  t.field({
    type: PasswordResetLinkObject,
    nullable: true,
    description:
      'The reset link with a token; reading it uses nothing up. INVALID_INPUT when the link was used already, is ' +
      'unknown or has expired.',
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'The `token` of the link.' }) },
    resolve: (_root, { token }) => readResetLink(token),
  }),
)

builder.relayMutationField(
  'resetPassword',
  {
    description: 'The link that was followed, and the new password.',
    inputFields: (t) => ({
      token: t.string({ description: 'The `token` of the link; it works once, for an hour.' }),
      newPassword: t.string({ description: NEW_PASSWORD }),
      endPersonalTokens: t.boolean({
        defaultValue: true,
        required: false,
        description: 'Revokes the personal tokens of the account too.',
      }),
    }),
  },
  {
    description:
      'Sets a new password and ends every session of the account. INVALID_INPUT when the link was used already, is ' +
      'unknown or has expired.',
    authScopes: { public: true },
    resolve: async (_root, { input }) => ({
      email: await resetPassword({ ...input, endPersonalTokens: input.endPersonalTokens ?? true }),
    }),
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
