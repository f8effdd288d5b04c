import type { Prisma, Project } from '../../__generated__/prisma/client.ts'
import { ADMINISTRATORS, MAY_SEE_PROJECT } from '../../kernel/projectAccess.ts'
import { type SharedSight, type Sight, visibleTo as visibleOrganization } from './organization.policy.ts'

const AS_ADMINISTRATOR = { role: { in: [...ADMINISTRATORS] } } satisfies Prisma.MemberWhereInput

/** Projects that a member sees by the role, by having been chosen, or as everybody does. */
const openTo = (userId: (Sight | SharedSight)['userId']): Prisma.ProjectWhereInput => ({
  OR: [
    { access: 'EVERYONE' },
    { organization: { members: { some: { userId, ...AS_ADMINISTRATOR } } } },
    { chosenMembers: { some: { member: { userId } } } },
  ],
})

/**
 * A viewer sees the projects of one's organizations, archived ones too, but for those with chosen members of whom one
 * is not; a token limited to a project sees that one.
 */
export const inSightOf = (viewer: Sight | SharedSight): Prisma.ProjectWhereInput => ({
  organization: visibleOrganization(viewer),
  AND: [openTo(viewer.userId), ...(viewer.projectId === null ? [] : [{ id: viewer.projectId }])],
})

/** The same without what lies in the trash. */
export const visibleTo = (viewer: Sight | SharedSight): Prisma.ProjectWhereInput =>
  ({ deletedAt: null, ...inSightOf(viewer) })

/** The same in SQL, for one project `r`: $1 is its id, $2 the viewer's and $3 the token's one project or null. */
export const VISIBLE_PROJECT = `FROM "Project" p
  JOIN "Organization" o ON o."id" = p."organizationId" AND o."deletedAt" IS NULL
  JOIN "Member" m ON m."organizationId" = o."id" AND m."userId" = $2 AND ${MAY_SEE_PROJECT}
  CROSS JOIN LATERAL (SELECT p.*) r
  WHERE p."id" = $1 AND p."deletedAt" IS NULL AND ($3::uuid IS NULL OR p."id" = $3)`

/** The same without the archived ones, as lists over several projects have them. */
export const listedFor = (viewer: Sight | SharedSight): Prisma.ProjectWhereInput =>
  ({ archivedAt: null, ...visibleTo(viewer) })

/** The members who see a project. */
export const seeing = ({
  id: projectId, organizationId, access,
}: Pick<Project, 'id' | 'organizationId' | 'access'>): Prisma.MemberWhereInput => ({
  organizationId,
  ...(access === 'CHOSEN' && { OR: [AS_ADMINISTRATOR, { chosenFor: { some: { projectId } } }] }),
})

/** The members who see a project that the viewer sees; nobody of another one. */
export const seeingWith = (viewer: Sight, projectId: string): Prisma.MemberWhereInput => ({
  organization: { projects: { some: { id: projectId, AND: inSightOf(viewer) } } },
  OR: [
    AS_ADMINISTRATOR,
    { chosenFor: { some: { projectId } } },
    { organization: { projects: { some: { id: projectId, access: 'EVERYONE' } } } },
  ],
})
