import { changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion } from '../../kernel/errors.ts'
import { lockOrganizations } from '../identity/organizationLock.ts'
import { AS_PERSON, peopleAs, readWished, without } from './projectAccess.service.ts'

/**
 * Names the members who approve versions of a project's boards besides those who administer it. FORBIDDEN for who does
 * not administer it, NOT_FOUND for a member there is not, CONFLICT at another version.
 */
export const setProjectApprovers = (
  viewer: Viewer,
  projectId: string,
  memberIds: readonly string[],
  expectedVersion: ExpectedVersion,
): Promise<{ id: string }> =>
  changeProject(viewer, projectId, 'organization:admin', async ({ tx, record, project }) => {
    demandVersion('Project', project, expectedVersion)
    await lockOrganizations(tx, [project.organizationId])
    const places = await tx.projectApprover.findMany({ where: { projectId }, select: { member: AS_PERSON } })
    const named = places.map(({ member }) => member)
    const next = await readWished(tx, project.organizationId, [...new Set(memberIds)])
    const [added, removed] = [without(next, named), without(named, next)]
    if (added.length + removed.length === 0) return { id: projectId }
    await tx.projectApprover.deleteMany({ where: { projectId, memberId: { in: removed.map(({ id }) => id) } } })
    await tx.projectApprover.createMany({ data: added.map(({ id }) => ({ projectId, memberId: id })) })
    await tx.project.update({ where: { id: projectId }, data: { version: { increment: 1 } } })
    const people = { ...peopleAs('added', added), ...peopleAs('removed', removed) }
    record('project.approversChanged', { type: 'Project', id: projectId }, people)
    return { id: projectId }
  })
