import type { RecordSourceProxy } from 'relay-runtime'
import { hasEndedEverywhere } from './taskDates.ts'
import type { TaskStatusName } from './taskTypes.ts'

/** Gives a task a status in the store; what is done is not late, what is opened again may be. */
export function setTaskStatus(store: RecordSourceProxy, taskId: string, status: TaskStatusName): void {
  const task = store.get(taskId)
  if (!task) return
  const dueDate = task.getValue('dueDate')
  task.setValue(status, 'status')
  task.setValue(status !== 'DONE' && typeof dueDate === 'string' && hasEndedEverywhere(dueDate), 'isLate')
}
