import type { ObjectRef } from '@pothos/core'
import { getRefFromModel } from '@pothos/plugin-prisma'
import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import type { MadeToken, NewToken } from './newToken.ts'
import { OrganizationNode } from './organization.graphql.ts'
import { createServiceToken } from './serviceToken.service.ts'
import { revokeOtherSessions } from './session.service.ts'
import { AccessTokenEdge, AccessTokenNode, deletedTokenIds, tokenEdge, TokenScopeEnum } from './token.graphql.ts'
import { createPersonalToken, revokeToken } from './token.service.ts'

type Types = typeof builder.$inferSchemaTypes
type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

/** The node of a module above this one, found by its model. */
const ProjectNode = getRefFromModel('Project', builder) as ObjectRef<Types, unknown>

const newTokenFields = (t: InputFields) => ({
  name: t.string({ description: 'The name: 1 to 200 characters.' }),
  scopes: t.field({ type: [TokenScopeEnum], description: 'The scopes: at least one.' }),
  expiresAt: t.field({
    type: 'DateTime',
    required: false,
    description: 'The time at which it expires, in the future; never by default.',
  }),
  projectId: t.globalID({
    for: ProjectNode,
    required: false,
    description: 'The project it is limited to; no limit by default.',
  }),
})

interface NewTokenInput {
  name: string
  scopes: NewToken['scopes']
  expiresAt?: Date | null
  projectId?: { id: string } | null
}

const readNewToken = ({ name, scopes, expiresAt, projectId }: NewTokenInput) => ({
  name,
  scopes,
  expiresAt: expiresAt ?? null,
  projectId: projectId?.id ?? null,
})

const madeFields = (t: PayloadFields<MadeToken>) => ({
  secret: t.string({
    description: 'The secret for `Authorization: Bearer`. It cannot be read again.',
    resolve: ({ secret }) => secret,
  }),
  token: t.field({ type: AccessTokenNode, description: 'The new token.', resolve: ({ token }) => token }),
  tokenEdge: t.field({
    type: AccessTokenEdge,
    description: 'The token as an edge of its list.',
    resolve: ({ token }) => tokenEdge(token),
  }),
})

builder.relayMutationField(
  'createPersonalToken',
  { description: 'The new token.', inputFields: newTokenFields },
  {
    description:
      'Creates an API token that acts as you; at most 50. FORBIDDEN for API tokens and until your address is ' +
      'verified.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => createPersonalToken(requireViewer(context), readNewToken(input)),
  },
  { description: 'The new token with its secret.', outputFields: madeFields },
)

builder.relayMutationField(
  'createServiceToken',
  {
    description: 'The new token and its organization.',
    inputFields: (t) => ({
      organizationId: t.globalID({ for: OrganizationNode, description: 'The organization.' }),
      ...newTokenFields(t),
    }),
  },
  {
    description:
      'Creates a service token, which acts as an ADMIN of the organization; at most 50. An API token cannot grant ' +
      'scopes that it does not have.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      const organizationId = input.organizationId.id
      const made = await createServiceToken(requireViewer(context), organizationId, readNewToken(input))
      return { ...made, organizationId }
    },
  },
  {
    description: 'The new token with its secret.',
    outputFields: (t) => ({
      ...madeFields(t as unknown as PayloadFields<MadeToken>),
      organization: t.prismaField({
        type: OrganizationNode,
        description: 'Its organization.',
        resolve: (query, { organizationId }) =>
          prisma().organization.findUniqueOrThrow({ ...query, where: { id: organizationId } }),
      }),
    }),
  },
)

builder.relayMutationField(
  'revokeToken',
  {
    description: 'The token to revoke.',
    inputFields: (t) => ({
      tokenId: t.globalID({
        for: AccessTokenNode,
        description: 'A session, a personal token of your own, or (ADMIN, OWNER) a service token.',
      }),
    }),
  },
  {
    description:
      'Ends a session or revokes an API token at once. An API token with the scope `admin` can revoke service tokens ' +
      'only.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      await revokeToken(requireViewer(context), input.tokenId.id)
      return { id: input.tokenId.id }
    },
  },
  {
    description: 'The revoked session or token.',
    outputFields: (t) => ({
      deletedTokenId: t.id({
        description: 'The id of the token.',
        resolve: ({ id }) => toTypeId('AccessToken', id),
      }),
    }),
  },
)

builder.relayMutationField(
  'revokeOtherSessions',
  {
    description: 'The options.',
    inputFields: (t) => ({
      includePersonalTokens: t.boolean({
        defaultValue: false,
        required: false,
        description: 'Also revokes your personal tokens.',
      }),
    }),
  },
  {
    description: 'Ends all your sessions except this one. FORBIDDEN for API tokens.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => ({
      endedIds: await revokeOtherSessions(requireViewer(context), input.includePersonalTokens ?? false),
    }),
  },
  { description: 'The ended sessions and tokens.', outputFields: (t) => ({ deletedTokenIds: deletedTokenIds(t) }) },
)
