import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { notFound } from '../../kernel/errors.ts'
import { prisma } from '../../platform/database/client.ts'
import { visibleTo as visibleOrganization } from '../identity/organization.policy.ts'
import { listedFor, visibleTo } from '../identity/project.policy.ts'

const PROJECT = {
  include: { organization: { select: { id: true, name: true } } },
} as const satisfies Prisma.ProjectDefaultArgs

/** A project with whose it is. */
export type ReadProject = Prisma.ProjectGetPayload<typeof PROJECT>

/** A project, archived or not. NOT_FOUND for who may not see it and in the trash. */
export async function readProject(viewer: Viewer, id: string): Promise<ReadProject> {
  const found = await prisma().project.findFirst({ where: { id, AND: visibleTo(viewer) }, ...PROJECT })
  if (!found) throw notFound('Project')
  return found
}

/** The projects of an organization that are not archived, last changed first. NOT_FOUND for who may not see it. */
export async function readProjects(viewer: Viewer, organizationId: string): Promise<ReadProject[]> {
  const found = await prisma().organization.findFirst({
    where: { id: organizationId, AND: visibleOrganization(viewer) },
    select: {
      projects: {
        where: listedFor(viewer),
        orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
        ...PROJECT,
      },
    },
  })
  if (!found) throw notFound('Organization')
  return found.projects
}
