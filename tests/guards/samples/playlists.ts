import { makePlaylist } from '../../api/review/playlistCalls.ts'
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

/** The mutations of playlists and their items. */
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
}
