import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { OrganizationNode } from '../organizations/organization.graphql.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { prisma } from '../../platform/database/client.ts'
import type { MadeToken } from './newToken.ts'
import { createServiceToken } from './serviceToken.service.ts'
import { revokeOtherSessions } from './session.service.ts'
import { AccessTokenEdge, AccessTokenNode, deletedTokenIds, tokenEdge, TokenScopeEnum } from './token.graphql.ts'
import { createPersonalToken, revokeToken } from './token.service.ts'

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

const newTokenFields = (t: InputFields) => ({
  name: t.string({ description: 'What to call it: 1 to 200 characters.' }),
  scopes: t.field({ type: [TokenScopeEnum], description: 'What it may be used for: at least one.' }),
  expiresAt: t.field({
    type: 'DateTime',
    required: false,
    description: 'When it ends, in the future; never when not given.',
  }),
  projectId: t.globalID({
    for: ProjectNode,
    required: false,
    description: 'The one project it is limited to; none when not given.',
  }),
})

interface NewTokenInput {
  name: string
  scopes: MadeToken['token']['scopes']
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
    description: 'For `Authorization: Bearer`. It is shown this once.',
    resolve: ({ secret }) => secret,
  }),
  token: t.field({ type: AccessTokenNode, description: 'The new token.', resolve: ({ token }) => token }),
  tokenEdge: t.field({
    type: AccessTokenEdge,
    description: 'The same, for the list of tokens.',
    resolve: ({ token }) => tokenEdge(token),
  }),
})

builder.relayMutationField(
  'createPersonalToken',
  { description: 'The new token.', inputFields: newTokenFields },
  {
    description:
      'Makes an API token that acts as you; at most 50. FORBIDDEN by an API token and until your address is verified.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => createPersonalToken(requireViewer(context), readNewToken(input)),
  },
  { description: 'What was made.', outputFields: madeFields },
)

builder.relayMutationField(
  'createServiceToken',
  {
    description: 'The new token, and whose it is.',
    inputFields: (t) => ({
      organizationId: t.globalID({ for: OrganizationNode, description: 'Whose it will be.' }),
      ...newTokenFields(t),
    }),
  },
  {
    description:
      'Makes an API token that acts as an ADMIN of its own in an organization; at most 50. An API token gives no ' +
      'scopes it does not have.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      const organizationId = input.organizationId.id
      const made = await createServiceToken(requireViewer(context), organizationId, readNewToken(input))
      return { ...made, organizationId }
    },
  },
  {
    description: 'What was made.',
    outputFields: (t) => ({
      ...madeFields(t as unknown as PayloadFields<MadeToken>),
      organization: t.prismaField({
        type: OrganizationNode,
        description: 'Whose it is.',
        resolve: (query, { organizationId }) =>
          prisma.organization.findUniqueOrThrow({ ...query, where: { id: organizationId } }),
      }),
    }),
  },
)

builder.relayMutationField(
  'revokeToken',
  {
    description: 'What to end.',
    inputFields: (t) => ({
      tokenId: t.globalID({
        for: AccessTokenNode,
        description: 'A session, a personal token of your own, or (ADMIN, OWNER) a service token.',
      }),
    }),
  },
  {
    description: 'Ends a session or an API token at once. By an API token (scope `admin`) only service tokens.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      await revokeToken(requireViewer(context), input.tokenId.id)
      return { id: input.tokenId.id }
    },
  },
  {
    description: 'What is gone.',
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
    description: 'What else to end.',
    inputFields: (t) => ({
      includePersonalTokens: t.boolean({
        defaultValue: false,
        required: false,
        description: 'Ends personal tokens too.',
      }),
    }),
  },
  {
    description: 'Ends every session of yours but this one. Not by an API token.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => ({
      endedIds: await revokeOtherSessions(requireViewer(context), input.includePersonalTokens ?? false),
    }),
  },
  { description: 'What ended.', outputFields: (t) => ({ deletedTokenIds: deletedTokenIds(t) }) },
)
