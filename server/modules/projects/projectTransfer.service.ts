import { type Change, changeFailures, changeProject, joinOrganization, type LockedProject } from '../../change.ts'
import { demandUnlimited, type Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion, fail, notFound } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { demand } from '../../kernel/permissions.ts'
import { prisma } from '../../platform/database/client.ts'
import { revokeAccess } from '../identity/accessRevoked.ts'
import { lockOrganizations } from '../identity/organizationLock.ts'
import { visibleTo } from '../identity/project.policy.ts'
import { bytesToMove, moveMedia } from '../media/mediaTransfer.service.ts'
import { giveNextCode, nextCode } from './assignedCode.ts'
import { projectFailures } from './project.failures.ts'
import { projectTransferred } from './projectHooks.ts'
import { demandRoom, problemOfOneMore } from './projectLimit.ts'

/** Most people a plan names one by one. */
export const MAX_LEAVING = 200

const memberOf = (organizationId: string) => ({ memberships: { some: { organizationId } } })
const notMemberOf = (organizationId: string) => ({ memberships: { none: { organizationId } } })

/** Both organizations, their rows locked: NOT_FOUND or FORBIDDEN where the viewer is no ADMIN of the target. */
async function joinBoth({ tx }: Change, viewer: Viewer, project: LockedProject, targetId: string) {
  const sourceId = project.organizationId
  if (targetId === sourceId) throw fail(projectFailures.PROJECT_IN_ORGANIZATION_ALREADY())
  const rows = await lockOrganizations(tx, [sourceId, targetId].toSorted())
  const target = await joinOrganization(tx, viewer, targetId, 'organization:admin')
  const source = rows.find(({ id }) => id === sourceId)
  if (!source) throw notFound('Organization')
  return { source, target }
}

/**
 * Moves a project with all that is in it to another organization, whose limits apply. Who is no member there loses
 * access at once. Asks for an ADMIN in both; CONFLICT for the organization it is in and at another version.
 */
export function transferProject(
  viewer: Viewer,
  projectId: string,
  targetId: string,
  expectedVersion: ExpectedVersion,
): Promise<{ id: string; previousOrganizationId: string }> {
  return changeProject(viewer, projectId, 'organization:admin', async (change) => {
    const { tx, record, recordIn, project: before } = change
    demandVersion('Project', before, expectedVersion)
    const { source, target } = await joinBoth(change, viewer, before, targetId)
    await demandRoom(tx, target, await bytesToMove(tx, projectId, targetId))
    const code = await giveNextCode(tx, { kind: 'PROJECT', parentId: targetId }, before.code)
    await tx.project.update({
      where: { id: projectId },
      data: { organizationId: targetId, code, version: { increment: 1 } },
    })
    await moveMedia(tx, projectId, source.id, targetId)
    for (const forget of projectTransferred()) await forget(tx, projectId)
    const leaving = await tx.user.findMany({
      where: { AND: [memberOf(source.id), notMemberOf(targetId)] },
      select: { id: true },
    })
    const userIds = leaving.map(({ id }) => id)
    await revokeAccess(change, { organizationId: source.id, userIds, projectIds: [projectId] })

    const subject = { type: 'Project' as const, id: projectId }
    const { name } = before
    const codes = { from: before.code, to: code }
    record('project.transferred', subject, { from: source.name, to: target.name, code: codes })
    recordIn('organization', source.id)('project.transferredOut', subject, { name, code: before.code, to: target.name })
    recordIn('organization', targetId)('project.transferredIn', subject, { name, code, from: source.name })
    return { id: projectId, previousOrganizationId: source.id }
  })
}

/** What moving a project to another organization would change. */
export interface TransferPlan {
  sourceId: string
  targetId: string
  projectId: string
  code: string
  newCode: string
  /** Why it cannot be done; null when it can. */
  problem: Failure | null
}

/** What `transferProject` would do now, or refuse for the same reasons. Writes nothing. */
export async function planTransfer(viewer: Viewer, projectId: string, targetId: string): Promise<TransferPlan> {
  const project = await prisma().project.findFirst({ where: { id: projectId, ...visibleTo(viewer) } })
  if (!project) throw notFound('Project')
  const { organizationId: sourceId, code, archivedAt } = project
  const roleIn = async (organizationId: string) => {
    const key = { organizationId_userId: { organizationId, userId: viewer.userId } }
    return (await prisma().member.findUnique({ where: key }))?.role ?? null
  }
  const here = await roleIn(sourceId)
  if (here === null) throw notFound('Project')
  demand(here, viewer, 'organization:admin')
  if (targetId === sourceId) throw fail(projectFailures.PROJECT_IN_ORGANIZATION_ALREADY())
  const there = await roleIn(targetId)
  const target = await prisma().organization.findFirst({ where: { id: targetId, deletedAt: null } })
  if (there === null || !target) throw notFound('Organization')
  demandUnlimited(viewer)
  demand(there, viewer, 'organization:admin')
  const bytes = await bytesToMove(prisma(), projectId, targetId)
  return {
    sourceId,
    targetId,
    projectId,
    code,
    newCode: await nextCode(prisma(), { kind: 'PROJECT', parentId: targetId }, code),
    problem: archivedAt === null ? await problemOfOneMore(prisma(), target, bytes) : changeFailures.PROJECT_ARCHIVED(),
  }
}

const PEOPLE = { isService: false }

/** Members here and not there. */
export const whoLeaves = ({ sourceId, targetId }: TransferPlan) => ({
  ...PEOPLE,
  AND: [memberOf(sourceId), notMemberOf(targetId)],
})

/** Members here and there. */
export const whoStays = ({ sourceId, targetId }: TransferPlan) => ({
  ...PEOPLE,
  AND: [memberOf(sourceId), memberOf(targetId)],
})

/** Members there and not here. */
export const whoJoins = ({ sourceId, targetId }: TransferPlan) => ({
  ...PEOPLE,
  AND: [memberOf(targetId), notMemberOf(sourceId)],
})
