import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { listTypes } from '../../graphql/listTypes.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage } from '../../graphql/paging.ts'
import { VERSION } from '../../graphql/versions.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { findVisibleUsers } from '../identity/account.service.ts'
import { visibleTo } from './playlist.policy.ts'
import { MOST_PLAYLISTS } from './playlist.service.ts'
import { type PlaylistLength, readPlaylistLengths } from './playlistReading.service.ts'

const people = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)
const lengths = batched<string, PlaylistLength>(readPlaylistLengths, { itemCount: 0, shotCount: 0, seconds: 0 })

export const PlaylistNode = builder.prismaNode('Playlist', {
  id: { field: 'id' },
  description: 'Boards and shots of a project that are played one after another, as they are or as they were.',
  authScopes: { 'reviews:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name: 1 to 200 characters.' }),
    project: t.relation('project', { description: 'Its project.' }),
    itemCount: t.int({
      description: 'The number of items, without those whose board is in the trash.',
      select: { id: true },
      resolve: async ({ id }, _arguments, context) => (await lengths(id, context)).itemCount,
    }),
    shotCount: t.int({
      description: 'The number of shots that are played.',
      select: { id: true },
      resolve: async ({ id }, _arguments, context) => (await lengths(id, context)).shotCount,
    }),
    duration: t.float({
      description: 'The length of all that is played, in seconds.',
      select: { id: true },
      resolve: async ({ id }, _arguments, context) => (await lengths(id, context)).seconds,
    }),
    createdBy: t.field({
      type: UserNode,
      nullable: true,
      description: 'The person who created it; null if you no longer share an organization.',
      select: { createdById: true },
      resolve: ({ createdById }, _arguments, context) => people(createdById, context),
    }),
    version: t.exposeInt('version', { description: VERSION }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of creation.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime', description: 'The time of the last change of the playlist or its items.',
    }),
  }),
})

export const { Edge: PlaylistEdge, Connection: PlaylistConnection } =
  listTypes(PlaylistNode, 'Playlist', 'A playlist', 'playlists')

builder.prismaObjectField('Project', 'playlists', (t) =>
  t.relatedConnection(
    'playlists',
    {
      cursor: 'id',
      totalCount: true,
      description: `Its playlists, newest first; at most ${MOST_PLAYLISTS}.`,
      query: (page) => {
        checkPage(page)
        return { where: { deletedAt: null }, orderBy: { id: 'desc' } }
      },
    },
    PlaylistConnection,
  ),
)
