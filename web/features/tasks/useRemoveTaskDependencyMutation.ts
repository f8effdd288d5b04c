import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useRemoveTaskDependencyMutation as RemoveTaskDependencyMutation,
} from '../../__generated__/useRemoveTaskDependencyMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'

type RemoveTaskDependency = (request: {
  taskId: string
  dependsOnId: string
  onCompleted: () => void
  onFailed: (error: unknown) => void
}) => void

/** Lets a task no longer wait for another. */
export function useRemoveTaskDependencyMutation(): [RemoveTaskDependency, boolean] {
  const [commit, isRunning] = useMutation<RemoveTaskDependencyMutation>(graphql`
    mutation useRemoveTaskDependencyMutation($input: RemoveTaskDependencyInput!) {
      removeTaskDependency(input: $input) {
        task {
          id
          ...TaskSlot_task
          ...useTaskLinks_task
        }
      }
    }
  `)
  const run = useCallback<RemoveTaskDependency>(
    ({ taskId, dependsOnId, onCompleted, onFailed }) => {
      commit({ variables: { input: { taskId, dependsOnId } }, onCompleted, onError: onFailed })
    },
    [commit],
  )
  return [run, isRunning]
}
