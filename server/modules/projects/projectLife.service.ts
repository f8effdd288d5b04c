import { type Change, changeProject, type LockedProject, type ProjectChange, type Reach } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion } from '../../kernel/errors.ts'
import { lockOrganizations } from '../identity/organizationLock.ts'
import { projectRestored } from './projectHooks.ts'
import { demandRoom } from './projectLimit.ts'

type Life = Pick<LockedProject, 'archivedAt' | 'deletedAt'>

/** Where a project was and is. */
export interface ChangedProject {
  id: string
  organizationId: string
}

/** What happens in the life of a project. */
type LifeEvent = 'project.archived' | 'project.unarchived' | 'project.deleted' | 'project.restored'

/**
 * Changes the state of a project and records the event in both logs; `next` returns null if nothing changes. CONFLICT
 * at another version.
 */
function changeLife(
  viewer: Viewer,
  projectId: string,
  { reach, expectedVersion }: { reach: Reach; expectedVersion?: ExpectedVersion },
  event: LifeEvent,
  next: (change: Change, project: LockedProject) => Promise<Partial<Life> | null> | Partial<Life> | null,
): Promise<ChangedProject> {
  const work = async (change: ProjectChange) => {
    const { organizationId, name, code } = change.project
    demandVersion('Project', change.project, expectedVersion)
    const data = await next(change, change.project)
    if (data === null) return { id: projectId, organizationId }
    await change.tx.project.update({ where: { id: projectId }, data: { ...data, version: { increment: 1 } } })
    change.record(event, { type: 'Project', id: projectId }, { name, code })
    change.recordIn('organization', organizationId)(event, { type: 'Project', id: projectId }, { name, code })
    return { id: projectId, organizationId }
  }
  return changeProject(viewer, projectId, 'organization:admin', work, reach)
}

/** Moves a project to the trash, archived or not. Restorable for 30 days. */
export const deleteProject = (viewer: Viewer, projectId: string, expectedVersion?: ExpectedVersion) =>
  changeLife(viewer, projectId, { reach: 'archived', expectedVersion }, 'project.deleted', () => ({
    deletedAt: new Date(),
  }))

/** Takes a project out of the trash; one that is not there stays as it is. PLAN_LIMIT when there is no room for it. */
export const restoreProject = (viewer: Viewer, projectId: string): Promise<ChangedProject> =>
  changeLife(viewer, projectId, { reach: 'trash' }, 'project.restored', async ({ tx }, before) => {
    if (before.deletedAt === null) return null
    for (const organization of await lockOrganizations(tx, [before.organizationId])) await demandRoom(tx, organization)
    for (const touch of projectRestored()) await touch(tx, projectId)
    return { deletedAt: null }
  })

/** Hides a project from the lists and makes it read-only; its address still opens it. */
export const archiveProject = (viewer: Viewer, projectId: string, expectedVersion: ExpectedVersion) =>
  changeLife(viewer, projectId, { reach: 'archived', expectedVersion }, 'project.archived', (_change, before) =>
    before.archivedAt === null ? { archivedAt: new Date() } : null,
  )

/** Brings an archived project back to the lists, where it can be changed again. */
export const unarchiveProject = (viewer: Viewer, projectId: string, expectedVersion: ExpectedVersion) =>
  changeLife(viewer, projectId, { reach: 'archived', expectedVersion }, 'project.unarchived', (_change, before) =>
    before.archivedAt === null ? null : { archivedAt: null },
  )
