import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '../../platform/database/client.ts'
import { copyRows } from '../../platform/database/copyRows.ts'
import { copyReferring, type ProjectCopy } from '../projects/projectCopy.ts'
import { LIVE_ITEM } from './playlist.policy.ts'

/**
 * Copies the playlists of a project. Versions stay behind: items of versions play the board of the copy as it is. An
 * item whose shots are all in the trash stays behind, too, and so do reviews.
 */
export async function copyPlaylists(tx: Transaction, copy: ProjectCopy): Promise<void> {
  const { fromId: projectId, copies } = copy
  const live = { projectId, deletedAt: null } as const
  await copyReferring(tx, copy, 'Playlist',
    await tx.playlist.findMany({ where: live, select: { id: true, projectId: true } }))
  const items = await tx.playlistItem.findMany({ where: { ...LIVE_ITEM, playlist: live }, orderBy: { id: 'asc' } })
  const rows = items.flatMap(({ id: originalId, playlistId, storyboardId, shotIds }) => {
    const copied = shotIds.flatMap((shotId) => copies.get(shotId) ?? [])
    if (shotIds.length > 0 && copied.length === 0) return []
    return [{
      originalId, id: uuidv7(), playlistId: copies.get(playlistId) ?? '', storyboardId: copies.get(storyboardId) ?? '',
      boardVersionId: null, keptShots: null, keptFrames: null, shotIds: copied,
    }]
  })
  if (rows.length > 0) await copyRows(tx, 'PlaylistItem', rows)
}
