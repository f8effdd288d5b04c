import { type Context, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { prisma } from '../../platform/database/client.ts'
import { OrganizationNode } from '../organizations/organization.graphql.ts'
import { visibleTo } from '../organizations/organization.policy.ts'
import { requestVerification, verifyEmail } from './verification.service.ts'

/** The link proves a mailbox and no session: what was joined is told to whom the request is signed in as. */
const joinedOf = ({ viewer }: Context, { user, organizationIds }: Awaited<ReturnType<typeof verifyEmail>>) => ({
  email: user.email,
  organizationIds: viewer?.userId === user.id ? organizationIds : [],
})

builder.relayMutationField(
  'verifyEmail',
  {
    description: 'The link that was followed.',
    inputFields: (t) => ({
      token: t.string({ description: 'The `token` of the link; it works once, for 24 hours.' }),
    }),
  },
  {
    description:
      'Marks an address as verified and joins by the invitations that waited for that. INVALID_INPUT when the link ' +
      'was used already, is unknown or has expired.',
    authScopes: { public: true },
    resolve: async (_root, { input }, context) => joinedOf(context, await verifyEmail(input.token)),
  },
  {
    description: 'What is verified.',
    outputFields: (t) => ({
      email: t.string({ description: 'The address.', resolve: ({ email }) => email }),
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
