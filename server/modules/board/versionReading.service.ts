import type { StoryboardVersion, VersionManifest } from '../../__generated__/prisma/client.ts'
import { notFound } from '../../kernel/errors.ts'
import { pool, prisma, type Transaction } from '../../platform/database/client.ts'
import { type BoardContent, entriesOf, type ShotContent, type VersionHead, type ViewContent } from './versionContent.ts'

/** What of a version its shots are read with. */
export type KeptBoard = Pick<StoryboardVersion, 'storyboardId' | 'frameRateNumerator' | 'frameRateDenominator'>

/** A view as it was, with what its picture is painted from. */
export interface KeptView extends ViewContent {
  /** The key of the state of its shot, in hexadecimal digits; null for a view as it is today. */
  key: string | null
  /** Its 1-based place in the shot. */
  position: number
  imageId: string | null
}

/** A shot as it was in a version. */
export interface KeptShot {
  id: string
  key: string
  /** Its 1-based place on the board. */
  position: number
  content: ShotContent
  views: KeptView[]
  voiceId: string | null
  /** The length of the scratch voice in seconds. */
  voiceSeconds: number | null
  board: KeptBoard
  scene: VersionHead['scenes'][number] | null
  status: VersionHead['statuses'][number] | null
}

/** The shots of a version in order, and what they refer to. */
export interface KeptManifest {
  entries: Uint8Array
  head: VersionHead
}

/** The manifests of versions. */
export async function readManifests(
  versionIds: readonly string[], database: Pick<Transaction, 'versionManifest'> = prisma(),
): Promise<Map<string, KeptManifest>> {
  const rows = await database.versionManifest.findMany({ where: { versionId: { in: [...versionIds] } } })
  const read = ({ entries, head }: VersionManifest) => ({ entries, head: head as unknown as VersionHead })
  return new Map(rows.map((row) => [row.versionId, read(row)]))
}

/** The state of a shot, and the ids of the files behind it. */
export interface KeptState {
  content: ShotContent
  voiceId: string | null
  voiceSeconds: number | null
  /** By the id of the view. */
  images: Record<string, string | null> | null
}

/** Where a state is: its board and its key, in hexadecimal digits. */
export const addressOf = (storyboardId: string, key: string) => `${storyboardId} ${key}`

/** States by their addresses, in one statement. */
export async function readStates(addresses: readonly string[]): Promise<Map<string, KeptState>> {
  const parts = addresses.map((address) => address.split(' '))
  const { rows } = await pool().query<KeptState & { storyboardId: string; key: string }>({
    name: 'shotStates',
    text: `SELECT s."storyboardId", encode(s."key", 'hex') AS "key", s."content", s."voiceId",
             (SELECT m."seconds" FROM "Media" m WHERE m."id" = s."voiceId") AS "voiceSeconds",
             (SELECT json_object_agg(p."viewId", p."imageId") FROM "ShotStatePin" p
              WHERE p."storyboardId" = s."storyboardId" AND p."stateKey" = s."key") AS "images"
           FROM unnest($1::uuid[], $2::text[]) AS a("storyboardId", "key")
           JOIN "ShotState" s ON s."storyboardId" = a."storyboardId" AND s."key" = decode(a."key", 'hex')`,
    values: [parts.map(([storyboardId]) => storyboardId), parts.map(([, key]) => key)],
  })
  return new Map(rows.map((row) => [addressOf(row.storyboardId, row.key), row]))
}

/** Versions as their boards were read when they were made, by their ids; those that are deleted are not in it. */
export async function readVersionContents(versions: readonly StoryboardVersion[]): Promise<Map<string, BoardContent>> {
  const manifests = await readManifests(versions.map(({ id }) => id))
  const kept = versions.flatMap((version) => {
    const manifest = manifests.get(version.id)
    if (!manifest) return []
    const entries = entriesOf(manifest.entries)
      .map(({ id, key }) => ({ id, address: addressOf(version.storyboardId, key.toString('hex')) }))
    return [{ version, head: manifest.head, entries }]
  })
  const states = await readStates([...new Set(kept.flatMap(({ entries }) => entries.map(({ address }) => address)))])
  return new Map(kept.map(({ version, head, entries }) => {
    const shots = entries.map(({ id, address }) => {
      const state = states.get(address)
      if (!state) throw notFound('Version')
      const { content, voiceId, voiceSeconds, images } = state
      const pinned = content.views.map((view) => ({ viewId: view.id, imageId: images?.[view.id] ?? null }))
      return { id, content, voiceId, voiceSeconds, images: pinned }
    })
    const { id, seq, frameRateNumerator, frameRateDenominator, startTimecode, soundId } = version
    return [id, { seq, frameRateNumerator, frameRateDenominator, startTimecode, soundId, head, shots }]
  }))
}

/** A version as its board was read when it was made. NOT_FOUND for one that is deleted. */
export async function readVersionContent(version: StoryboardVersion): Promise<BoardContent> {
  const content = (await readVersionContents([version])).get(version.id)
  if (!content) throw notFound('Version')
  return content
}

const found = <Row extends { id: string }>(rows: readonly Row[], id: string | null) =>
  rows.find((row) => row.id === id) ?? null

/** A shot of a board as it was at a 0-based place. */
export function keptShot(
  board: KeptBoard,
  head: VersionHead,
  place: number,
  { id, key }: { id: string; key: string },
  { content, voiceId, voiceSeconds, images }: KeptState,
): KeptShot {
  const views = content.views.map((view, index) =>
    ({ ...view, key, position: index + 1, imageId: images?.[view.id] ?? null }))
  const scene = found(head.scenes, content.sceneId)
  const status = found(head.statuses, content.statusId)
  return { id, key, position: place + 1, content, views, voiceId, voiceSeconds, board, scene, status }
}

/** The shots of a version from one place up to another, 0-based and without the second. */
export async function keptShots(
  board: KeptBoard,
  { entries, head }: KeptManifest,
  [from, to]: [from: number, to: number],
  stateOf: (address: string) => Promise<KeptState | null>,
): Promise<KeptShot[]> {
  const wanted = entriesOf(entries, from, to).map(({ id, key }) => ({ id, key: key.toString('hex') }))
  const states = await Promise.all(wanted.map(({ key }) => stateOf(addressOf(board.storyboardId, key))))
  return wanted.flatMap((entry, index) => {
    const { [index]: state } = states
    return state ? [keptShot(board, head, from + index, entry, state)] : []
  })
}

/** The versions before and after a version on its board, in the order of their numbers. */
export interface VersionNeighbors {
  previous: StoryboardVersion | null
  next: StoryboardVersion | null
}

/** The neighbors of versions, by the id of the version. */
export async function readNeighbors(versionIds: readonly string[]): Promise<Map<string, VersionNeighbors>> {
  const rows = await prisma().$queryRaw<{ id: string; previousId: string | null; nextId: string | null }[]>`
    SELECT v."id",
      (SELECT p."id" FROM "StoryboardVersion" p WHERE p."storyboardId" = v."storyboardId" AND p."number" < v."number"
       ORDER BY p."number" DESC LIMIT 1) AS "previousId",
      (SELECT n."id" FROM "StoryboardVersion" n WHERE n."storyboardId" = v."storyboardId" AND n."number" > v."number"
       ORDER BY n."number" LIMIT 1) AS "nextId"
    FROM "StoryboardVersion" v WHERE v."id" = ANY(${[...versionIds]}::uuid[])`
  const ids = rows.flatMap(({ previousId, nextId }) => [previousId, nextId]).filter((id) => id !== null)
  const versions = await prisma().storyboardVersion.findMany({ where: { id: { in: ids } } })
  const byId = new Map(versions.map((version) => [version.id, version]))
  const neighbor = (id: string | null) => (id === null ? null : byId.get(id) ?? null)
  return new Map(rows.map(({ id, previousId, nextId }) =>
    [id, { previous: neighbor(previousId), next: neighbor(nextId) }]))
}
