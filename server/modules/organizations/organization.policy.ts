import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { allows, type Permission } from '../../kernel/permissions.ts'
import { prisma } from '../../platform/database/client.ts'

/** A viewer sees the organizations one is a member of. */
export const visibleTo = (viewer: Viewer): Prisma.OrganizationWhereInput => ({
  members: { some: { userId: viewer.userId } },
})

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
