import type { Viewer } from '../../context.ts'
import { fromTypeId, toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { inSightOf } from '../identity/project.policy.ts'

/**
 * The TypeIDs of projects whose events in the logs of organizations are left out for a viewer, by organization: chosen
 * members alone saw them at some time, and the viewer does not see them now. None for who administers the organization.
 */
export async function readHiddenProjects(
  viewer: Viewer,
  organizationIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await prisma().$queryRaw<{ organizationId: string; subject: string }[]>`
    SELECT DISTINCT e."organizationId", e."subject" FROM "OrganizationEvent" e
    JOIN "Member" m ON m."organizationId" = e."organizationId" AND m."userId" = ${viewer.userId}::uuid
      AND m."role" NOT IN ('OWNER', 'ADMIN')
    WHERE e."organizationId" = ANY(${[...organizationIds]}::uuid[]) AND e."type" = 'project.accessChanged'
    ORDER BY e."subject"`
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ subject }) => fromTypeId(subject).uuid)
  const where = { AND: [{ id: { in: ids } }, inSightOf(viewer)] }
  const visible = await prisma().project.findMany({ where, select: { id: true } })
  const seen = new Set(visible.map(({ id }) => toTypeId('Project', id)))
  const hidden = new Map<string, string[]>()
  for (const { organizationId, subject } of rows) {
    if (!seen.has(subject)) hidden.set(organizationId, [...(hidden.get(organizationId) ?? []), subject])
  }
  return hidden
}
