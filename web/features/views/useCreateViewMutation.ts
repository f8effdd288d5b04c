import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import { showToast } from '../../ui/toaster.tsx'
import { tellFailure } from '../shots/shotFailure.ts'
import type { useCreateViewMutation as CreateViewMutation } from '../../__generated__/useCreateViewMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'

type CreateView = (input: { shotId: string; onCreated?: (viewId: string) => void }) => void

/** Adds an empty view at the end of a shot's. */
export function useCreateViewMutation(): [CreateView, boolean] {
  const [commit, isCreating] = useMutation<CreateViewMutation>(graphql`
    mutation useCreateViewMutation($input: CreateViewInput!) {
      createView(input: $input) {
        view {
          id
        }
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
  const createView = useCallback<CreateView>(
    ({ shotId, onCreated }) => {
      const send = (): void => {
        commit({
          variables: { input: { shotId } },
          onCompleted: ({ createView: { view } }) => {
            showToast({ type: 'success', title: messages.views.created })
            onCreated?.(view.id)
          },
          onError: (error) => tellFailure(messages.views.createFailed, error, send),
        })
      }
      send()
    },
    [commit],
  )
  return [createView, isCreating]
}
