import { v7 as uuidv7 } from 'uuid'
import type { Plan, Role } from '../../__generated__/prisma/client.ts'
import { changeAccount, changeOrganization } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { conflict } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { allows, type Permission } from '../../kernel/permissions.ts'
import { TextChecks } from '../../kernel/text.ts'
import { prisma } from '../../platform/database/client.ts'

let defaultPlan: Plan = 'ENTERPRISE'

/** Decides the plan of organizations made from now on. */
export function setDefaultPlan(plan: Plan): void {
  defaultPlan = plan
}

/** Makes an organization with the viewer as its OWNER. */
export async function createOrganization(
  viewer: Viewer,
  input: { name: string; description: string },
): Promise<{ id: string }> {
  const checks = new TextChecks()
  const name = checks.name('name', input.name)
  const description = checks.description('description', input.description)
  checks.done()

  const id = uuidv7()
  return changeAccount(viewer, 'administer', async ({ tx, record, recordIn }) => {
    await tx.organization.create({
      data: { id, name, description, plan: defaultPlan, members: { create: { userId: viewer.userId, role: 'OWNER' } } },
    })
    record('organization.created', { type: 'Organization', id }, { name })
    recordIn('organization', id)('organization.created', { type: 'Organization', id }, { name, plan: defaultPlan })
    return { id }
  })
}

/** Makes a person a member. CONFLICT when one is already. */
export function addMember(
  viewer: Viewer,
  organizationId: string,
  userId: string,
  role: Exclude<Role, 'OWNER'>,
): Promise<{ id: string }> {
  return changeOrganization(viewer, organizationId, 'administer', async ({ tx, record }) => {
    const key = { organizationId, userId }
    if (await tx.member.findUnique({ where: { organizationId_userId: key } })) {
      throw conflict('This person is a member already')
    }
    const member = await tx.member.create({ data: { ...key, role } })
    record('member.added', { type: 'Member', id: member.id }, { user: toTypeId('User', userId), role })
    return { id: member.id }
  })
}

const roles = new WeakMap<Viewer, Map<string, Promise<boolean>>>()

/** Whether the viewer may do something in an organization; asked of the database once a request. */
export function viewerCan(viewer: Viewer, organizationId: string, permission: Permission): Promise<boolean> {
  const known = roles.get(viewer) ?? new Map<string, Promise<boolean>>()
  roles.set(viewer, known)
  const key = `${organizationId}:${permission}`
  const answer =
    known.get(key) ??
    prisma.member
      .findUnique({ where: { organizationId_userId: { organizationId, userId: viewer.userId } } })
      .then((member) => member !== null && allows(member.role, viewer, permission))
  known.set(key, answer)
  return answer
}
