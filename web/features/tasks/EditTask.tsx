import { Button } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { EditTaskQuery } from '../../__generated__/EditTaskQuery.graphql.ts'
import type { EditTask_task$key } from '../../__generated__/EditTask_task.graphql.ts'
import editTaskQuery from '../../__generated__/EditTaskQuery.graphql.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { useForm } from '../../relay/useForm.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { useEditedMeanwhile } from '../live/useEditedMeanwhile.ts'
import { useLiveQuery } from '../live/useLive.ts'
import { checkTask, TaskForm } from './TaskForm.tsx'
import { useDeleteTask, useUpdateTask } from './taskChanges.ts'
import { draftChanges, type TaskDraft } from './taskDrafts.ts'
import { knownTaskPriority, knownTaskStatus } from './taskTypes.ts'
import { useTaskLinks } from './useTaskLinks.ts'

const words = taskMessages

type EditTaskProps = { taskId: string; onClosed: () => void }

/** The form of a task there is; loads it. */
export function EditTask({ taskId, ...rest }: EditTaskProps) {
  const { task } = useLazyLoadQuery<EditTaskQuery>(
    graphql`
      query EditTaskQuery($taskId: ID!) {
        task(id: $taskId) {
          ...EditTask_task
        }
      }
    `,
    { taskId },
    { fetchPolicy: 'store-and-network' },
  )
  useLiveQuery<EditTaskQuery>({
    query: editTaskQuery, variables: () => ({ taskId }), isTouched: ({ tasks }) => tasks.has(taskId),
  })
  if (!task) return <EmptyState title={words.taskNotFound} description={words.taskNotFoundLine} />
  return <LoadedTask taskRef={task} {...rest} />
}

function LoadedTask({ taskRef, onClosed }: Omit<EditTaskProps, 'taskId'> & { taskRef: EditTask_task$key }) {
  const task = useFragment(
    graphql`
      fragment EditTask_task on Task {
        id
        title
        description
        status
        priority
        dueDate
        assignees {
          id
          name
          pictureUrl
        }
        project {
          id
          isArchived
          viewerCanEdit
          organization {
            id
          }
        }
        ...useTaskLinks_task
      }
    `,
    taskRef,
  )
  const { id: taskId, project, assignees } = task
  const saved: TaskDraft = {
    title: task.title,
    description: task.description,
    status: knownTaskStatus(task.status),
    priority: knownTaskPriority(task.priority),
    assignees: assignees.map(({ id, name, pictureUrl }) => ({ id, name, pictureUrl })),
    dueDate: task.dueDate ?? '',
    shots: [],
    tasks: [],
  }
  const [updateTask] = useUpdateTask()
  const [deleteTask] = useDeleteTask()
  const { shots, tasks } = useTaskLinks(task)
  const readOnlyReason = project.viewerCanEdit ? null : project.isArchived ? words.archived : words.editForbidden
  const form = useForm<TaskDraft, void>({
    name: `task ${taskId}`, initial: saved, check: checkTask, isReady: () => readOnlyReason === null,
    send: async (draft) => {
      const changes = draftChanges(saved, draft)
      if (Object.keys(changes).length === 0) return
      await updateTask({ taskId, ...changes })
      showToast({ type: 'success', title: words.updated })
    },
    done: onClosed,
  })
  useEditedMeanwhile(saved.title, form.values.title !== saved.title)
  useEditedMeanwhile(saved.description, form.values.description !== saved.description)

  return (
    <TaskForm
      projectId={project.id} organizationId={project.organization.id} taskId={taskId} form={form} shots={shots}
      tasks={tasks} readOnlyReason={readOnlyReason} submitLabel={words.updateTask}
      submittingLabel={words.updatingTask} onCancelled={onClosed}
      aside={readOnlyReason ? null : (
        <Button
          variant="ghost" color="fg.error" disabled={form.isRunning}
          onClick={() => {
            form.reset()
            onClosed()
            void deleteTask({ projectId: project.id, taskId })
          }}
        >
          <Trash2 aria-hidden /> {taskMessages.delete}
        </Button>
      )}
    />
  )
}
