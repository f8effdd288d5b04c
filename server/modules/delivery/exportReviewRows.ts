import type { Prisma } from '../../__generated__/prisma/client.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { LIVE_ITEM } from '../review/playlist.policy.ts'
import { byId, idOrNull, inBoards, LIVE, paged, type Part, type Snapshot } from './exportSnapshot.ts'

const playlistsOf = ({ project }: Snapshot) => ({ ...LIVE, projectId: project.id }) satisfies Prisma.PlaylistWhereInput

function playlistPart(snapshot: Snapshot): Part {
  const { tx, project } = snapshot
  const where = playlistsOf(snapshot)
  return {
    kind: 'playlist',
    count: () => tx.playlist.count({ where }),
    async *pages() {
      const read = (last: { id: string } | undefined, take: number) =>
        tx.playlist.findMany({ where, ...byId(last, take) })
      for await (const rows of paged(read)) {
        yield rows.map(({ id, name, createdById, version, createdAt, updatedAt }) => ({
          id: toTypeId('Playlist', id), projectId: toTypeId('Project', project.id), name,
          createdById: toTypeId('User', createdById), version, createdAt, updatedAt,
        }))
      }
    },
  }
}

function itemPart(snapshot: Snapshot): Part {
  const { tx } = snapshot
  const where = { ...LIVE_ITEM, playlist: playlistsOf(snapshot) }
  return {
    kind: 'playlistItem',
    count: () => tx.playlistItem.count({ where }),
    async *pages() {
      const read = (last: { id: string } | undefined, take: number) =>
        tx.playlistItem.findMany({ where, ...byId(last, take) })
      for await (const rows of paged(read)) {
        yield rows.map(({ id, playlistId, storyboardId, boardVersionId, shotIds, rank, createdAt }) => ({
          id: toTypeId('PlaylistItem', id), playlistId: toTypeId('Playlist', playlistId),
          storyboardId: toTypeId('Storyboard', storyboardId),
          storyboardVersionId: idOrNull('StoryboardVersion', boardVersionId),
          shotIds: shotIds.map((shotId) => toTypeId('Shot', shotId)), rank, createdAt,
        }))
      }
    },
  }
}

function sessionPart(snapshot: Snapshot): Part {
  const { tx } = snapshot
  const where = { OR: [{ playlist: playlistsOf(snapshot) }, inBoards(snapshot)] }
  return {
    kind: 'reviewSession',
    count: () => tx.reviewSession.count({ where }),
    async *pages() {
      const read = (last: { id: string } | undefined, take: number) => tx.reviewSession.findMany({
        where, ...byId(last, take),
        include: {
          attendees: { orderBy: [{ joinedAt: 'asc' }, { userId: 'asc' }] },
          decisions: { orderBy: [{ decidedAt: 'asc' }, { subjectId: 'asc' }] },
        },
      })
      for await (const rows of paged(read)) {
        yield rows.map(({ id, playlistId, storyboardId, attendees, decisions, ...session }) => ({
          id: toTypeId('ReviewSession', id), playlistId: idOrNull('Playlist', playlistId),
          storyboardId: idOrNull('Storyboard', storyboardId), startedById: toTypeId('User', session.startedById),
          leaderId: toTypeId('User', session.leaderId), noteTakerId: toTypeId('User', session.noteTakerId),
          startedAt: session.startedAt, endedAt: session.endedAt, version: session.version,
          attendeeIds: attendees.map(({ userId }) => toTypeId('User', userId)),
          decisions: decisions.map(({ subjectId, kind, note, decidedById, decidedAt }) => ({
            itemId: playlistId && toTypeId('PlaylistItem', subjectId),
            shotId: playlistId ? null : toTypeId('Shot', subjectId),
            decision: kind, note, decidedById: toTypeId('User', decidedById), decidedAt,
          })),
        }))
      }
    },
  }
}

/** Playlists with their items, and review sessions with their decisions. */
export const playlistParts = (snapshot: Snapshot): Part[] =>
  [playlistPart, itemPart, sessionPart].map((part) => part(snapshot))
