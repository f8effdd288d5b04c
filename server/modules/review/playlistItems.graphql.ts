import type { StoryboardVersion } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { linkPages } from '../../graphql/linkPaging.ts'
import { listTypes } from '../../graphql/listTypes.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage, pageConnection, pageWindow, readCursor } from '../../graphql/paging.ts'
import { rankOf } from '../../graphql/ranks.ts'
import { selectedRows } from '../../graphql/selectedRows.ts'
import { notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { ShotConnection, ShotNode } from '../board/shot.graphql.ts'
import { type KeptManifest, type KeptState, readManifests, readStates } from '../board/versionReading.service.ts'
import { VersionShot, VersionShotConnection } from '../board/versionShots.graphql.ts'
import { itemsVisibleTo, LIVE_ITEM } from './playlist.policy.ts'
import { MOST_ITEMS } from './playlistItems.service.ts'
import { type PlayedLength, playedShots, PLAYS_SHOT, readItemLengths } from './playlistReading.service.ts'

const lengths = batched<string, PlayedLength>(readItemLengths, { shotCount: 0, seconds: 0 })
const manifests = batched<string, KeptManifest | null>((ids) => readManifests(ids), null)
const states = batched<string, KeptState | null>(readStates, null)
const versions = batched<string, StoryboardVersion | null>(async (ids) => {
  const rows = await prisma().storyboardVersion.findMany({ where: { id: { in: [...ids] } } })
  return new Map(rows.map((row) => [row.id, row]))
}, null)

const itemShots = linkPages(
  'playlistItemShots', 2,
  `SELECT i."id" AS "ownerId", s."id", s."rank" AS "k0", s."id"::text AS "k1" FROM "PlaylistItem" i
   JOIN "Shot" s ON ${PLAYS_SHOT}
   WHERE i."id" = ANY($1::uuid[])`,
)

const shotsOf = selectedRows('Shot', (query, ids) =>
  prisma().shot.findMany({ ...query, where: { id: { in: [...ids] } } }))

/** What a cursor says, before Base64: the 1-based place among the shots, which never changes in a version. */
const CURSOR = /^shot:(\d{1,9})$/
const cursorOf = (place: number) => Buffer.from(`shot:${place}`).toString('base64')

export const PlaylistItemNode = builder.prismaNode('PlaylistItem', {
  id: { field: 'id' },
  description: 'A board of a playlist, or some of its shots. Hidden while the board is in the trash.',
  authScopes: { 'reviews:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...itemsVisibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    rank: t.exposeString('rank', { description: rankOf('the items of a playlist') }),
    playlist: t.relation('playlist', { description: 'Its playlist.' }),
    storyboard: t.relation('storyboard', { description: 'The board.' }),
    storyboardVersion: t.relation('boardVersion', {
      nullable: true, description: 'The version of the board that it plays; null where it plays the board as it is.',
    }),
    shotIds: t.idList({
      description: 'The ids of the shots that it plays, also of those in the trash; empty for all.',
      select: { shotIds: true },
      resolve: ({ shotIds }) => shotIds.map((id) => toTypeId('Shot', id)),
    }),
    shotCount: t.int({
      description: 'The number of shots that it plays, without those in the trash.',
      select: { id: true },
      resolve: async ({ id }, _arguments, context) => (await lengths(id, context)).shotCount,
    }),
    duration: t.float({
      description: 'The length of these shots in seconds.',
      select: { id: true },
      resolve: async ({ id }, _arguments, context) => (await lengths(id, context)).seconds,
    }),
    shots: t.connection(
      {
        type: ShotNode,
        description: 'The shots that it plays in board order, as they are; none where it plays a version.',
        select: { id: true },
        resolve: ({ id }, args, context, info) => itemShots(id, args, context, (ids) => shotsOf(ids, context, info)),
      },
      ShotConnection,
    ),
    versionShots: t.connection(
      {
        type: VersionShot,
        description: 'The shots that it plays in board order, as they were in its version; none without one.',
        select: { boardVersionId: true, shotIds: true },
        resolve: async ({ boardVersionId, shotIds }, args, context) => {
          const window = pageWindow(args)
          const bounds = { after: readCursor(args, 'after', CURSOR), before: readCursor(args, 'before', CURSOR) }
          if (boardVersionId === null) return pageConnection(args, window, [], String, 0)
          const [version, manifest] = await Promise.all([
            versions(boardVersionId, context), manifests(boardVersionId, context),
          ])
          if (!version || !manifest) throw notFound('Version')
          const stretch = { ...window, ...bounds }
          const { rows, total } = await playedShots({ shotIds }, version, manifest, stretch, (address) =>
            states(address, context))
          const { edges, ...page } = pageConnection(args, window, rows, ({ place }) => cursorOf(place), total)
          return { ...page, edges: edges.map(({ cursor, node: { shot } }) => ({ cursor, node: shot })) }
        },
      },
      VersionShotConnection,
    ),
  }),
})

export const { Edge: PlaylistItemEdge, Connection: PlaylistItemConnection } =
  listTypes(PlaylistItemNode, 'PlaylistItem', 'An item of a playlist', 'items of a playlist')

builder.prismaObjectField('Playlist', 'items', (t) =>
  t.relatedConnection(
    'items',
    {
      cursor: 'id',
      totalCount: true,
      description: `Its items in order; at most ${MOST_ITEMS}.`,
      query: (page) => {
        checkPage(page)
        return { where: LIVE_ITEM, orderBy: { rank: 'asc' } }
      },
    },
    PlaylistItemConnection,
  ),
)
