import type { Invitation, Member, Organization, Prisma } from '../../__generated__/prisma/client.ts'
import { demandUnlimited, type Viewer } from '../../context.ts'
import { notFound } from '../../kernel/errors.ts'
import { prisma } from '../../platform/database/client.ts'
import { visibleTo } from './organization.policy.ts'

/** What answers say of a member's person. */
export const PERSON = {
  user: { select: { id: true, name: true, email: true } },
} as const satisfies Prisma.MemberInclude

/** A member with their user. */
export type ReadMember = Member & { user: { id: string; name: string; email: string } }

/** The organizations the viewer sees, by name. */
export const readOrganizations = (viewer: Viewer): Promise<Organization[]> =>
  prisma().organization.findMany({ where: visibleTo(viewer), orderBy: [{ name: 'asc' }, { id: 'asc' }] })

/** An organization. NOT_FOUND for who may not see it. */
export async function readOrganization(viewer: Viewer, id: string): Promise<Organization> {
  const found = await prisma().organization.findFirst({ where: { id, AND: visibleTo(viewer) } })
  if (!found) throw notFound('Organization')
  return found
}

/**
 * The people of an organization in the order they joined, and the invitations that are open, oldest first. NOT_FOUND
 * for who may not see it, FORBIDDEN for a token limited to one project.
 */
export async function readMembers(
  viewer: Viewer,
  organizationId: string,
): Promise<{ members: ReadMember[]; invitations: Invitation[] }> {
  const order = { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] } as const satisfies Prisma.MemberFindManyArgs
  const found = await prisma().organization.findFirst({
    where: { id: organizationId, AND: visibleTo(viewer) },
    select: {
      members: { where: { user: { kind: 'PERSON' } }, include: PERSON, ...order },
      invitations: { where: { expiresAt: { gt: new Date() } }, ...order },
    },
  })
  if (!found) throw notFound('Organization')
  demandUnlimited(viewer)
  return found
}

/** A member that there is. */
export const readMember = (id: string): Promise<ReadMember> =>
  prisma().member.findUniqueOrThrow({ where: { id }, include: PERSON })

/** An invitation that there is. */
export const readInvitation = (id: string): Promise<Invitation> =>
  prisma().invitation.findUniqueOrThrow({ where: { id } })

/** Throws NOT_FOUND unless a member or an invitation is one of an organization that the viewer sees. */
export async function demandPlaceIn(
  viewer: Viewer,
  organizationId: string,
  { name, uuid }: { name: 'Member' | 'Invitation'; uuid: string },
): Promise<void> {
  const organization = visibleTo(viewer)
  const count =
    name === 'Member'
      ? await prisma().member.count({ where: { id: uuid, organizationId, organization, user: { kind: 'PERSON' } } })
      : await prisma().invitation.count({ where: { id: uuid, organizationId, organization } })
  if (count === 0) throw notFound('Member')
}
