import { type Context, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { prisma } from '../../platform/database/client.ts'
import { OrganizationNode } from '../organizations/organization.graphql.ts'
import { visibleTo } from '../organizations/organization.policy.ts'
import {
  isMailSent,
  readVerificationLink,
  requestVerification,
  type Verified,
  verifyEmail,
} from './verification.service.ts'

/** The link proves a mailbox and no session: what was joined is told to whom the request is signed in as. */
const joinedOf = ({ viewer }: Context, { user, organizationIds, passwordSetToken }: Verified) => ({
  email: user.email,
  organizationIds: viewer?.userId === user.id ? organizationIds : [],
  passwordSetToken,
})

const VerificationLinkObject = builder.objectRef<{ userId: string; email: string }>('VerificationLink').implement({
  description: 'A mailed link to verify an address that works.',
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
      'The verification link with a token; reading it uses nothing up. INVALID_INPUT when the link was used already, ' +
      'is unknown or has expired.',
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'The `token` of the link.' }) },
    resolve: (_root, { token }) => readVerificationLink(token),
  }),
)

builder.queryField('sendsMail', (t) =>
  t.boolean({
    description: "Whether this server sends mail; otherwise the links of mails stand in the server's log.",
    authScopes: { signedIn: true },
    resolve: isMailSent,
  }),
)

builder.relayMutationField(
  'verifyEmail',
  {
    description: 'The link that was followed.',
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
      'Marks an address as verified, joins by the invitations that waited for that, and ends the other sessions and ' +
      'the personal tokens of the account. Without a session of the account and without its password, the password ' +
      'ends too. INVALID_INPUT when the link was used already, is unknown or has expired, or the password is wrong.',
    authScopes: { public: true },
    resolve: async (_root, { input: { token, password } }, context) =>
      joinedOf(context, await verifyEmail({ token, password: password ?? null }, context.viewer, context.caller)),
  },
  {
    description: 'What is verified.',
    outputFields: (t) => ({
      email: t.string({ description: 'The address.', resolve: ({ email }) => email }),
      passwordSetToken: t.string({
        nullable: true,
        description:
          'For `resetPassword`, within an hour, where the password has ended: the account needs a new one. Otherwise ' +
          'null.',
        resolve: ({ passwordSetToken }) => passwordSetToken,
      }),
      organizations: t.prismaField({
        type: [OrganizationNode],
        description:
          'Organizations joined by invitations that waited for it; empty unless the request is signed in as that ' +
          'person.',
        resolve: (query, { organizationIds }, _arguments, context) =>
          organizationIds.length === 0
            ? []
            : prisma.organization.findMany({
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
    description: 'Whose address is to be verified.',
    inputFields: (t) => ({ email: t.string({ description: 'The address of the account, in any case.' }) }),
  },
  {
    description:
      'Has a link to verify the address mailed. The answer is the same whether or not it has an account; ' +
      'RATE_LIMITED after five an hour.',
    authScopes: { public: true },
    resolve: async (_root, { input }, context) => ({ email: await requestVerification(input, context.caller) }),
  },
  {
    description: 'What was asked for.',
    outputFields: (t) => ({
      email: t.string({ description: 'The address, as given.', resolve: ({ email }) => email }),
    }),
  },
)
