import { v7 as uuidv7 } from 'uuid'
import type { PlaylistItem, Prisma } from '../../__generated__/prisma/client.ts'
import { fail } from '../../kernel/errors.ts'
import type { InRow } from '../../kernel/inputRows.ts'
import type { Place } from '../../kernel/places.ts'
import { ranksBetween } from '../../kernel/ranks.ts'
import { gapAt, type Siblings } from '../../order.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { addressOf, readManifests, readStates } from '../board/versionReading.service.ts'
import { playlistFailures } from './playlist.failures.ts'
import { playedEntries } from './playlistReading.service.ts'

/** Items of a playlist. */
export const MOST_ITEMS = 200

/** What an item plays: a board as it is, or a version of one; all of its shots where none is named. */
export interface NewItem {
  storyboardId: string | null
  storyboardVersionId: string | null
  shotIds: readonly string[]
}

type Checked = Pick<
  Prisma.PlaylistItemCreateManyInput, 'storyboardId' | 'boardVersionId' | 'shotIds' | 'keptShots' | 'keptFrames'
>

const shotElsewhere = ({ row }: InRow<NewItem>) => row.fail('shotIds', playlistFailures.PLAYLIST_SHOT_ELSEWHERE())

/** The items of boards as they are. NOT_FOUND for boards elsewhere or in the trash, INVALID_INPUT for such shots. */
async function checkBoards(tx: Transaction, projectId: string, items: readonly InRow<NewItem>[]): Promise<Checked[]> {
  const boardIds = items.flatMap(({ storyboardId }) => storyboardId ?? [])
  const boards = await tx.storyboard.findMany({
    where: { id: { in: boardIds }, projectId, deletedAt: null }, select: { id: true },
  })
  const known = new Set(boards.map(({ id }) => id))
  const shots = await tx.shot.findMany({
    where: { id: { in: items.flatMap(({ shotIds }) => shotIds) }, deletedAt: null },
    select: { id: true, storyboardId: true },
  })
  const boardOf = new Map(shots.map(({ id, storyboardId }) => [id, storyboardId]))
  return items.map((item) => {
    const { storyboardId, row } = item
    if (storyboardId === null || !known.has(storyboardId)) throw row.notFound('Storyboard', 'subject')
    const shotIds = [...new Set(item.shotIds)]
    if (!shotIds.every((id) => boardOf.get(id) === storyboardId)) throw shotElsewhere(item)
    return { storyboardId, boardVersionId: null, shotIds, keptShots: null, keptFrames: null }
  })
}

/** The items of versions, with how much of these is played. */
async function checkVersions(tx: Transaction, projectId: string, items: readonly InRow<NewItem>[]): Promise<Checked[]> {
  const ids = items.flatMap(({ storyboardVersionId }) => storyboardVersionId ?? [])
  if (ids.length === 0) return []
  const versions = await tx.storyboardVersion.findMany({
    where: { id: { in: ids }, storyboard: { projectId, deletedAt: null } },
  })
  const manifests = await readManifests(items.flatMap(({ storyboardVersionId, shotIds }) =>
    (storyboardVersionId !== null && shotIds.length > 0 ? [storyboardVersionId] : [])))
  const played = items.map((item) => {
    const version = versions.find(({ id }) => id === item.storyboardVersionId)
    if (!version) throw item.row.notFound('Version', 'subject')
    const shotIds = [...new Set(item.shotIds)]
    const manifest = manifests.get(version.id)
    const entries = manifest && shotIds.length > 0 ? playedEntries({ shotIds }, manifest) : []
    if (entries.length < shotIds.length) throw shotElsewhere(item)
    return { version, shotIds, addresses: entries.map(({ key }) => addressOf(version.storyboardId, key)) }
  })
  const states = await readStates([...new Set(played.flatMap(({ addresses }) => addresses))])
  return played.map(({ version, shotIds, addresses }) => ({
    storyboardId: version.storyboardId,
    boardVersionId: version.id,
    shotIds,
    keptShots: shotIds.length > 0 ? shotIds.length : version.shotCount,
    keptFrames: shotIds.length > 0
      ? addresses.reduce((sum, address) => sum + (states.get(address)?.content.frames ?? 0), 0)
      : version.frames,
  }))
}

/** The items of a playlist, for their order. */
export const itemsOf = (tx: Transaction, playlistId: string): Siblings => ({
  rows: tx.playlistItem,
  parent: { playlistId },
  noun: 'Playlist item',
  hasTrash: false,
})

/**
 * Adds items to a playlist at a place, at the end by default; answers their ids. CONFLICT for more than a playlist
 * holds, NOT_FOUND for what is not in its project, INVALID_INPUT for shots that are not on the board of their item.
 */
export async function writeItems(
  tx: Transaction,
  { id: playlistId, projectId }: { id: string; projectId: string },
  items: readonly InRow<NewItem>[],
  to: Place | null,
): Promise<string[]> {
  if ((await tx.playlistItem.count({ where: { playlistId } })) + items.length > MOST_ITEMS) {
    throw fail(playlistFailures.PLAYLIST_ITEMS_AT_LIMIT({ most: MOST_ITEMS }))
  }
  const isOfVersion = ({ storyboardVersionId }: NewItem) => storyboardVersionId !== null
  const ofBoards = await checkBoards(tx, projectId, items.filter((item) => !isOfVersion(item)))
  const ofVersions = await checkVersions(tx, projectId, items.filter(isOfVersion))
  const { before, after } = await gapAt(itemsOf(tx, playlistId), to)
  const ranks = ranksBetween(before, after, items.length)
  const data = items.flatMap((item, index) => {
    const checked = (isOfVersion(item) ? ofVersions : ofBoards).shift()
    return checked ? [{ ...checked, id: uuidv7(), playlistId, rank: ranks[index] ?? '' }] : []
  })
  await tx.playlistItem.createMany({ data })
  return data.map(({ id }) => id)
}

/** The items that rows name, in the order of the rows. NOT_FOUND for one that is not in the playlist. */
export async function lockedItems(
  tx: Transaction,
  playlistId: string,
  rows: readonly InRow<{ id: string }>[],
): Promise<PlaylistItem[]> {
  const found = await tx.playlistItem.findMany({ where: { playlistId, id: { in: rows.map(({ id }) => id) } } })
  const byId = new Map(found.map((item) => [item.id, item]))
  return rows.map(({ id, row }) => {
    const item = byId.get(id)
    if (!item) throw row.notFound('Playlist item')
    return item
  })
}
