import { v7 as uuidv7 } from 'uuid'
import type { Task } from '../../__generated__/prisma/client.ts'
import { circleOf, nameInChain } from '../../kernel/chains.ts'
import { fail } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { dayOf } from '../production/dueDate.ts'
import { taskFailures } from '../production/task.failures.ts'
import { MAX_ASSIGNEES, tooManyAssignees } from '../production/taskAssignee.service.ts'
import { MAX_DEPENDENCIES, MAX_SHOTS, tooManyDependencies, tooManyShots } from '../production/taskLinks.service.ts'
import { csvRowFailures } from './csv.failures.ts'
import type { CsvProject, Reader } from './csvBoards.service.ts'
import { type CsvPlan, inTurn, PlanRow } from './csvPlan.ts'
import { type CsvRow, folded } from './csvText.ts'
import type { NamedInFile } from './csvNames.ts'
import { type AppliedItem, CREATED } from './imports/before.ts'
import { circlesClosedBy } from '../production/taskCircles.ts'
import {
  assigneesCell,
  isLive,
  named,
  type NamedTask,
  namesOf,
  readTable,
  shotsCell,
  type TaskTable,
  waitsCell,
} from './taskCsvTable.service.ts'
import { dayIn, priorityIn, priorityName, statusIn, statusName } from './taskCsvWords.ts'
import { type PlannedTask, wasOf, writeTasks } from './taskCsvWriting.service.ts'

const NONE: ReadonlySet<string> = new Set()

/** Most links with shots and other tasks that one file makes and removes: each is an event in the log. */
const MOST_LINKS = 50_000

/** The people a cell names; undefined when the column is not there. A name with a comma in it stands alone. */
function assigneesIn(row: PlanRow, text: string | null, { people, project }: TaskTable): string[] | undefined {
  if (text === null) return undefined
  const ids = new Set<string>()
  const matching = (name: string) => people.filter(({ cell }) => folded(cell) === folded(name))
  const parts = text.split(/[;\n]/).flatMap((part) => (matching(part).length > 0 ? [part] : part.split(',')))
  for (const part of parts.filter((each) => each.trim() !== '')) {
    const [person, namesake] = matching(part)
    const shown = part.trim().slice(0, 254)
    if (namesake) row.refuse(csvRowFailures.CSV_ASSIGNEE_AMBIGUOUS({ name: shown }))
    else if (person) ids.add(person.id)
    else if (project.hasAddresses) row.refuse(csvRowFailures.CSV_ASSIGNEE_ADDRESS_UNKNOWN({ address: shown }))
    else row.refuse(csvRowFailures.CSV_ASSIGNEE_NAME_UNKNOWN({ name: shown }))
  }
  if (ids.size > MAX_ASSIGNEES) row.refuse(tooManyAssignees())
  return [...ids]
}

/** The shots a cell names by their paths; undefined when the column is not there. */
function shotsIn(row: PlanRow, text: string | null, { boards }: TaskTable): Set<string> | undefined {
  if (text === null) return undefined
  const ids = new Set<string>()
  for (const path of text.split(/[\s,;]+/).filter((each) => each !== '')) {
    const shot = boards.shot(path)
    if (shot) ids.add(shot.id)
    else row.refuse(csvRowFailures.CSV_SHOT_PATH_UNKNOWN({ path: path.slice(0, 80) }))
  }
  return ids
}

/** What changes of a list of links: what is not in sight stays as it is. */
function differenceOf(present: ReadonlySet<string>, wanted: ReadonlySet<string>, isInSight: (id: string) => boolean) {
  const added = [...wanted].filter((id) => !present.has(id))
  const removed = [...present].filter((id) => isInSight(id) && !wanted.has(id))
  return { added, removed, size: present.size + added.length - removed.length }
}

/** A row that is matched, with what it says of the task. */
interface ReadRow {
  row: PlanRow
  source: CsvRow
  before: Task | null
  task: PlannedTask
}

function readRow(row: PlanRow, source: CsvRow, before: Task | null, table: TaskTable): ReadRow {
  const { cell } = source
  const title = row.checked((checks) => checks.name('title', cell('Title') ?? '', 'Title'))
  const text = cell('Description')
  const description = text === null ? null : row.checked((checks) => checks.description('description', text))
  const present = (table.assigneesOf.get(before?.id ?? '') ?? []).map(({ id }) => id)
  const assigneeIds = assigneesIn(row, cell('Assignees'), table) ?? present
  const dueDate = dayIn(row, cell('Due date'))
  row.isNew = before === null
  row.subjectId = before?.id ?? null
  const after: PlannedTask['after'] = {
    id: before?.id ?? uuidv7(),
    title: before?.title ?? title,
    description: description ?? before?.description ?? '',
    status: statusIn(row, cell('Task Status')) ?? before?.status ?? 'TODO',
    priority: priorityIn(row, cell('Priority')) ?? before?.priority ?? 'MEDIUM',
    assigneeIds,
    dueDate: dueDate === undefined ? (before?.dueDate ?? null) : dueDate,
  }
  const links = { added: [], removed: [] }
  return { row, source, before, task: { before, after, isChanged: false, shots: links, waits: links } }
}

/** Notes what becomes of a task itself. */
function noteTask({ row, before, task }: ReadRow, table: TaskTable): void {
  const { after } = task
  const present = (table.assigneesOf.get(after.id) ?? []).map(({ id }) => id)
  if (!before) row.change('Title', '', after.title)
  const changes = [
    row.change('Description', before?.description ?? '', after.description),
    row.change('Task Status', before ? statusName(before.status) : '', statusName(after.status)),
    row.change('Priority', before ? priorityName(before.priority) : '', priorityName(after.priority)),
    row.change('Assignees', assigneesCell(table, present), assigneesCell(table, after.assigneeIds)),
    row.change('Due date', dayOf(before?.dueDate ?? null) ?? '', dayOf(after.dueDate) ?? ''),
  ]
  task.isChanged = changes.includes(true)
}

/** Notes which shots a task comes to be in. */
function noteShots({ row, source, task }: ReadRow, table: TaskTable): void {
  const wanted = shotsIn(row, source.cell('Shots'), table)
  if (wanted === undefined) return
  const present = table.shotsOf.get(task.after.id) ?? NONE
  const { size, ...shots } = differenceOf(present, wanted, (id) => table.boards.shotById(id) !== null)
  if (size > MAX_SHOTS) row.refuse(tooManyShots())
  row.change('Shots', shotsCell(table, present), shotsCell(table, wanted))
  task.shots = shots
}

/** Notes which tasks a task comes to wait for. `makers` are the keys of the rows that make tasks, by the tasks' ids. */
function noteWaits(
  { row, source, task }: ReadRow,
  table: TaskTable,
  names: NamedInFile<NamedTask>,
  makers: ReadonlyMap<string, string>,
): void {
  const text = source.cell('Depends on')
  if (text === null) return
  const wanted = new Set<string>()
  for (const name of text.split('\n').filter((each) => each.trim() !== '')) {
    const title = name.trim().slice(0, 200)
    const found = names.find(title)
    if (found === null) row.refuse(csvRowFailures.CSV_TASK_UNKNOWN({ title }))
    else if (found === 'ambiguous') row.refuse(csvRowFailures.CSV_TASK_AMBIGUOUS({ title }))
    else if (found.id === task.after.id) row.refuse(taskFailures.TASK_WAITS_FOR_ITSELF())
    else wanted.add(found.id)
  }
  const present = table.waiting.get(task.after.id) ?? NONE
  const inSight = new Set(names.among(present).map(({ id }) => id))
  const { size, ...waits } = differenceOf(present, wanted, (id) => inSight.has(id))
  if (size > MAX_DEPENDENCIES) row.refuse(tooManyDependencies())
  row.change('Depends on', waitsCell(names, present), waitsCell(names, wanted))
  task.waits = waits
  row.needs.push(...waits.added.flatMap((id) => makers.get(id) ?? []))
}

/** The rows that would make tasks wait for each other, each with the chain. */
function circlesIn(rows: readonly ReadRow[], { waiting, tasks }: TaskTable): { row: PlanRow; failure: Failure }[] {
  const after = new Map([...waiting].map(([id, others]) => [id, new Set(others)]))
  for (const { task: { after: { id }, waits } } of rows) {
    if (waits.added.length + waits.removed.length === 0) continue
    const others = after.get(id) ?? new Set()
    for (const other of waits.removed) others.delete(other)
    for (const other of waits.added) others.add(other)
    after.set(id, others)
  }
  const titles = new Map([
    ...tasks.map(({ id, title, deletedAt }) => [id, nameInChain(title, deletedAt)] as const),
    ...rows.map(({ task }) => [task.after.id, task.after.title] as const),
  ])
  const rowOf = new Map(rows.map(({ row, task }) => [task.after.id, row]))
  const added = rows.flatMap(({ task }) =>
    task.waits.added.map((dependsOnId) => ({ taskId: task.after.id, dependsOnId })),
  )
  return circlesClosedBy(after, added).flatMap(({ taskId, chain }) => {
    const row = rowOf.get(taskId)
    return row ? [{ row, failure: taskFailures.TASK_WAITS_IN_CIRCLE(circleOf(chain, titles)) }] : []
  })
}

/** Refuses the rows with which a file comes to change more links than one may. */
function refuseTooManyLinks(rows: readonly ReadRow[]): void {
  let links = 0
  for (const { row, task } of rows) {
    const changed = [task.shots, task.waits].reduce((sum, { added, removed }) => sum + added.length + removed.length, 0)
    links += changed
    if (changed > 0 && links > MOST_LINKS) {
      row.refuse(csvRowFailures.CSV_LINKS_AT_LIMIT({ most: MOST_LINKS }))
    }
  }
}

/** What was made or changed of a task. */
const appliedOf = ({ row, before, task }: ReadRow, table: TaskTable): AppliedItem => ({
  key: row.key, subjectType: 'Task', subjectId: task.after.id,
  before: before === null ? CREATED : { did: 'CHANGED', was: wasOf(before, task, table) },
})

/** What a file of tasks would do. Shots and dependencies become what the file says; what is in the trash stays. */
export async function planTasks(database: Reader, project: CsvProject, rows: readonly CsvRow[]): Promise<CsvPlan> {
  const table = await readTable(database, project)
  const live = table.tasks.filter(isLive)
  const nextOf = inTurn(live, ({ title }) => folded(title))
  const read = rows.map((source) => {
    const title = (source.cell('Title') ?? '').trim()
    const row = new PlanRow(source, title)
    return readRow(row, source, nextOf(folded(title)) ?? null, table)
  })
  const created = read.flatMap(({ before, task: { after } }) => (before === null ? [named(after)] : []))
  const names = namesOf([...live.map(named), ...created])
  const makers = new Map(read.flatMap(({ row, before, task }) => (before ? [] : [[task.after.id, row.key] as const])))
  for (const each of read) {
    noteTask(each, table)
    noteShots(each, table)
    noteWaits(each, table, names, makers)
  }
  for (const { row, failure } of circlesIn(read, table)) row.refuse(failure)
  refuseTooManyLinks(read)
  return {
    rows: read.map(({ row }) => row),
    async apply(change, _viewer, accepts) {
      const accepted = read.filter(({ row }) => accepts(row.key))
      // A row that takes a link away may be among the others.
      const [circle] = circlesIn(accepted, table)
      if (circle) throw fail(circle.failure)
      await writeTasks(change, accepted.map(({ task }) => task), table)
      return accepted.filter(({ row }) => row.outcome !== 'SKIP').map((each) => appliedOf(each, table))
    },
  }
}
