import type { Task, User } from '../../__generated__/prisma/client.ts'
import { pool } from '../../platform/database/client.ts'

/** What is read of tasks beside their own columns. */
export interface TaskParts {
  assignees: boolean
  blockers: boolean
  /** The first `PICTURED` linked shots in board order, and how many there are. */
  shots: boolean
}

/** Linked shots that are read of a task. */
export const PICTURED = 2

type Assignee = Pick<User, 'id' | 'name' | 'pictureId'>
type Blocker = Pick<Task, 'id' | 'title' | 'status'>

type PlainTask = Pick<
  Task, 'id' | 'title' | 'description' | 'status' | 'priority' | 'dueDate' | 'rank' | 'version'
>

/** A task with what lists show of it; of what is not read, none. */
export type TaskRow = PlainTask & {
  assignees: Assignee[]
  /** The unfinished tasks it depends on. */
  blockedBy: Blocker[]
  shots: { totalCount: number; ids: string[] }
}

interface Rows {
  tasks: (Omit<PlainTask, 'dueDate'> & { dueDate: string | null })[] | null
  assignees: (Assignee & { taskId: string })[] | null
  blockers: (Blocker & { taskId: string })[] | null
  shots: { taskId: string; id: string; total: number }[] | null
}

/** Rows as text that is JSON already cost a fraction of rows of columns. */
const STATEMENT = {
  name: 'taskRows',
  text: `SELECT json_build_object(
    'tasks', (SELECT json_agg(r) FROM (
      SELECT "id", "title", "description", "status", "priority", "dueDate", "rank", "version" FROM "Task"
      WHERE "id" = ANY($1::uuid[])) r),
    'assignees', (SELECT json_agg(r) FROM (
      SELECT a."taskId", u."id", u."name", u."pictureId" FROM "TaskAssignee" a JOIN "User" u ON u."id" = a."userId"
      WHERE $2::boolean AND a."taskId" = ANY($1) ORDER BY a."rank") r),
    'blockers', (SELECT json_agg(r) FROM (
      SELECT d."taskId", t."id", t."title", t."status" FROM "TaskDependency" d
      JOIN "Task" t ON t."id" = d."dependsOnId" AND t."deletedAt" IS NULL AND t."status" <> 'DONE'
      WHERE $3::boolean AND d."taskId" = ANY($1) ORDER BY t."status", t."rank") r),
    'shots', (SELECT json_agg(r) FROM (
      SELECT l.* FROM unnest($1::uuid[]) AS t("id") CROSS JOIN LATERAL (
        SELECT l."taskId", s."id", count(*) OVER () AS "total" FROM "TaskShot" l
        JOIN "Shot" s ON s."id" = l."shotId" AND s."deletedAt" IS NULL
        JOIN "Storyboard" b ON b."id" = s."storyboardId" AND b."deletedAt" IS NULL
        WHERE $4::boolean AND l."taskId" = t."id" ORDER BY b."rank", s."rank", s."id" LIMIT ${PICTURED}) l) r)
  ) AS "rows"`,
}

/** Tasks by their ids with what lists show of them, in one statement. It does not ask who may see them. */
export async function readTasks(
  ids: readonly string[], { assignees, blockers, shots }: TaskParts,
): Promise<Map<string, TaskRow>> {
  const { rows } = await pool().query<{ rows: Rows }>({ ...STATEMENT, values: [ids, assignees, blockers, shots] })
  const { rows: read } = rows[0] as { rows: Rows }
  const tasks = new Map((read.tasks ?? []).map((row): [string, TaskRow] => [row.id, Object.assign(row, {
    dueDate: row.dueDate === null ? null : new Date(row.dueDate),
    assignees: [], blockedBy: [], shots: { totalCount: 0, ids: [] },
  })]))
  for (const row of read.assignees ?? []) tasks.get(row.taskId)?.assignees.push(row)
  for (const row of read.blockers ?? []) tasks.get(row.taskId)?.blockedBy.push(row)
  for (const { taskId, id, total } of read.shots ?? []) {
    const task = tasks.get(taskId)
    if (task) task.shots = { totalCount: total, ids: [...task.shots.ids, id] }
  }
  return tasks
}
