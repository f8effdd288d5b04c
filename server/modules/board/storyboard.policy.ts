import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { MAY_SEE_PROJECT } from '../../kernel/projectAccess.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'

/** A viewer sees the boards of the projects one sees, but for those in the trash. */
export const visibleTo = (viewer: Viewer): Prisma.StoryboardWhereInput => ({
  deletedAt: null,
  project: visibleProject(viewer),
})

/** The same in SQL, for the board of an id: $2 is the viewer's and $3 the token's one project or null. */
export const visibleBoard = (id: string) => `FROM "Storyboard" r
  JOIN "Project" p ON p."id" = r."projectId" AND p."deletedAt" IS NULL AND ($3::uuid IS NULL OR p."id" = $3)
  JOIN "Organization" o ON o."id" = p."organizationId" AND o."deletedAt" IS NULL
  JOIN "Member" m ON m."organizationId" = o."id" AND m."userId" = $2 AND ${MAY_SEE_PROJECT}
  WHERE r."id" = ${id} AND r."deletedAt" IS NULL`
