import { useCallback, useContext } from 'react'
import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import { showToast } from '../../ui/toaster.tsx'
import { tellFailure } from '../shots/shotFailure.ts'
import type { useDeleteViewMutation as DeleteViewMutation } from '../../__generated__/useDeleteViewMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'
import { DrawingDeskContext } from './useDrawingDesk.ts'
import { useRestoreViewMutation } from './useRestoreViewMutation.ts'
import { removeViewRecord } from './viewRecords.ts'

type DeleteView = (input: { shotId: string; viewId: string; onRestored?: (viewId: string) => void }) => void

/**
 * Moves a view to the trash, after what is drawn in it was saved; gone at once, with a toast to undo, and back with a
 * toast when the server refuses.
 */
export function useDeleteViewMutation(): [DeleteView, boolean] {
  const desk = useContext(DrawingDeskContext)
  const [restoreView] = useRestoreViewMutation()
  const [commit, isDeleting] = useMutation<DeleteViewMutation>(graphql`
    mutation useDeleteViewMutation($input: DeleteViewInput!) {
      deleteView(input: $input) {
        shot {
          id
          views {
            id
            position
          }
        }
      }
    }
  `)
  const deleteView = useCallback<DeleteView>(
    ({ shotId, viewId, onRestored }) => {
      const send = (): void => {
        commit({
          variables: { input: { viewId } },
          optimisticUpdater: (store) => removeViewRecord(store, shotId, viewId),
          onCompleted: () => {
            showToast({
              type: 'success',
              title: messages.views.deleted,
              action: { label: messages.common.undo, onClick: () => restoreView({ viewId, onRestored }) },
            })
          },
          onError: (error) => tellFailure(messages.views.deleteFailed, error),
        })
      }
      // Strokes sent later would find no view.
      if (desk && desk.getSaveState(shotId) !== 'saved') void desk.saveNow(shotId).then(send)
      else send()
    },
    [commit, desk, restoreView],
  )
  return [deleteView, isDeleting]
}
