import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type {
  useSetViewImageMutation as SetViewImageMutation,
} from '../../__generated__/useSetViewImageMutation.graphql.ts'
import { commitMutation } from '../../relay/mutation.ts'
import type { ImageUpload } from '../uploads/imageUploads.ts'
import { useImageUploadOf, type SendImage } from '../uploads/useImageUploading.ts'

const mutation = graphql`
  mutation useSetViewImageMutation($input: SetViewImageInput!) {
    setViewImage(input: $input) {
      view {
        id
        ...ViewFrame_view
        ...PreviewViews_view
      }
    }
  }
`

type SetViewImage = (file: File) => void

/** Lays a picture under a view's drawing; one chosen while another is on its way takes its place. */
export function useSetViewImageMutation(viewId: string): [SetViewImage, ImageUpload | null] {
  const environment = useRelayEnvironment()
  const send = useCallback<SendImage>(
    (ownerId, file, watch) =>
      new Promise((resolve, reject) => {
        commitMutation<SetViewImageMutation>(environment, {
          mutation,
          variables: { input: { viewId: ownerId, file: null } },
          uploadables: { 'input.file': file },
          cacheConfig: { force: true, metadata: { upload: watch } },
          onCompleted: () => resolve(),
          onError: reject,
        })
      }),
    [environment],
  )
  return useImageUploadOf(viewId, send)
}
