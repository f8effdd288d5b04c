import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { placeOf } from '../../kernel/places.ts'
import { prisma } from '../../platform/database/client.ts'
import { UserNode } from '../accounts/account.graphql.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { ShotNode } from '../shots/shot.graphql.ts'
import { TaskNode, TaskPriorityEnum, TaskStatusEnum } from './task.graphql.ts'
import { createTask, deleteTask, restoreTask, updateTask } from './task.service.ts'
import { boardEdge, ProjectTasksEdge } from './taskLists.graphql.ts'
import { moveTask } from './taskOrder.service.ts'

const TaskPlace = builder.inputType('TaskPlace', {
  isOneOf: true,
  description: 'A place in the column of a status: exactly one is given.',
  fields: (t) => ({
    afterId: t.globalID({ for: TaskNode, required: false, description: 'Right after this task.' }),
    beforeId: t.globalID({ for: TaskNode, required: false, description: 'Right before this task.' }),
    position: t.int({ required: false, description: '1-based; beyond the end is the end.' }),
  }),
})

const readPlace = (place: typeof TaskPlace.$inferInput | null | undefined) =>
  place ? placeOf({ ...place, beforeId: place.beforeId?.id, afterId: place.afterId?.id }) : null

interface Changed {
  id: string
  projectId: string
}

const projectField = (t: PayloadFields<Pick<Changed, 'projectId'>>) =>
  t.prismaField({
    type: ProjectNode,
    description: 'Its project.',
    resolve: (query, { projectId }) => prisma.project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
  })

const changedFields = (t: PayloadFields<Changed>) => ({
  task: t.prismaField({
    type: TaskNode,
    description: 'The task as it is now.',
    resolve: (query, { id }) => prisma.task.findUniqueOrThrow({ ...query, where: { id } }),
  }),
  project: projectField(t),
})

const placedFields = (t: PayloadFields<Changed>) => ({
  ...changedFields(t),
  taskEdge: t.field({
    type: ProjectTasksEdge,
    description: 'The same, for the list of the project in the order of the board.',
    resolve: async ({ id }) => boardEdge(await prisma.task.findUniqueOrThrow({ where: { id } })),
  }),
})

const TEXTS = {
  id: 'Which task.',
  title: '1 to 200 characters.',
  description: 'At most 20,000 characters.',
  assignee: 'A member of the organization',
  expectedVersion: EXPECTED_VERSION,
} as const

builder.relayMutationField(
  'createTask',
  {
    description: 'The new task.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'Whose it will be.' }),
      title: t.string({ description: TEXTS.title }),
      description: t.string({ required: false, defaultValue: '', description: TEXTS.description }),
      status: t.field({ type: TaskStatusEnum, defaultValue: 'TODO', description: 'How far it is.' }),
      priority: t.field({ type: TaskPriorityEnum, defaultValue: 'MEDIUM', description: 'How much it matters.' }),
      assigneeId: t.globalID({ for: UserNode, required: false, description: `${TEXTS.assignee}, or nobody.` }),
      dueDate: t.field({ type: 'Date', required: false, description: 'The day it is to be done by.' }),
      shotIds: t.globalIDList({
        for: ShotNode,
        required: false,
        description: 'The shots of the project it is in: at most 500.',
      }),
      dependsOnIds: t.globalIDList({
        for: TaskNode,
        required: false,
        description: 'The tasks of the project it waits for: at most 100.',
      }),
      place: t.field({ type: TaskPlace, required: false, description: 'In its column; the end when not given.' }),
    }),
  },
  {
    description: 'Adds a task, with the shots it is in and the tasks it waits for: all of it or nothing.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      createTask(requireViewer(context), input.projectId.id, {
        ...input,
        assigneeId: input.assigneeId?.id ?? null,
        shotIds: input.shotIds?.map(({ id }) => id) ?? [],
        dependsOnIds: input.dependsOnIds?.map(({ id }) => id) ?? [],
        place: readPlace(input.place),
      }),
  },
  { description: 'What was added.', outputFields: placedFields },
)

builder.relayMutationField(
  'updateTask',
  {
    description: 'What to change; what is not given stays.',
    inputFields: (t) => ({
      taskId: t.globalID({ for: TaskNode, description: TEXTS.id }),
      title: t.string({ required: false, description: TEXTS.title }),
      description: t.string({ required: false, description: TEXTS.description }),
      status: t.field({
        type: TaskStatusEnum,
        required: false,
        description: 'How far it is: at another status it goes to the end of that column.',
      }),
      priority: t.field({ type: TaskPriorityEnum, required: false, description: 'How much it matters.' }),
      assigneeId: t.globalID({ for: UserNode, required: false, description: `${TEXTS.assignee}; null for nobody.` }),
      dueDate: t.field({ type: 'Date', required: false, description: 'The day it is to be done by; null for none.' }),
      expectedVersion: t.int({ required: false, description: TEXTS.expectedVersion }),
    }),
  },
  {
    description: 'Changes what is known of a task.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { taskId, assigneeId, ...details } }, context) =>
      updateTask(requireViewer(context), taskId.id, { ...details, assigneeId: assigneeId && assigneeId.id }),
  },
  { description: 'What was changed.', outputFields: changedFields },
)

builder.relayMutationField(
  'moveTask',
  {
    description: 'What to move, and where.',
    inputFields: (t) => ({
      taskId: t.globalID({ for: TaskNode, description: TEXTS.id }),
      status: t.field({ type: TaskStatusEnum, description: 'The column it goes to: its status from then on.' }),
      to: t.field({ type: TaskPlace, required: false, description: 'In that column; the end when not given.' }),
      expectedVersion: t.int({ required: false, description: TEXTS.expectedVersion }),
    }),
  },
  {
    description: 'Moves a task within its column or to another. One that is there already stays as it is.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      moveTask(requireViewer(context), input.taskId.id, {
        status: input.status,
        to: readPlace(input.to),
        expectedVersion: input.expectedVersion ?? null,
      }),
  },
  { description: 'What was moved.', outputFields: placedFields },
)

builder.relayMutationField(
  'deleteTask',
  {
    description: 'What to delete.',
    inputFields: (t) => ({ taskId: t.globalID({ for: TaskNode, description: TEXTS.id }) }),
  },
  {
    description: 'Moves a task to the trash, from where `restoreTask` brings it back for 30 days.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      const { projectId } = await deleteTask(requireViewer(context), input.taskId.id)
      return { id: input.taskId.id, projectId }
    },
  },
  {
    description: 'What is gone.',
    outputFields: (t) => ({
      deletedTaskId: t.id({ description: 'The id of the task.', resolve: ({ id }) => toTypeId('Task', id) }),
      project: projectField(t),
    }),
  },
)

builder.relayMutationField(
  'restoreTask',
  {
    description: 'What to bring back.',
    inputFields: (t) => ({ taskId: t.globalID({ for: TaskNode, description: TEXTS.id }) }),
  },
  {
    description: 'Takes a task out of the trash, back to its place, with its shots and what it waits for.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => restoreTask(requireViewer(context), input.taskId.id),
  },
  { description: 'What is back.', outputFields: placedFields },
)
