import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { rankOf } from '../../graphql/ranks.ts'
import { notFound } from '../../kernel/errors.ts'
import { pool, prisma } from '../../platform/database/client.ts'
import { isLate } from './dueDate.ts'
import { visibleTo } from './task.policy.ts'

export const TaskStatusEnum = builder.enumType('TaskStatus', {
  description: 'How far a task is: the columns of the board, in their order.',
  values: {
    TODO: { description: 'To Do.' },
    IN_PROGRESS: { description: 'In Progress.' },
    BLOCKED: { description: 'Blocked: somebody says so, whatever it waits for.' },
    IN_REVIEW: { description: 'In Review.' },
    DONE: { description: 'Done.' },
  } as const,
})

export const TaskPriorityEnum = builder.enumType('TaskPriority', {
  description: 'How much a task matters.',
  values: {
    LOW: { description: 'Low.' },
    MEDIUM: { description: 'Medium.' },
    HIGH: { description: 'High.' },
  } as const,
})

/** 1-based places of tasks in their columns, in one statement for all that are asked. */
const taskPosition = batched<string, number>(async (ids) => {
  const { rows } = await pool.query<{ id: string; position: number }>({
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
  description: 'Something somebody has to do for a project.',
  authScopes: { signedIn: true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What is to be done, in short: 1 to 200 characters.' }),
    description: t.exposeString('description', { description: 'The same at length; may be empty.' }),
    status: t.expose('status', { type: TaskStatusEnum, description: 'How far it is: its column on the board.' }),
    priority: t.expose('priority', { type: TaskPriorityEnum, description: 'How much it matters.' }),
    assignee: t.relation('assignee', {
      nullable: true,
      description: 'The member who does it; null for nobody.',
    }),
    dueDate: t.expose('dueDate', {
      type: 'Date',
      nullable: true,
      description: 'The day it is to be done by, to the end of that day; null for none.',
    }),
    isLate: t.boolean({
      description: 'Whether it is not done although its day has ended everywhere on Earth.',
      select: { status: true, dueDate: true },
      resolve: (task) => isLate(task),
    }),
    position: t.int({
      description: 'Its 1-based place in the column of its status; 0 in the trash.',
      select: { id: true },
      resolve: ({ id }, _arguments, context) => taskPosition(id, context),
    }),
    rank: t.exposeString('rank', { description: rankOf('the tasks of a status') }),
    project: t.relation('project', { description: 'Whose it is.' }),
    version: t.exposeInt('version', { description: 'Grows by one with every change, for `expectedVersion`.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
})

builder.queryField('task', (t) =>
  t.prismaField({
    type: TaskNode,
    nullable: true,
    description: 'A task by its id. NOT_FOUND when there is none that you may see.',
    authScopes: { signedIn: true },
    args: { id: t.arg.globalID({ for: TaskNode, description: 'Which one.' }) },
    resolve: async (query, _root, { id }, context) => {
      const where = { ...visibleTo(requireViewer(context)), id: id.id }
      const found = await prisma.task.findFirst({ ...query, where })
      if (!found) throw notFound('Task')
      return found
    },
  }),
)
