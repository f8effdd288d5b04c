import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { placeInput } from '../../graphql/objectLists.ts'
import { rowsInOrder } from '../../graphql/rowsInOrder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { distinctRowsOf, rowsOf } from '../../kernel/inputRows.ts'
import { prisma } from '../../platform/database/client.ts'
import { ShotNode } from '../board/shot.graphql.ts'
import { StoryboardNode } from '../board/storyboard.graphql.ts'
import { VersionNode } from '../board/version.graphql.ts'
import { PlaylistNode } from './playlist.graphql.ts'
import { addPlaylistItems, type ChangedItems, movePlaylistItem, removePlaylistItems } from './playlist.service.ts'
import { PlaylistItemNode } from './playlistItems.graphql.ts'
import { MOST_ITEMS, type NewItem } from './playlistItems.service.ts'

const ITEMS = { node: PlaylistItemNode, type: 'PlaylistItem', noun: 'item' } as const
const { Place, readPlace } = placeInput(ITEMS, 'among the items of a playlist')

const SubjectInput = builder.inputType('PlaylistSubjectInput', {
  isOneOf: true,
  description: 'The board of an item: exactly one field is given.',
  fields: (t) => ({
    storyboardId: t.globalID({
      for: StoryboardNode, required: false, description: 'A storyboard, played as it is at the time.',
    }),
    storyboardVersionId: t.globalID({
      for: VersionNode, required: false, description: 'A version of a storyboard, which plays the same for good.',
    }),
  }),
})

export const NewPlaylistItem = builder.inputType('NewPlaylistItem', {
  description: 'What an item of a playlist plays.',
  fields: (t) => ({
    subject: t.field({ type: SubjectInput, description: 'The board or the version.' }),
    shotIds: t.globalIDList({
      for: ShotNode, required: false,
      description: 'Shots of it, which are played in board order; empty for all, the default.',
    }),
  }),
})

/** The items of an input. */
export const readItems = (items: readonly typeof NewPlaylistItem.$inferInput[]): NewItem[] =>
  items.map(({ subject: { storyboardId, storyboardVersionId }, shotIds }) => ({
    storyboardId: storyboardId?.id ?? null,
    storyboardVersionId: storyboardVersionId?.id ?? null,
    shotIds: shotIds?.map(({ id }) => id) ?? [],
  }))

const playlistField = (t: PayloadFields<ChangedItems>) =>
  t.prismaField({
    type: PlaylistNode,
    description: 'The playlist after the change.',
    resolve: (query, { playlist: { id } }) => prisma().playlist.findUniqueOrThrow({ ...query, where: { id } }),
  })

builder.relayMutationField(
  'addPlaylistItems',
  {
    description: 'The items to add.',
    inputFields: (t) => ({
      playlistId: t.globalID({ for: PlaylistNode, description: 'The playlist.' }),
      items: t.field({
        type: [NewPlaylistItem],
        description: `1 to ${MOST_ITEMS}, in order: all or nothing. A failure names the row by its index.`,
      }),
      to: t.field({ type: Place, required: false, description: 'The place of the first; the end by default.' }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description:
      `Adds boards or shots of its project to a playlist. CONFLICT for more than ${MOST_ITEMS} items together, ` +
      'INVALID_INPUT for shots that are not on the board of their item.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { playlistId, items, to, expectedVersion } }, context) =>
      addPlaylistItems(requireViewer(context), playlistId.id, {
        items: rowsOf('items', readItems(items)), to: to ? readPlace(to) : null, expectedVersion,
      }),
  },
  {
    description: 'The new items.',
    outputFields: (t) => ({
      items: t.prismaField({
        type: [PlaylistItemNode],
        description: 'The new items, in the order of the input.',
        resolve: (query, { itemIds }) =>
          rowsInOrder(itemIds, (where) => prisma().playlistItem.findMany({ ...query, where })),
      }),
      playlist: playlistField(t),
    }),
  },
)

builder.relayMutationField(
  'movePlaylistItem',
  {
    description: 'The item to move and its new place.',
    inputFields: (t) => ({
      itemId: t.globalID({ for: PlaylistItemNode, description: 'The item.' }),
      to: t.field({ type: Place, description: 'The place.' }),
      expectedVersion: t.int({ required: false, description: `Of the playlist. ${EXPECTED_VERSION}` }),
    }),
  },
  {
    description: 'Moves an item among the items of its playlist.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { itemId, to, expectedVersion } }, context) =>
      movePlaylistItem(requireViewer(context), itemId.id, readPlace(to), expectedVersion),
  },
  {
    description: 'The moved item.',
    outputFields: (t) => ({
      item: t.prismaField({
        type: PlaylistItemNode,
        description: 'The item after the change.',
        resolve: (query, { itemIds: [id] }) => prisma().playlistItem.findUniqueOrThrow({ ...query, where: { id } }),
      }),
      playlist: playlistField(t),
    }),
  },
)

builder.relayMutationField(
  'removePlaylistItems',
  {
    description: 'The items to remove.',
    inputFields: (t) => ({
      playlistId: t.globalID({ for: PlaylistNode, description: 'The playlist.' }),
      itemIds: t.globalIDList({ for: PlaylistItemNode, description: '1 to 500 items of it: all or nothing.' }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Removes items from a playlist. Their boards and shots stay as they are.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { playlistId, itemIds, expectedVersion } }, context) =>
      removePlaylistItems(
        requireViewer(context), playlistId.id, distinctRowsOf('itemIds', itemIds.map(({ id }) => ({ id }))),
        expectedVersion,
      ),
  },
  {
    description: 'The playlist without the items.',
    outputFields: (t) => ({
      removedItemIds: t.idList({
        description: 'The ids of the items, in the order of the input.',
        resolve: ({ itemIds }) => itemIds.map((id) => toTypeId('PlaylistItem', id)),
      }),
      playlist: playlistField(t),
    }),
  },
)
