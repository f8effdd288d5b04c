import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useAddTaskShotMutation as AddTaskShotMutation,
} from '../../__generated__/useAddTaskShotMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'

type AddTaskShot = (request: {
  taskId: string
  shotId: string
  onCompleted: () => void
  onFailed: (error: unknown) => void
}) => void

/** Says that a task is in a shot. */
export function useAddTaskShotMutation(): [AddTaskShot, boolean] {
  const [commit, isRunning] = useMutation<AddTaskShotMutation>(graphql`
    mutation useAddTaskShotMutation($input: AddTaskShotInput!) {
      addTaskShot(input: $input) {
        task {
          id
          ...TaskSlot_task
          ...useTaskLinks_task
        }
      }
    }
  `)
  const run = useCallback<AddTaskShot>(
    ({ taskId, shotId, onCompleted, onFailed }) => {
      commit({ variables: { input: { taskId, shotId } }, onCompleted, onError: onFailed })
    },
    [commit],
  )
  return [run, isRunning]
}
