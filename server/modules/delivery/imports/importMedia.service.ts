import { Prisma, type Import } from '../../../__generated__/prisma/client.ts'
import { changeProjectOf } from '../../../change.ts'
import { prisma, type Transaction } from '../../../platform/database/client.ts'
import { files } from '../../media/files.ts'
import { keepUpload, PLACE_SELECT, placeIn } from '../../media/keptImage.service.ts'
import { recognizeSound } from '../../media/keptSound.service.ts'
import type { MediaHolder } from '../../media/mediaHolder.ts'
import { UploadRefused } from '../../media/uploadRefusal.ts'
import type { AppliedItem } from './before.ts'
import { visibleTo } from './import.policy.ts'
import type { FoundMedia, KeptMedia } from './reader.ts'

/** What imports hold: the pictures and sounds of their files, and those that these took the place of. */
export const importMedia: MediaHolder = {
  table: Prisma.sql`"ImportMedia"`,
  column: Prisma.sql`"mediaId"`,
  isIn: (projectId) => Prisma.sql`r."importId" IN (
    SELECT i."id" FROM "Import" i WHERE i."projectId" = ${projectId}::uuid)`,
  isLive: Prisma.sql`true`,
  touch: Prisma.empty,
  visibleIn: (viewer) => ({ imports: { some: { import: visibleTo(viewer) } } }),
  unused: { imports: { none: {} } },
}

const hold = (tx: Transaction, importId: string, mediaIds: readonly string[]) =>
  tx.importMedia.createMany({ data: mediaIds.map((mediaId) => ({ importId, mediaId })), skipDuplicates: true })

/** Keeps one file for an import; one that cannot be taken says why. PLAN_LIMIT when there is no room for it. */
async function keepOne({ id, projectId, requestedById }: Import, { kind, path }: FoundMedia): Promise<KeptMedia> {
  const received = path === null ? null : await files().measure(path)
  const actor = { userId: requestedById, tokenId: null }
  try {
    return await keepUpload(received, {
      findPlace: async () => {
        const where = { id: projectId }
        return placeIn(await prisma().project.findUniqueOrThrow({ where, select: PLACE_SELECT }))
      },
      change: (place, work) => changeProjectOf(place.projectId, actor, (change) => work(change, place.organizationId)),
      put: async ({ tx }, mediaId) => {
        await hold(tx, id, [mediaId])
        const { width, height } = await tx.media.findUniqueOrThrow({ where: { id: mediaId } })
        return { id: mediaId, width, height }
      },
      ...(kind === 'SOUND' && { recognise: recognizeSound }),
    })
  } catch (error) {
    if (error instanceof UploadRefused) return { refusal: error.failure }
    throw error
  }
}

/**
 * Keeps the pictures and sounds of a file for its import, in their order; answers them by their names. `isWanted` is
 * asked before each. PLAN_LIMIT when the organization has no room for them.
 */
export async function keepFound(
  row: Import, found: readonly FoundMedia[], isWanted: () => Promise<boolean>,
): Promise<Record<string, KeptMedia>> {
  const kept: Record<string, KeptMedia> = {}
  for (const media of found) {
    if (!(await isWanted())) break
    kept[media.name] = await keepOne(row, media)
  }
  return kept
}

/** The images that applied items took away from views. */
const replacedBy = (applied: readonly AppliedItem[]): string[] => applied.flatMap((item) =>
  (item.subjectType === 'View' && item.before.did === 'CHANGED' && item.before.was.imageId) || [])

/** Lets an import that was applied hold what undoing it needs, and nothing else: views and shots have the rest. */
export async function holdReplaced(
  tx: Transaction, importId: string, applied: readonly AppliedItem[],
): Promise<void> {
  await tx.importMedia.deleteMany({ where: { importId } })
  await hold(tx, importId, [...new Set(replacedBy(applied))])
}

/** Lets go of all that an import holds; the nightly housekeeping removes what nothing else has. */
export const letGo = (tx: Transaction, importId: string) => tx.importMedia.deleteMany({ where: { importId } })
