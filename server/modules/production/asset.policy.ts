import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'

/** A viewer sees the assets of the projects one sees, but for those in the trash. */
export const visibleTo = (viewer: Viewer): Prisma.AssetWhereInput => ({
  deletedAt: null,
  project: visibleProject(viewer),
})

const IS_LIVE = { deletedAt: null }

/** Dependencies between assets neither of which lies in the trash. */
export const LIVE_DEPENDENCY = { source: IS_LIVE, target: IS_LIVE } satisfies Prisma.AssetDependencyWhereInput

/** A viewer sees a dependency where one sees both of its assets. */
export const dependencyVisibleTo = (viewer: Viewer): Prisma.AssetDependencyWhereInput => ({
  ...LIVE_DEPENDENCY,
  project: visibleProject(viewer),
})
