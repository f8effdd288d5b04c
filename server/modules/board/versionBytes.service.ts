import { Prisma } from '../../__generated__/prisma/client.ts'
import { grouped } from '../../kernel/grouped.ts'
import { prisma } from '../../platform/database/client.ts'
import { anyHolder, type MediaHolder } from '../media/mediaHolder.ts'
import { versionMedia } from './boardMedia.ts'
import { entriesOf } from './versionContent.ts'

/** A file in a state of a shot, or the soundtrack of a version. */
interface KeptFile {
  storyboardId: string
  /** The key of the state in hexadecimal digits; null for a soundtrack. */
  key: string | null
  /** Of a soundtrack. */
  versionId: string | null
  mediaId: string
  bytes: number
}

/** What else has a file: anything outside the trash, and versions of other boards. */
const elsewhere = (holder: MediaHolder) =>
  versionMedia.includes(holder) ? Prisma.sql`r."storyboardId" <> kept."storyboardId"` : holder.isLive

/** The files that versions of boards keep and nothing else has. */
const filesOfVersionsAlone = (storyboardIds: readonly string[]) => prisma().$queryRaw<KeptFile[]>`
  WITH asked("storyboardId") AS (SELECT unnest(${[...storyboardIds]}::uuid[])), kept AS (
    SELECT "storyboardId", "stateKey" AS "key", NULL::uuid AS "versionId", "imageId" AS "mediaId"
    FROM "ShotStatePin" JOIN asked USING ("storyboardId")
    UNION ALL
    SELECT "storyboardId", "key", NULL, "voiceId" FROM "ShotState" JOIN asked USING ("storyboardId")
    UNION ALL
    SELECT "storyboardId", NULL, "id", "soundId" FROM "StoryboardVersion" JOIN asked USING ("storyboardId")
  )
  SELECT kept."storyboardId", encode(kept."key", 'hex') AS "key", kept."versionId", m."id" AS "mediaId", m."bytes"
  FROM kept JOIN "Media" m ON m."id" = kept."mediaId"
  WHERE NOT ${anyHolder(elsewhere)}`

/** The bytes of files, each counted once. */
function bytesOf(files: readonly KeptFile[]): number {
  const sizes = new Map(files.map(({ mediaId, bytes }) => [mediaId, bytes]))
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
}

/** The bytes of the files that versions of boards keep and nothing else has, by the id of the board. */
export async function readVersionBytes(storyboardIds: readonly string[]): Promise<Map<string, number>> {
  const files = grouped(await filesOfVersionsAlone(storyboardIds), ({ storyboardId }) => storyboardId)
  return new Map([...files].map(([id, ofBoard]) => [id, bytesOf(ofBoard)]))
}

/** The bytes of the files that one version alone keeps, by the id of the version; versions without any are missing. */
export async function readFreedBytes(versionIds: readonly string[]): Promise<Map<string, number>> {
  const asked = await prisma().storyboardVersion.findMany({
    where: { id: { in: [...versionIds] } }, distinct: ['storyboardId'], select: { storyboardId: true },
  })
  const files = await filesOfVersionsAlone(asked.map(({ storyboardId }) => storyboardId))
  if (files.length === 0) return new Map()
  const manifests = await prisma().versionManifest.findMany({
    where: { version: { storyboardId: { in: [...new Set(files.map(({ storyboardId }) => storyboardId))] } } },
    select: { versionId: true, entries: true, version: { select: { storyboardId: true } } },
  })
  const inStates = grouped(files, ({ storyboardId, key }) => `${storyboardId} ${key}`)
  const tracks = grouped(files, ({ versionId }) => versionId)
  const keepers = new Map<string, string[]>()
  const filesOf = new Map(manifests.map(({ versionId, entries, version: { storyboardId } }) => {
    const found = entriesOf(entries).flatMap(({ key }) => inStates.get(`${storyboardId} ${key.toString('hex')}`) ?? [])
    return [versionId, [...found, ...(tracks.get(versionId) ?? [])]]
  }))
  for (const [versionId, found] of filesOf) {
    for (const mediaId of new Set(found.map((file) => file.mediaId))) {
      keepers.set(mediaId, [...(keepers.get(mediaId) ?? []), versionId])
    }
  }
  return new Map([...filesOf].map(([versionId, found]) =>
    [versionId, bytesOf(found.filter(({ mediaId }) => keepers.get(mediaId)?.length === 1))]))
}
