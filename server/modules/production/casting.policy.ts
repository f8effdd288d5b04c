import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visibleShot } from '../board/shot.policy.ts'

/** A viewer sees the castings of the shots one sees, but for those of assets in the trash. */
export const visibleTo = (viewer: Viewer): Prisma.CastingWhereInput => ({
  asset: { deletedAt: null },
  shot: visibleShot(viewer),
})
