import type { Prisma } from '../../__generated__/prisma/client.ts'
import { type Context, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { checkPage } from '../../graphql/paging.ts'
import { commonFailures, fail } from '../../kernel/errors.ts'
import { prisma } from '../../platform/database/client.ts'
import { viewerCan } from './organization.service.ts'
import { AccessTokenConnection, AccessTokenEdge, AccessTokenNode } from './token.graphql.ts'

/** Which rows the list has. FORBIDDEN for who does not administer the organization, and for limited tokens. */
async function serviceTokensOf(organizationId: string, context: Context): Promise<Prisma.AccessTokenWhereInput> {
  const viewer = requireViewer(context)
  const isAllowed = viewer.projectId === null && (await viewerCan(viewer, organizationId, 'organization:admin'))
  if (!isAllowed) throw fail(commonFailures.ADMIN_REQUIRED())
  return { organizationId, kind: 'SERVICE' }
}

builder.prismaObjectField('Organization', 'serviceTokens', (t) =>
  t.prismaConnection(
    {
      type: AccessTokenNode,
      cursor: 'id',
      description: 'Its service tokens, newest first. FORBIDDEN for MEMBERs.',
      totalCount: async ({ id }, _args, context) =>
        prisma().accessToken.count({ where: await serviceTokensOf(id, context) }),
      resolve: async (query, { id }, args, context) => {
        checkPage(args)
        const where = await serviceTokensOf(id, context)
        return prisma().accessToken.findMany({ ...query, where, orderBy: { id: 'desc' } })
      },
    },
    AccessTokenConnection,
    AccessTokenEdge,
  ),
)
