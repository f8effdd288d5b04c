import { graphql } from 'react-relay'
import type { NewTask, taskChangesCreateMutation } from '../../__generated__/taskChangesCreateMutation.graphql.ts'
import type { taskChangesDeleteMutation } from '../../__generated__/taskChangesDeleteMutation.graphql.ts'
import type { taskChangesMoveMutation } from '../../__generated__/taskChangesMoveMutation.graphql.ts'
import type { taskChangesRestoreMutation } from '../../__generated__/taskChangesRestoreMutation.graphql.ts'
import type { TaskUpdate, taskChangesUpdateMutation } from '../../__generated__/taskChangesUpdateMutation.graphql.ts'
import { messages } from '../../messages.ts'
import type { Payloads } from '../../relay/mutation.ts'
import { useChange } from '../../relay/useChange.ts'
import {
  changeLateCount, currentTaskBoard, insertTaskEdge, lateIn, moveTaskEdge, removeTaskEdge, returnTaskEdge, statusIn,
  type TaskPlace,
} from './taskConnection.ts'
import { wouldShow } from './taskFilter.ts'
import { setTaskStatus } from './taskRecords.ts'
import { knownTaskStatus, type TaskStatusName } from './taskTypes.ts'

const words = messages.tasks

type TaskToCreate = NewTask & { readonly projectId: string }

function filteredTaskOf({ createTasks: { tasks } }: Payloads<taskChangesCreateMutation>, { shotIds }: TaskToCreate) {
  const [task] = tasks
  if (!task) return null
  const { title, description, priority, dueDate, isLate, assignee } = task
  const assigneeId = assignee?.id ?? null
  return { title, description, priority, isLate, shotIds: shotIds ?? [], dueDate: dueDate ?? null, assigneeId }
}

/** Whether the filters of the board on the screen do not show a task just created. */
export function isTaskHidden(created: Payloads<taskChangesCreateMutation>, input: TaskToCreate): boolean {
  const task = filteredTaskOf(created, input)
  return task !== null && !wouldShow(currentTaskBoard(), task)
}

/** Creates a task at the end of its column. */
export function useCreateTask() {
  return useChange<taskChangesCreateMutation, TaskToCreate>(
    graphql`
      mutation taskChangesCreateMutation($input: CreateTasksInput!) {
        createTasks(input: $input) {
          tasks {
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
    `,
    (input) => {
      const { projectId, ...task } = input
      return {
        variables: { input: { projectId, tasks: [task] } },
        updater: (store, payloads) => {
          const [created] = payloads.createTasks.tasks
          const facts = filteredTaskOf(payloads, input)
          if (!created || !facts) return
          insertTaskEdge(store, projectId, created.id, knownTaskStatus(created.status), null, (filter) =>
            wouldShow(filter, facts))
          if (created.isLate) changeLateCount(store, projectId, 1)
        },
      }
    },
  )
}

/** Changes a task: what is absent stays, null clears. With another status it goes to the end of that column. */
export function useUpdateTask() {
  return useChange<taskChangesUpdateMutation, TaskUpdate>(
    graphql`
      mutation taskChangesUpdateMutation($input: UpdateTasksInput!) {
        updateTasks(input: $input) {
          tasks {
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
    `,
    (input) => {
      const { taskId } = input
      let wasLate = 0
      let from: string | null = null
      return {
        turn: taskId,
        variables: { input: { tasks: [input] } },
        optimistic: (store) => {
          wasLate = lateIn(store, taskId)
          from = statusIn(store, taskId)
        },
        updater: (store, { updateTasks: { tasks: [task], project } }) => {
          if (!task) return
          changeLateCount(store, project.id, lateIn(store, taskId) - wasLate)
          if (input.status) moveTaskEdge(store, project.id, taskId, from, knownTaskStatus(task.status), null)
        },
      }
    },
  )
}

type TaskMove = {
  readonly projectId: string
  readonly taskId: string
  readonly status: TaskStatusName
  /** Null is the end of the column. */
  readonly to: TaskPlace | null
}

/** Moves a task to a place of a column; shown at once, and back with a toast when it is refused. */
export function useMoveTask() {
  return useChange<taskChangesMoveMutation, TaskMove>(
    graphql`
      mutation taskChangesMoveMutation($input: MoveTasksInput!) {
        moveTasks(input: $input) {
          tasks {
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
    `,
    ({ projectId, taskId, status, to }) => {
      let wasLate = 0
      let from: string | null = null
      return {
        turn: projectId,
        variables: { input: { tasks: [{ taskId }], status, ...(to === null ? {} : { to }) } },
        optimistic: (store) => {
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
        failed: words.moveFailed,
      }
    },
  )
}

/** Brings a deleted task back to its place; `positions` says where it stood on the boards, when that is known. */
export function useRestoreTask() {
  return useChange<taskChangesRestoreMutation, { taskId: string; positions?: ReturnType<typeof removeTaskEdge> }>(
    graphql`
      mutation taskChangesRestoreMutation($input: RestoreTasksInput!) {
        restoreTasks(input: $input) {
          tasks {
            id
            ...TaskSlot_task
          }
          project {
            id
          }
        }
      }
    `,
    ({ taskId, positions = [] }) => ({
      variables: { input: { taskIds: [taskId] } },
      updater: (store, { restoreTasks: { project } }) => {
        returnTaskEdge(store, project.id, taskId, positions)
        changeLateCount(store, project.id, lateIn(store, taskId))
      },
      done: words.restored,
      failed: words.restoreFailed,
    }),
  )
}

/** Moves a task to the trash; gone at once, with a toast to undo, and back with a toast when the server refuses. */
export function useDeleteTask() {
  const [restoreTask] = useRestoreTask()
  return useChange<taskChangesDeleteMutation, { projectId: string; taskId: string; onRestored?: () => void }>(
    graphql`
      mutation taskChangesDeleteMutation($input: DeleteTasksInput!) {
        deleteTasks(input: $input) {
          deletedTaskIds
        }
      }
    `,
    ({ projectId, taskId, onRestored }) => {
      let positions: ReturnType<typeof removeTaskEdge> = []
      let wasLate = 0
      return {
        variables: { input: { tasks: [{ taskId }] } },
        optimistic: (store) => {
          wasLate = lateIn(store, taskId)
          changeLateCount(store, projectId, -wasLate)
          positions = removeTaskEdge(store, projectId, taskId)
        },
        updater: (store) => {
          changeLateCount(store, projectId, -wasLate)
          removeTaskEdge(store, projectId, taskId)
        },
        done: words.deleted,
        undo: () => void restoreTask({ taskId, positions }).then(onRestored),
        failed: words.deleteFailed,
      }
    },
  )
}
