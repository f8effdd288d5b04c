import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { credentialAllows } from '../../kernel/permissions.ts'
import { visibleTo as visibleOrganization } from '../identity/organization.policy.ts'

/** A viewer sees the webhooks of the organizations one administers; by a token limited to a project, none. */
export function visibleTo(viewer: Viewer): Prisma.WebhookWhereInput {
  if (viewer.projectId !== null || !credentialAllows(viewer, 'webhooks:read')) return { id: { in: [] } }
  const members = { some: { userId: viewer.userId, role: { in: ['ADMIN' as const, 'OWNER' as const] } } }
  return { organization: { AND: [visibleOrganization(viewer), { members }] } }
}
