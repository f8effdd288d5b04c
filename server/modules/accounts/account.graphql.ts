import { demandUnlimited, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { prisma } from '../../platform/database/client.ts'
import { visibleTo } from './account.policy.ts'
import { updateProfile } from './account.service.ts'
import { demandOneself } from './oneself.ts'

export const UserNode = builder.prismaNode('User', {
  id: { field: 'id' },
  description: 'A person with an account.',
  // Not by scope name: those are decided when a request begins, before a sign-in in it.
  authScopes: (_user, { viewer }) => viewer !== null,
  nullable: true,
  findUnique: (id, context) => ({ id, AND: visibleTo(requireViewer(context)) }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name others see.' }),
    email: t.string({
      description:
        'The address the person signs in with; it cannot be changed. A token limited to one project reads none but ' +
        "its owner's: FORBIDDEN.",
      select: { id: true, email: true },
      resolve: ({ id, email }, _arguments, context) => {
        const viewer = requireViewer(context)
        if (viewer.userId !== id) demandUnlimited(viewer)
        return email
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was made.' }),
    isService: t.exposeBoolean('isService', {
      description: 'Whether this is the actor behind a service token, and no person.',
    }),
    isEmailVerified: t.boolean({
      description: 'Whether the address is known to be theirs. FORBIDDEN for others, and for API tokens.',
      select: { id: true, emailVerifiedAt: true },
      resolve: ({ id, emailVerifiedAt }, _arguments, context) => {
        demandOneself(requireViewer(context), id)
        return emailVerifiedAt !== null
      },
    }),
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

builder.relayMutationField(
  'updateProfile',
  {
    description: 'What others see of you.',
    inputFields: (t) => ({ name: t.string({ description: 'Your name: 1 to 200 characters.' }) }),
  },
  {
    description: 'Changes your own profile. By an API token it takes the scope `admin`.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      const viewer = requireViewer(context)
      await updateProfile(viewer, input)
      return { userId: viewer.userId }
    },
  },
  {
    description: 'What was changed.',
    outputFields: (t) => ({
      user: t.prismaField({
        type: UserNode,
        description: 'You, as you are now.',
        resolve: (query, { userId }) => prisma.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
    }),
  },
)
