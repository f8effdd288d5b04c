import type { Prisma, ProjectAccess } from '../../__generated__/prisma/client.ts'
import { type Change, changeFailures, changeProject, joinOrganization, type LockedProject } from '../../change.ts'
import { demandUnlimited, type Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion, fail, notFound } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { demand } from '../../kernel/permissions.ts'
import { ADMINISTRATORS } from '../../kernel/projectAccess.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { revokeAccess } from '../identity/accessRevoked.ts'
import { lockOrganizations } from '../identity/organizationLock.ts'
import { seeing, visibleTo } from '../identity/project.policy.ts'
import { bytesToMove, moveMedia } from '../media/mediaTransfer.service.ts'
import { giveNextCode, nextCode } from './assignedCode.ts'
import { noteChosen } from './projectAccess.service.ts'
import { projectFailures } from './project.failures.ts'
import { projectTransferred } from './projectHooks.ts'
import { demandRoom, problemOfOneMore } from './projectLimit.ts'

/** Most people a plan names one by one. */
export const MAX_LEAVING = 200

/** A project on its way. */
type Move = Pick<TransferPlan, 'projectId' | 'sourceId' | 'targetId' | 'access'>

/** Those who see it where it is. */
const sees = ({ projectId: id, sourceId: organizationId, access }: Move): Prisma.UserWhereInput =>
  ({ memberships: { some: seeing({ id, organizationId, access }) } })

/** Those who will see it where it goes: chosen members stay chosen. */
const willSee = ({ projectId, targetId: organizationId, access }: Move): Prisma.UserWhereInput => ({
  memberships: { some: { organizationId } },
  ...(access === 'CHOSEN' && {
    OR: [
      { memberships: { some: { organizationId, role: { in: [...ADMINISTRATORS] } } } },
      { memberships: { some: { chosenFor: { some: { projectId } } } } },
    ],
  }),
})

/**
 * Chosen members of the organization left are chosen members of the other, as far as they have a place there. Approvers
 * are named again there.
 */
async function moveChosen(tx: Transaction, { projectId, sourceId, targetId }: Move): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "ProjectMember" ("projectId", "memberId")
    SELECT c."projectId", t."id" FROM "ProjectMember" c JOIN "Member" m ON m."id" = c."memberId"
    JOIN "Member" t ON t."userId" = m."userId" AND t."organizationId" = ${targetId}::uuid
    WHERE c."projectId" = ${projectId}::uuid`
  await tx.projectMember.deleteMany({ where: { projectId, member: { organizationId: sourceId } } })
  await tx.projectApprover.deleteMany({ where: { projectId, member: { organizationId: sourceId } } })
}

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
 * Moves a project with all that is in it to another organization, whose limits apply. Who does not see it
 * there loses access at once. Asks for an ADMIN in both; CONFLICT for the organization it is in and at another version.
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
    const move = { projectId, sourceId: source.id, targetId, access: before.access }
    const where = { AND: [sees(move), { NOT: willSee(move) }] }
    const leaving = await tx.user.findMany({ where, select: { id: true } })
    const userIds = leaving.map(({ id }) => id)
    const code = await giveNextCode(tx, { kind: 'PROJECT', parentId: targetId }, before.code)
    await tx.project.update({
      where: { id: projectId },
      data: { organizationId: targetId, code, version: { increment: 1 } },
    })
    await moveChosen(tx, move)
    if (before.access === 'CHOSEN') noteChosen(recordIn, targetId, projectId)
    await moveMedia(tx, projectId, source.id, targetId)
    for (const forget of projectTransferred()) await forget(tx, projectId)
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
  access: ProjectAccess
  code: string
  newCode: string
  /** Why it cannot be done; null when it can. */
  problem: Failure | null
}

/** What `transferProject` would do now, or refuse for the same reasons. Writes nothing. */
export async function planTransfer(viewer: Viewer, projectId: string, targetId: string): Promise<TransferPlan> {
  const project = await prisma().project.findFirst({ where: { id: projectId, ...visibleTo(viewer) } })
  if (!project) throw notFound('Project')
  const { organizationId: sourceId, code, archivedAt, access } = project
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
    access,
    code,
    newCode: await nextCode(prisma(), { kind: 'PROJECT', parentId: targetId }, code),
    problem: archivedAt === null ? await problemOfOneMore(prisma(), target, bytes) : changeFailures.PROJECT_ARCHIVED(),
  }
}

const PEOPLE = { kind: 'PERSON' } as const

/** Those who see it here and not there. */
export const whoLeaves = (move: Move) => ({ ...PEOPLE, AND: [sees(move), { NOT: willSee(move) }] })

/** Those who see it here and there. */
export const whoStays = (move: Move) => ({ ...PEOPLE, AND: [sees(move), willSee(move)] })

/** Those who see it there and not here. */
export const whoJoins = (move: Move) => ({ ...PEOPLE, AND: [willSee(move), { NOT: sees(move) }] })
