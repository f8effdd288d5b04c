import type { Plan, Prisma, Role } from '../../__generated__/prisma/client.ts'
import { changeOrganization } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail } from '../../kernel/errors.ts'
import { exceededLimit, tooSmallFor, type Usage } from '../../kernel/plans.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'

/** People alone: actors behind service tokens are never counted. */
const people = { user: { kind: 'PERSON' } } as const

const counted = () =>
  ({
    storageBytes: true,
    _count: {
      select: {
        projects: { where: { deletedAt: null } },
        members: { where: people },
        invitations: { where: { expiresAt: { gt: new Date() } } },
      },
    },
    members: { where: { ...people, role: 'VIEWER' }, select: { id: true } },
    invitations: { where: { role: 'VIEWER', expiresAt: { gt: new Date() } }, select: { id: true } },
  }) satisfies Prisma.OrganizationSelect

type Counted = Prisma.OrganizationGetPayload<{ select: ReturnType<typeof counted> }>

function countedUsage({ storageBytes, _count: { projects, members, invitations }, ...viewing }: Counted): Usage {
  const viewers = viewing.members.length + viewing.invitations.length
  return { projects, members: members + invitations - viewers, viewers, storageBytes: Number(storageBytes) }
}

/**
 * What there is in an organization of what plans limit: projects that are not in the trash (archived ones too), people
 * with open invitations, bytes.
 */
export async function usageOf(organizationId: string, tx: Transaction = prisma()): Promise<Usage> {
  return countedUsage(await tx.organization.findUniqueOrThrow({ where: { id: organizationId }, select: counted() }))
}

/** The same of several organizations. */
export async function usagesOf(organizationIds: readonly string[]): Promise<Map<string, Usage>> {
  const rows = await prisma().organization.findMany({
    where: { id: { in: [...organizationIds] } },
    select: { id: true, ...counted() },
  })
  return new Map(rows.map(({ id, ...row }) => [id, countedUsage(row)]))
}

/** Throws PLAN_LIMIT unless the plan of a locked organization allows so much more than there is. */
export async function demandRoom(
  tx: Transaction,
  organization: { id: string; plan: Plan },
  more: Partial<Usage>,
): Promise<void> {
  const { projects, members, viewers, storageBytes } = await usageOf(organization.id, tx)
  const wished: Partial<Usage> = {
    ...(more.projects !== undefined && { projects: projects + more.projects }),
    ...((more.members !== undefined || more.viewers !== undefined) && {
      members: members + (more.members ?? 0), viewers: viewers + (more.viewers ?? 0),
    }),
    ...(more.storageBytes !== undefined && { storageBytes: storageBytes + more.storageBytes }),
  }
  const problem = exceededLimit(organization.plan, wished)
  if (problem !== null) throw fail(problem)
}

/** What somebody in a role takes of a plan. */
export const placeOf = (role: Role): Partial<Usage> => (role === 'VIEWER' ? { viewers: 1 } : { members: 1 })

/** The same for one who holds an invitation: PLAN_LIMIT when the people alone are too many. */
export async function demandPlace(
  tx: Transaction,
  organization: { id: string; plan: Plan },
  role: Role,
): Promise<void> {
  const where = { organizationId: organization.id, ...people }
  const all = await tx.member.count({ where })
  const viewers = await tx.member.count({ where: { ...where, role: 'VIEWER' } })
  const { viewers: viewing = 0, members: seated = 0 } = placeOf(role)
  const problem = exceededLimit(organization.plan, { members: all - viewers + seated, viewers: viewers + viewing })
  if (problem !== null) throw fail(problem)
}

/** Throws PLAN_LIMIT, naming the limit and what there is, unless a usage fits into a plan. */
function demandFit(plan: Plan, usage: Usage): void {
  const problem = tooSmallFor(plan, usage)
  if (problem !== null) throw fail(problem)
}

/** Changes what an organization pays for. PLAN_LIMIT when there is more than the plan allows. */
export function changePlan(viewer: Viewer, organizationId: string, plan: Plan): Promise<void> {
  return changeOrganization(viewer, organizationId, 'own', async ({ tx, organization, record }) => {
    if (organization.plan === plan) return
    demandFit(plan, await usageOf(organizationId, tx))
    await tx.organization.update({ where: { id: organizationId }, data: { plan } })
    const plans = { from: organization.plan, to: plan }
    record('organization.planChanged', { type: 'Organization', id: organizationId }, plans)
  })
}
