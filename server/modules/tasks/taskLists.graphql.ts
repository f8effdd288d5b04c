import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma, Task, TaskStatus } from '../../__generated__/prisma/client.ts'
import { type Context, requireViewer, type Viewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { filteredCounts } from '../../graphql/filteredCounts.ts'
import { firstOfEach } from '../../graphql/firstOfEach.ts'
import { keysetCursor, keysetPage, type OrderBy, type SortKey, type SortOrder } from '../../graphql/keysetPaging.ts'
import type { PageArguments } from '../../graphql/paging.ts'
import { byParent, relatedRows } from '../../graphql/relatedRows.ts'
import { prisma } from '../../platform/database/client.ts'
import { byOrganization } from '../projects/organizationsOf.service.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { visibleTo as visibleProject } from '../projects/project.policy.ts'
import { TaskNode, TaskStatusEnum } from './task.graphql.ts'
import { fitting, fittingApartFromStatus, TaskFilter } from './taskFilter.graphql.ts'

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

const TaskOrder = builder.enumType('TaskOrder', {
  description: 'The order of a list of tasks.',
  values: {
    RANK: { value: 'RANK', description: 'As on the board: column by column, then by place.' },
    DUE: { value: 'DUE', description: 'By due date; those without one last.' },
    PRIORITY: { value: 'PRIORITY', description: 'High first.' },
    TITLE: { value: 'TITLE', description: 'By title.' },
    UPDATED: { value: 'UPDATED', description: 'Last changed first.' },
    CREATED: { value: 'CREATED', description: 'Newest first.' },
  } as const,
})

/** A task in the list of its project, for payloads too. */
export const ProjectTasksEdge = builder.edgeObject({
  name: 'ProjectTasksConnectionEdge',
  description: 'A task in the list of its project.',
  type: TaskNode,
})

/** A task as an edge of the board. */
export const boardEdge = (node: Task) => ({ cursor: keysetCursor(orderNamed('RANK'), node), node })

interface TasksQuery {
  where: Prisma.TaskWhereInput
  orderBy: OrderBy
  take: number
}

const projectTasks = relatedRows({
  one: (projectId, { where, ...query }: TasksQuery) =>
    prisma.task.findMany({ ...query, where: { ...where, projectId } }),
  several: async (ids, query: TasksQuery) => {
    const projects = await prisma.project.findMany({ where: { id: { in: ids } }, select: { id: true, tasks: query } })
    return byParent(projects.map(({ id, tasks }) => ({ id, rows: tasks })))
  },
  count: async (ids, where: Prisma.TaskWhereInput) => {
    const asked = { AND: [where, { projectId: { in: ids } }] }
    const counts = await prisma.task.groupBy({ by: ['projectId'], where: asked, _count: true })
    return new Map(counts.map(({ projectId, _count }) => [projectId, _count]))
  },
})

const organizationTasks = relatedRows({
  one: (organizationId, { where, ...query }: TasksQuery) =>
    prisma.task.findMany({ ...query, where: { AND: [where, { project: { organizationId } }] } }),
  several: async (ids, { where, orderBy, take, ...query }: TasksQuery) => {
    const tasks = { where, orderBy, take, select: { id: true } }
    const organizations = await prisma.organization.findMany({
      where: { id: { in: ids } },
      select: { id: true, projects: { select: { tasks } } },
    })
    const idsIn = (projects: readonly { tasks: { id: string }[] }[]) =>
      projects.flatMap((project) => project.tasks.map((each) => each.id))
    const found = new Map(organizations.map(({ id, projects }) => [id, idsIn(projects)]))
    return firstOfEach('Task', found, { orderBy, take }, (chosen) =>
      prisma.task.findMany({ ...query, where: { id: { in: chosen } } }))
  },
  count: async (ids, where: Prisma.TaskWhereInput) => {
    const asked = { AND: [where, { project: { organizationId: { in: ids } } }] }
    if (ids.length === 1) return new Map([[ids[0] ?? '', await prisma.task.count({ where: asked })]])
    const counts = await byOrganization(await prisma.task.groupBy({ by: ['projectId'], where: asked, _count: true }))
    return new Map([...counts].map(([id, groups]) => [id, groups.reduce((sum, { _count }) => sum + _count, 0)]))
  },
})

interface TasksAsked {
  /** Whose tasks. */
  tasks: typeof projectTasks
  order: OrderName
  args: PageArguments
  context: Context
  info: GraphQLResolveInfo
}

async function taskPage(ownerId: string, where: Prisma.TaskWhereInput, asked: TasksAsked) {
  const { tasks, order, args, context, info } = asked
  const page = keysetPage(args, orderNamed(order))
  const query = queryFromInfo({ context, info, typeName: 'Task', paths: [['edges', 'node'], ['nodes']] })
  const windowed = { ...query, where: { AND: [where, page.where] }, ...page.window }
  const rows = await tasks.rows(ownerId, windowed, context, info)
  return page.connection(rows, () => tasks.count(ownerId, where, context, info))
}

type Filter = typeof TaskFilter.$inferInput

interface StatusCount {
  status: TaskStatus
  count: number
}

const TaskStatusCount = builder.objectRef<StatusCount>('TaskStatusCount').implement({
  description: 'How many tasks are at a status.',
  fields: (t) => ({
    status: t.expose('status', { type: TaskStatusEnum, description: 'The status.' }),
    count: t.exposeInt('count', { description: 'How many; 0 when there are none.' }),
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
  const rows = await prisma.task.groupBy({ by: ['projectId', 'status'], where, _count: true })
  const counted = rows.map(({ projectId, status, _count: count }) => ({ projectId, status, count }))
  return new Map(projectIds.map((id) => [id, everyStatus(counted.filter(({ projectId }) => projectId === id))]))
}, everyStatus([]))

const FILTER = { required: false, description: 'Which ones; all of them when nothing is given.' } as const
const COUNT_FILTER = { required: false, description: 'Which ones; its `statuses` are not looked at.' } as const
const PROJECTS = { required: false, description: 'Of these projects alone; of all when empty.' } as const
const COUNTS = 'How many there are at each status, in the order of the board, also where there are none.'

builder.prismaObjectFields('Project', (t) => ({
  tasks: t.connection(
    {
      type: TaskNode,
      description: 'Its tasks.',
      select: { id: true },
      args: {
        filter: t.arg({ type: TaskFilter, ...FILTER }),
        orderBy: t.arg({ type: TaskOrder, required: false, defaultValue: 'RANK', description: 'In which order.' }),
      },
      resolve: ({ id }, { filter, orderBy, ...args }, context, info) =>
        taskPage(id, fitting(filter), { tasks: projectTasks, order: orderBy ?? 'RANK', args, context, info }),
    },
    { name: 'ProjectTasksConnection', description: 'A page of tasks of a project.' },
    ProjectTasksEdge,
  ),
  taskCounts: t.field({
    type: [TaskStatusCount],
    description: COUNTS,
    select: { id: true },
    args: { filter: t.arg({ type: TaskFilter, ...COUNT_FILTER }) },
    resolve: ({ id }, { filter }, context) => projectCounts(id, filter, context),
  }),
}))

/** Of an organization's projects, of some or all, that are neither archived nor in the trash. */
function inProjects(
  viewer: Viewer,
  projectIds: readonly { id: string }[] | null | undefined,
): Prisma.ProjectWhereInput {
  const chosen = projectIds && projectIds.length > 0 ? { id: { in: projectIds.map(({ id }) => id) } } : {}
  return { AND: [{ archivedAt: null }, chosen, visibleProject(viewer)] }
}

type OrganizationFilter = Filter & { projectIds: readonly { id: string }[] | null | undefined }

const organizationCounts = filteredCounts<OrganizationFilter, StatusCount[]>(
  async ({ projectIds, ...filter }, ids, context) => {
    const project = { AND: [inProjects(requireViewer(context), projectIds), { organizationId: { in: ids } }] }
    const where = { AND: [{ project }, fittingApartFromStatus(filter)] }
    const rows = await prisma.task.groupBy({ by: ['projectId', 'status'], where, _count: true })
    const counted = await byOrganization(rows.map(({ _count: count, ...row }) => ({ ...row, count })))
    return new Map([...counted].map(([id, counts]) => [id, everyStatus(counts)]))
  },
  everyStatus([]),
)

builder.prismaObjectFields('Organization', (t) => ({
  tasks: t.connection(
    {
      type: TaskNode,
      description: 'The tasks of its projects, without the archived ones.',
      select: { id: true },
      args: {
        filter: t.arg({ type: TaskFilter, ...FILTER }),
        projectIds: t.arg.globalIDList({ for: ProjectNode, ...PROJECTS }),
        orderBy: t.arg({ type: TaskOrder, required: false, defaultValue: 'DUE', description: 'In which order.' }),
      },
      resolve: ({ id }, { filter, projectIds, orderBy, ...args }, context, info) => {
        const where = { AND: [{ project: inProjects(requireViewer(context), projectIds) }, fitting(filter)] }
        return taskPage(id, where, { tasks: organizationTasks, order: orderBy ?? 'DUE', args, context, info })
      },
    },
    { name: 'OrganizationTasksConnection', description: 'A page of tasks of several projects.' },
    { name: 'OrganizationTasksConnectionEdge', description: 'A task in a list of several projects.' },
  ),
  taskCounts: t.field({
    type: [TaskStatusCount],
    description: COUNTS,
    select: { id: true },
    args: {
      filter: t.arg({ type: TaskFilter, ...COUNT_FILTER }),
      projectIds: t.arg.globalIDList({ for: ProjectNode, ...PROJECTS }),
    },
    resolve: ({ id }, { filter, projectIds }, context) => organizationCounts(id, { ...filter, projectIds }, context),
  }),
}))
