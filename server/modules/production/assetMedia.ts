import { Prisma } from '../../__generated__/prisma/client.ts'
import { type MediaHolder, TOUCHED } from '../media/mediaHolder.ts'
import { visibleTo } from './asset.policy.ts'

/** The thumbnails of assets. */
export const assetMedia: MediaHolder = {
  table: Prisma.sql`"Asset"`,
  column: Prisma.sql`"thumbnailId"`,
  isIn: (projectId) => Prisma.sql`r."projectId" = ${projectId}::uuid`,
  isLive: Prisma.sql`r."deletedAt" IS NULL`,
  touch: TOUCHED,
  visibleIn: (viewer) => ({ assets: { some: visibleTo(viewer) } }),
  unused: { assets: { none: {} } },
}
