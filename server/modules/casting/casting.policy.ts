import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visibleShot } from '../shots/shot.policy.ts'

/** A casting of an asset that is not in the trash. */
export const OF_LIVE_ASSET = { asset: { deletedAt: null } } satisfies Prisma.CastingWhereInput

/** A casting in a shot that is not in the trash, nor its board. */
export const IN_LIVE_SHOT = {
  shot: { deletedAt: null, storyboard: { deletedAt: null } },
} satisfies Prisma.CastingWhereInput

/** A viewer sees the castings of the shots one sees, but for those of assets in the trash. */
export const visibleTo = (viewer: Viewer): Prisma.CastingWhereInput => ({
  ...OF_LIVE_ASSET,
  shot: visibleShot(viewer),
})
