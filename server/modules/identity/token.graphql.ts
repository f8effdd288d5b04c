import { formatPrismaCursor } from '@pothos/plugin-prisma'
import { type AccessToken, type Prisma, TokenKind } from '../../__generated__/prisma/client.ts'
import { type Context, requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { listTypes } from '../../graphql/listTypes.ts'
import { checkPage } from '../../graphql/paging.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { BUNDLES, credentialAllows, isScopeName, type ScopeName, SCOPES } from '../../kernel/permissions.ts'
import { prisma } from '../../platform/database/client.ts'
import { deviceOf } from './device.ts'
import { demandOneself } from './oneself.ts'
import { visibleTo as visibleProject } from './project.policy.ts'
import { liveSessions } from './session.service.ts'
import { visibleTo } from './token.policy.ts'
import { endOf, isOver } from './tokenTime.ts'

const TokenKindEnum = builder.enumType('TokenKind', {
  description: 'The kind of a token.',
  values: {
    [TokenKind.SESSION]: { description: 'A session of a person who signed in.' },
    [TokenKind.PERSONAL]: {
      description: 'A token of a person for scripts, with the rights of its scopes and its owner.',
    },
    [TokenKind.SERVICE]: {
      description: 'A token of an organization for machines. It acts as an ADMIN within its scopes.',
    },
  },
})

const graphName = (scope: string) => scope.replace(':', '_').toUpperCase()

export const TokenScopeEnum = builder.enumType('TokenScope', {
  description:
    'A scope of an API token. READ, WRITE and ADMIN are bundles; each of the others is for one resource and works ' +
    'without a bundle.',
  values: Object.fromEntries([
    ...Object.entries(BUNDLES).map(([value, description]) => [graphName(value), { value, description }]),
    ...Object.entries(SCOPES).map(([value, { description }]) => [graphName(value), { value, description }]),
  ]) as Record<string, { value: ScopeName; description: string }>,
})

export const AccessTokenNode = builder.prismaNode('AccessToken', {
  id: { field: 'id' },
  description:
    'A session, a personal token or a service token. Visible to its owner; a service token to the ADMINs of its ' +
    'organization. The secret is shown once, on creation.',
  // Not by scope name: those are decided when a request begins, before a sign-in in it.
  authScopes: (_token, { viewer }) => viewer !== null && credentialAllows(viewer, 'read'),
  nullable: true,
  findUnique: (id, context) => ({ id, AND: visibleTo(requireViewer(context)) }),
  fields: (t) => ({
    kind: t.expose('kind', { type: TokenKindEnum, description: 'The kind.' }),
    name: t.exposeString('name', { description: 'The name; empty for sessions.' }),
    device: t.string({
      description: 'Browser and system of a session, such as "Chrome on macOS"; empty for API tokens.',
      resolve: ({ userAgent }) => deviceOf(userAgent),
    }),
    last4: t.exposeString('last4', { description: 'The last four characters of the secret.' }),
    scopes: t.field({
      type: [TokenScopeEnum],
      description: 'The scopes. Empty for a session, which has all rights of its user.',
      resolve: ({ scopes, scopeNames }) => [...new Set([...scopeNames.filter(isScopeName), ...scopes])],
    }),
    project: t.prismaField({
      type: 'Project',
      nullable: true,
      description: 'The project it is limited to; null if it is not limited, or if the project is in the trash.',
      resolve: (query, { projectId }, _arguments, context) => {
        if (projectId === null) return null
        const where = { id: projectId, AND: visibleProject(requireViewer(context)) }
        return prisma().project.findFirst({ ...query, where })
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of creation.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the last use, to the minute; null if it was never used.',
    }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'The time at which it expires; null if never. A session without `rememberMe` also ends 12 hours after its ' +
        'last use.',
      resolve: endOf,
    }),
    isExpired: t.boolean({
      description: 'Whether it has expired.',
      resolve: (token) => isOver(token, Date.now()),
    }),
    isCurrent: t.boolean({
      description: 'Whether this request was sent with it.',
      resolve: ({ id }, _arguments, { viewer }) => viewer?.tokenId === id,
    }),
  }),
})

export const { Edge: AccessTokenEdge, Connection: AccessTokenConnection } =
  listTypes(AccessTokenNode, 'AccessToken', 'A token', 'tokens')

/** A token as an edge of its list. */
export const tokenEdge = (token: AccessToken) => ({ cursor: formatPrismaCursor(token, 'id'), node: token })

/** The field of a payload that names the tokens that ended. */
export const deletedTokenIds = (t: PayloadFields<{ endedIds: string[] }>) =>
  t.idList({
    description: 'The ids of the revoked tokens and sessions.',
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
      description: 'The sessions, last used first. FORBIDDEN for others and for API tokens.',
      totalCount: ({ id }, _args, context) =>
        prisma().accessToken.count({ where: ownTokens('SESSION', id, context) }),
      resolve: (query, { id }, args, context) => {
        checkPage(args)
        const where = ownTokens('SESSION', id, context)
        return prisma().accessToken.findMany({ ...query, where, orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }] })
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
      description: 'The personal tokens, newest first. FORBIDDEN for others and for API tokens.',
      totalCount: ({ id }, _args, context) =>
        prisma().accessToken.count({ where: ownTokens('PERSONAL', id, context) }),
      resolve: (query, { id }, args, context) => {
        checkPage(args)
        const where = ownTokens('PERSONAL', id, context)
        return prisma().accessToken.findMany({ ...query, where, orderBy: { id: 'desc' } })
      },
    },
    AccessTokenConnection,
    AccessTokenEdge,
  ),
)
