import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useDeleteTaskMutation as DeleteTaskMutation } from '../../__generated__/useDeleteTaskMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { useMutation } from '../../relay/mutation.ts'
import { showToast } from '../../ui/toaster.tsx'
import { tellFailure } from '../shots/shotFailure.ts'
import { changeLateCount, lateIn, removeTaskEdge } from './taskConnection.ts'
import { useRestoreTaskMutation } from './useRestoreTaskMutation.ts'

type DeleteTask = (request: {
  projectId: string
  taskId: string
  /** It is in the trash; `onRestored`: Undo brought it back. */
  onDeleted?: () => void
  onRestored?: () => void
}) => void

/** Moves a task to the trash; gone at once, with a toast to undo, and back with a toast when the server refuses. */
export function useDeleteTaskMutation(): [DeleteTask, boolean] {
  const [restoreTask] = useRestoreTaskMutation()
  const [commit, isDeleting] = useMutation<DeleteTaskMutation>(graphql`
    mutation useDeleteTaskMutation($input: DeleteTaskInput!) {
      deleteTask(input: $input) {
        deletedTaskId
      }
    }
  `)
  const deleteTask = useCallback<DeleteTask>(
    ({ projectId, taskId, onDeleted, onRestored }) => {
      let positions: ReturnType<typeof removeTaskEdge> = []
      let wasLate = 0
      commit({
        variables: { input: { taskId } },
        optimisticUpdater: (store) => {
          wasLate = lateIn(store, taskId)
          changeLateCount(store, projectId, -wasLate)
          positions = removeTaskEdge(store, projectId, taskId)
        },
        updater: (store) => {
          changeLateCount(store, projectId, -wasLate)
          removeTaskEdge(store, projectId, taskId)
        },
        onCompleted: () => {
          const undo = (): void => restoreTask({ projectId, taskId, positions, onCompleted: onRestored })
          showToast({
            type: 'success', title: messages.tasks.deleted, action: { label: messages.common.undo, onClick: undo },
          })
          onDeleted?.()
        },
        onError: (error) => tellFailure(messages.tasks.deleteFailed, error),
      })
    },
    [commit, restoreTask],
  )
  return [deleteTask, isDeleting]
}
