import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useRestoreTaskMutation as RestoreTaskMutation,
} from '../../__generated__/useRestoreTaskMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { useMutation } from '../../relay/mutation.ts'
import { showToast } from '../../ui/toaster.tsx'
import { tellFailure } from '../shots/shotFailure.ts'
import { changeLateCount, lateIn, returnTaskEdge, type removeTaskEdge } from './taskConnection.ts'

type RestoreTask = (request: {
  taskId: string
  /** The project it was taken from, and where it stood on its boards, when that is known. */
  projectId?: string
  positions?: ReturnType<typeof removeTaskEdge>
  onCompleted?: () => void
}) => void

/** Brings a deleted task back to its place. */
export function useRestoreTaskMutation(): [RestoreTask, boolean] {
  const [commit, isRestoring] = useMutation<RestoreTaskMutation>(graphql`
    mutation useRestoreTaskMutation($input: RestoreTaskInput!) {
      restoreTask(input: $input) {
        task {
          id
          ...TaskSlot_task
        }
        project {
          id
        }
      }
    }
  `)
  const restoreTask = useCallback<RestoreTask>(
    ({ taskId, projectId, positions = [], onCompleted }) => {
      commit({
        variables: { input: { taskId } },
        updater: (store, response) => {
          const ownerId = projectId ?? response?.restoreTask.project.id
          if (ownerId === undefined) return
          returnTaskEdge(store, ownerId, taskId, positions)
          changeLateCount(store, ownerId, lateIn(store, taskId))
        },
        onCompleted: () => {
          showToast({ type: 'success', title: messages.tasks.restored })
          onCompleted?.()
        },
        onError: (error) => tellFailure(messages.tasks.restoreFailed, error),
      })
    },
    [commit],
  )
  return [restoreTask, isRestoring]
}
