import { Prisma, type User } from '../../__generated__/prisma/client.ts'
import { demandUnlimited, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { knownRow, plainRow } from '../../graphql/plainRows.ts'
import { FOR_ANY_VIEWER } from '../../graphql/rowCompiler.ts'
import { EXPECTED_VERSION, versionOf } from '../../graphql/versions.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { visibleTo } from './account.policy.ts'
import { updateProfile } from './account.service.ts'
import { deleteAccount } from './accountDeletion.service.ts'
import { FORMER_MEMBER } from './formerMember.ts'
import { demandOneself } from './oneself.ts'

export const UserNode = builder.prismaNode('User', {
  id: { field: 'id' },
  description: 'A person with an account.',
  // Not by scope name: those are decided when a request begins, before a sign-in in it.
  authScopes: (_user, { viewer }) => viewer !== null,
  extensions: FOR_ANY_VIEWER,
  nullable: true,
  select: { id: true },
  findUnique: (id, context) => ({ id, AND: visibleTo(requireViewer(context)) }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name.' }),
    email: t.string({
      description:
        'The email address for signing in; it cannot be changed. Null with FORBIDDEN for a token limited to one ' +
        'project, except for its owner.',
      nullable: true,
      select: { id: true, email: true },
      resolve: ({ id, email }, _arguments, context) => {
        const viewer = requireViewer(context)
        if (viewer.userId !== id) demandUnlimited(viewer)
        return email
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of creation.' }),
    version: t.exposeInt('version', { description: versionOf('updateProfile') }),
    isService: t.boolean({
      description: 'Whether it is the account of a service token, not of a person.',
      select: { kind: true },
      resolve: ({ kind }) => kind === 'SERVICE',
    }),
    isEmailVerified: t.boolean({
      description: 'Whether the address is verified. Null with FORBIDDEN for others and for API tokens.',
      nullable: true,
      select: { id: true, emailVerifiedAt: true },
      resolve: ({ id, emailVerifiedAt }, _arguments, context) => {
        demandOneself(requireViewer(context), id)
        return emailVerifiedAt !== null
      },
    }),
  }),
})

const OWN_ROW = { name: 'account', columns: Prisma.UserScalarFieldEnum, from: 'FROM "User" r WHERE r."id" = $1' }

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: UserNode,
    nullable: true,
    authScopes: { public: true },
    description: 'The user of the token; null if none was sent.',
    resolve: async (query, _root, _arguments, { viewer }) => {
      if (!viewer) return null
      const id = viewer.userId
      const row = knownRow<User>({ id }, query) ?? (await plainRow<User>(OWN_ROW, query, [id]))
      return row ?? prisma().user.findUnique({ ...query, where: { id } })
    },
  }),
)

builder.relayMutationField(
  'updateProfile',
  {
    description: 'Your profile.',
    inputFields: (t) => ({
      name: t.string({ description: 'The name: 1 to 200 characters.' }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Changes your profile. An API token needs the scope `admin`.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      const viewer = requireViewer(context)
      await updateProfile(viewer, input)
      return { userId: viewer.userId }
    },
  },
  {
    description: 'The result of the change.',
    outputFields: (t) => ({
      user: t.prismaField({
        type: UserNode,
        description: 'Your account after the change.',
        resolve: (query, { userId }) => prisma().user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
    }),
  },
)

builder.relayMutationField(
  'deleteAccount',
  {
    description: 'The proof that it is you.',
    inputFields: (t) => ({ password: t.string({ description: 'Your password.' }) }),
  },
  {
    description:
      'Deletes your account for good. Your sessions and tokens end, your address is free again, and what you made ' +
      `stays under "${FORMER_MEMBER}". CONFLICT while you are the OWNER of an organization, naming each; FORBIDDEN ` +
      'for API tokens; RATE_LIMITED after many wrong passwords.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => ({
      userId: await deleteAccount(requireViewer(context), input.password, context.caller),
    }),
  },
  {
    description: 'The deleted account.',
    outputFields: (t) => ({
      deletedUserId: t.id({
        description: 'The id of the account.', resolve: ({ userId }) => toTypeId('User', userId),
      }),
    }),
  },
)
