import { useState } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import { messages } from '../../messages.ts'
import { readError, type ReadableError } from '../../relay/errors.ts'
import { showToast } from '../../ui/toaster.tsx'
import { TaskForm } from './TaskForm.tsx'
import { useCreateTask } from './taskChanges.ts'
import { emptyDraft, type Linked, type TaskDraft } from './taskDrafts.ts'
import type { TaskStatusName } from './taskTypes.ts'

const words = messages.tasks
const NO_SHOTS: readonly Linked[] = []

type NewTaskProps = {
  projectId: string
  organizationId: string
  status?: TaskStatusName
  /** What it is for, to begin with; what is typed is kept apart from other new tasks. */
  shots?: readonly Linked[]
  onClosed: () => void
  onChanged?: () => void
}

function toggled(items: readonly Linked[], item: Linked): readonly Linked[] {
  const others = items.filter(({ id }) => id !== item.id)
  return others.length < items.length ? others : [...items, item]
}

/** The form of a task that is not made yet; its links are sent with it. */
export function NewTask(props: NewTaskProps) {
  const { projectId, organizationId, status = 'TODO', shots: forShots = NO_SHOTS, onClosed, onChanged } = props
  const draftKey = [projectId, ...forShots.map(({ id }) => id)].join(' ')
  const { values: draft, isKept, change, reset } = useDraft<TaskDraft>(`new task ${draftKey}`, {
    ...emptyDraft(status), shots: forShots,
  })
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const [createTask, isRunning] = useCreateTask()

  function edit(part: Partial<TaskDraft>): void {
    setFailure(null)
    change(part)
  }

  function submit(): void {
    const { title, description, priority, assignees, dueDate, shots, tasks } = draft
    const input = {
      projectId, title: title.trim(), description: description.trim(), status: draft.status, priority,
      assigneeIds: assignees.map(({ id }) => id), dueDate: dueDate === '' ? null : dueDate,
      shotIds: shots.map(({ id }) => id), dependsOnIds: tasks.map(({ id }) => id),
    }
    createTask(input).then(
      ({ isHidden }) => {
        reset()
        showToast({ type: 'success', title: isHidden ? words.createdHidden : words.created })
        onChanged?.()
        onClosed()
      },
      (error: unknown) => setFailure(readError(error)),
    )
  }

  return (
    <TaskForm
      projectId={projectId} organizationId={organizationId} taskId={null} draft={draft} isKept={isKept}
      shots={{ linked: draft.shots, refusal: null, toggle: (shot) => edit({ shots: toggled(draft.shots, shot) }) }}
      tasks={{ linked: draft.tasks, refusal: null, toggle: (task) => edit({ tasks: toggled(draft.tasks, task) }) }}
      readOnlyReason={null} isRunning={isRunning} failure={failure} submitLabel={words.createTask}
      submittingLabel={words.creatingTask} onChanged={edit} onDiscarded={reset} onSubmitted={submit}
      onCancelled={onClosed}
    />
  )
}
