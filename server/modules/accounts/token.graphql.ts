import { formatPrismaCursor } from '@pothos/plugin-prisma'
import { type AccessToken, type Prisma, TokenKind, TokenScope } from '../../__generated__/prisma/client.ts'
import { type Context, requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { checkPage } from '../../graphql/paging.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { credentialAllows } from '../../kernel/permissions.ts'
import { prisma } from '../../platform/database/client.ts'
import { visibleTo as visibleProject } from '../projects/project.policy.ts'
import { deviceOf } from './device.ts'
import { demandOneself } from './oneself.ts'
import { liveSessions } from './session.service.ts'
import { visibleTo } from './token.policy.ts'
import { endOf, isOver } from './tokenTime.ts'

const TokenKindEnum = builder.enumType('TokenKind', {
  description: 'What a token is.',
  values: {
    [TokenKind.SESSION]: { description: 'Somebody who signed in.' },
    [TokenKind.PERSONAL]: { description: "A person's own, for scripts: it may what its scopes and its owner may." },
    [TokenKind.SERVICE]: { description: "An organization's, for machines: it acts as an ADMIN within its scopes." },
  },
})

export const TokenScopeEnum = builder.enumType('TokenScope', {
  description: 'What an API token may be used for.',
  values: {
    READ: { value: TokenScope.read, description: 'Reading. The other scopes need it too.' },
    WRITE: { value: TokenScope.write, description: 'Making and changing what projects hold.' },
    ADMIN: {
      value: TokenScope.admin,
      description: 'Managing organizations, members and projects, as far as the role goes.',
    },
  },
})

export const AccessTokenNode = builder.prismaNode('AccessToken', {
  id: { field: 'id' },
  description:
    'A session, a personal token or a service token; its secret is shown once. Seen by its owner, a service token by ' +
    "the organization's ADMINs.",
  // Not by scope name: those are decided when a request begins, before a sign-in in it.
  authScopes: (_token, { viewer }) => viewer !== null && credentialAllows(viewer, 'read'),
  nullable: true,
  findUnique: (id, context) => ({ id, AND: visibleTo(requireViewer(context)) }),
  fields: (t) => ({
    kind: t.expose('kind', { type: TokenKindEnum, description: 'What it is.' }),
    name: t.exposeString('name', { description: 'What somebody called it; of a session, empty.' }),
    device: t.string({
      description: "Of a session: 'Chrome on macOS'; else empty.",
      resolve: ({ userAgent }) => deviceOf(userAgent),
    }),
    last4: t.exposeString('last4', { description: 'The last four characters of the secret.' }),
    scopes: t.expose('scopes', {
      type: [TokenScopeEnum],
      description: 'What it may be used for. Empty for a session, which may all its user may.',
    }),
    project: t.prismaField({
      type: 'Project',
      nullable: true,
      description: 'The one project it is limited to; null when to none, or to one in the trash.',
      resolve: (query, { projectId }, _arguments, context) => {
        if (projectId === null) return null
        const where = { id: projectId, AND: visibleProject(requireViewer(context)) }
        return prisma.project.findFirst({ ...query, where })
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used, to the minute; null when never.',
    }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it ends; null for never. A session that is not remembered ends 12 hours after its last use.',
      resolve: endOf,
    }),
    isExpired: t.boolean({
      description: 'Whether its time is over.',
      resolve: (token) => isOver(token, Date.now()),
    }),
    isCurrent: t.boolean({
      description: 'Whether it is the one this request came with.',
      resolve: ({ id }, _arguments, { viewer }) => viewer?.tokenId === id,
    }),
  }),
})

export const AccessTokenEdge = builder.edgeObject({
  name: 'AccessTokenEdge',
  description: 'A token in a list.',
  type: AccessTokenNode,
})

export const AccessTokenConnection = builder.connectionObject(
  { name: 'AccessTokenConnection', type: AccessTokenNode, description: 'A page of tokens.' },
  AccessTokenEdge,
)

/** A token as an edge of its list. */
export const tokenEdge = (token: AccessToken) => ({ cursor: formatPrismaCursor(token, 'id'), node: token })

/** The field of a payload that names the tokens that ended. */
export const deletedTokenIds = (t: PayloadFields<{ endedIds: string[] }>) =>
  t.idList({
    description: 'The ids of the tokens that ended.',
    resolve: ({ endedIds }) => endedIds.map((id) => toTypeId('AccessToken', id)),
  })

/** Which rows a list of a person's tokens has. FORBIDDEN for others, and for API tokens. */
function ownTokens(kind: 'SESSION' | 'PERSONAL', userId: string, context: Context): Prisma.AccessTokenWhereInput {
  demandOneself(requireViewer(context), userId)
  return kind === 'SESSION' ? liveSessions(userId) : { userId, kind }
}

builder.prismaObjectField('User', 'sessions', (t) =>
  t.prismaConnection(
    {
      type: AccessTokenNode,
      cursor: 'id',
      description: 'Where the person is signed in, last used first. FORBIDDEN for others, and for API tokens.',
      totalCount: ({ id }, _args, context) =>
        prisma.accessToken.count({ where: ownTokens('SESSION', id, context) }),
      resolve: (query, { id }, args, context) => {
        checkPage(args)
        const where = ownTokens('SESSION', id, context)
        return prisma.accessToken.findMany({ ...query, where, orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }] })
      },
    },
    AccessTokenConnection,
    AccessTokenEdge,
  ),
)

builder.prismaObjectField('User', 'personalTokens', (t) =>
  t.prismaConnection(
    {
      type: AccessTokenNode,
      cursor: 'id',
      description: "The person's API tokens, newest first. FORBIDDEN for others, and for API tokens.",
      totalCount: ({ id }, _args, context) =>
        prisma.accessToken.count({ where: ownTokens('PERSONAL', id, context) }),
      resolve: (query, { id }, args, context) => {
        checkPage(args)
        const where = ownTokens('PERSONAL', id, context)
        return prisma.accessToken.findMany({ ...query, where, orderBy: { id: 'desc' } })
      },
    },
    AccessTokenConnection,
    AccessTokenEdge,
  ),
)
