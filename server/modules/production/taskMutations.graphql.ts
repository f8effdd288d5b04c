import type { Task } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { addChange, addDeletion, addRestoration, placeInput, versionInput } from '../../graphql/objectLists.ts'
import { rowsInOrder } from '../../graphql/rowsInOrder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { BATCH_RULE, distinctRowsOf, rowsOf } from '../../kernel/inputRows.ts'
import { prisma } from '../../platform/database/client.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { EXTERNAL_ID } from '../projects/externalId.graphql.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { ShotNode } from '../board/shot.graphql.ts'
import { TaskEdge, TaskNode, TaskPriorityEnum, TaskStatusEnum } from './task.graphql.ts'
import { createTasks, deleteTasks, restoreTasks, type TaskChange, updateTasks } from './task.service.ts'
import { MAX_ASSIGNEES } from './taskAssignee.service.ts'
import { boardEdge } from './taskLists.graphql.ts'
import { moveTasks } from './taskOrder.service.ts'
import type { ChangedTasks } from './taskSelection.service.ts'

const ROWS = `Tasks of one project. ${BATCH_RULE}`
const TASKS = { node: TaskNode, type: 'Task', noun: 'task', list: 'tasks', rows: ROWS } as const
const { Place: TaskPlace, readPlace } = placeInput(TASKS, 'in the column of a status')
const versions = versionInput(TASKS)

const DETAILS = {
  title: '1 to 200 characters.',
  description: 'At most 20,000 characters.',
  assigneeIds: `The assignees, in order: at most ${MAX_ASSIGNEES} members of the organization.`,
  dueDate: 'The due date.',
  shotIds: 'The shots the task is linked to: at most 500 of the project.',
  dependsOnIds: 'The tasks it depends on: at most 100 of the project.',
} as const

const NewTask = builder.inputType('NewTask', {
  description: 'A task to create.',
  fields: (t) => ({
    title: t.string({ description: DETAILS.title }),
    description: t.string({ required: false, description: DETAILS.description }),
    status: t.field({ type: TaskStatusEnum, required: false, description: 'The status; TODO by default.' }),
    priority: t.field({ type: TaskPriorityEnum, required: false, description: 'The priority; MEDIUM by default.' }),
    assigneeIds: t.globalIDList({ for: UserNode, required: false, description: DETAILS.assigneeIds }),
    dueDate: t.field({ type: 'Date', required: false, description: DETAILS.dueDate }),
    externalId: t.string({ required: false, description: EXTERNAL_ID }),
    shotIds: t.globalIDList({ for: ShotNode, required: false, description: DETAILS.shotIds }),
    dependsOnIds: t.globalIDList({ for: TaskNode, required: false, description: DETAILS.dependsOnIds }),
  }),
})

const TaskUpdate = builder.inputType('TaskUpdate', {
  description: 'A change of a task. A field that is absent keeps its value.',
  fields: (t) => ({
    taskId: t.globalID({ for: TaskNode, description: 'The task.' }),
    title: t.string({ required: false, description: DETAILS.title }),
    description: t.string({ required: false, description: DETAILS.description }),
    status: t.field({
      type: TaskStatusEnum,
      required: false,
      description: 'The status. Another status moves the task to the end of that column.',
    }),
    priority: t.field({ type: TaskPriorityEnum, required: false, description: 'The priority.' }),
    assigneeIds: t.globalIDList({
      for: UserNode, required: false, description: `${DETAILS.assigneeIds} Replaces the list.`,
    }),
    dueDate: t.field({ type: 'Date', required: false, description: `${DETAILS.dueDate} Null removes it.` }),
    externalId: t.string({ required: false, description: `${EXTERNAL_ID} Null removes it.` }),
    shotIds: t.globalIDList({ for: ShotNode, required: false, description: `${DETAILS.shotIds} Replaces the list.` }),
    dependsOnIds: t.globalIDList({
      for: TaskNode,
      required: false,
      description: `${DETAILS.dependsOnIds} Replaces the list; CONFLICT if they depend on the task.`,
    }),
    expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
  }),
})

const idsOf = (ids: readonly { id: string }[] | null | undefined) => ids?.map(({ id }) => id) ?? null

type Lists = Pick<typeof NewTask.$inferInput, 'assigneeIds' | 'shotIds' | 'dependsOnIds'>

const withIds = <Row extends Lists>(row: Row) => ({
  ...row,
  assigneeIds: idsOf(row.assigneeIds),
  shotIds: idsOf(row.shotIds),
  dependsOnIds: idsOf(row.dependsOnIds),
})

const readUpdate = ({ taskId, ...details }: typeof TaskUpdate.$inferInput) =>
  ({ ...withIds(details), id: taskId.id }) satisfies TaskChange

const projectField = (t: PayloadFields<ChangedTasks>) =>
  t.prismaField({
    type: ProjectNode,
    description: 'The project of the tasks.',
    resolve: (query, { projectId }) => prisma().project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
  })

const changedFields = (t: PayloadFields<ChangedTasks>) => ({
  tasks: t.prismaField({
    type: [TaskNode],
    description: 'The tasks after the change, in the order of the input.',
    resolve: (query, { ids }) => rowsInOrder(ids, (where) => prisma().task.findMany({ ...query, where })),
  }),
  project: projectField(t),
})

const placedFields = (t: PayloadFields<ChangedTasks>) => ({
  ...changedFields(t),
  taskEdges: t.field({
    type: [TaskEdge],
    description: 'The tasks as edges of `Project.tasks` in the order RANK.',
    resolve: async ({ ids }) => {
      const rows = await rowsInOrder<Task>(ids, (where) => prisma().task.findMany({ where }))
      return rows.map(boardEdge)
    },
  }),
})

builder.relayMutationField(
  'createTasks',
  {
    description: 'The tasks to create.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'The project.' }),
      tasks: t.field({ type: [NewTask], description: BATCH_RULE }),
      place: t.field({
        type: TaskPlace,
        required: false,
        description: 'The place of the first; all need the same status. The end of their columns by default.',
      }),
    }),
  },
  {
    description: 'Creates tasks in a project.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { projectId, tasks, place } }, context) =>
      createTasks(requireViewer(context), projectId.id, rowsOf('tasks', tasks.map(withIds)), place && readPlace(place)),
  },
  { description: 'The new tasks.', outputFields: placedFields },
)

builder.relayMutationField(
  'updateTasks',
  {
    description: 'The changes.',
    inputFields: (t) => ({ tasks: t.field({ type: [TaskUpdate], description: ROWS }) }),
  },
  {
    description: 'Changes tasks of one project.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { tasks } }, context) =>
      updateTasks(requireViewer(context), distinctRowsOf('tasks', tasks.map(readUpdate))),
  },
  { description: 'The changed tasks.', outputFields: changedFields },
)

addChange('move', { ...TASKS, rows: `Tasks of one project, in their new order. ${BATCH_RULE}` }, versions, {
  description: 'Moves tasks within their column or to another. Tasks that are there already are not written.',
  input: (t) => ({
    status: t.field({ type: TaskStatusEnum, description: 'The column, and the new status of the tasks.' }),
    to: t.field({ type: TaskPlace, required: false, description: 'The place in the column; the end by default.' }),
  }),
  run: (viewer, rows, { status, to }) => moveTasks(viewer, rows, { status, to: to ? readPlace(to) : null }),
  fields: placedFields,
})

addDeletion(TASKS, versions, {
  description: 'Moves tasks to the trash. `restoreTasks` restores them within 30 days.',
  run: deleteTasks,
  idsOf: ({ ids }) => ids,
  fields: (t) => ({ project: projectField(t) }),
})

addRestoration(TASKS, {
  description: 'Restores tasks from the trash with their places and links.',
  run: restoreTasks,
  fields: placedFields,
})
