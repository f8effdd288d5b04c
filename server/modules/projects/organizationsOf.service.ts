import { prisma } from '../../platform/database/client.ts'

/** What was found in projects, by the organization they are of. */
export async function byOrganization<Found extends { projectId: string }>(
  found: readonly Found[],
): Promise<Map<string, Found[]>> {
  if (found.length === 0) return new Map()
  const projects = await prisma().project.findMany({
    where: { id: { in: [...new Set(found.map(({ projectId }) => projectId))] } },
    select: { id: true, organizationId: true },
  })
  const owners = new Map(projects.map(({ id, organizationId }) => [id, organizationId]))
  const grouped = new Map<string, Found[]>()
  for (const each of found) {
    const owner = owners.get(each.projectId)
    if (owner === undefined) continue
    const others = grouped.get(owner)
    if (others) others.push(each)
    else grouped.set(owner, [each])
  }
  return grouped
}
