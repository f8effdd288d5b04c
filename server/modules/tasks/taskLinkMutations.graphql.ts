import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { prisma } from '../../platform/database/client.ts'
import { ShotNode } from '../shots/shot.graphql.ts'
import { TaskNode } from './task.graphql.ts'
import {
  addTaskDependency,
  addTaskShot,
  type LinkedShot,
  type LinkedTask,
  removeTaskDependency,
  removeTaskShot,
} from './taskLinks.service.ts'

const taskField = (t: PayloadFields<{ taskId: string }>) =>
  t.prismaField({
    type: TaskNode,
    description: 'The task as it is now.',
    resolve: (query, { taskId }) => prisma.task.findUniqueOrThrow({ ...query, where: { id: taskId } }),
  })

const shotFields = (t: PayloadFields<LinkedShot>) => ({
  task: taskField(t),
  shot: t.prismaField({
    type: ShotNode,
    description: 'The shot.',
    resolve: (query, { shotId }) => prisma.shot.findUniqueOrThrow({ ...query, where: { id: shotId } }),
  }),
})

const dependencyFields = (t: PayloadFields<LinkedTask>) => ({
  task: taskField(t),
  dependsOn: t.prismaField({
    type: TaskNode,
    description: 'The other task.',
    resolve: (query, { dependsOnId }) => prisma.task.findUniqueOrThrow({ ...query, where: { id: dependsOnId } }),
  }),
})

builder.relayMutationField(
  'addTaskShot',
  {
    description: 'Which task, and which shot.',
    inputFields: (t) => ({
      taskId: t.globalID({ for: TaskNode, description: 'Which task.' }),
      shotId: t.globalID({ for: ShotNode, description: 'A shot of its project.' }),
    }),
  },
  {
    description: 'Puts a task in a shot. CONFLICT when it is in it already; a task is in at most 500.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => addTaskShot(requireViewer(context), input.taskId.id, input.shotId.id),
  },
  { description: 'What belongs together now.', outputFields: shotFields },
)

builder.relayMutationField(
  'removeTaskShot',
  {
    description: 'Which task, and which shot.',
    inputFields: (t) => ({
      taskId: t.globalID({ for: TaskNode, description: 'Which task.' }),
      shotId: t.globalID({ for: ShotNode, description: 'A shot it is in.' }),
    }),
  },
  {
    description: 'Takes a task out of a shot. CONFLICT when it is not in it.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => removeTaskShot(requireViewer(context), input.taskId.id, input.shotId.id),
  },
  { description: 'What belongs together no longer.', outputFields: shotFields },
)

builder.relayMutationField(
  'addTaskDependency',
  {
    description: 'Which task waits for which.',
    inputFields: (t) => ({
      taskId: t.globalID({ for: TaskNode, description: 'The task that waits.' }),
      dependsOnId: t.globalID({ for: TaskNode, description: 'A task of its project that it waits for.' }),
    }),
  },
  {
    description:
      'Makes a task wait for another. CONFLICT when it does so already, and when the other waits for it, through ' +
      'whatever chain, which the message names; a task waits for at most 100 others.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      addTaskDependency(requireViewer(context), input.taskId.id, input.dependsOnId.id),
  },
  { description: 'What waits for what now.', outputFields: dependencyFields },
)

builder.relayMutationField(
  'removeTaskDependency',
  {
    description: 'Which task waits for which.',
    inputFields: (t) => ({
      taskId: t.globalID({ for: TaskNode, description: 'The task that waits.' }),
      dependsOnId: t.globalID({ for: TaskNode, description: 'A task that it waits for.' }),
    }),
  },
  {
    description: 'Makes a task wait for another no longer. CONFLICT when it does not.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      removeTaskDependency(requireViewer(context), input.taskId.id, input.dependsOnId.id),
  },
  { description: 'What waits for what no longer.', outputFields: dependencyFields },
)
