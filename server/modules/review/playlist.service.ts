import type { Playlist, PlaylistItem } from '../../__generated__/prisma/client.ts'
import { changeProject, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion, fail, notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import type { InRow } from '../../kernel/inputRows.ts'
import type { Place } from '../../kernel/places.ts'
import { TextChecks } from '../../kernel/text.ts'
import { demandOutside, gapAt, ranksIn } from '../../order.ts'
import { prisma } from '../../platform/database/client.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'
import { playlistFailures } from './playlist.failures.ts'
import { itemsVisibleTo } from './playlist.policy.ts'
import { itemsOf, lockedItems, type NewItem, writeItems } from './playlistItems.service.ts'

/** Playlists of a project, without those in the trash. */
export const MOST_PLAYLISTS = 200

/** A playlist after a change of its items, and those that were added or moved. */
export interface ChangedItems {
  playlist: Playlist
  itemIds: readonly string[]
}

const subjectOf = ({ id }: Pick<Playlist, 'id'>) => ({ type: 'Playlist', id }) as const

function checkName(name: string): string {
  const checks = new TextChecks()
  const checked = checks.name('name', name)
  checks.done()
  return checked
}

async function demandRoom({ tx, project }: ProjectChange): Promise<void> {
  const count = await tx.playlist.count({ where: { projectId: project.id, deletedAt: null } })
  if (count >= MOST_PLAYLISTS) throw fail(playlistFailures.PLAYLISTS_AT_LIMIT({ most: MOST_PLAYLISTS }))
}

/** Makes a playlist of a project. CONFLICT beyond 200 of them, and for more items than a playlist holds. */
export function createPlaylist(
  viewer: Viewer,
  projectId: string,
  { items, ...input }: { name: string; items: readonly InRow<NewItem>[] },
): Promise<Playlist> {
  const name = checkName(input.name)
  return changeProject(viewer, projectId, 'reviews:write', async (change) => {
    const { tx, record } = change
    await demandRoom(change)
    const playlist = await tx.playlist.create({ data: { projectId, name, createdById: viewer.userId } })
    if (items.length > 0) await writeItems(tx, playlist, items, null)
    record('playlist.created', subjectOf(playlist), { name, itemCount: items.length })
    return playlist
  })
}

/** Runs a change of a playlist. NOT_FOUND for who may not see it and in the trash, CONFLICT at another version. */
async function changePlaylist<Result>(
  viewer: Viewer,
  id: string,
  expectedVersion: ExpectedVersion,
  work: (change: ProjectChange, before: Playlist) => Promise<Result>,
  { withTrashed = false } = {},
): Promise<Result> {
  const where = { id, ...(!withTrashed && { deletedAt: null }) }
  const located = await prisma().playlist.findFirst({
    where: { ...where, project: visibleProject(viewer) }, select: { projectId: true },
  })
  if (!located) throw notFound('Playlist')
  return changeProject(viewer, located.projectId, 'reviews:write', async (change) => {
    const before = await change.tx.playlist.findFirst({ where })
    if (!before) throw notFound('Playlist')
    demandVersion('Playlist', before, expectedVersion)
    return work(change, before)
  })
}

const raised = { version: { increment: 1 } } as const

/** Renames a playlist. */
export async function updatePlaylist(
  viewer: Viewer,
  id: string,
  input: { name: string; expectedVersion: ExpectedVersion },
): Promise<Playlist> {
  const name = checkName(input.name)
  return changePlaylist(viewer, id, input.expectedVersion, async ({ tx, record }, before) => {
    record('playlist.updated', subjectOf(before), {
      ...(name !== before.name && { name: { from: before.name, to: name } }),
    })
    return tx.playlist.update({ where: { id }, data: { name, ...raised } })
  })
}

/** Moves a playlist to the trash, restorable for 30 days. */
export const deletePlaylist = (viewer: Viewer, id: string, expectedVersion: ExpectedVersion): Promise<Playlist> =>
  changePlaylist(viewer, id, expectedVersion, async ({ tx, record }, before) => {
    record('playlist.deleted', subjectOf(before), { name: before.name })
    return tx.playlist.update({ where: { id }, data: { deletedAt: new Date(), ...raised } })
  })

/** Takes a playlist out of the trash with its items; one that is not there stays as it is. CONFLICT beyond 200. */
export const restorePlaylist = (viewer: Viewer, id: string): Promise<Playlist> =>
  changePlaylist(viewer, id, null, async (change, before) => {
    if (before.deletedAt === null) return before
    const { tx, record } = change
    await demandRoom(change)
    record('playlist.restored', subjectOf(before), { name: before.name })
    return tx.playlist.update({ where: { id }, data: { deletedAt: null, ...raised } })
  }, { withTrashed: true })

/** Adds items at a place, at the end by default: all or none. */
export const addPlaylistItems = (
  viewer: Viewer,
  id: string,
  { items, to, expectedVersion }: {
    items: readonly InRow<NewItem>[]
    to: Place | null
    expectedVersion: ExpectedVersion
  },
): Promise<ChangedItems> => changePlaylist(viewer, id, expectedVersion, async ({ tx, record }, { name, ...before }) => {
  const itemIds = await writeItems(tx, before, items, to)
  record('playlist.itemsAdded', subjectOf(before), { name, itemCount: itemIds.length })
  return { playlist: await tx.playlist.update({ where: { id }, data: raised }), itemIds }
})

async function locateItem(viewer: Viewer, id: string): Promise<PlaylistItem> {
  const item = await prisma().playlistItem.findFirst({ where: { AND: [itemsVisibleTo(viewer), { id }] } })
  if (!item) throw notFound('Playlist item')
  return item
}

/** Moves an item to a place in its playlist. */
export async function movePlaylistItem(
  viewer: Viewer,
  itemId: string,
  to: Place,
  expectedVersion: ExpectedVersion,
): Promise<ChangedItems> {
  demandOutside('Playlist item', [{ id: itemId }], to)
  const { playlistId } = await locateItem(viewer, itemId)
  return changePlaylist(viewer, playlistId, expectedVersion, async ({ tx, record }, before) => {
    const item = await tx.playlistItem.findUnique({ where: { id: itemId } })
    if (!item) throw notFound('Playlist item')
    const [rank = item.rank] = ranksIn(await gapAt(itemsOf(tx, playlistId), to, [itemId]), [item])
    await tx.playlistItem.update({ where: { id: itemId }, data: { rank } })
    record('playlist.itemMoved', subjectOf(before), {
      name: before.name, item: toTypeId('PlaylistItem', itemId), from: item.rank, to: rank,
    })
    return { playlist: await tx.playlist.update({ where: { id: playlistId }, data: raised }), itemIds: [itemId] }
  })
}

/** Removes items from a playlist, all or none. NOT_FOUND for one that is not in it. */
export const removePlaylistItems = (
  viewer: Viewer,
  id: string,
  rows: readonly InRow<{ id: string }>[],
  expectedVersion: ExpectedVersion,
): Promise<ChangedItems> => changePlaylist(viewer, id, expectedVersion, async ({ tx, record }, before) => {
  const itemIds = (await lockedItems(tx, id, rows)).map((item) => item.id)
  await tx.playlistItem.deleteMany({ where: { id: { in: itemIds } } })
  record('playlist.itemsRemoved', subjectOf(before), { name: before.name, itemCount: itemIds.length })
  return { playlist: await tx.playlist.update({ where: { id }, data: raised }), itemIds }
})
