import { type Context, requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { UserNode } from './account.graphql.ts'
import { signUp } from './account.service.ts'
import { PlanEnum } from './organizationEnums.graphql.ts'
import { type SignedIn, signOut } from './session.service.ts'
import { signIn } from './signIn.service.ts'

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
    description: 'The secret of the new session, for `Authorization: Bearer`. It cannot be read again.',
    resolve: ({ accessToken }) => accessToken,
  }),
  user: t.field({ type: UserNode, description: 'The account.', resolve: ({ user }) => user }),
})

builder.relayMutationField(
  'signUp',
  {
    description: 'The new account.',
    inputFields: (t) => ({
      name: t.string({ description: 'Full name: 1 to 200 characters.' }),
      email: t.string({ description: 'Address to sign in with; it cannot be changed later.' }),
      password: t.string({ description: '8 to 200 characters.' }),
      rememberMe: t.boolean(rememberMe),
      plan: t.field({
        type: PlanEnum,
        required: false,
        description: 'The plan of the first organization that this person creates.',
      }),
      invitationToken: t.string({
        required: false,
        description:
          'The token of an invitation link: accepts the invitation, and verifies the address if it is the invited ' +
          'one.',
      }),
    }),
  },
  {
    description:
      'Creates an account and starts a session. A link for verifying the address is mailed. CONFLICT if the address ' +
      'has an account.',
    authScopes: { public: true },
    resolve: (_root, { input }, context) => {
      const { rememberMe, plan, invitationToken } = input
      const optional = { rememberMe: rememberMe ?? false, plan: plan ?? null, invitationToken: invitationToken ?? null }
      return enter(context, signUp({ ...input, ...optional }, context.caller))
    },
  },
  {
    description: 'The new account and its first session.',
    outputFields: sessionFields,
  },
)

builder.relayMutationField(
  'signIn',
  {
    description: 'The credentials.',
    inputFields: (t) => ({
      email: t.string({ description: 'The email address of the account, ignoring case.' }),
      password: t.string({ description: 'The password of the account.' }),
      rememberMe: t.boolean(rememberMe),
    }),
  },
  {
    description: 'Starts a session. UNAUTHENTICATED if email or password is wrong; RATE_LIMITED after many attempts.',
    authScopes: { public: true },
    resolve: (_root, { input }, context) =>
      enter(context, signIn({ ...input, rememberMe: input.rememberMe ?? false }, context.caller)),
  },
  {
    description: 'The new session.',
    outputFields: sessionFields,
  },
)

builder.relayMutationField(
  'signOut',
  {
    description: 'The sessions to end.',
    inputFields: (t) => ({
      everywhere: t.boolean({
        defaultValue: false,
        required: false,
        description: 'Also ends every other session of the account.',
      }),
    }),
  },
  {
    description: 'Ends the session of this request.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => ({
      endedSessions: await signOut(requireViewer(context), input.everywhere ?? false),
    }),
  },
  {
    description: 'The ended sessions and tokens.',
    outputFields: (t) => ({
      endedSessions: t.int({
        description: 'The number of ended sessions.', resolve: ({ endedSessions }) => endedSessions,
      }),
    }),
  },
)
