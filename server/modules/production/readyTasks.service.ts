import type { Viewer } from '../../context.ts'
import { GIVEN, markReady, pageOf, type ReadyFieldsAsked } from '../../kernel/readyRows.ts'
import type { ShotParts } from '../board/boardRows.service.ts'
import { LISTED_SHOT, partsAsked, readyShots } from '../board/readyShots.service.ts'
import { PICTURED, readTasks, type TaskParts } from './taskRows.service.ts'

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

/** What task boards ask of their tasks: such a page is read by its ids, then by one statement for all that is shown. */
export const TASK_LIST = pageOf(TASK)

/** What a document asks of tasks and of the shots they are linked with, as it is read. */
interface Parts {
  task: TaskParts
  shot: ShotParts
}

/** What a document asks of tasks, as it is read; null where it asks for what its token may not read. */
export function taskPartsAsked(isAsked: ReadyFieldsAsked, viewer: Viewer): Parts | null {
  const shot = partsAsked(isAsked, LISTED_SHOT, viewer)
  const task = {
    assignees: isAsked(TASK, 'assignees'), blockers: isAsked(TASK, 'blockedBy'), shots: isAsked(TASK, 'shots'),
  }
  return shot && { task, shot }
}

/** Tasks by their ids, ready to be answered: a statement, and one for the shots. It does not ask who may see them. */
export async function readyTasks(ids: readonly string[], parts: Parts): Promise<Map<string, object>> {
  const tasks = await readTasks(ids, parts.task)
  const shotIds = new Set([...tasks.values()].flatMap(({ shots }) => shots.ids))
  const shots = shotIds.size > 0 ? await readyShots([...shotIds], parts.shot) : new Map<string, object>()
  return new Map([...tasks].map(([id, task]) => {
    const nodes = task.shots.ids.flatMap((shotId) => shots.get(shotId) ?? [])
    const row = { ...task, shots: { totalCount: task.shots.totalCount, nodes } }
    for (const ready of [row, row.shots, ...row.blockedBy]) markReady(ready)
    return [id, row]
  }))
}
