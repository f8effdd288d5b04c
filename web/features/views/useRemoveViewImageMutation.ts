import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import { showToast } from '../../ui/toaster.tsx'
import { tellFailure } from '../shots/shotFailure.ts'
import type {
  useRemoveViewImageMutation as RemoveViewImageMutation,
} from '../../__generated__/useRemoveViewImageMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'

type RemoveViewImage = (viewId: string) => void

/** Takes the background image from a view; the drawing stays. */
export function useRemoveViewImageMutation(): [RemoveViewImage, boolean] {
  const [commit, isRemoving] = useMutation<RemoveViewImageMutation>(graphql`
    mutation useRemoveViewImageMutation($input: RemoveViewImageInput!) {
      removeViewImage(input: $input) {
        view {
          id
          ...ViewFrame_view
          ...PreviewViews_view
        }
      }
    }
  `)
  const removeViewImage = useCallback<RemoveViewImage>(
    (viewId) => {
      const send = (): void => {
        commit({
          variables: { input: { viewId } },
          onCompleted: () => showToast({ type: 'success', title: messages.uploads.removed }),
          onError: (error) => tellFailure(messages.uploads.removeFailed, error, send),
        })
      }
      send()
    },
    [commit],
  )
  return [removeViewImage, isRemoving]
}
