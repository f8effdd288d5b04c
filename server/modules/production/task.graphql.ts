import { requireViewer } from '../../context.ts'
import { WEB_URL } from '../../graphql/addresses.ts'
import { builder } from '../../graphql/builder.ts'
import { listTypes } from '../../graphql/listTypes.ts'
import { batched } from '../../graphql/loaders.ts'
import { rankOf } from '../../graphql/ranks.ts'
import { VERSION } from '../../graphql/versions.ts'
import { notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { absoluteUrl, pages } from '../../kernel/pages.ts'
import { pool, prisma } from '../../platform/database/client.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { isLate } from './dueDate.ts'
import { visibleTo } from './task.policy.ts'
import { MAX_ASSIGNEES } from './taskAssignee.service.ts'

/** As how many rows the assignees of a task count in what a request may cost: hardly any task has more. */
const USUAL_ASSIGNEES = 3

export const TaskStatusEnum = builder.enumType('TaskStatus', {
  description: 'The status of a task: the columns of the board in order.',
  values: {
    TODO: { description: 'To Do.' },
    IN_PROGRESS: { description: 'In Progress.' },
    BLOCKED: { description: 'Blocked. Set by people, independent of dependencies.' },
    IN_REVIEW: { description: 'In Review.' },
    DONE: { description: 'Done.' },
  } as const,
})

export const TaskPriorityEnum = builder.enumType('TaskPriority', {
  description: 'The priority of a task.',
  values: {
    LOW: { description: 'Low.' },
    MEDIUM: { description: 'Medium.' },
    HIGH: { description: 'High.' },
  } as const,
})

/** 1-based places of tasks in their columns, in one statement for all that are asked. */
const taskPosition = batched<string, number>(async (ids) => {
  const { rows } = await pool().query<{ id: string; position: number }>({
    name: 'taskPositions',
    text: `SELECT t."id", (SELECT count(*)::int FROM "Task" o
             WHERE o."projectId" = t."projectId" AND o."status" = t."status" AND o."rank" <= t."rank"
               AND o."deletedAt" IS NULL) AS "position"
           FROM "Task" t WHERE t."id" = ANY($1::uuid[]) AND t."deletedAt" IS NULL AND cardinality($1) <= 8
           UNION ALL
           SELECT p."id", p."position"::int FROM (
             SELECT t."id", row_number() OVER (PARTITION BY t."projectId", t."status" ORDER BY t."rank") AS "position"
             FROM "Task" t
             JOIN (SELECT DISTINCT "projectId", "status" FROM "Task" WHERE "id" = ANY($1::uuid[])) asked
               ON asked."projectId" = t."projectId" AND asked."status" = t."status"
             WHERE t."deletedAt" IS NULL AND cardinality($1) > 8) p
           WHERE p."id" = ANY($1::uuid[])`,
    values: [ids],
  })
  return new Map(rows.map(({ id, position }) => [id, position]))
}, 0)

export const TaskNode = builder.prismaNode('Task', {
  id: { field: 'id' },
  description: 'A task of a project.',
  authScopes: { 'tasks:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    title: t.exposeString('title', { description: 'The title: 1 to 200 characters.' }),
    description: t.exposeString('description', { description: 'The description; may be empty.' }),
    status: t.expose('status', { type: TaskStatusEnum, description: 'The status, which is its column on the board.' }),
    priority: t.expose('priority', { type: TaskPriorityEnum, description: 'The priority.' }),
    assignees: t.field({
      type: [UserNode],
      description: `The assigned members, in the order in which they were given: at most ${MAX_ASSIGNEES}.`,
      extensions: { mostItems: USUAL_ASSIGNEES },
      select: (_arguments, _context, nested) => ({
        assignees: { orderBy: { rank: 'asc' }, select: { user: nested(true) } },
      }),
      resolve: ({ assignees }) => assignees.map(({ user }) => user),
    }),
    dueDate: t.expose('dueDate', {
      type: 'Date',
      nullable: true,
      description: 'The due date; null for none.',
    }),
    isLate: t.boolean({
      description: 'Whether it is not DONE and its due date has passed in all time zones.',
      select: { status: true, dueDate: true },
      resolve: (task) => isLate(task),
    }),
    position: t.int({
      description: 'The 1-based position in the column of its status; 0 in the trash.',
      select: { id: true },
      resolve: ({ id }, _arguments, context) => taskPosition(id, context),
    }),
    rank: t.exposeString('rank', { description: rankOf('the tasks of a status') }),
    project: t.relation('project', { description: 'Its organization.' }),
    version: t.exposeInt('version', { description: VERSION }),
    webUrl: t.string({
      description: WEB_URL,
      select: { id: true, projectId: true },
      resolve: ({ id, projectId }) => absoluteUrl(pages.task(toTypeId('Project', projectId), toTypeId('Task', id))),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last change.' }),
  }),
})

export const { Edge: TaskEdge, Connection: TaskConnection } = listTypes(TaskNode, 'Task', 'A task', 'tasks')

builder.queryField('task', (t) =>
  t.prismaField({
    type: TaskNode,
    nullable: true,
    description: 'A task by its id. NOT_FOUND if none is visible to you.',
    authScopes: { 'tasks:read': true },
    args: { id: t.arg.globalID({ for: TaskNode, description: 'The object.' }) },
    resolve: async (query, _root, { id }, context) => {
      const where = { ...visibleTo(requireViewer(context)), id: id.id }
      const found = await prisma().task.findFirst({ ...query, where })
      if (!found) throw notFound('Task')
      return found
    },
  }),
)
