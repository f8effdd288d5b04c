import { graphql } from 'react-relay'
import type { assetChangesCreateMutation, NewAsset } from '../../__generated__/assetChangesCreateMutation.graphql.ts'
import type { assetChangesDeleteMutation } from '../../__generated__/assetChangesDeleteMutation.graphql.ts'
import type { assetChangesRestoreMutation } from '../../__generated__/assetChangesRestoreMutation.graphql.ts'
import type { assetChangesSetThumbnailMutation } from '../../__generated__/assetChangesSetThumbnailMutation.graphql.ts'
import type { assetChangesUpdateMutation, AssetUpdate } from '../../__generated__/assetChangesUpdateMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { useChange } from '../../relay/useChange.ts'
import { useImageUploading, type ImageToSend } from '../uploads/useImageUploading.ts'
import { countAsset, factsOf, placeInAssetLists, removeFromAssetLists, type AssetFacts } from './assetLists.ts'

const words = messages.assets

/** Creates an asset and puts it into the lists and counts it belongs to. */
export function useCreateAsset() {
  return useChange<assetChangesCreateMutation, NewAsset & { readonly projectId: string }>(
    graphql`
      mutation assetChangesCreateMutation($input: CreateAssetsInput!) {
        createAssets(input: $input) {
          assets {
            id
            name
            ...AssetCard_asset
          }
        }
      }
    `,
    ({ projectId, ...asset }) => ({
      variables: { input: { projectId, assets: [asset] } },
      updater: (store, { createAssets: { assets: [created] } }) => {
        const facts = created ? factsOf(store, created.id) : null
        if (!created || facts === null) return
        placeInAssetLists(store, created.id)
        countAsset(store, facts, 1)
      },
    }),
  )
}

/** Saves what changed of an asset; it moves in the lists and counts, or leaves those that do not want it any more. */
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
    (input) => {
      let before: AssetFacts | null = null
      return {
        variables: { input: { assets: [input] } },
        // Changes nothing: it sees what the answer will have overwritten.
        optimistic: (store) => {
          before ??= factsOf(store, input.assetId)
        },
        updater: (store) => {
          const after = factsOf(store, input.assetId)
          if (after === null) return
          if (before !== null) countAsset(store, before, -1)
          if (before !== null) countAsset(store, after, 1)
          placeInAssetLists(store, input.assetId)
        },
      }
    },
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
            ...AssetCard_asset
          }
        }
      }
    `,
    (assetId) => ({
      variables: { input: { assetIds: [assetId] } },
      updater: (store) => {
        const facts = factsOf(store, assetId)
        if (facts === null) return
        placeInAssetLists(store, assetId)
        countAsset(store, facts, 1)
      },
      done: ({ restoreAssets: { assets: [asset] } }) => words.restored(asset?.name ?? ''),
      failed: words.restoreFailed,
    }),
  )
}

/** Moves an asset to the trash; gone at once, with a toast to undo, and back with a toast when the server refuses. */
export function useDeleteAsset() {
  const [restoreAsset] = useRestoreAsset()
  return useChange<assetChangesDeleteMutation, { assetId: string; name: string }>(
    graphql`
      mutation assetChangesDeleteMutation($input: DeleteAssetsInput!) {
        deleteAssets(input: $input) {
          deletedAssetIds
        }
      }
    `,
    ({ assetId, name }) => {
      let facts: AssetFacts | null = null
      return {
        variables: { input: { assets: [{ assetId }] } },
        optimistic: (store) => {
          facts ??= factsOf(store, assetId)
          removeFromAssetLists(store, assetId)
          if (facts !== null) countAsset(store, facts, -1)
        },
        updater: (store) => {
          removeFromAssetLists(store, assetId)
          if (facts !== null) countAsset(store, facts, -1)
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

/** Gives an asset its picture; `useImageUpload` of the asset tells how far that is. */
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
