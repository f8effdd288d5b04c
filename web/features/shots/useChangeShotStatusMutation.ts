import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import { showToast } from '../../ui/toaster.tsx'
import type {
  useChangeShotStatusMutation as ChangeShotStatusMutation,
} from '../../__generated__/useChangeShotStatusMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'
import { tellFailure } from './shotFailure.ts'

type ChangeShotStatus = (shotId: string, statusId: string | null) => void

/** Sets a shot's status, or clears it with null; shown at once, taken back with a toast when the server refuses. */
export function useChangeShotStatusMutation(): [ChangeShotStatus, boolean] {
  const [commit, isChanging] = useMutation<ChangeShotStatusMutation>(graphql`
    mutation useChangeShotStatusMutation($input: ChangeShotStatusInput!) {
      changeShotStatus(input: $input) {
        shot {
          id
          version
          status {
            id
            name
            color
          }
        }
      }
    }
  `)
  const changeShotStatus = useCallback<ChangeShotStatus>(
    (shotId, statusId) => {
      commit({
        variables: { input: { shotId, statusId } },
        optimisticUpdater: (store) => {
          const shot = store.get(shotId)
          const status = statusId === null ? null : store.get(statusId)
          if (status) shot?.setLinkedRecord(status, 'status')
          else shot?.setValue(null, 'status')
        },
        onCompleted: () => void showToast({ type: 'success', title: messages.storyboard.statusChanged }),
        onError: (error) => tellFailure(messages.storyboard.statusFailed, error),
      })
    },
    [commit],
  )
  return [changeShotStatus, isChanging]
}
