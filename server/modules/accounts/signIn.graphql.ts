import { type Context, requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { PlanEnum } from '../organizations/organizationEnums.graphql.ts'
import { UserNode } from './account.graphql.ts'
import { signUp } from './account.service.ts'
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
      plan: t.field({
        type: PlanEnum,
        required: false,
        description: 'The plan of the first organization this person makes.',
      }),
      invitationToken: t.string({
        required: false,
        description: "From an invitation's link: joins at once, and verifies the address when it is the one invited.",
      }),
    }),
  },
  {
    description:
      'Makes an account and signs it in; a link to verify the address is mailed. CONFLICT when the e-mail has an ' +
      'account already.',
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
    description: 'Who signs in.',
    inputFields: (t) => ({
      email: t.string({ description: 'The address of the account, in any case.' }),
      password: t.string({ description: 'The password of the account.' }),
      rememberMe: t.boolean(rememberMe),
    }),
  },
  {
    description:
      'Starts a session. UNAUTHENTICATED when e-mail and password do not belong together; RATE_LIMITED for a while ' +
      'after many attempts.',
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
