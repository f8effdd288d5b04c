import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useRemoveAssetThumbnailMutation as RemoveAssetThumbnailMutation,
} from '../../__generated__/useRemoveAssetThumbnailMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { useMutation } from '../../relay/mutation.ts'
import { showToast } from '../../ui/toaster.tsx'
import { tellFailure } from '../shots/shotFailure.ts'

type RemoveAssetThumbnail = (assetId: string) => void

/** Takes the picture from an asset. */
export function useRemoveAssetThumbnailMutation(): [RemoveAssetThumbnail, boolean] {
  const [commit, isRemoving] = useMutation<RemoveAssetThumbnailMutation>(graphql`
    mutation useRemoveAssetThumbnailMutation($input: RemoveAssetThumbnailInput!) {
      removeAssetThumbnail(input: $input) {
        asset {
          id
          updatedAt
          version
          ...AssetThumbnail_asset
        }
      }
    }
  `)
  const removeAssetThumbnail = useCallback<RemoveAssetThumbnail>(
    (assetId) => {
      const send = (): void => {
        commit({
          variables: { input: { assetId } },
          onCompleted: () => showToast({ type: 'success', title: messages.uploads.removed }),
          onError: (error) => tellFailure(messages.uploads.removeFailed, error, send),
        })
      }
      send()
    },
    [commit],
  )
  return [removeAssetThumbnail, isRemoving]
}
