import type { Viewer } from '../../context.ts'
import { GIVEN, markReady, pageOf, type ReadyFieldsAsked, type ReadyList } from '../../kernel/readyRows.ts'
import { LISTED_SHOT, markShotReady, partsAsked } from '../board/readyShots.service.ts'
import {
  PICTURED, readProjectTasks, readTasks, type TaskPage, type TaskParts, type TaskRow,
} from './taskRows.service.ts'

const TASK = {
  id: true,
  title: true,
  description: true,
  status: true,
  priority: true,
  dueDate: true,
  isLate: true,
  rank: true,
  version: true,
  assignees: { id: true, name: true, pictureUrl: true },
  blockedBy: { id: true, title: true, status: true },
  shots: { [GIVEN]: `first: ${PICTURED}`, totalCount: true, nodes: LISTED_SHOT },
} as const

/** What task boards ask of their tasks: such a page is read by one statement for all that is shown. */
export const TASK_LIST = pageOf(TASK)

/** What a document asks of tasks, as it is read; null where it asks for what its token may not read. */
export function taskPartsAsked(isAsked: ReadyFieldsAsked, viewer: Viewer): TaskParts | null {
  const shot = partsAsked(isAsked, LISTED_SHOT, viewer)
  return shot && {
    assignees: isAsked(TASK, 'assignees'), blockers: isAsked(TASK, 'blockedBy'), shots: isAsked(TASK, 'shots'), shot,
  }
}

function markTaskReady(task: TaskRow): void {
  for (const ready of [task, task.shots, ...task.blockedBy]) markReady(ready)
  task.shots.nodes.forEach(markShotReady)
}

/** Tasks by their ids, ready to be answered: one statement. It does not ask who may see them. */
export async function readyTasks(ids: readonly string[], parts: TaskParts): Promise<Map<string, TaskRow>> {
  const tasks = await readTasks(ids, parts)
  tasks.forEach(markTaskReady)
  return tasks
}

/** The same of pages of the tasks of projects, by the project. It does not ask who may see the projects. */
export async function readyProjectTasks(
  projectIds: readonly string[], { page, parts }: { page: TaskPage; parts: TaskParts },
): Promise<Map<string, ReadyList<TaskRow>>> {
  const projects = await readProjectTasks(projectIds, page, parts)
  for (const { rows } of projects.values()) rows.forEach(markTaskReady)
  return projects
}
