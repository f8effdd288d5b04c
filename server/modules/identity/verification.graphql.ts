import { type Context, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { prisma } from '../../platform/database/client.ts'
import { OrganizationNode } from './organization.graphql.ts'
import { visibleTo } from './organization.policy.ts'
import {
  isMailSent,
  readVerificationLink,
  requestVerification,
  type Verified,
  verifyEmail,
} from './verification.service.ts'

/** The link proves a mailbox, not a session: joined organizations are shown to the signed-in user alone. */
const joinedOf = ({ viewer }: Context, { user, organizationIds, passwordSetToken }: Verified) => ({
  email: user.email,
  organizationIds: viewer?.userId === user.id ? organizationIds : [],
  passwordSetToken,
})

const VerificationLinkObject = builder.objectRef<{ userId: string; email: string }>('VerificationLink').implement({
  description: 'A valid link for verifying an address.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The address to verify.' }),
    isOwnSession: t.boolean({
      description: 'Whether the request comes from a session of the account, so that `verifyEmail` needs no password.',
      resolve: ({ userId }, _arguments, { viewer }) => viewer?.isSession === true && viewer.userId === userId,
    }),
  }),
})

builder.queryField('verificationLink', (t) =>
  t.field({
    type: VerificationLinkObject,
    nullable: true,
    description:
      'A verification link by its token. Reading does not use it up. INVALID_INPUT if it is used, unknown or ' +
      'expired.',
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'The `token` of the link.' }) },
    resolve: (_root, { token }) => readVerificationLink(token),
  }),
)

builder.queryField('sendsMail', (t) =>
  t.boolean({
    description: "Whether this server sends mail. Otherwise the links of mails are written to the server's log.",
    authScopes: { signedIn: true },
    resolve: isMailSent,
  }),
)

builder.relayMutationField(
  'verifyEmail',
  {
    description: 'The token of a mailed link.',
    inputFields: (t) => ({
      token: t.string({ description: 'The `token` of the link; it works once, for 24 hours.' }),
      password: t.string({
        required: false,
        description: 'The password of the account. Not needed from a session of the account.',
      }),
    }),
  },
  {
    description:
      'Verifies an address, accepts the invitations that waited for it, and ends the other sessions and the personal ' +
      'tokens of the account. Without a session of the account and without its password, the password is reset, too. ' +
      'INVALID_INPUT if the link is used, unknown or expired, or if the password is wrong.',
    authScopes: { public: true },
    resolve: async (_root, { input: { token, password } }, context) =>
      joinedOf(context, await verifyEmail({ token, password: password ?? null }, context.viewer, context.caller)),
  },
  {
    description: 'The verified account.',
    outputFields: (t) => ({
      email: t.string({ description: 'The email address.', resolve: ({ email }) => email }),
      passwordSetToken: t.string({
        nullable: true,
        description: 'If the password was reset, a token for `resetPassword`, valid for an hour. Otherwise null.',
        resolve: ({ passwordSetToken }) => passwordSetToken,
      }),
      organizations: t.prismaField({
        type: [OrganizationNode],
        description:
          'The organizations joined through invitations that waited for it; empty unless the request has a session ' +
          'of the account.',
        resolve: (query, { organizationIds }, _arguments, context) =>
          organizationIds.length === 0
            ? []
            : prisma().organization.findMany({
                ...query,
                where: { id: { in: organizationIds }, AND: visibleTo(requireViewer(context)) },
                orderBy: [{ name: 'asc' }, { id: 'asc' }],
              }),
      }),
    }),
  },
)

builder.relayMutationField(
  'requestVerification',
  {
    description: 'The account.',
    inputFields: (t) => ({ email: t.string({ description: 'The email address of the account, ignoring case.' }) }),
  },
  {
    description:
      'Mails a link for verifying an address. The response is the same whether or not the address has an account. ' +
      'RATE_LIMITED beyond 5 per hour.',
    authScopes: { public: true },
    resolve: async (_root, { input }, context) => ({ email: await requestVerification(input, context.caller) }),
  },
  {
    description: 'The confirmed request.',
    outputFields: (t) => ({
      email: t.string({ description: 'The address as given.', resolve: ({ email }) => email }),
    }),
  },
)
