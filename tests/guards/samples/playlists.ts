import { makePlaylist } from '../../api/review/playlistCalls.ts'
import { startSession } from '../../api/review/sessionCalls.ts'
import type { Client } from '../../harness/client.ts'
import { makeShot, type Studio } from '../../harness/fixtures.ts'
import { mutated } from '../../api/projects/projectCalls.ts'
import type { MutationSample } from '../mutationSample.ts'

const forEditors = { who: 'editors', scope: 'reviews:write', log: 'project' } as const

/** What plays a new shot of the board, and the board. */
async function itemsOf(app: Client, { owner, storyboardId }: Studio) {
  const { id } = await makeShot(app, owner, storyboardId)
  return [{ subject: { storyboardId }, shotIds: [id] }, { subject: { storyboardId } }]
}

const newPlaylistOf = async (app: Client, studio: Studio) =>
  makePlaylist(app, studio.owner, studio.projectId, await itemsOf(app, studio))

/** A session of a new playlist, and an item of that. */
async function newSessionOf(app: Client, studio: Studio, starter = studio.owner) {
  const { id: playlistId, items: { nodes: [item] } } = await newPlaylistOf(app, studio)
  return { reviewSessionId: (await startSession(app, starter, playlistId)).id, itemId: item?.id }
}

/** The mutations of playlists, their items and their review sessions. */
export const playlistSamples: Record<string, MutationSample> = {
  createPlaylist: {
    ...forEditors,
    input: async (app, studio) => ({
      projectId: studio.projectId, name: 'Dailies', items: await itemsOf(app, studio),
    }),
  },
  updatePlaylist: {
    ...forEditors,
    input: async (app, studio) => ({ playlistId: (await newPlaylistOf(app, studio)).id, name: 'For the director' }),
  },
  deletePlaylist: {
    ...forEditors, input: async (app, studio) => ({ playlistId: (await newPlaylistOf(app, studio)).id }),
  },
  restorePlaylist: {
    ...forEditors,
    input: async (app, studio) => {
      const { id: playlistId } = await newPlaylistOf(app, studio)
      await mutated(app, studio.owner, 'deletePlaylist', { playlistId })
      return { playlistId }
    },
  },
  addPlaylistItems: {
    ...forEditors,
    input: async (app, studio) => ({
      playlistId: (await newPlaylistOf(app, studio)).id, items: await itemsOf(app, studio),
    }),
  },
  movePlaylistItem: {
    ...forEditors,
    input: async (app, studio) => {
      const { items: { nodes: [first, second] } } = await newPlaylistOf(app, studio)
      return { itemId: second?.id, to: { beforeId: first?.id } }
    },
  },
  removePlaylistItems: {
    ...forEditors,
    input: async (app, studio) => {
      const { id: playlistId, items: { nodes } } = await newPlaylistOf(app, studio)
      return { playlistId, itemIds: nodes.map(({ id }) => id) }
    },
  },
  startReviewSession: {
    ...forEditors, input: async (app, studio) => ({ playlistId: (await newPlaylistOf(app, studio)).id }),
  },
  decideItem: {
    ...forEditors, input: async (app, studio) => ({ ...(await newSessionOf(app, studio)), kind: 'APPROVED' }),
  },
  joinReviewSession: {
    who: 'readers',
    scope: 'reviews:read',
    log: 'project',
    // Who started it is there already.
    input: async (app, studio, person) => {
      const starter = person.id === studio.owner.id ? studio.admin : studio.owner
      return { reviewSessionId: (await newSessionOf(app, studio, starter)).reviewSessionId }
    },
  },
  takeLead: {
    ...forEditors,
    input: async (app, studio) => ({ reviewSessionId: (await newSessionOf(app, studio)).reviewSessionId }),
  },
  takeNotes: {
    ...forEditors,
    input: async (app, studio) => ({ reviewSessionId: (await newSessionOf(app, studio)).reviewSessionId }),
  },
  endReviewSession: {
    ...forEditors,
    input: async (app, studio) => ({ reviewSessionId: (await newSessionOf(app, studio)).reviewSessionId }),
  },
}
