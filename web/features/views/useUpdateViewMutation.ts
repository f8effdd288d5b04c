import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import { showToast } from '../../ui/toaster.tsx'
import { tellFailure } from '../shots/shotFailure.ts'
import type { useUpdateViewMutation as UpdateViewMutation } from '../../__generated__/useUpdateViewMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'

type UpdateView = (viewId: string, change: { readonly name: string }) => void

/** Renames a view; shown at once, taken back with a toast that can send it again when it fails. */
export function useUpdateViewMutation(): [UpdateView, boolean] {
  const [commit, isUpdating] = useMutation<UpdateViewMutation>(graphql`
    mutation useUpdateViewMutation($input: UpdateViewInput!) {
      updateView(input: $input) {
        view {
          id
          name
        }
      }
    }
  `)
  const updateView = useCallback<UpdateView>(
    (viewId, { name }) => {
      const send = (): void => {
        commit({
          variables: { input: { viewId, name } },
          optimisticUpdater: (store) => {
            store.get(viewId)?.setValue(name, 'name')
          },
          onCompleted: () => showToast({ type: 'success', title: messages.views.updated }),
          onError: (error) => tellFailure(messages.views.updateFailed, error, send),
        })
      }
      send()
    },
    [commit],
  )
  return [updateView, isUpdating]
}
