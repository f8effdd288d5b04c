import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import { showToast } from '../../ui/toaster.tsx'
import { tellFailure } from '../shots/shotFailure.ts'
import type {
  useRestoreViewMutation as RestoreViewMutation,
} from '../../__generated__/useRestoreViewMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'

type RestoreView = (input: { viewId: string; onRestored?: (viewId: string) => void }) => void

/** Brings a deleted view back to its place. */
export function useRestoreViewMutation(): [RestoreView, boolean] {
  const [commit, isRestoring] = useMutation<RestoreViewMutation>(graphql`
    mutation useRestoreViewMutation($input: RestoreViewInput!) {
      restoreView(input: $input) {
        shot {
          id
          views {
            id
            position
            ...ViewFrame_view
            ...ViewTabs_view
            ...PreviewViews_view
          }
        }
      }
    }
  `)
  const restoreView = useCallback<RestoreView>(
    ({ viewId, onRestored }) => {
      const send = (): void => {
        commit({
          variables: { input: { viewId } },
          onCompleted: () => {
            showToast({ type: 'success', title: messages.views.restored })
            onRestored?.(viewId)
          },
          onError: (error) => tellFailure(messages.views.restoreFailed, error, send),
        })
      }
      send()
    },
    [commit],
  )
  return [restoreView, isRestoring]
}
