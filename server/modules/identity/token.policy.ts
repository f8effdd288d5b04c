import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { credentialAllows } from '../../kernel/permissions.ts'

/** Service tokens of the organizations the viewer administers; no token limited to a project manages others. */
function serviceTokensOf(viewer: Viewer): Prisma.AccessTokenWhereInput[] {
  if (viewer.projectId !== null || !credentialAllows(viewer, 'organization:admin')) return []
  const members = { some: { userId: viewer.userId, role: { in: ['ADMIN' as const, 'OWNER' as const] } } }
  return [{ kind: 'SERVICE', organization: { deletedAt: null, members } }]
}

/**
 * A person sees one's own sessions and personal tokens, by a session; by an API token personal tokens alone, by one
 * that is limited to a project none. Every token sees itself.
 */
export function visibleTo(viewer: Viewer): Prisma.AccessTokenWhereInput {
  const { userId, tokenId, isSession, projectId } = viewer
  const own: Prisma.AccessTokenWhereInput[] =
    projectId === null ? [{ userId, kind: { in: isSession ? ['SESSION', 'PERSONAL'] : ['PERSONAL'] } }] : []
  return { OR: [{ id: tokenId }, ...own, ...serviceTokensOf(viewer)] }
}
