import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useRestoreAssetMutation as RestoreAssetMutation,
} from '../../__generated__/useRestoreAssetMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { useMutation } from '../../relay/mutation.ts'
import { showToast } from '../../ui/toaster.tsx'
import { tellFailure } from '../shots/shotFailure.ts'
import { countAsset, factsOf, placeInAssetLists } from './assetLists.ts'

type RestoreAsset = (input: { assetId: string; onCompleted?: () => void }) => void

/** Brings an asset back from the trash, with its castings and dependencies; toasts tell how it went. */
export function useRestoreAssetMutation(): [RestoreAsset, boolean] {
  const [commit, isRestoring] = useMutation<RestoreAssetMutation>(graphql`
    mutation useRestoreAssetMutation($input: RestoreAssetInput!) {
      restoreAsset(input: $input) {
        asset {
          id
          name
          ...AssetCard_asset
        }
      }
    }
  `)
  const restoreAsset = useCallback<RestoreAsset>(
    ({ assetId, onCompleted }) => {
      commit({
        variables: { input: { assetId } },
        updater: (store) => {
          const facts = factsOf(store, assetId)
          if (facts === null) return
          placeInAssetLists(store, assetId)
          countAsset(store, facts, 1)
        },
        onCompleted: ({ restoreAsset: { asset } }) => {
          showToast({ type: 'success', title: messages.assets.restored(asset.name) })
          onCompleted?.()
        },
        onError: (error) => tellFailure(messages.assets.restoreFailed, error),
      })
    },
    [commit],
  )
  return [restoreAsset, isRestoring]
}
