import type { Project } from '../../__generated__/prisma/client.ts'
import { type Change, changeProject, type Reach } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { notFound } from '../../kernel/errors.ts'
import { demandRoom, lockOrganizations } from './projectLimit.ts'

type Life = Pick<Project, 'archivedAt' | 'deletedAt'>

/** Where a project was and is. */
export interface ChangedProject {
  id: string
  organizationId: string
}

/**
 * Changes where a project is in its life and tells both logs; `next` answers null where nothing is to change. The row
 * is read again under the lock: what another change of the same batch did to it counts.
 */
function changeLife(
  viewer: Viewer,
  projectId: string,
  reach: Reach,
  event: string,
  next: (change: Change, project: Project) => Promise<Partial<Life> | null> | Partial<Life> | null,
): Promise<ChangedProject> {
  const work = async (change: Change) => {
    const project = await change.tx.project.findUniqueOrThrow({ where: { id: projectId } })
    const { organizationId, name, code } = project
    if (project.deletedAt !== null && reach !== 'trash') throw notFound('Project')
    const data = await next(change, project)
    if (data === null) return { id: projectId, organizationId }
    await change.tx.project.update({ where: { id: projectId }, data })
    change.record(event, { type: 'Project', id: projectId }, { name, code })
    change.recordIn('organization', organizationId)(event, { type: 'Project', id: projectId }, { name, code })
    return { id: projectId, organizationId }
  }
  return changeProject(viewer, projectId, 'administer', work, reach)
}

/** Moves a project to the trash, archived or not. Restorable for 30 days. */
export const deleteProject = (viewer: Viewer, projectId: string): Promise<ChangedProject> =>
  changeLife(viewer, projectId, 'archived', 'project.deleted', () => ({ deletedAt: new Date() }))

/** Takes a project out of the trash; one that is not there stays as it is. PLAN_LIMIT when there is no room for it. */
export const restoreProject = (viewer: Viewer, projectId: string): Promise<ChangedProject> =>
  changeLife(viewer, projectId, 'trash', 'project.restored', async ({ tx }, { organizationId, deletedAt }) => {
    if (deletedAt === null) return null
    for (const organization of await lockOrganizations(tx, [organizationId])) await demandRoom(tx, organization)
    return { deletedAt: null }
  })

/** Hides a project from the lists and makes it read-only; its address still opens it. */
export const archiveProject = (viewer: Viewer, projectId: string): Promise<ChangedProject> =>
  changeLife(viewer, projectId, 'archived', 'project.archived', (_change, { archivedAt }) =>
    archivedAt === null ? { archivedAt: new Date() } : null,
  )

/** Brings an archived project back to the lists, where it can be changed again. */
export const unarchiveProject = (viewer: Viewer, projectId: string): Promise<ChangedProject> =>
  changeLife(viewer, projectId, 'archived', 'project.unarchived', (_change, { archivedAt }) =>
    archivedAt === null ? null : { archivedAt: null },
  )
