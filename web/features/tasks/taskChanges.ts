import { useContext } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { NewTask, taskChangesCreateMutation } from '../../__generated__/taskChangesCreateMutation.graphql.ts'
import type { taskChangesDeleteMutation } from '../../__generated__/taskChangesDeleteMutation.graphql.ts'
import type { taskChangesHiddenQuery } from '../../__generated__/taskChangesHiddenQuery.graphql.ts'
import type { taskChangesMoveMutation } from '../../__generated__/taskChangesMoveMutation.graphql.ts'
import type { taskChangesRestoreMutation } from '../../__generated__/taskChangesRestoreMutation.graphql.ts'
import type { TaskUpdate, taskChangesUpdateMutation } from '../../__generated__/taskChangesUpdateMutation.graphql.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { useChange } from '../../relay/useChange.ts'
import { focusTask } from './focusTask.ts'
import { moveTaskEdge, removeTaskEdge, TaskFilterContext, type TaskPlace } from './taskConnection.ts'
import type { TaskStatusName } from './taskTypes.ts'

const words = taskMessages

/** So many may have been created at the same time. */
const NEWEST = 10

type TaskToCreate = NewTask & { readonly projectId: string }

/** Creates a task at the end of its column; the promise says whether the filter of the board hides it. */
export function useCreateTask(): [create: (task: TaskToCreate) => Promise<{ isHidden: boolean }>, isRunning: boolean] {
  const environment = useRelayEnvironment()
  const filter = useContext(TaskFilterContext)
  const [createTask, isRunning] = useChange<taskChangesCreateMutation, TaskToCreate>(
    graphql`
      mutation taskChangesCreateMutation($input: CreateTasksInput!) {
        createTasks(input: $input) {
          tasks {
            id
          }
        }
      }
    `,
    ({ projectId, ...task }) => ({ variables: { input: { projectId, tasks: [task] } } }),
  )

  /** Of the tasks that the filter shows, a new one is among the newest. */
  async function isHidden(projectId: string, taskId: string | undefined): Promise<boolean> {
    if (Object.keys(filter).length === 0) return false
    const answer = await fetchQuery<taskChangesHiddenQuery>(
      environment,
      graphql`
        query taskChangesHiddenQuery($projectId: ID!, $filter: TaskFilter, $first: Int!) {
          project(by: { id: $projectId }) {
            newest: tasks(first: $first, filter: $filter, orderBy: { field: CREATED, direction: DESC }) {
              nodes {
                id
              }
            }
          }
        }
      `,
      { projectId, filter, first: NEWEST },
      { networkCacheConfig: { force: true } },
    ).toPromise().catch(() => undefined)
    return answer?.project ? answer.project.newest.nodes.every(({ id }) => id !== taskId) : false
  }

  async function create(task: TaskToCreate): Promise<{ isHidden: boolean }> {
    const { createTasks: { tasks: [created] } } = await createTask(task)
    return { isHidden: await isHidden(task.projectId, created?.id) }
  }
  return [create, isRunning]
}

/** Changes a task: what is absent stays, null clears. With another status it goes to the end of that column. */
export function useUpdateTask() {
  return useChange<taskChangesUpdateMutation, TaskUpdate>(
    graphql`
      mutation taskChangesUpdateMutation($input: UpdateTasksInput!) {
        updateTasks(input: $input) {
          # Lists across projects show what changed.
          # eslint-disable-next-line relay/unused-fields
          tasks {
            id
            title
            status
            isLate
            version
          }
        }
      }
    `,
    (input) => ({ turn: input.taskId, variables: { input: { tasks: [input] } } }),
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
  const filter = useContext(TaskFilterContext)
  return useChange<taskChangesMoveMutation, TaskMove>(
    graphql`
      mutation taskChangesMoveMutation($input: MoveTasksInput!) {
        moveTasks(input: $input) {
          tasks {
            id
            version
          }
        }
      }
    `,
    ({ projectId, taskId, status, to }) => ({
      turn: projectId,
      variables: { input: { tasks: [{ taskId }], status, ...(to === null ? {} : { to }) } },
      optimistic: (store) => {
        moveTaskEdge(store, { projectId, filter }, taskId, status, to)
        store.get(taskId)?.setValue(status, 'status')
      },
      failed: words.moveFailed,
    }),
  )
}

/** Brings a deleted task back to its place. */
export function useRestoreTask() {
  return useChange<taskChangesRestoreMutation, string>(
    graphql`
      mutation taskChangesRestoreMutation($input: RestoreTasksInput!) {
        restoreTasks(input: $input) {
          tasks {
            id
          }
        }
      }
    `,
    (taskId) => ({
      variables: { input: { taskIds: [taskId] } },
      done: words.restored,
      failed: words.restoreFailed,
    }),
  )
}

/** Moves a task to the trash; gone at once, with a toast to undo, and back with a toast when the server refuses. */
export function useDeleteTask() {
  const [restoreTask] = useRestoreTask()
  const filter = useContext(TaskFilterContext)
  return useChange<taskChangesDeleteMutation, { projectId: string; taskId: string }>(
    graphql`
      mutation taskChangesDeleteMutation($input: DeleteTasksInput!) {
        deleteTasks(input: $input) {
          deletedTaskIds
        }
      }
    `,
    ({ projectId, taskId }) => ({
      variables: { input: { tasks: [{ taskId }] } },
      optimistic: (store) => removeTaskEdge(store, { projectId, filter }, taskId),
      done: words.deleted,
      // Where nothing else has the focus, the card that is back takes it.
      undo: () => restoreTask(taskId).then(() => focusTask(taskId)),
      failed: words.deleteFailed,
    }),
  )
}
