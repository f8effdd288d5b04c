import { v7 as uuidv7 } from 'uuid'
import type { Task, TaskStatus } from '../../__generated__/prisma/client.ts'
import type { ProjectChange } from '../../change.ts'
import { fail } from '../../kernel/errors.ts'
import { grouped } from '../../kernel/grouped.ts'
import { taskFailures } from '../production/task.failures.ts'
import { createTasksIn } from '../production/taskBatch.service.ts'
import { csvRowFailures } from './csv.failures.ts'
import type { CsvProject, Reader } from './csvBoards.service.ts'
import { PlanRow, shortened } from './csvPlan.ts'
import { type CsvRow, folded } from './csvText.ts'
import { type Accepts, type AppliedItem, CREATED } from './imports/before.ts'
import type { ColumnName } from './imports/importFields.ts'
import { assigneesCell, isLive, readTable, type TaskTable } from './taskCsvTable.service.ts'
import { statusName, statusNamed } from './taskCsvWords.ts'
import { type PlannedTask, wasOf, writeTasks } from './taskCsvWriting.service.ts'

/** Short names of statuses that every production of Kitsu begins with. */
const KITSU_STATUSES: Readonly<Record<string, TaskStatus>> = {
  todo: 'TODO', ready: 'TODO', wip: 'IN_PROGRESS', retake: 'IN_PROGRESS', wfa: 'IN_REVIEW', done: 'DONE',
}

/** A row of a file of shots, with the cells of a task: its status and its people as names. */
export interface TaskCell {
  source: CsvRow
  /** The planned row of the shot. */
  shot: PlanRow
  /** The code of the shot. */
  code: string
  /** The name of the column and its place. */
  type: string
  place: number
  status: string
  people: string
}

/** A task that a cell makes or changes. */
interface TaskWork {
  row: PlanRow
  shot: PlanRow
  before: Task | null
  task: PlannedTask
}

/** What cells of tasks would do, a row each. */
export interface TaskColumnPlan {
  rows: { row: PlanRow; key: string; shot: PlanRow }[]
  apply(change: ProjectChange, accepts: Accepts, shotIds: ReadonlyMap<string, string>): Promise<AppliedItem[]>
}

const keyOf = ({ shot, place }: Pick<TaskCell, 'shot' | 'place'>) => `${shot.key}:${place}`

/** The people that a cell names, by their names or addresses; others are left out, with a warning. */
function peopleIn(row: PlanRow, text: string, { people }: TaskTable): string[] {
  const names = text.split(/[,;\n]/).map((name) => name.trim()).filter((name) => name !== '')
  return names.flatMap((name) => {
    const found = people.filter((person) => [person.name, person.cell].some((each) => folded(each) === folded(name)))
    const [person, namesake] = found
    if (person && !namesake) return [person.id]
    row.warn(person
      ? csvRowFailures.CSV_ASSIGNEE_AMBIGUOUS({ name: shortened(name) })
      : csvRowFailures.CSV_ASSIGNEE_NAME_UNKNOWN({ name: shortened(name) }))
    return []
  })
}

function statusOf(row: PlanRow, { status, type }: TaskCell): TaskStatus | null {
  if (status === '') return null
  const found = KITSU_STATUSES[folded(status)] ?? statusNamed(status)
  const values = Object.keys(KITSU_STATUSES).join(', ')
  if (!found) row.refuse(csvRowFailures.CSV_VALUE_UNKNOWN({ column: type, value: shortened(status), values }))
  return found
}

function planCell(cell: TaskCell, table: TaskTable, byTitle: ReadonlyMap<string, readonly Task[]>): TaskWork {
  const { source, shot, code, type } = cell
  const title = `${type} ${code}`
  const row = new PlanRow(source, title)
  const status = statusOf(row, cell)
  const named = peopleIn(row, cell.people, table)
  const shotId = shot.subjectId ?? ''
  const before = byTitle.get(folded(title))?.find(({ id }) => table.shotsOf.get(id)?.has(shotId)) ?? null
  const present = (table.assigneesOf.get(before?.id ?? '') ?? []).map(({ id }) => id)
  const assigneeIds = named.length > 0 ? named : present
  const after: PlannedTask['after'] = {
    id: before?.id ?? uuidv7(), title: before?.title ?? row.checked((checks) => checks.name('title', title, 'Title')),
    description: before?.description ?? '', status: status ?? before?.status ?? 'TODO',
    priority: before?.priority ?? 'MEDIUM', assigneeIds, dueDate: before?.dueDate ?? null,
  }
  row.isNew = before === null
  row.subjectId = before?.id ?? null
  row.subjectType = 'Task'
  if (shot.subjectId === null) row.needs.push(shot.key)
  if (!before) row.change('Title', '', title)
  const changes = [
    row.change(type as ColumnName, before ? statusName(before.status) : '', statusName(after.status)),
    row.change('Assignees', assigneesCell(table, present), assigneesCell(table, assigneeIds)),
  ]
  const none = { added: [], removed: [] }
  return { row, shot, before, task: { before, after, isChanged: changes.includes(true), shots: none, waits: none } }
}

/** Plans tasks that stand in columns of a file of shots. Cells that are empty say nothing. */
export async function planTaskCells(
  database: Reader, project: CsvProject, cells: readonly TaskCell[],
): Promise<TaskColumnPlan> {
  const said = cells.filter(({ shot, status, people }) => !shot.isRefused && status + people !== '')
  const table = await readTable(database, project)
  const byTitle = grouped(table.tasks.filter(isLive), ({ title }) => folded(title))
  const works = said.map((cell) => ({ key: keyOf(cell), ...planCell(cell, table, byTitle) }))
  return {
    rows: works,
    async apply(change, accepts, shotIds) {
      const accepted = works.filter(({ key }) => accepts(key))
      const added = accepted.filter(({ before }) => before === null)
      const hasLeft = () => fail(taskFailures.TASK_ASSIGNEE_NOT_MEMBER())
      await createTasksIn(change, added.map(({ shot, task: { after } }) =>
        ({ ...after, shotIds: [shot.subjectId ?? shotIds.get(shot.key) ?? ''] })), hasLeft)
      await writeTasks(change, accepted.filter(({ before }) => before !== null).map(({ task }) => task), table)
      return accepted.map(({ key, before, task }): AppliedItem => ({
        key, subjectType: 'Task', subjectId: task.after.id,
        before: before === null ? CREATED : { did: 'CHANGED', was: wasOf(before, task, table) },
      }))
    },
  }
}
