import { sweep } from '../../change.ts'
import { isUuid } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import type { ScheduledTask } from '../../platform/jobs/jobs.ts'
import { files, MEDIA_FOLDER, mediaFolder } from './files.ts'
import { anyHolder, mediaHolders } from './mediaHolder.ts'

const DAY_MS = 86_400_000
/** Folders looked up by one statement. */
const FOLDERS_AT_ONCE = 1000

/** Takes images and sounds of an organization away that nothing has, in the trash or not; answers their ids. */
function forgetUnusedOf(organizationId: string): Promise<string[]> {
  return sweep(async (tx) => {
    await tx.$executeRaw`SELECT FROM "Organization" WHERE "id" = ${organizationId}::uuid FOR UPDATE`
    // A statement of its own: it sees what was done while the lock was waited for.
    const gone = await tx.$queryRaw<{ id: string; bytes: number }[]>`
      DELETE FROM "Media" m WHERE m."organizationId" = ${organizationId}::uuid
        AND NOT ${anyHolder()}
      RETURNING m."id", m."bytes"`
    const bytes = gone.reduce((sum, media) => sum + media.bytes, 0)
    await tx.$executeRaw`
      UPDATE "Organization" SET "storageBytes" = greatest(0, "storageBytes" - ${bytes}::bigint)
      WHERE "id" = ${organizationId}::uuid`
    return gone.map(({ id }) => id)
  })
}

/** Removes folders that no image names: of organizations that are gone, of uploads a server ended in. */
async function forgetNamelessFolders(before: Date): Promise<void> {
  const ids = (await files().list(MEDIA_FOLDER, before)).filter(isUuid)
  for (let from = 0; from < ids.length; from += FOLDERS_AT_ONCE) {
    const part = ids.slice(from, from + FOLDERS_AT_ONCE)
    const named = await prisma().media.findMany({ where: { id: { in: part } }, select: { id: true } })
    const keep = new Set(named.map(({ id }) => id))
    for (const id of part) if (!keep.has(id)) await files().removeFolder(mediaFolder(id))
  }
}

/** Removes images and sounds nothing has any more, and what uploads that never ended left behind a day ago. */
export async function forgetUnusedMedia(now = Date.now()): Promise<void> {
  const yesterday = new Date(now - DAY_MS)
  const owners = await prisma().media.findMany({
    where: { AND: mediaHolders().map(({ unused }) => unused) },
    distinct: ['organizationId'],
    select: { organizationId: true },
  })
  for (const { organizationId } of owners) {
    for (const id of await forgetUnusedOf(organizationId)) await files().removeFolder(mediaFolder(id))
  }
  await forgetNamelessFolders(yesterday)
  await files().discardOlder(yesterday)
}

/** Every night, after the trash was emptied. */
export const forgetUnusedMediaNightly: ScheduledTask = {
  name: 'forgetUnusedMedia',
  schedule: '47 3 * * *',
  run: () => forgetUnusedMedia(),
}
