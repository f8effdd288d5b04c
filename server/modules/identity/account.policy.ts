import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visibleOrganization } from './organization.policy.ts'

/** A viewer sees oneself and everybody of the organizations one sees. */
export const visibleTo = (viewer: Viewer): Prisma.UserWhereInput => ({
  OR: [
    { id: viewer.userId },
    { memberships: { some: { organization: visibleOrganization(viewer) } } },
  ],
})

/** The same in SQL, of a person `u`: $2 is the viewer's id and $3 the token's one project or null. */
export const VISIBLE_PERSON = `(u."id" = $2 OR EXISTS (
  SELECT FROM "Member" m JOIN "Organization" o ON o."id" = m."organizationId" AND o."deletedAt" IS NULL
  JOIN "Member" v ON v."organizationId" = o."id" AND v."userId" = $2
  WHERE m."userId" = u."id" AND ($3::uuid IS NULL OR EXISTS (
    SELECT FROM "Project" p WHERE p."id" = $3 AND p."organizationId" = o."id"))))`
