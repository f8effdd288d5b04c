import { taskMessages } from '../../messages/tasks.ts'
import { useForm } from '../../relay/useForm.ts'
import { showToast } from '../../ui/toaster.tsx'
import { checkTask, TaskForm } from './TaskForm.tsx'
import { useCreateTask } from './taskChanges.ts'
import { emptyDraft, type Linked, type TaskDraft } from './taskDrafts.ts'
import type { TaskStatusName } from './taskTypes.ts'

const words = taskMessages
const NO_SHOTS: readonly Linked[] = []

type NewTaskProps = {
  projectId: string
  organizationId: string
  status?: TaskStatusName
  /** What it is for, to begin with; what is typed is kept apart from other new tasks. */
  shots?: readonly Linked[]
  onClosed: () => void
}

function toggled(items: readonly Linked[], item: Linked): readonly Linked[] {
  const others = items.filter(({ id }) => id !== item.id)
  return others.length < items.length ? others : [...items, item]
}

/** The form of a task that is not made yet; its links are sent with it. */
export function NewTask(props: NewTaskProps) {
  const { projectId, organizationId, status = 'TODO', shots: forShots = NO_SHOTS, onClosed } = props
  const draftKey = [projectId, ...forShots.map(({ id }) => id)].join(' ')
  const [createTask] = useCreateTask()
  const form = useForm<TaskDraft, { isHidden: boolean }>({
    name: `new task ${draftKey}`, initial: { ...emptyDraft(status), shots: forShots }, check: checkTask,
    send: ({ title, description, assignees, dueDate, shots, tasks, ...draft }) => createTask({
      projectId, ...draft, title: title.trim(), description: description.trim(),
      assigneeIds: assignees.map(({ id }) => id), dueDate: dueDate === '' ? null : dueDate,
      shotIds: shots.map(({ id }) => id), dependsOnIds: tasks.map(({ id }) => id),
    }),
    done: ({ isHidden }) => {
      showToast({ type: 'success', title: isHidden ? words.createdHidden : words.created })
      onClosed()
    },
  })
  const { values: { shots, tasks }, edit } = form
  return (
    <TaskForm
      projectId={projectId} organizationId={organizationId} taskId={null} form={form} readOnlyReason={null}
      shots={{ linked: shots, refusal: null, toggle: (shot) => edit({ shots: toggled(shots, shot) }) }}
      tasks={{ linked: tasks, refusal: null, toggle: (task) => edit({ tasks: toggled(tasks, task) }) }}
      submitLabel={words.createTask} submittingLabel={words.creatingTask} onCancelled={onClosed}
    />
  )
}
