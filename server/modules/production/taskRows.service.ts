import type { Task, TaskStatus, User } from '../../__generated__/prisma/client.ts'
import type { ReadyList } from '../../kernel/readyRows.ts'
import { pool } from '../../platform/database/client.ts'
import {
  assembled as assembledShots, type BoardShot, partValues, type ShotParts, type ShotRows, shotsWhere,
} from '../board/boardRows.service.ts'

/** What is read of tasks beside their own columns. */
export interface TaskParts {
  assignees: boolean
  blockers: boolean
  /** The first `PICTURED` linked shots in board order, and how many there are. */
  shots: boolean
  /** What is read of these shots. */
  shot: ShotParts
}

/** Which tasks of a project: the first `take` of some columns of its board. */
export interface TaskPage {
  statuses: readonly TaskStatus[]
  /** Beyond this place: a status, a rank and the id of a task; from the first on when it is null. */
  after: readonly [status: string, rank: string, id: string] | null
  take: number
  /** How many tasks these columns have in all. */
  count: boolean
}

/** Linked shots that are read of a task. */
export const PICTURED = 2

type Assignee = Pick<User, 'id' | 'name' | 'pictureId'>
type Blocker = Pick<Task, 'id' | 'title' | 'status'>

type PlainTask = Pick<
  Task, 'id' | 'projectId' | 'title' | 'description' | 'status' | 'priority' | 'dueDate' | 'rank' | 'version'
>

/** A task with what lists show of it; of what is not read, none. */
export type TaskRow = PlainTask & {
  assignees: Assignee[]
  /** The unfinished tasks it depends on. */
  blockedBy: Blocker[]
  shots: { totalCount: number; nodes: BoardShot[] }
}

interface Read {
  tasks: (Omit<PlainTask, 'dueDate'> & { dueDate: string | null })[] | null
  counts: { id: string; totalCount: number }[] | null
  assignees: (Assignee & { taskId: string })[] | null
  blockers: (Blocker & { taskId: string })[] | null
  linked: { taskId: string; id: string; total: number }[] | null
  shots: ShotRows
}

const COLUMNS = '"id", "projectId", "title", "description", "status", "priority", "dueDate", "rank", "version"'

/**
 * Reads the tasks of a page, which asks for them by $1 and from $14 on, with their parts: $2 to $10 are those of shots.
 * Rows as text that is JSON already cost a fraction of rows of columns.
 */
const statementOf = (page: string, counted: string) => `
  WITH page AS MATERIALIZED (${page}),
  linked AS MATERIALIZED (
    SELECT l.* FROM page CROSS JOIN LATERAL (
      SELECT l."taskId", s."id", count(*) OVER () AS "total" FROM "TaskShot" l
      JOIN "Shot" s ON s."id" = l."shotId" AND s."deletedAt" IS NULL
      JOIN "Storyboard" b ON b."id" = s."storyboardId" AND b."deletedAt" IS NULL
      WHERE $13::boolean AND l."taskId" = page."id" ORDER BY b."rank", s."rank", s."id" LIMIT ${PICTURED}) l)
  SELECT json_build_object(
    'tasks', (SELECT json_agg(page) FROM page),
    'counts', (SELECT json_agg(r) FROM (${counted}) r),
    'assignees', (SELECT json_agg(r) FROM (
      SELECT a."taskId", u."id", u."name", u."pictureId" FROM "TaskAssignee" a JOIN "User" u ON u."id" = a."userId"
      WHERE $11::boolean AND a."taskId" IN (SELECT "id" FROM page) ORDER BY a."rank") r),
    'blockers', (SELECT json_agg(r) FROM (
      SELECT d."taskId", t."id", t."title", t."status" FROM "TaskDependency" d
      JOIN "Task" t ON t."id" = d."dependsOnId" AND t."deletedAt" IS NULL AND t."status" <> 'DONE'
      WHERE $12::boolean AND d."taskId" IN (SELECT "id" FROM page) ORDER BY t."status", t."rank") r),
    'linked', (SELECT json_agg(linked) FROM linked),
    'shots', (${shotsWhere('IN (SELECT "id" FROM linked)')})
  ) AS "read"`

const BY_ID = {
  name: 'taskRows',
  text: statementOf(`SELECT ${COLUMNS} FROM "Task" WHERE "id" = ANY($1::uuid[])`, 'SELECT WHERE false'),
}

const OF_PROJECTS = {
  name: 'projectTaskRows',
  text: statementOf(
    `SELECT t.* FROM unnest($1::uuid[]) AS p("id") CROSS JOIN LATERAL (
       SELECT ${COLUMNS} FROM "Task"
       WHERE "projectId" = p."id" AND "deletedAt" IS NULL AND "status" = ANY($14::"TaskStatus"[])
         AND ("status", "rank", "id") > ($15::"TaskStatus", $16::text, $17::uuid)
       ORDER BY "status", "rank", "id" LIMIT $18) t`,
    `SELECT "projectId" AS "id", count(*) AS "totalCount" FROM "Task"
     WHERE $19::boolean AND "projectId" = ANY($1) AND "deletedAt" IS NULL AND "status" = ANY($14) GROUP BY "projectId"`,
  ),
}

/** Before every task: the first status of the database, and less than any rank and id. */
const FIRST_PLACE = ['TODO', '', '00000000-0000-0000-0000-000000000000'] as const

const valuesOf = ({ assignees, blockers, shots, shot }: TaskParts) =>
  [...partValues(shot), assignees, blockers, shots]

async function read(statement: { name: string; text: string }, values: unknown[]): Promise<Read> {
  const { rows } = await pool().query<{ read: Read }>({ ...statement, values })
  return (rows[0] as { read: Read }).read
}

/** Puts together what was read; the tasks are in their order. */
function assembled(found: Read, parts: TaskParts): Map<string, TaskRow> {
  const tasks = new Map((found.tasks ?? []).map((row): [string, TaskRow] => [row.id, Object.assign(row, {
    dueDate: row.dueDate === null ? null : new Date(row.dueDate),
    assignees: [], blockedBy: [], shots: { totalCount: 0, nodes: [] },
  })]))
  for (const row of found.assignees ?? []) tasks.get(row.taskId)?.assignees.push(row)
  for (const row of found.blockers ?? []) tasks.get(row.taskId)?.blockedBy.push(row)
  const shots = new Map(assembledShots(found.shots, parts.shot).map((shot) => [shot.id, shot]))
  for (const { taskId, id, total } of found.linked ?? []) {
    const [task, shot] = [tasks.get(taskId), shots.get(id)]
    if (!task || !shot) continue
    task.shots.totalCount = total
    task.shots.nodes.push(shot)
  }
  return tasks
}

/** Tasks by their ids with what lists show of them, in one statement. It does not ask who may see them. */
export const readTasks = async (ids: readonly string[], parts: TaskParts): Promise<Map<string, TaskRow>> =>
  assembled(await read(BY_ID, [ids, ...valuesOf(parts)]), parts)

/** Pages of the tasks of projects, in one statement. It does not ask who may see the projects. */
export async function readProjectTasks(
  projectIds: readonly string[], { statuses, after, take, count }: TaskPage, parts: TaskParts,
): Promise<Map<string, ReadyList<TaskRow>>> {
  const values = [projectIds, ...valuesOf(parts), statuses, ...(after ?? FIRST_PLACE), take, count]
  const found = await read(OF_PROJECTS, values)
  const counts = new Map((found.counts ?? []).map(({ id, totalCount }) => [id, totalCount]))
  const projects = new Map(projectIds.map((id): [string, ReadyList<TaskRow>] =>
    [id, { rows: [], totalCount: counts.get(id) ?? 0 }]))
  for (const task of assembled(found, parts).values()) projects.get(task.projectId)?.rows.push(task)
  return projects
}
