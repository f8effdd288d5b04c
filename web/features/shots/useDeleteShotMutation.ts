import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import { showToast } from '../../ui/toaster.tsx'
import type { useDeleteShotMutation as DeleteShotMutation } from '../../__generated__/useDeleteShotMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'
import { removeShotEdges } from './shotConnection.ts'
import { tellFailure } from './shotFailure.ts'
import { subtractShotLengths } from './shotRecords.ts'
import { useRestoreShotMutation } from './useRestoreShotMutation.ts'

type DeleteShot = (input: { storyboardId: string; shotId: string }) => void

/** Moves a shot to the trash; gone at once, with a toast to undo, and back with a toast when the server refuses. */
export function useDeleteShotMutation(): [DeleteShot, boolean] {
  const [restoreShot] = useRestoreShotMutation()
  const [commit, isDeleting] = useMutation<DeleteShotMutation>(graphql`
    mutation useDeleteShotMutation($input: DeleteShotInput!) {
      deleteShot(input: $input) {
        deletedShotId
        storyboard {
          id
          frames
          duration
          revision
        }
      }
    }
  `)
  const deleteShot = useCallback<DeleteShot>(
    ({ storyboardId, shotId }) => {
      commit({
        variables: { input: { shotId } },
        optimisticUpdater: (store) => {
          removeShotEdges(store, storyboardId, [shotId])
          subtractShotLengths(store, storyboardId, [shotId])
        },
        updater: (store) => removeShotEdges(store, storyboardId, [shotId]),
        onCompleted: () => {
          showToast({
            type: 'success',
            title: messages.storyboard.deleted,
            action: { label: messages.common.undo, onClick: () => restoreShot({ storyboardId, shotId }) },
          })
        },
        onError: (error) => tellFailure(messages.storyboard.deleteFailed, error),
      })
    },
    [commit, restoreShot],
  )
  return [deleteShot, isDeleting]
}
