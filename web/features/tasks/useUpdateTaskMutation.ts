import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  UpdateTaskInput, useUpdateTaskMutation as UpdateTaskMutation,
} from '../../__generated__/useUpdateTaskMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'
import { changeLateCount, lateIn, moveTaskEdge, statusIn } from './taskConnection.ts'
import { knownTaskStatus } from './taskTypes.ts'

type UpdateTask = (request: {
  /** What changes; what is absent stays, null clears. */
  input: UpdateTaskInput
  onUpdated: () => void
  onFailed: (error: unknown) => void
}) => void

/** Changes a task; with another status it goes to the end of that column. */
export function useUpdateTaskMutation(): [UpdateTask, boolean] {
  const [commit, isUpdating] = useMutation<UpdateTaskMutation>(graphql`
    mutation useUpdateTaskMutation($input: UpdateTaskInput!) {
      updateTask(input: $input) {
        task {
          id
          status
          version
          ...TaskSlot_task
          dependents(first: 50) {
            nodes {
              id
              ...BlockedBy_task
            }
          }
        }
        project {
          id
        }
      }
    }
  `)
  const updateTask = useCallback<UpdateTask>(
    ({ input, onUpdated, onFailed }) => {
      const { taskId } = input
      let wasLate = 0
      let from: string | null = null
      commit({
        variables: { input },
        optimisticUpdater: (store) => {
          wasLate = lateIn(store, taskId)
          from = statusIn(store, taskId)
        },
        updater: (store, response) => {
          const { task, project } = response?.updateTask ?? {}
          if (!task || !project) return
          changeLateCount(store, project.id, lateIn(store, taskId) - wasLate)
          if (input.status) moveTaskEdge(store, project.id, taskId, from, knownTaskStatus(task.status), null)
        },
        onCompleted: onUpdated,
        onError: onFailed,
      })
    },
    [commit],
  )
  return [updateTask, isUpdating]
}
