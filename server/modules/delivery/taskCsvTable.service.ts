import { Prisma, type Task } from '../../__generated__/prisma/client.ts'
import { MAY_SEE_PROJECT } from '../../kernel/projectAccess.ts'
import { dayOf } from '../production/dueDate.ts'
import { type Assignee, readAssignees } from '../production/taskAssignee.service.ts'
import { type BoardLookup, type CsvProject, readBoards, type Reader } from './csvBoards.service.ts'
import { grouped } from '../../kernel/grouped.ts'
import { NamedInFile } from './csvNames.ts'
import { priorityName, statusName } from './taskCsvWords.ts'

/** Somebody a task can be given to. */
export interface CsvPerson {
  id: string
  name: string
  /** How cells name the person: the address, or the name where addresses are not to be read. */
  cell: string
}

const MAY_SEE = Prisma.raw(MAY_SEE_PROJECT)

/** The people who see the project. */
const readPeople = (database: Reader, { id, hasAddresses }: CsvProject) => database.$queryRaw<CsvPerson[]>`
  SELECT u."id", u."name", CASE WHEN ${hasAddresses} THEN u."email" ELSE u."name" END AS "cell"
  FROM "Project" p JOIN "Member" m ON m."organizationId" = p."organizationId" AND ${MAY_SEE}
  JOIN "User" u ON u."id" = m."userId" AND u."kind" = 'PERSON'
  WHERE p."id" = ${id}::uuid ORDER BY u."name", u."id"`

/** The tasks of a project in the order they were made, those in the trash too: their links still count. */
const readTasks = (database: Reader, { id }: CsvProject) => database.$queryRaw<Task[]>`
  SELECT * FROM "Task" WHERE "projectId" = ${id}::uuid ORDER BY "createdAt", "id"`

const gathered = (links: readonly { from: string; to: string }[]) =>
  new Map(
    [...grouped(links, ({ from }) => from)].map(([from, all]) => [from, new Set(all.map(({ to }) => to))] as const),
  )

/** The shots of each task, by their ids. */
async function readTaskShots(database: Reader, { id }: CsvProject): Promise<Map<string, Set<string>>> {
  const links = await database.$queryRaw<{ from: string; to: string }[]>`
    SELECT l."taskId" AS "from", l."shotId" AS "to" FROM "TaskShot" l JOIN "Task" t ON t."id" = l."taskId"
    WHERE t."projectId" = ${id}::uuid`
  return gathered(links)
}

/** The tasks each task waits for, by their ids. */
async function readTaskLinks(database: Reader, { id }: CsvProject): Promise<Map<string, Set<string>>> {
  const links = await database.$queryRaw<{ from: string; to: string }[]>`
    SELECT l."taskId" AS "from", l."dependsOnId" AS "to" FROM "TaskDependency" l JOIN "Task" t ON t."id" = l."taskId"
    WHERE t."projectId" = ${id}::uuid`
  return gathered(links)
}

/** A task that is there or will be, as cells name it. */
export interface NamedTask {
  id: string
  /** Its title. */
  name: string
}

/** The tasks of a project as cells name them, in the order they were made. */
export const namesOf = (tasks: readonly NamedTask[]) =>
  new NamedInFile(tasks, (_task, number) => String(number), { isMarkEnough: false })

/** A task as a cell names it. */
export const named = ({ id, title }: Pick<Task, 'id' | 'title'>): NamedTask => ({ id, name: title })

/** The rows of a project that task cells name: people, shots, assets and tasks. */
export interface TaskTable {
  project: CsvProject
  boards: BoardLookup
  people: CsvPerson[]
  /** Also those in the trash. */
  tasks: Task[]
  assigneesOf: Map<string, Assignee[]>
  shotsOf: Map<string, Set<string>>
  waiting: Map<string, Set<string>>
}

/** Reads all of it: seven statements. */
export async function readTable(database: Reader, project: CsvProject): Promise<TaskTable> {
  const boards = await readBoards(database, project.id)
  const people = await readPeople(database, project)
  const tasks = await readTasks(database, project)
  const assigneesOf = await readAssignees(database, { task: { projectId: project.id } })
  const shotsOf = await readTaskShots(database, project)
  return { project, boards, people, tasks, assigneesOf, shotsOf, waiting: await readTaskLinks(database, project) }
}

/** Whether a task is not in the trash. */
export const isLive = ({ deletedAt }: Task) => deletedAt === null

/** People as a cell: addresses, or names where addresses are not to be read. */
export function assigneesCell({ people }: TaskTable, ids: readonly string[]): string {
  const cells = new Map(people.map(({ id, cell }) => [id, cell]))
  return ids.map((id) => cells.get(id) ?? '').filter((cell) => cell !== '').join('; ')
}

/** The shots of a task that are in sight, as a cell, in the order of the boards. */
export function shotsCell({ boards }: TaskTable, ids: ReadonlySet<string>): string {
  return boards.among(ids).map((shot) => boards.pathTo(shot)).join(', ')
}

/** The tasks a task waits for and that are in sight, as a cell, in the order they were made. */
export function waitsCell(names: NamedInFile<NamedTask>, ids: ReadonlySet<string>): string {
  return names.among(ids).map((task) => names.nameOf(task)).join('\n')
}

/** All tasks of a project as rows of a file, in the order they were made. */
export async function taskRows(database: Reader, project: CsvProject): Promise<string[][]> {
  const table = await readTable(database, project)
  const live = table.tasks.filter(isLive)
  const names = namesOf(live.map(named))
  const none = new Set<string>()
  return live.map(({ id, title, description, status, priority, dueDate }) => [
    title,
    description,
    statusName(status),
    priorityName(priority),
    assigneesCell(table, (table.assigneesOf.get(id) ?? []).map((person) => person.id)),
    dayOf(dueDate) ?? '',
    shotsCell(table, table.shotsOf.get(id) ?? none),
    waitsCell(names, table.waiting.get(id) ?? none),
  ])
}
