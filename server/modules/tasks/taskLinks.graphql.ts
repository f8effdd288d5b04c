import { builder, DEFAULT_PAGE } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage, type PageArguments, readCursor } from '../../graphql/paging.ts'
import { selectedRows } from '../../graphql/selectedRows.ts'
import { pool, prisma } from '../../platform/database/client.ts'
import { ShotNode } from '../shots/shot.graphql.ts'
import { TaskNode } from './task.graphql.ts'

/** What something is linked with: which, and its place among the others. */
interface Link {
  ownerId: string
  id: string
  /** Sorts by its bytes, and stays a place when the link is gone. */
  place: string
}

/** Links of many owners in order, in one statement for all that are asked. */
const linksBy = (name: string, text: string) =>
  batched<string, readonly Link[]>(async (ids) => {
    const { rows } = await pool.query<Link>({ name, text, values: [ids] })
    const links = new Map<string, Link[]>()
    for (const link of rows) {
      const known = links.get(link.ownerId)
      if (known) known.push(link)
      else links.set(link.ownerId, [link])
    }
    return links
  }, [])

/** Where a task stands: its column, then its place in it. */
const TASK_PLACE = `array_position(enum_range(NULL::"TaskStatus"), t."status") || ' ' || t."rank"`
const LIVE_TASK = `t."deletedAt" IS NULL`

const taskShots = linksBy(
  'taskShots',
  `SELECT l."taskId" AS "ownerId", s."id", b."rank" || ' ' || s."rank" AS "place" FROM "TaskShot" l
   JOIN "Shot" s ON s."id" = l."shotId" AND s."deletedAt" IS NULL
   JOIN "Storyboard" b ON b."id" = s."storyboardId" AND b."deletedAt" IS NULL
   WHERE l."taskId" = ANY($1::uuid[]) ORDER BY b."rank", s."rank"`,
)
const shotTasks = linksBy(
  'shotTasks',
  `SELECT l."shotId" AS "ownerId", t."id", ${TASK_PLACE} AS "place" FROM "TaskShot" l
   JOIN "Task" t ON t."id" = l."taskId" AND ${LIVE_TASK}
   WHERE l."shotId" = ANY($1::uuid[]) ORDER BY t."status", t."rank"`,
)
const taskDependsOn = linksBy(
  'taskDependsOn',
  `SELECT d."taskId" AS "ownerId", t."id", ${TASK_PLACE} AS "place" FROM "TaskDependency" d
   JOIN "Task" t ON t."id" = d."dependsOnId" AND ${LIVE_TASK}
   WHERE d."taskId" = ANY($1::uuid[]) ORDER BY t."status", t."rank"`,
)
const taskDependents = linksBy(
  'taskDependents',
  `SELECT d."dependsOnId" AS "ownerId", t."id", ${TASK_PLACE} AS "place" FROM "TaskDependency" d
   JOIN "Task" t ON t."id" = d."taskId" AND ${LIVE_TASK}
   WHERE d."dependsOnId" = ANY($1::uuid[]) ORDER BY t."status", t."rank"`,
)
const blockingTasks = linksBy(
  'blockingTasks',
  `SELECT d."taskId" AS "ownerId", t."id", '' AS "place" FROM "TaskDependency" d
   JOIN "Task" t ON t."id" = d."dependsOnId" AND ${LIVE_TASK} AND t."status" <> 'DONE'
   WHERE d."taskId" = ANY($1::uuid[]) ORDER BY t."status", t."rank"`,
)

/** As how many rows a list of blocking tasks counts in what a request may cost: hardly any is longer. */
const USUAL_BLOCKERS = 40

const among = (ids: readonly string[]) => ({ where: { id: { in: [...ids] } } })

const shotsOf = selectedRows('Shot', (query, ids) => prisma.shot.findMany({ ...query, ...among(ids) }))
const tasksOf = selectedRows('Task', (query, ids) => prisma.task.findMany({ ...query, ...among(ids) }))

/** What a cursor of a list of links says, before Base64. */
const CURSOR = /^link:(\w{1,2000} \w{1,2000})$/

const cursorOf = ({ place }: Link) => Buffer.from(`link:${place}`).toString('base64')

/** A page of links as a connection; `read` answers the rows of some ids in their order. */
async function linkPage<Row extends { id: string }>(
  links: readonly Link[],
  args: PageArguments,
  read: (ids: readonly string[]) => Promise<Row[]>,
) {
  checkPage({ first: args.first ?? null, last: args.last ?? null })
  const after = readCursor(args, 'after', CURSOR)
  const before = readCursor(args, 'before', CURSOR)
  const asked = links.filter(({ place }) => (after === null || place > after) && (before === null || place < before))
  const isForwards = args.first != null || args.last == null
  const size = args.first ?? args.last ?? DEFAULT_PAGE
  const start = isForwards ? 0 : Math.max(0, asked.length - size)
  const page = new Map(asked.slice(start, start + size).map((link) => [link.id, cursorOf(link)]))
  const edges = (await read([...page.keys()])).map((node) => ({ cursor: page.get(node.id) ?? '', node }))
  return {
    edges,
    totalCount: links.length,
    pageInfo: {
      hasNextPage: isForwards ? asked.length > size : before !== null,
      hasPreviousPage: isForwards ? after !== null : start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

builder.prismaObjectFields('Task', (t) => ({
  shots: t.connection(
    {
      type: ShotNode,
      description: 'The shots it is in, in the order of their boards.',
      select: { id: true },
      resolve: async ({ id }, args, context, info) =>
        linkPage(await taskShots(id, context), args, (ids) => shotsOf(ids, context, info)),
    },
    { name: 'TaskShotsConnection', description: 'A page of the shots a task is in.' },
    { name: 'TaskShotsConnectionEdge', description: 'A shot a task is in.' },
  ),
  dependsOn: t.connection(
    {
      type: TaskNode,
      description: 'The tasks it waits for, done or not, as they stand on the board.',
      select: { id: true },
      resolve: async ({ id }, args, context, info) =>
        linkPage(await taskDependsOn(id, context), args, (ids) => tasksOf(ids, context, info)),
    },
    { name: 'TaskDependsOnConnection', description: 'A page of the tasks a task waits for.' },
    { name: 'TaskDependsOnConnectionEdge', description: 'A task another waits for.' },
  ),
  dependents: t.connection(
    {
      type: TaskNode,
      description: 'The tasks that wait for it, as they stand on the board.',
      select: { id: true },
      resolve: async ({ id }, args, context, info) =>
        linkPage(await taskDependents(id, context), args, (ids) => tasksOf(ids, context, info)),
    },
    { name: 'TaskDependentsConnection', description: 'A page of the tasks that wait for a task.' },
    { name: 'TaskDependentsConnectionEdge', description: 'A task that waits for another.' },
  ),
  blockedBy: t.field({
    type: [TaskNode],
    description: 'The tasks it waits for that are not done: at most 100.',
    select: { id: true },
    extensions: { mostItems: USUAL_BLOCKERS },
    resolve: async ({ id }, _arguments, context, info) => {
      const links = await blockingTasks(id, context)
      return tasksOf(links.map((link) => link.id), context, info)
    },
  }),
}))

builder.prismaObjectField('Shot', 'tasks', (t) =>
  t.connection(
    {
      type: TaskNode,
      description: 'The tasks that are in it, as they stand on the board of tasks.',
      select: { id: true },
      resolve: async ({ id }, args, context, info) =>
        linkPage(await shotTasks(id, context), args, (ids) => tasksOf(ids, context, info)),
    },
    { name: 'ShotTasksConnection', description: 'A page of the tasks of a shot.' },
    { name: 'ShotTasksConnectionEdge', description: 'A task of a shot.' },
  ),
)
