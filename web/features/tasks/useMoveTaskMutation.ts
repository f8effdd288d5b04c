import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useMoveTaskMutation as MoveTaskMutation } from '../../__generated__/useMoveTaskMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { useMutation } from '../../relay/mutation.ts'
import { tellFailure } from '../shots/shotFailure.ts'
import { changeLateCount, lateIn, moveTaskEdge, statusIn, type TaskPlace } from './taskConnection.ts'
import { setTaskStatus } from './taskRecords.ts'
import type { TaskStatusName } from './taskTypes.ts'

type MoveTask = (move: {
  projectId: string
  taskId: string
  status: TaskStatusName
  /** Null is the end of the column. */
  to: TaskPlace | null
}) => void

/** Moves a task to a place of a column; the board shows it at once and goes back, with a toast, when it is refused. */
export function useMoveTaskMutation(): [MoveTask, boolean] {
  const [commit, isMoving] = useMutation<MoveTaskMutation>(graphql`
    mutation useMoveTaskMutation($input: MoveTaskInput!) {
      moveTask(input: $input) {
        task {
          id
          status
          isLate
          position
          version
          updatedAt
          dependents(first: 50) {
            nodes {
              id
              ...BlockedBy_task
            }
          }
        }
      }
    }
  `)
  const moveTask = useCallback<MoveTask>(
    ({ projectId, taskId, status, to }) => {
      let wasLate = 0
      let from: string | null = null
      commit({
        variables: { input: { taskId, status, ...(to === null ? {} : { to }) } },
        optimisticUpdater: (store) => {
          wasLate = lateIn(store, taskId)
          from = statusIn(store, taskId)
          setTaskStatus(store, taskId, status)
          changeLateCount(store, projectId, lateIn(store, taskId) - wasLate)
          moveTaskEdge(store, projectId, taskId, from, status, to)
        },
        updater: (store) => {
          changeLateCount(store, projectId, lateIn(store, taskId) - wasLate)
          moveTaskEdge(store, projectId, taskId, from, status, to)
        },
        onError: (error) => tellFailure(messages.tasks.moveFailed, error),
      })
    },
    [commit],
  )
  return [moveTask, isMoving]
}
