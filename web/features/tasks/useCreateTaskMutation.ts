import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  CreateTaskInput, useCreateTaskMutation as CreateTaskMutation,
} from '../../__generated__/useCreateTaskMutation.graphql.ts'
import { type Payloads, useMutation } from '../../relay/mutation.ts'
import { currentTaskBoard, insertTaskEdge, changeLateCount } from './taskConnection.ts'
import { wouldShow } from './taskFilter.ts'
import { knownTaskStatus } from './taskTypes.ts'

type CreateTask = (request: {
  input: CreateTaskInput
  /** `isHidden`: the filters of the board on the screen do not show it. */
  onCreated: (taskId: string, isHidden: boolean) => void
  onFailed: (error: unknown) => void
}) => void

/** Makes a task at the end of its column. */
export function useCreateTaskMutation(): [CreateTask, boolean] {
  const [commit, isCreating] = useMutation<CreateTaskMutation>(graphql`
    mutation useCreateTaskMutation($input: CreateTaskInput!) {
      createTask(input: $input) {
        task {
          id
          title
          description
          status
          priority
          dueDate
          isLate
          assignee {
            id
          }
          ...TaskSlot_task
        }
      }
    }
  `)
  const createTask = useCallback<CreateTask>(
    ({ input, onCreated, onFailed }) => {
      commit({
        variables: { input },
        updater: (store, response) => {
          const task = response?.createTask.task
          if (!task) return
          const facts = filteredTaskOf(task, input.shotIds ?? [])
          const { projectId } = input
          insertTaskEdge(store, projectId, task.id, knownTaskStatus(task.status), null, (filter) =>
            wouldShow(filter, facts))
          if (task.isLate) changeLateCount(store, projectId, 1)
        },
        onCompleted: ({ createTask: { task } }) => {
          onCreated(task.id, !wouldShow(currentTaskBoard(), filteredTaskOf(task, input.shotIds ?? [])))
        },
        onError: onFailed,
      })
    },
    [commit],
  )
  return [createTask, isCreating]
}

type CreatedTask = Payloads<CreateTaskMutation>['createTask']['task']

function filteredTaskOf(task: CreatedTask, shotIds: readonly string[]) {
  const { title, description, priority, dueDate, isLate, assignee } = task
  return { title, description, priority, isLate, shotIds, dueDate: dueDate ?? null, assigneeId: assignee?.id ?? null }
}
