import type { TaskCommand } from './TaskMenu.tsx'
import type { ColumnHandles } from './columnHandles.ts'
import { focusTask } from './focusTask.ts'
import { useDeleteTask, useMoveTask } from './taskChanges.ts'
import { placeBeside } from '../../dnd/neighbor.ts'
import { taskTitle } from './taskTitle.ts'
import { TASK_STATUSES } from './taskTypes.ts'
import { later } from '../../ui/later.tsx'

const TaskMenu = later(async () => (await import('./TaskMenu.tsx')).TaskMenu)

/** The task whose menu is open, and what it was opened from. */
export type OpenedMenu = { readonly taskId: string; readonly anchor: HTMLElement }

type BoardMenuProps = {
  projectId: string
  menu: OpenedMenu | null
  handles: ColumnHandles
  onOpened: (taskId: string) => void
  onClosed: () => void
}

/** The menu of a board's cards and what it does; apart from the board, which is not drawn again with it. */
export function BoardMenu({ projectId, menu, handles, onOpened, onClosed }: BoardMenuProps) {
  const [moveTask] = useMoveTask()
  const [deleteTask] = useDeleteTask()
  const status = menu ? (TASK_STATUSES.find((name) => handles.get(name)?.tasks.has(menu.taskId)) ?? null) : null
  const column = status ? handles.get(status) : undefined
  const task = menu ? column?.tasks.get(menu.taskId) : undefined
  const place = menu ? (column?.taskIds.indexOf(menu.taskId) ?? -1) : -1

  function run(taskId: string, command: TaskCommand): void {
    const from = TASK_STATUSES.find((name) => handles.get(name)?.tasks.has(taskId))
    if (from === undefined) return
    const ids = handles.get(from)?.taskIds ?? []
    const index = ids.indexOf(taskId)
    if (command === 'edit') onOpened(taskId)
    else if (command === 'delete') {
      deleteTask({ projectId, taskId })
      const next = ids[index + 1] ?? ids[index - 1]
      if (next !== undefined) focusTask(next)
    } else {
      const others = ids.filter((id) => id !== taskId)
      if (command === 'up' || command === 'down') {
        const to = placeBeside(others, index + (command === 'up' ? -1 : 1))
        moveTask({ projectId, taskId, status: from, to })
      } else moveTask({ projectId, taskId, status: command, to: null })
      focusTask(taskId)
    }
  }

  return (
    <TaskMenu
      anchor={menu?.anchor ?? null} title={task ? taskTitle(task) : ''} status={status ?? 'TODO'}
      canMoveUp={place > 0} canMoveDown={column !== undefined && place < column.taskIds.length - 1}
      onClosed={onClosed} onCommand={(command) => menu && run(menu.taskId, command)}
    />
  )
}
