import { graphql } from 'react-relay'
import type { playlistChangesAddMutation } from '../../__generated__/playlistChangesAddMutation.graphql.ts'
import type { playlistChangesCreateMutation } from '../../__generated__/playlistChangesCreateMutation.graphql.ts'
import type { playlistChangesDeleteMutation } from '../../__generated__/playlistChangesDeleteMutation.graphql.ts'
import type { playlistChangesMoveMutation } from '../../__generated__/playlistChangesMoveMutation.graphql.ts'
import type { playlistChangesRemoveMutation } from '../../__generated__/playlistChangesRemoveMutation.graphql.ts'
import type { playlistChangesRestoreMutation } from '../../__generated__/playlistChangesRestoreMutation.graphql.ts'
import type { Neighbor } from '../../dnd/neighbor.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import { useChange } from '../../relay/useChange.ts'

const words = playlistMessages

/** Arguments of the list of items, for those who change it in the store. */
export const ITEM_LIST_ARGUMENTS = { first: 200 }

/** What an item plays, as mutations take it. */
export type NewItem = playlistChangesAddMutation['variables']['input']['items'][number]

/** Makes a playlist. The caller handles failures. */
export function useCreatePlaylist() {
  return useChange<playlistChangesCreateMutation>(graphql`
    mutation playlistChangesCreateMutation($input: CreatePlaylistInput!) {
      createPlaylist(input: $input) {
        playlist {
          id
          name
        }
      }
    }
  `)
}

const addMutation = graphql`
  mutation playlistChangesAddMutation($input: AddPlaylistItemsInput!) {
    addPlaylistItems(input: $input) {
      playlist {
        id
        name
        ...PlaylistHeading_playlist
        ...PlaylistItems_playlist
      }
    }
  }
`

/** Adds items to a playlist. The caller handles failures. */
export const useAddItems = () => useChange<playlistChangesAddMutation>(addMutation)

/** Takes a playlist out of the trash; toasts show the result. */
export function useRestorePlaylist() {
  return useChange<playlistChangesRestoreMutation, string>(
    graphql`
      mutation playlistChangesRestoreMutation($input: RestorePlaylistInput!) {
        restorePlaylist(input: $input) {
          playlist {
            id
            name
          }
        }
      }
    `,
    (playlistId) => ({
      variables: { input: { playlistId } },
      done: ({ restorePlaylist: { playlist } }) => words.restored(playlist.name),
      failed: words.restoreFailed,
    }),
  )
}

/** Moves a playlist to the trash, with a toast to undo. */
export function useDeletePlaylist() {
  const [restorePlaylist] = useRestorePlaylist()
  return useChange<playlistChangesDeleteMutation, { playlistId: string; name: string }>(
    graphql`
      mutation playlistChangesDeleteMutation($input: DeletePlaylistInput!) {
        deletePlaylist(input: $input) {
          deletedPlaylistId
        }
      }
    `,
    ({ playlistId, name }) => ({
      variables: { input: { playlistId } },
      done: words.deleted(name),
      undo: () => restorePlaylist(playlistId),
      failed: words.deleteFailed,
    }),
  )
}

type ItemMove = { readonly playlistId: string; readonly itemId: string; readonly to: Neighbor }

/**
 * Puts an item before or after another one; shown at once, taken back with a toast when the server refuses. The answer
 * has the items whole: others may have added some meanwhile.
 */
export function useMoveItem() {
  return useChange<playlistChangesMoveMutation, ItemMove>(
    graphql`
      mutation playlistChangesMoveMutation($input: MovePlaylistItemInput!) {
        movePlaylistItem(input: $input) {
          playlist {
            id
            ...PlaylistHeading_playlist
            ...PlaylistItems_playlist
          }
        }
      }
    `,
    ({ playlistId, itemId, to }) => ({
      variables: { input: { itemId, to } },
      turn: playlistId,
      optimistic: (store) => {
        const items = store.get(playlistId)?.getLinkedRecord('items', ITEM_LIST_ARGUMENTS)
        const nodes = (items?.getLinkedRecords('nodes') ?? []).filter((node) => node !== null)
        const moved = nodes.find((node) => node.getDataID() === itemId)
        const others = nodes.filter((node) => node !== moved)
        const neighbor = others.findIndex((node) => node.getDataID() === Object.values(to)[0])
        if (!items || !moved || neighbor === -1) return
        const index = 'beforeId' in to ? neighbor : neighbor + 1
        items.setLinkedRecords([...others.slice(0, index), moved, ...others.slice(index)], 'nodes')
      },
      failed: words.moveFailed,
    }),
  )
}

type ItemRemoval = {
  readonly playlistId: string
  readonly itemId: string
  readonly title: string
  /** What brings it back. */
  readonly item: NewItem
  readonly to: Neighbor | null
}

/** Takes an item out of a playlist, with a toast to undo, which adds another one like it in its place. */
export function useRemoveItem() {
  const [addBack] = useChange<playlistChangesAddMutation, ItemRemoval>(
    addMutation,
    ({ playlistId, item, to, title }) => ({
      variables: { input: { playlistId, items: [item], to } },
      done: words.addedBack(title),
      failed: words.addBackFailed,
    }),
  )
  return useChange<playlistChangesRemoveMutation, ItemRemoval>(
    graphql`
      mutation playlistChangesRemoveMutation($input: RemovePlaylistItemsInput!) {
        removePlaylistItems(input: $input) {
          playlist {
            id
            ...PlaylistHeading_playlist
            ...PlaylistItems_playlist
          }
        }
      }
    `,
    (removal) => ({
      variables: { input: { playlistId: removal.playlistId, itemIds: [removal.itemId] } },
      turn: removal.playlistId,
      optimistic: (store) => {
        const items = store.get(removal.playlistId)?.getLinkedRecord('items', ITEM_LIST_ARGUMENTS)
        const nodes = (items?.getLinkedRecords('nodes') ?? []).filter((node) => node?.getDataID() !== removal.itemId)
        items?.setLinkedRecords(nodes, 'nodes')
      },
      done: words.removed(removal.title),
      undo: () => addBack(removal),
      failed: words.removeFailed,
    }),
  )
}
