import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useRemoveTaskShotMutation as RemoveTaskShotMutation,
} from '../../__generated__/useRemoveTaskShotMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'

type RemoveTaskShot = (request: {
  taskId: string
  shotId: string
  onCompleted: () => void
  onFailed: (error: unknown) => void
}) => void

/** Takes a shot off a task. */
export function useRemoveTaskShotMutation(): [RemoveTaskShot, boolean] {
  const [commit, isRunning] = useMutation<RemoveTaskShotMutation>(graphql`
    mutation useRemoveTaskShotMutation($input: RemoveTaskShotInput!) {
      removeTaskShot(input: $input) {
        task {
          id
          ...TaskSlot_task
          ...useTaskLinks_task
        }
      }
    }
  `)
  const run = useCallback<RemoveTaskShot>(
    ({ taskId, shotId, onCompleted, onFailed }) => {
      commit({ variables: { input: { taskId, shotId } }, onCompleted, onError: onFailed })
    },
    [commit],
  )
  return [run, isRunning]
}
