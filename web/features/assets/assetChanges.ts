import { createContext, useContext } from 'react'
import { ConnectionHandler, graphql } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import type { assetChangesCreateMutation, NewAsset } from '../../__generated__/assetChangesCreateMutation.graphql.ts'
import type { assetChangesDeleteMutation } from '../../__generated__/assetChangesDeleteMutation.graphql.ts'
import type { assetChangesRestoreMutation } from '../../__generated__/assetChangesRestoreMutation.graphql.ts'
import type { assetChangesSetThumbnailMutation } from '../../__generated__/assetChangesSetThumbnailMutation.graphql.ts'
import type { assetChangesUpdateMutation, AssetUpdate } from '../../__generated__/assetChangesUpdateMutation.graphql.ts'
import { assetMessages } from '../../messages/assets.ts'
import { useChange } from '../../relay/useChange.ts'
import { useImageUploading, type ImageToSend } from '../uploads/useImageUploading.ts'

const words = assetMessages

/** Id of the connection that the page shows, out of which an asset goes as soon as it is deleted. */
export const AssetListContext = createContext<string | null>(null)

/** Creates an asset. */
export function useCreateAsset() {
  return useChange<assetChangesCreateMutation, NewAsset & { readonly projectId: string }>(
    graphql`
      mutation assetChangesCreateMutation($input: CreateAssetsInput!) {
        createAssets(input: $input) {
          assets {
            id
            name
          }
        }
      }
    `,
    ({ projectId, ...asset }) => ({ variables: { input: { projectId, assets: [asset] } } }),
  )
}

/** Saves what changed of an asset. */
export function useUpdateAsset() {
  return useChange<assetChangesUpdateMutation, AssetUpdate>(
    graphql`
      mutation assetChangesUpdateMutation($input: UpdateAssetsInput!) {
        updateAssets(input: $input) {
          assets {
            id
            ...AssetCard_asset
          }
        }
      }
    `,
    (input) => ({ variables: { input: { assets: [input] } } }),
  )
}

/** Brings an asset back from the trash, with its castings and dependencies. */
export function useRestoreAsset() {
  return useChange<assetChangesRestoreMutation, string>(
    graphql`
      mutation assetChangesRestoreMutation($input: RestoreAssetsInput!) {
        restoreAssets(input: $input) {
          assets {
            id
            name
          }
        }
      }
    `,
    (assetId) => ({
      variables: { input: { assetIds: [assetId] } },
      done: ({ restoreAssets: { assets: [asset] } }) => words.restored(asset?.name ?? ''),
      failed: words.restoreFailed,
    }),
  )
}

/** Moves an asset to the trash; gone at once, with a toast to undo, and back with a toast when the server refuses. */
export function useDeleteAsset() {
  const [restoreAsset] = useRestoreAsset()
  const listId = useContext(AssetListContext)
  return useChange<assetChangesDeleteMutation, { assetId: string; name: string }>(
    graphql`
      mutation assetChangesDeleteMutation($input: DeleteAssetsInput!) {
        deleteAssets(input: $input) {
          deletedAssetIds
        }
      }
    `,
    ({ assetId, name }) => {
      const remove = (store: RecordSourceProxy): void => {
        const list = listId === null ? null : store.get(listId)
        if (list) ConnectionHandler.deleteNode(list, assetId)
      }
      return {
        variables: { input: { assets: [{ assetId }] } },
        optimistic: remove,
        updater: (store) => {
          remove(store)
          // What still shows it, another asset's drawer for one, is asked for again before it is shown.
          store.get(assetId)?.invalidateRecord()
        },
        done: words.deleted(name),
        undo: () => restoreAsset(assetId),
        failed: words.deleteFailed,
      }
    },
  )
}

/** Sets the thumbnail of an asset; `useImageUpload` of the asset has its progress. */
export function useSetAssetThumbnail(): (assetId: string, file: File) => void {
  const [send] = useChange<assetChangesSetThumbnailMutation, ImageToSend>(
    graphql`
      mutation assetChangesSetThumbnailMutation($input: SetAssetThumbnailInput!) {
        setAssetThumbnail(input: $input) {
          asset {
            id
            updatedAt
            version
            ...AssetThumbnail_asset
          }
        }
      }
    `,
    ({ ownerId, file, watch }) => ({
      variables: { input: { assetId: ownerId, image: null } },
      uploadables: { 'input.image': file },
      cacheConfig: { metadata: { upload: watch } },
    }),
  )
  return useImageUploading(send)
}
