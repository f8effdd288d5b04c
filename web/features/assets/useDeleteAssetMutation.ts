import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useDeleteAssetMutation as DeleteAssetMutation,
} from '../../__generated__/useDeleteAssetMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { useMutation } from '../../relay/mutation.ts'
import { showToast } from '../../ui/toaster.tsx'
import { tellFailure } from '../shots/shotFailure.ts'
import { countAsset, factsOf, removeFromAssetLists, type AssetFacts } from './assetLists.ts'
import { useRestoreAssetMutation } from './useRestoreAssetMutation.ts'

type DeleteAsset = (input: { assetId: string; name: string }) => void

/** Moves an asset to the trash; gone at once, with a toast to undo, and back with a toast when the server refuses. */
export function useDeleteAssetMutation(): [DeleteAsset, boolean] {
  const [restoreAsset] = useRestoreAssetMutation()
  const [commit, isDeleting] = useMutation<DeleteAssetMutation>(graphql`
    mutation useDeleteAssetMutation($input: DeleteAssetInput!) {
      deleteAsset(input: $input) {
        deletedAssetId
      }
    }
  `)
  const deleteAsset = useCallback<DeleteAsset>(
    ({ assetId, name }) => {
      let facts: AssetFacts | null = null
      commit({
        variables: { input: { assetId } },
        optimisticUpdater: (store) => {
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
        onCompleted: () => {
          showToast({
            type: 'success',
            title: messages.assets.deleted(name),
            action: { label: messages.common.undo, onClick: () => restoreAsset({ assetId }) },
          })
        },
        onError: (error) => tellFailure(messages.assets.deleteFailed, error),
      })
    },
    [commit, restoreAsset],
  )
  return [deleteAsset, isDeleting]
}
