import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import { showToast } from '../../ui/toaster.tsx'
import type {
  useDeleteShotStatusMutation as DeleteShotStatusMutation,
} from '../../__generated__/useDeleteShotStatusMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'

type DeleteShotStatus = (input: {
  statusId: string
  name: string
  onCompleted: () => void
  onError: (error: unknown) => void
}) => void

/** Deletes a status; the shots that had it have none afterwards, on the cards too. */
export function useDeleteShotStatusMutation(): [DeleteShotStatus, boolean] {
  const [commit, isDeleting] = useMutation<DeleteShotStatusMutation>(graphql`
    mutation useDeleteShotStatusMutation($input: DeleteShotStatusInput!) {
      deleteShotStatus(input: $input) {
        deletedStatusId @deleteRecord
        shotCount
        project {
          id
          statuses {
            id
          }
        }
      }
    }
  `)
  const deleteShotStatus = useCallback<DeleteShotStatus>(
    ({ statusId, name, onCompleted, onError }) => {
      commit({
        variables: { input: { statusId } },
        onCompleted: ({ deleteShotStatus: { shotCount } }) => {
          showToast({ type: 'success', title: messages.storyboard.statusDeleted(name, shotCount) })
          onCompleted()
        },
        onError,
      })
    },
    [commit],
  )
  return [deleteShotStatus, isDeleting]
}
