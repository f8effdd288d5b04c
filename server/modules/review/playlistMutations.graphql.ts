import { formatPrismaCursor } from '@pothos/plugin-prisma'
import type { Playlist } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { rowsOf } from '../../kernel/inputRows.ts'
import { prisma } from '../../platform/database/client.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { PlaylistEdge, PlaylistNode } from './playlist.graphql.ts'
import {
  createPlaylist, deletePlaylist, MOST_PLAYLISTS, restorePlaylist, updatePlaylist,
} from './playlist.service.ts'
import { NewPlaylistItem, readItems } from './playlistItemMutations.graphql.ts'
import { MOST_ITEMS } from './playlistItems.service.ts'

const NAME = '1 to 200 characters.'

const projectField = (t: PayloadFields<Playlist>) =>
  t.prismaField({
    type: ProjectNode,
    description: 'Its project.',
    resolve: (query, { projectId }) => prisma().project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
  })

const playlistField = (t: PayloadFields<Playlist>) =>
  t.prismaField({
    type: PlaylistNode,
    description: 'The playlist after the change.',
    resolve: (query, { id }) => prisma().playlist.findUniqueOrThrow({ ...query, where: { id } }),
  })

const placedFields = (t: PayloadFields<Playlist>) => ({
  playlist: playlistField(t),
  playlistEdge: t.field({
    type: PlaylistEdge,
    description: 'The playlist as an edge of `Project.playlists`.',
    resolve: (node) => ({ cursor: formatPrismaCursor({ id: node.id }, 'id'), node }),
  }),
  project: projectField(t),
})

builder.relayMutationField(
  'createPlaylist',
  {
    description: 'The new playlist.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'The project.' }),
      name: t.string({ description: NAME }),
      items: t.field({
        type: [NewPlaylistItem], required: false,
        description: `What it plays, in order: at most ${MOST_ITEMS} items; none by default.`,
      }),
    }),
  },
  {
    description: `Creates a playlist. CONFLICT if the project has ${MOST_PLAYLISTS} of them.`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { projectId, name, items } }, context) =>
      createPlaylist(requireViewer(context), projectId.id, {
        name, items: items?.length ? rowsOf('items', readItems(items)) : [],
      }),
  },
  { description: 'The new playlist.', outputFields: placedFields },
)

builder.relayMutationField(
  'updatePlaylist',
  {
    description: 'The changes.',
    inputFields: (t) => ({
      playlistId: t.globalID({ for: PlaylistNode, description: 'The playlist.' }),
      name: t.string({ description: NAME }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Renames a playlist.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { playlistId, name, expectedVersion } }, context) =>
      updatePlaylist(requireViewer(context), playlistId.id, { name, expectedVersion }),
  },
  { description: 'The changed playlist.', outputFields: (t) => ({ playlist: playlistField(t) }) },
)

builder.relayMutationField(
  'deletePlaylist',
  {
    description: 'The playlist to delete.',
    inputFields: (t) => ({
      playlistId: t.globalID({ for: PlaylistNode, description: 'The playlist.' }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Moves a playlist to the trash. `restorePlaylist` restores it within 30 days.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { playlistId, expectedVersion } }, context) =>
      deletePlaylist(requireViewer(context), playlistId.id, expectedVersion),
  },
  {
    description: 'The deleted playlist.',
    outputFields: (t) => ({
      deletedPlaylistId: t.id({
        description: 'The id of the playlist.', resolve: ({ id }) => toTypeId('Playlist', id),
      }),
      project: projectField(t),
    }),
  },
)

builder.relayMutationField(
  'restorePlaylist',
  {
    description: 'The playlist to restore.',
    inputFields: (t) => ({ playlistId: t.globalID({ for: PlaylistNode, description: 'The playlist.' }) }),
  },
  {
    description:
      'Restores a playlist with its items from the trash. One that is not in the trash stays as it is. CONFLICT if ' +
      `the project has ${MOST_PLAYLISTS} other playlists.`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { playlistId } }, context) => restorePlaylist(requireViewer(context), playlistId.id),
  },
  { description: 'The restored playlist.', outputFields: placedFields },
)
