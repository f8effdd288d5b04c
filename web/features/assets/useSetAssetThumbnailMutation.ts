import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type {
  useSetAssetThumbnailMutation as SetAssetThumbnailMutation,
} from '../../__generated__/useSetAssetThumbnailMutation.graphql.ts'
import { commitMutation } from '../../relay/mutation.ts'
import { useImageUploading, type SendImage } from '../uploads/useImageUploading.ts'

type SetAssetThumbnail = (assetId: string, file: File) => void

/** Gives an asset its picture; `useImageUpload` of the asset tells how far that is. */
export function useSetAssetThumbnailMutation(): SetAssetThumbnail {
  const environment = useRelayEnvironment()
  const send = useCallback<SendImage>(
    (assetId, file, watch) =>
      new Promise((resolve, reject) => {
        commitMutation<SetAssetThumbnailMutation>(environment, {
          mutation: graphql`
            mutation useSetAssetThumbnailMutation($input: SetAssetThumbnailInput!) {
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
          variables: { input: { assetId, image: null } },
          uploadables: { 'input.image': file },
          cacheConfig: { force: true, metadata: { upload: watch } },
          onCompleted: () => resolve(),
          onError: reject,
        })
      }),
    [environment],
  )
  return useImageUploading(send)
}
