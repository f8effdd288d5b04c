import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useAddTaskDependencyMutation as AddTaskDependencyMutation,
} from '../../__generated__/useAddTaskDependencyMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'

type AddTaskDependency = (request: {
  taskId: string
  dependsOnId: string
  onCompleted: () => void
  onFailed: (error: unknown) => void
}) => void

/** Makes a task wait for another; refused when that would close a circle. */
export function useAddTaskDependencyMutation(): [AddTaskDependency, boolean] {
  const [commit, isRunning] = useMutation<AddTaskDependencyMutation>(graphql`
    mutation useAddTaskDependencyMutation($input: AddTaskDependencyInput!) {
      addTaskDependency(input: $input) {
        task {
          id
          ...TaskSlot_task
          ...useTaskLinks_task
        }
      }
    }
  `)
  const run = useCallback<AddTaskDependency>(
    ({ taskId, dependsOnId, onCompleted, onFailed }) => {
      commit({ variables: { input: { taskId, dependsOnId } }, onCompleted, onError: onFailed })
    },
    [commit],
  )
  return [run, isRunning]
}
