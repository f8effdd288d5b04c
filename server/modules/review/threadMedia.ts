import { Prisma } from '../../__generated__/prisma/client.ts'
import type { MediaHolder } from '../media/mediaHolder.ts'
import { visibleTo } from './thread.policy.ts'

/** The images that views had when threads about them were started. */
export const threadMedia: MediaHolder = {
  table: Prisma.sql`"CommentThread"`,
  column: Prisma.sql`"seenImageId"`,
  isIn: (projectId) => Prisma.sql`r."projectId" = ${projectId}::uuid`,
  isLive: Prisma.sql`r."deletedAt" IS NULL`,
  touch: Prisma.empty,
  visibleIn: (viewer) => ({ seenIn: { some: visibleTo(viewer) } }),
  unused: { seenIn: { none: {} } },
}
