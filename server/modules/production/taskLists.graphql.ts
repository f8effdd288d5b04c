import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma, Task, TaskStatus } from '../../__generated__/prisma/client.ts'
import { type Context, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { filteredCounts } from '../../graphql/filteredCounts.ts'
import { firstOfEach } from '../../graphql/firstOfEach.ts'
import { keysetCursor, keysetPage, type OrderBy, type SortKey, type SortOrder } from '../../graphql/keysetPaging.ts'
import { inDirection, listOrder } from '../../graphql/listOrder.ts'
import type { PageArguments } from '../../graphql/paging.ts'
import { answeredAtOnce, readyLists, readyPages } from '../../graphql/readyAnswers.ts'
import { readyFieldsAsked } from '../../graphql/readyRows.ts'
import { byParent, relatedRows } from '../../graphql/relatedRows.ts'
import { prisma } from '../../platform/database/client.ts'
import { listedFor } from '../identity/project.policy.ts'
import { byOrganization } from '../projects/organizationsOf.service.ts'
import { readyProjectTasks, readyTasks, TASK_LIST, taskPartsAsked } from './readyTasks.service.ts'
import { TaskConnection, TaskNode, TaskStatusEnum } from './task.graphql.ts'
import type { TaskPage } from './taskRows.service.ts'
import { fitting, fittingApartFromStatus, statusesAlone, TaskFilter } from './taskFilter.graphql.ts'

/** The columns of the board, in their order, which is that of the database. */
const STATUSES = ['TODO', 'IN_PROGRESS', 'BLOCKED', 'IN_REVIEW', 'DONE'] as const satisfies readonly TaskStatus[]
const PRIORITIES = ['LOW', 'MEDIUM', 'HIGH']

const ID = { column: 'id', kind: 'id' } as const
const ORDERS = {
  RANK: [
    { column: 'status', direction: 'asc', kind: STATUSES },
    { column: 'rank', direction: 'asc', kind: 'rank' },
    { ...ID, direction: 'asc' },
  ],
  DUE: [{ column: 'dueDate', direction: 'asc', kind: 'moment', isNullable: true }, { ...ID, direction: 'asc' }],
  PRIORITY: [{ column: 'priority', direction: 'desc', kind: PRIORITIES }, { ...ID, direction: 'asc' }],
  TITLE: [{ column: 'title', direction: 'asc', kind: 'text' }, { ...ID, direction: 'asc' }],
  UPDATED: [{ column: 'updatedAt', direction: 'desc', kind: 'moment' }, { ...ID, direction: 'desc' }],
  CREATED: [{ column: 'createdAt', direction: 'desc', kind: 'moment' }, { ...ID, direction: 'desc' }],
} satisfies Record<string, SortKey[]>

type OrderName = keyof typeof ORDERS

const orderNamed = (name: OrderName): SortOrder => ({ name, keys: ORDERS[name] })

const TaskOrder = listOrder('Task', {
  RANK: 'As on the board: column by column, then by place.',
  DUE: 'By due date; those without one last.',
  PRIORITY: 'By priority.',
  TITLE: 'By title.',
  UPDATED: 'By the time of the last change.',
  CREATED: 'By the time of creation.',
})

type OrderAsked = typeof TaskOrder.$inferInput | null | undefined

const orderOf = (asked: OrderAsked, usual: OrderName): SortOrder =>
  inDirection(orderNamed(asked?.field ?? usual), asked?.direction)

/** A task as an edge of the board. */
export const boardEdge = (node: Task) => ({ cursor: keysetCursor(orderNamed('RANK'), node), node })

interface TasksQuery {
  where: Prisma.TaskWhereInput
  orderBy: OrderBy
  take: number
}

const projectTasks = relatedRows({
  one: (projectId, { where, ...query }: TasksQuery) =>
    prisma().task.findMany({ ...query, where: { ...where, projectId } }),
  several: async (ids, query: TasksQuery) => {
    const projects = await prisma().project.findMany({ where: { id: { in: ids } }, select: { id: true, tasks: query } })
    return byParent(projects.map(({ id, tasks }) => ({ id, rows: tasks })))
  },
  count: async (ids, where: Prisma.TaskWhereInput) => {
    const asked = { AND: [where, { projectId: { in: ids } }] }
    const counts = await prisma().task.groupBy({ by: ['projectId'], where: asked, _count: true })
    return new Map(counts.map(({ projectId, _count }) => [projectId, _count]))
  },
})

const organizationTasks = relatedRows({
  one: (organizationId, { where, ...query }: TasksQuery) =>
    prisma().task.findMany({ ...query, where: { AND: [where, { project: { organizationId } }] } }),
  several: async (ids, { where, orderBy, take, ...query }: TasksQuery) => {
    const tasks = { where, orderBy, take, select: { id: true } }
    const organizations = await prisma().organization.findMany({
      where: { id: { in: ids } },
      select: { id: true, projects: { select: { tasks } } },
    })
    const idsIn = (projects: readonly { tasks: { id: string }[] }[]) =>
      projects.flatMap((project) => project.tasks.map((each) => each.id))
    const found = new Map(organizations.map(({ id, projects }) => [id, idsIn(projects)]))
    return firstOfEach('Task', found, { orderBy, take }, (chosen) =>
      prisma().task.findMany({ ...query, where: { id: { in: chosen } } }))
  },
  count: async (ids, where: Prisma.TaskWhereInput) => {
    const asked = { AND: [where, { project: { organizationId: { in: ids } } }] }
    if (ids.length === 1) return new Map([[ids[0] ?? '', await prisma().task.count({ where: asked })]])
    const counts = await byOrganization(await prisma().task.groupBy({ by: ['projectId'], where: asked, _count: true }))
    return new Map([...counts].map(([id, groups]) => [id, groups.reduce((sum, { _count }) => sum + _count, 0)]))
  },
})

type Filter = typeof TaskFilter.$inferInput

interface TasksAsked {
  /** Whose tasks. */
  tasks: typeof projectTasks
  where: Prisma.TaskWhereInput
  /** The statuses of the columns of a project's board that the list has, none for all; null for any other list. */
  columns: readonly TaskStatus[] | null
  order: SortOrder
  args: PageArguments
  context: Context
  info: GraphQLResolveInfo
}

/** The fields that have to be read for where a row is not ready. */
export const READY_TASK_FIELDS = { Task: ['assignees', 'blockedBy', 'shots'], ShotConnection: ['nodes'] } as const

/** What the cursors of an order are made of. */
const columnsOf = ({ keys }: SortOrder) => Object.fromEntries(keys.map(({ column }) => [column, true]))

const readyTaskPage = readyPages(readyTasks)
const readyColumns = readyLists(readyProjectTasks)

type Page = ReturnType<typeof keysetPage>

/** What is read of the columns of a board by one statement; null for a page that Prisma has to find. */
function columnsPage({ stretch, window }: Page, { columns, order }: TasksAsked, isCounted: boolean): TaskPage | null {
  if (!columns || order.name !== 'RANK' || !stretch.isForwards || stretch.before) return null
  const [status, rank, id] = stretch.after?.map(String) ?? []
  const after = status !== undefined && rank !== undefined && id !== undefined ? [status, rank, id] as const : null
  return { statuses: columns.length > 0 ? columns : STATUSES, after, take: window.take, count: isCounted }
}

async function taskPage(ownerId: string, asked: TasksAsked) {
  const { tasks, where, order, args, context, info } = asked
  const page = keysetPage(args, order)
  const isAsked = readyFieldsAsked(info, TASK_LIST)
  const parts = isAsked && taskPartsAsked(isAsked, requireViewer(context))
  const columns = isAsked && columnsPage(page, asked, isAsked(TASK_LIST, 'totalCount'))
  if (parts && columns) {
    const { rows, totalCount } = await readyColumns(ownerId, { page: columns, parts }, context, info)
    // Of their columns they have those that the document asks for.
    const connection = page.connection(rows as unknown as Task[], () => Promise.resolve(totalCount))
    return answeredAtOnce(connection, TASK_LIST, context, info)
  }
  const query = parts
    ? { select: columnsOf(order) }
    : queryFromInfo({ context, info, typeName: 'Task', paths: [['edges', 'node'], ['nodes']] })
  const windowed = { ...query, where: { AND: [where, page.where] }, ...page.window }
  const rows = await tasks.rows(ownerId, windowed, context, info)
  const connection = page.connection(rows, () => tasks.count(ownerId, where, context, info))
  return parts ? readyTaskPage(connection, { parts, fields: TASK_LIST }, context, info) : connection
}

interface StatusCount {
  status: TaskStatus
  count: number
}

const TaskStatusCount = builder.objectRef<StatusCount>('TaskStatusCount').implement({
  description: 'The number of tasks with a status.',
  authScopes: { 'tasks:read': true },
  fields: (t) => ({
    status: t.expose('status', { type: TaskStatusEnum, description: 'The status.' }),
    count: t.exposeInt('count', { description: 'The number; may be 0.' }),
  }),
})

/** Every status in its order, with the sum of what was counted of it. */
const everyStatus = (counted: readonly StatusCount[]): StatusCount[] =>
  STATUSES.map((status) => ({
    status,
    count: counted.reduce((sum, each) => (each.status === status ? sum + each.count : sum), 0),
  }))

const projectCounts = filteredCounts<Filter, StatusCount[]>(async (filter, projectIds) => {
  const where = { AND: [{ projectId: { in: projectIds } }, fittingApartFromStatus(filter)] }
  const rows = await prisma().task.groupBy({ by: ['projectId', 'status'], where, _count: true })
  const counted = rows.map(({ projectId, status, _count: count }) => ({ projectId, status, count }))
  return new Map(projectIds.map((id) => [id, everyStatus(counted.filter(({ projectId }) => projectId === id))]))
}, everyStatus([]))

const FILTER = { required: false, description: 'A filter; by default all.' } as const
const COUNT_FILTER = { required: false, description: 'A filter; its `statuses` are ignored.' } as const
const COUNTS = 'The number of tasks with each status, in the order of the board; may be 0.'

builder.prismaObjectFields('Project', (t) => ({
  tasks: t.connection(
    {
      type: TaskNode,
      description: 'Its tasks.',
      select: { id: true },
      args: {
        filter: t.arg({ type: TaskFilter, ...FILTER }),
        orderBy: t.arg({ type: TaskOrder, required: false, description: 'The order; by default RANK.' }),
      },
      resolve: ({ id }, { filter, orderBy, ...args }, context, info) =>
        taskPage(id, {
          tasks: projectTasks, where: fitting(filter), columns: statusesAlone(filter), order: orderOf(orderBy, 'RANK'),
          args, context, info,
        }),
    },
    TaskConnection,
  ),
  taskCounts: t.field({
    type: [TaskStatusCount],
    description: COUNTS,
    select: { id: true },
    args: { filter: t.arg({ type: TaskFilter, ...COUNT_FILTER }) },
    resolve: ({ id }, { filter }, context) => projectCounts(id, filter, context),
  }),
}))

const organizationCounts = filteredCounts<Filter, StatusCount[]>(
  async (filter, ids, context) => {
    const project = { AND: [listedFor(requireViewer(context)), { organizationId: { in: ids } }] }
    const where = { AND: [{ project }, fittingApartFromStatus(filter)] }
    const rows = await prisma().task.groupBy({ by: ['projectId', 'status'], where, _count: true })
    const counted = await byOrganization(rows.map(({ _count: count, ...row }) => ({ ...row, count })))
    return new Map([...counted].map(([id, counts]) => [id, everyStatus(counts)]))
  },
  everyStatus([]),
)

builder.prismaObjectFields('Organization', (t) => ({
  tasks: t.connection(
    {
      type: TaskNode,
      description: 'The tasks of its projects, without archived projects.',
      select: { id: true },
      args: {
        filter: t.arg({ type: TaskFilter, ...FILTER }),
        orderBy: t.arg({ type: TaskOrder, required: false, description: 'The order; by default DUE.' }),
      },
      resolve: ({ id }, { filter, orderBy, ...args }, context, info) => {
        const where = { AND: [{ project: listedFor(requireViewer(context)) }, fitting(filter)] }
        const order = orderOf(orderBy, 'DUE')
        return taskPage(id, { tasks: organizationTasks, where, columns: null, order, args, context, info })
      },
    },
    TaskConnection,
  ),
  taskCounts: t.field({
    type: [TaskStatusCount],
    description: COUNTS,
    select: { id: true },
    args: { filter: t.arg({ type: TaskFilter, ...COUNT_FILTER }) },
    resolve: ({ id }, { filter }, context) => organizationCounts(id, filter, context),
  }),
}))
