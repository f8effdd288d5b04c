import { Button } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { EditTaskQuery } from '../../__generated__/EditTaskQuery.graphql.ts'
import type { EditTask_task$key } from '../../__generated__/EditTask_task.graphql.ts'
import editTaskQuery from '../../__generated__/EditTaskQuery.graphql.ts'
import { useDraft } from '../../lib/drafts.ts'
import { messages } from '../../messages.ts'
import { readError, type ReadableError } from '../../relay/errors.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { useEditedMeanwhile } from '../live/useEditedMeanwhile.ts'
import { useLiveQuery } from '../live/useLive.ts'
import { TaskForm } from './TaskForm.tsx'
import { useDeleteTask, useUpdateTask } from './taskChanges.ts'
import { draftChanges, type TaskDraft } from './taskDrafts.ts'
import { knownTaskPriority, knownTaskStatus } from './taskTypes.ts'
import { useTaskLinks } from './useTaskLinks.ts'

const words = messages.tasks

type EditTaskProps = { taskId: string; onClosed: () => void; onChanged?: () => void }

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

function LoadedTask({ taskRef, onClosed, onChanged }: Omit<EditTaskProps, 'taskId'> & { taskRef: EditTask_task$key }) {
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
    assignees: assignees.map(({ id, name }) => ({ id, name })),
    dueDate: task.dueDate ?? '',
    shots: [],
    tasks: [],
  }
  const { values: draft, isKept, change, reset } = useDraft<TaskDraft>(`task ${taskId}`, saved)
  useEditedMeanwhile(saved.title, draft.title !== saved.title)
  useEditedMeanwhile(saved.description, draft.description !== saved.description)
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const [updateTask, isRunning] = useUpdateTask()
  const [deleteTask] = useDeleteTask()
  const { shots, tasks } = useTaskLinks(task)
  const readOnlyReason = project.viewerCanEdit ? null : project.isArchived ? words.archived : words.editForbidden

  function submit(): void {
    const changes = draftChanges(saved, draft)
    const finish = (): void => {
      reset()
      onClosed()
    }
    if (Object.keys(changes).length === 0) {
      finish()
      return
    }
    updateTask({ taskId, ...changes }).then(
      () => {
        showToast({ type: 'success', title: words.updated })
        onChanged?.()
        finish()
      },
      (error: unknown) => setFailure(readError(error)),
    )
  }

  return (
    <TaskForm
      projectId={project.id} organizationId={project.organization.id} taskId={taskId} draft={draft} isKept={isKept}
      shots={shots} tasks={tasks} readOnlyReason={readOnlyReason} isRunning={isRunning} failure={failure}
      submitLabel={words.updateTask} submittingLabel={words.updatingTask}
      onChanged={(part) => {
        setFailure(null)
        change(part)
      }}
      onDiscarded={reset} onSubmitted={submit} onCancelled={onClosed}
      aside={readOnlyReason ? null : (
        <Button
          variant="ghost" color="fg.error" disabled={isRunning}
          onClick={() => {
            reset()
            onClosed()
            void deleteTask({ projectId: project.id, taskId, onRestored: onChanged }).then(onChanged)
          }}
        >
          <Trash2 aria-hidden /> {messages.tasks.delete}
        </Button>
      )}
    />
  )
}
