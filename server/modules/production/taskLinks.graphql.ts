import { builder } from '../../graphql/builder.ts'
import { linkPages } from '../../graphql/linkPaging.ts'
import { batched } from '../../graphql/loaders.ts'
import { selectedRows } from '../../graphql/selectedRows.ts'
import { pool, prisma } from '../../platform/database/client.ts'
import { ShotConnection, ShotNode } from '../board/shot.graphql.ts'
import { TaskConnection, TaskNode } from './task.graphql.ts'

/** Where a task stands: its column, then its place in it. */
const TASK_PLACE = `array_position(enum_range(NULL::"TaskStatus"), t."status")::text AS "k0", t."rank" AS "k1"`
const LIVE_TASK = `t."deletedAt" IS NULL`

const taskShots = linkPages(
  'taskShots', 3,
  `SELECT l."taskId" AS "ownerId", s."id", b."rank" AS "k0", s."rank" AS "k1", s."id"::text AS "k2" FROM "TaskShot" l
   JOIN "Shot" s ON s."id" = l."shotId" AND s."deletedAt" IS NULL
   JOIN "Storyboard" b ON b."id" = s."storyboardId" AND b."deletedAt" IS NULL
   WHERE l."taskId" = ANY($1::uuid[])`,
)
const shotTasks = linkPages(
  'shotTasks', 2,
  `SELECT l."shotId" AS "ownerId", t."id", ${TASK_PLACE} FROM "TaskShot" l
   JOIN "Task" t ON t."id" = l."taskId" AND ${LIVE_TASK}
   WHERE l."shotId" = ANY($1::uuid[])`,
)
const taskDependsOn = linkPages(
  'taskDependsOn', 2,
  `SELECT d."taskId" AS "ownerId", t."id", ${TASK_PLACE} FROM "TaskDependency" d
   JOIN "Task" t ON t."id" = d."dependsOnId" AND ${LIVE_TASK}
   WHERE d."taskId" = ANY($1::uuid[])`,
)
const taskDependents = linkPages(
  'taskDependents', 2,
  `SELECT d."dependsOnId" AS "ownerId", t."id", ${TASK_PLACE} FROM "TaskDependency" d
   JOIN "Task" t ON t."id" = d."taskId" AND ${LIVE_TASK}
   WHERE d."dependsOnId" = ANY($1::uuid[])`,
)
const blockingTasks = batched<string, readonly string[]>(async (taskIds) => {
  const { rows } = await pool().query<{ taskId: string; ids: string[] }>({
    name: 'blockingTasks',
    text: `SELECT d."taskId", array_agg(t."id" ORDER BY t."status", t."rank") AS "ids" FROM "TaskDependency" d
           JOIN "Task" t ON t."id" = d."dependsOnId" AND ${LIVE_TASK} AND t."status" <> 'DONE'
           WHERE d."taskId" = ANY($1::uuid[]) GROUP BY d."taskId"`,
    values: [taskIds],
  })
  return new Map(rows.map(({ taskId, ids }) => [taskId, ids]))
}, [])

/** As how many rows a list of blocking tasks counts in what a request may cost: hardly any is longer. */
const USUAL_BLOCKERS = 40

const among = (ids: readonly string[]) => ({ where: { id: { in: [...ids] } } })

const shotsOf = selectedRows('Shot', (query, ids) => prisma().shot.findMany({ ...query, ...among(ids) }))
const tasksOf = selectedRows('Task', (query, ids) => prisma().task.findMany({ ...query, ...among(ids) }))

builder.prismaObjectFields('Task', (t) => ({
  shots: t.connection(
    {
      type: ShotNode,
      description: 'The linked shots, in board order.',
      select: { id: true },
      resolve: ({ id }, args, context, info) =>
        taskShots(id, args, context, (ids) => shotsOf(ids, context, info)),
    },
    ShotConnection,
  ),
  dependsOn: t.connection(
    {
      type: TaskNode,
      description: 'The tasks it depends on, in the order of the task board.',
      select: { id: true },
      resolve: ({ id }, args, context, info) =>
        taskDependsOn(id, args, context, (ids) => tasksOf(ids, context, info)),
    },
    TaskConnection,
  ),
  dependents: t.connection(
    {
      type: TaskNode,
      description: 'The tasks that depend on it, in the order of the task board.',
      select: { id: true },
      resolve: ({ id }, args, context, info) =>
        taskDependents(id, args, context, (ids) => tasksOf(ids, context, info)),
    },
    TaskConnection,
  ),
  blockedBy: t.field({
    type: [TaskNode],
    description: 'The unfinished tasks it depends on: at most 100.',
    select: { id: true },
    extensions: { mostItems: USUAL_BLOCKERS },
    resolve: async ({ id }, _arguments, context, info) => tasksOf(await blockingTasks(id, context), context, info),
  }),
}))

builder.prismaObjectField('Shot', 'tasks', (t) =>
  t.connection(
    {
      type: TaskNode,
      description: 'Its tasks, in the order of the task board.',
      select: { id: true },
      resolve: ({ id }, args, context, info) =>
        shotTasks(id, args, context, (ids) => tasksOf(ids, context, info)),
    },
    TaskConnection,
  ),
)
