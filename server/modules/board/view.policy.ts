import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visibleShot } from './shot.policy.ts'

/** A viewer sees the views of the shots one sees, but for those in the trash. */
export const visibleTo = (viewer: Viewer): Prisma.ShotViewWhereInput => ({ deletedAt: null, shot: visibleShot(viewer) })
