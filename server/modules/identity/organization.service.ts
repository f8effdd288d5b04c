import DataLoader from 'dataloader'
import { v7 as uuidv7 } from 'uuid'
import type { Plan, Role } from '../../__generated__/prisma/client.ts'
import { changeAccount, changeOrganization } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion, notFound } from '../../kernel/errors.ts'
import { allows, demand, type Permission } from '../../kernel/permissions.ts'
import { openedAtStart } from '../../kernel/resources.ts'
import { TextChecks } from '../../kernel/text.ts'
import { pool, type Transaction } from '../../platform/database/client.ts'
import { revokeAccess } from './accessRevoked.ts'
import type { OrganizationChange } from './membership.service.ts'

/** The plan of organizations that are made without one. */
export const defaultPlan = openedAtStart<Plan>('the default plan')

/** Takes the plan somebody chose at sign-up, which is for the first organization alone; null when there is none. */
async function takeFirstPlan(tx: Transaction, userId: string): Promise<Plan | null> {
  const { firstPlan } = await tx.user.findUniqueOrThrow({ where: { id: userId } })
  if (firstPlan === null) return null
  await tx.user.update({ where: { id: userId }, data: { firstPlan: null } })
  const isFirst = (await tx.member.count({ where: { userId, role: 'OWNER' } })) === 0
  return isFirst ? firstPlan : null
}

/** Makes an organization with the viewer as its OWNER. Without a plan: the one chosen at sign-up, else the default. */
export async function createOrganization(
  viewer: Viewer,
  input: { name: string; description: string; plan?: Plan | null },
): Promise<{ id: string }> {
  const checks = new TextChecks()
  const name = checks.ownName('name', input.name)
  const description = checks.description('description', input.description)
  checks.done()

  const id = uuidv7()
  return changeAccount(viewer, 'organization:admin', async ({ tx, record, recordIn }) => {
    const firstPlan = await takeFirstPlan(tx, viewer.userId)
    const plan = input.plan ?? firstPlan ?? defaultPlan()
    await tx.organization.create({
      data: { id, name, description, plan, members: { create: { userId: viewer.userId, role: 'OWNER' } } },
    })
    record('organization.created', { type: 'Organization', id }, { name })
    recordIn('organization', id)('organization.created', { type: 'Organization', id }, { name, plan })
    return { id }
  })
}

/** Changes an organization's name and description; what is null stays. CONFLICT at another version. */
export async function updateOrganization(
  viewer: Viewer,
  id: string,
  input: { name: string | null; description: string | null; expectedVersion?: ExpectedVersion },
): Promise<void> {
  const checks = new TextChecks()
  const name = input.name === null ? null : checks.ownName('name', input.name)
  const description = input.description === null ? null : checks.description('description', input.description)
  checks.done()

  await changeOrganization(viewer, id, 'organization:admin', async ({ tx, record }) => {
    const before = await tx.organization.findUniqueOrThrow({ where: { id } })
    demandVersion('Organization', before, input.expectedVersion)
    const changes = {
      ...(name !== null && name !== before.name && { name: { from: before.name, to: name } }),
      ...(description !== null &&
        description !== before.description && { description: { from: before.description, to: description } }),
    }
    if (Object.keys(changes).length === 0) return
    const after = { name: name ?? before.name, description: description ?? before.description }
    await tx.organization.update({ where: { id }, data: { ...after, version: { increment: 1 } } })
    record('organization.updated', { type: 'Organization', id }, changes)
  })
}

/**
 * Moves an organization with everything below it to the trash, out of everybody's sight at once. Restorable for 30
 * days; invitations, service tokens and the assignees of tasks are gone for good. CONFLICT at another version.
 */
export function deleteOrganization(viewer: Viewer, id: string, expectedVersion?: ExpectedVersion): Promise<void> {
  return changeOrganization(viewer, id, 'own', async (change) => {
    const { tx, record, recordIn, organization } = change
    demandVersion('Organization', organization, expectedVersion)
    await tx.organization.update({ where: { id }, data: { deletedAt: new Date() } })
    await tx.invitation.deleteMany({ where: { organizationId: id } })
    const members = await tx.member.findMany({ where: { organizationId: id }, select: { userId: true } })
    await revokeAccess(change, { organizationId: id, userIds: members.map(({ userId }) => userId), projectIds: null })
    const { name } = organization
    record('organization.deleted', { type: 'Organization', id }, { name })
    recordIn('account', viewer.userId)('organization.deleted', { type: 'Organization', id }, { name })
  })
}

/** Takes an organization with its members and their roles out of the trash; one that is not there stays as it is. */
export function restoreOrganization(viewer: Viewer, id: string): Promise<void> {
  const work = async ({ tx, record, recordIn, organization: { name, deletedAt } }: OrganizationChange) => {
    if (deletedAt === null) return
    await tx.organization.update({ where: { id }, data: { deletedAt: null, version: { increment: 1 } } })
    record('organization.restored', { type: 'Organization', id }, { name })
    recordIn('account', viewer.userId)('organization.restored', { type: 'Organization', id }, { name })
  }
  return changeOrganization(viewer, id, 'own', work, 'trash')
}

const roles = new WeakMap<Viewer, DataLoader<string, Role | null>>()

const rolesOf = ({ userId }: Viewer) =>
  new DataLoader<string, Role | null>(async (organizationIds) => {
    const { rows } = await pool().query<{ organizationId: string; role: Role }>({
      name: 'rolesIn',
      text: 'SELECT "organizationId", "role" FROM "Member" WHERE "userId" = $1 AND "organizationId" = ANY($2::uuid[])',
      values: [userId, organizationIds],
    })
    const found = new Map(rows.map(({ organizationId, role }) => [organizationId, role]))
    return organizationIds.map((id) => found.get(id) ?? null)
  })

/** The viewer's role in an organization, null for an outsider; asked of the database once a request. */
export function roleIn(viewer: Viewer, organizationId: string): Promise<Role | null> {
  const loader = roles.get(viewer) ?? rolesOf(viewer)
  roles.set(viewer, loader)
  return loader.load(organizationId)
}

/** Clears the viewer's cached roles after a change of them within the request. */
export function forgetRoles(viewer: Viewer): void {
  roles.delete(viewer)
}

/** Whether the viewer may do something in the projects of an organization; a token's limit to one is not looked at. */
export async function viewerCan(viewer: Viewer, organizationId: string, permission: Permission): Promise<boolean> {
  const role = await roleIn(viewer, organizationId)
  return role !== null && allows(role, viewer, permission)
}

/** Throws FORBIDDEN for a role or token that may not do something in the projects of an organization. */
export async function demandIn(viewer: Viewer, organizationId: string, permission: Permission): Promise<void> {
  const role = await roleIn(viewer, organizationId)
  if (role === null) throw notFound('Organization')
  demand(role, viewer, permission)
}

/** The same for the organization itself, which is out of reach of a token limited to one project. */
export async function viewerCanInOrganization(
  viewer: Viewer,
  organizationId: string,
  permission: Permission,
): Promise<boolean> {
  return viewer.projectId === null && (await viewerCan(viewer, organizationId, permission))
}
