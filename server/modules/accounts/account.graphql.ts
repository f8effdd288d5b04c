import { type Context, requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { prisma } from '../../platform/database/client.ts'
import { visibleTo } from './account.policy.ts'
import { type SignedIn, signIn, signOut, signUp } from './account.service.ts'

export const UserNode = builder.prismaNode('User', {
  id: { field: 'id' },
  description: 'A person with an account.',
  // Not by scope name: those are decided when a request begins, before a sign-in in it.
  authScopes: (_user, { viewer }) => viewer !== null,
  nullable: true,
  findUnique: (id, context) => ({ id, AND: visibleTo(requireViewer(context)) }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name others see.' }),
    email: t.exposeString('email', { description: 'The address the person signs in with; it cannot be changed.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was made.' }),
  }),
})

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: UserNode,
    nullable: true,
    authScopes: { public: true },
    description: 'Whoever the token belongs to; null when none was sent.',
    resolve: (query, _root, _arguments, { viewer }) =>
      viewer && prisma.user.findUnique({ ...query, where: { id: viewer.userId } }),
  }),
)

const rememberMe = {
  defaultValue: false,
  required: false,
  description: 'Keeps the session for 30 days; otherwise it ends 12 hours after its last use.',
} as const

/** The fields of the answer are read as the person who has just signed in. */
async function enter(context: Context, signingIn: Promise<SignedIn>): Promise<SignedIn> {
  const signedIn = await signingIn
  context.viewer = signedIn.viewer
  return signedIn
}

const sessionFields = (t: PayloadFields<SignedIn>) => ({
  accessToken: t.string({
    description: 'The secret of the new session, for `Authorization: Bearer`. It is shown this once.',
    resolve: ({ accessToken }) => accessToken,
  }),
  user: t.field({ type: UserNode, description: 'Whose session it is.', resolve: ({ user }) => user }),
})

builder.relayMutationField(
  'signUp',
  {
    description: 'Who the new account is for.',
    inputFields: (t) => ({
      name: t.string({ description: 'Full name: 1 to 200 characters.' }),
      email: t.string({ description: 'Address to sign in with; it cannot be changed later.' }),
      password: t.string({ description: '8 to 200 characters.' }),
      rememberMe: t.boolean(rememberMe),
    }),
  },
  {
    description: 'Makes an account and signs it in. CONFLICT when the e-mail already has one.',
    authScopes: { public: true },
    resolve: (_root, { input }, context) =>
      enter(context, signUp({ ...input, rememberMe: input.rememberMe ?? false })),
  },
  {
    description: 'The new account and its first session.',
    outputFields: sessionFields,
  },
)

builder.relayMutationField(
  'signIn',
  {
    description: 'Who signs in.',
    inputFields: (t) => ({
      email: t.string({ description: 'The address of the account, in any case.' }),
      password: t.string({ description: 'The password of the account.' }),
      rememberMe: t.boolean(rememberMe),
    }),
  },
  {
    description: 'Starts a session. UNAUTHENTICATED when e-mail and password do not belong together.',
    authScopes: { public: true },
    resolve: (_root, { input }, context) =>
      enter(context, signIn({ ...input, rememberMe: input.rememberMe ?? false })),
  },
  {
    description: 'The new session.',
    outputFields: sessionFields,
  },
)

builder.relayMutationField(
  'signOut',
  {
    description: 'Which sessions to end.',
    inputFields: (t) => ({
      everywhere: t.boolean({
        defaultValue: false,
        required: false,
        description: 'Also ends every other session of the account.',
      }),
    }),
  },
  {
    description: 'Ends the session the request came with.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => ({
      endedSessions: await signOut(requireViewer(context), input.everywhere ?? false),
    }),
  },
  {
    description: 'What ended.',
    outputFields: (t) => ({
      endedSessions: t.int({ description: 'How many sessions ended.', resolve: ({ endedSessions }) => endedSessions }),
    }),
  },
)
