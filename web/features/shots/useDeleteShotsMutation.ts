import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import { showToast } from '../../ui/toaster.tsx'
import type {
  useDeleteShotsMutation as DeleteShotsMutation,
} from '../../__generated__/useDeleteShotsMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'
import { commitInParts } from './shotBatches.ts'
import { removeShotEdges } from './shotConnection.ts'
import { tellFailure } from './shotFailure.ts'
import { subtractShotLengths } from './shotRecords.ts'
import { useRestoreShotsMutation } from './useRestoreShotsMutation.ts'

type DeleteShots = (input: { storyboardId: string; shotIds: readonly string[] }) => void

/** Moves shots to the trash; gone at once, with one toast to undo it all, and back when the server refuses. */
export function useDeleteShotsMutation(): [DeleteShots, boolean] {
  const [restoreShots] = useRestoreShotsMutation()
  const [commit, isDeleting] = useMutation<DeleteShotsMutation>(graphql`
    mutation useDeleteShotsMutation($input: DeleteShotsInput!) {
      deleteShots(input: $input) {
        deletedShotIds
        storyboard {
          id
          frames
          duration
          revision
        }
      }
    }
  `)
  const deleteShots = useCallback<DeleteShots>(
    ({ storyboardId, shotIds }) => {
      commitInParts(commit, shotIds, (part) => ({
        variables: { input: { shotIds: part } },
        optimisticUpdater: (store) => {
          removeShotEdges(store, storyboardId, part)
          subtractShotLengths(store, storyboardId, part)
        },
        updater: (store) => removeShotEdges(store, storyboardId, part),
      })).then(
        () =>
          showToast({
            type: 'success',
            title: messages.storyboard.manyDeleted(shotIds.length),
            action: { label: messages.common.undo, onClick: () => restoreShots({ storyboardId, shotIds }) },
          }),
        (error: unknown) => tellFailure(messages.storyboard.manyDeleteFailed, error),
      )
    },
    [commit, restoreShots],
  )
  return [deleteShots, isDeleting]
}
