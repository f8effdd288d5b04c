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
    description: 'The account.',
    inputFields: (t) => ({ email: t.string({ description: 'The email address of the account, ignoring case.' }) }),
  },
  {
    description:
      'Mails a link for setting a new password. The response is the same whether or not the address has an account. ' +
      'RATE_LIMITED beyond 5 per hour.',
    authScopes: { public: true },
    resolve: async (_root, { input }, context) => ({ email: await requestPasswordReset(input, context.caller) }),
  },
  {
    description: 'The confirmed request.',
    outputFields: (t) => ({
      email: t.string({ description: 'The address as given.', resolve: ({ email }) => email }),
    }),
  },
)

const PasswordResetLinkObject = builder
  .objectRef<{ email: string; personalTokens: number }>('PasswordResetLink')
  .implement({
    description: 'A valid link for setting a new password.',
    fields: (t) => ({
      email: t.exposeString('email', { description: 'The address of the account.' }),
      personalTokens: t.exposeInt('personalTokens', { description: 'The number of personal tokens of the account.' }),
    }),
  })

builder.queryField('passwordResetLink', (t) =>
  t.field({
    type: PasswordResetLinkObject,
    nullable: true,
    description:
      'A password reset link by its token. Reading does not use it up. INVALID_INPUT if it is used, unknown or ' +
      'expired.',
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'The `token` of the link.' }) },
    resolve: (_root, { token }) => readResetLink(token),
  }),
)

builder.relayMutationField(
  'resetPassword',
  {
    description: 'The token of the link and the new password.',
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
      'Sets a new password and ends all sessions of the account. INVALID_INPUT if the link is used, unknown or ' +
      'expired.',
    authScopes: { public: true },
    resolve: async (_root, { input }) => ({
      email: await resetPassword({ ...input, endPersonalTokens: input.endPersonalTokens ?? true }),
    }),
  },
  {
    description: 'The changed account.',
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
      currentPassword: t.string({ description: 'The current password.' }),
      newPassword: t.string({ description: NEW_PASSWORD }),
    }),
  },
  {
    description: 'Changes your password and ends your other sessions. FORBIDDEN for API tokens.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      const viewer = requireViewer(context)
      return { userId: viewer.userId, endedIds: await changePassword(viewer, input, context.caller) }
    },
  },
  {
    description: 'The changed account and the ended tokens.',
    outputFields: (t) => ({
      user: t.prismaField({
        type: UserNode,
        description: 'Your account.',
        resolve: (query, { userId }) => prisma().user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
      deletedTokenIds: deletedTokenIds(t),
    }),
  },
)
