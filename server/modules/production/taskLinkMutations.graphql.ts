import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { prisma } from '../../platform/database/client.ts'
import { ShotNode } from '../board/shot.graphql.ts'
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
    description: 'The task after the change.',
    resolve: (query, { taskId }) => prisma().task.findUniqueOrThrow({ ...query, where: { id: taskId } }),
  })

const shotFields = (t: PayloadFields<LinkedShot>) => ({
  task: taskField(t),
  shot: t.prismaField({
    type: ShotNode,
    description: 'The shot.',
    resolve: (query, { shotId }) => prisma().shot.findUniqueOrThrow({ ...query, where: { id: shotId } }),
  }),
})

const dependencyFields = (t: PayloadFields<LinkedTask>) => ({
  task: taskField(t),
  dependsOn: t.prismaField({
    type: TaskNode,
    description: 'The task it depended on or depends on.',
    resolve: (query, { dependsOnId }) => prisma().task.findUniqueOrThrow({ ...query, where: { id: dependsOnId } }),
  }),
})

builder.relayMutationField(
  'addTaskShot',
  {
    description: 'The task and the shot.',
    inputFields: (t) => ({
      taskId: t.globalID({ for: TaskNode, description: 'The task.' }),
      shotId: t.globalID({ for: ShotNode, description: 'A shot of the same project.' }),
    }),
  },
  {
    description: 'Links a task to a shot. CONFLICT if they are linked, or beyond 500 shots.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => addTaskShot(requireViewer(context), input.taskId.id, input.shotId.id),
  },
  { description: 'The linked task and shot.', outputFields: shotFields },
)

builder.relayMutationField(
  'removeTaskShot',
  {
    description: 'The task and the shot.',
    inputFields: (t) => ({
      taskId: t.globalID({ for: TaskNode, description: 'The task.' }),
      shotId: t.globalID({ for: ShotNode, description: 'A linked shot.' }),
    }),
  },
  {
    description: 'Unlinks a task from a shot. CONFLICT if they are not linked.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => removeTaskShot(requireViewer(context), input.taskId.id, input.shotId.id),
  },
  { description: 'The unlinked task and shot.', outputFields: shotFields },
)

builder.relayMutationField(
  'addTaskDependency',
  {
    description: 'The two tasks.',
    inputFields: (t) => ({
      taskId: t.globalID({ for: TaskNode, description: 'The dependent task.' }),
      dependsOnId: t.globalID({ for: TaskNode, description: 'The task it depends on, of the same project.' }),
    }),
  },
  {
    description:
      'Makes a task depend on another. CONFLICT if it already does, if the other depends on it, directly or through ' +
      'others, or beyond 100 dependencies.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      addTaskDependency(requireViewer(context), input.taskId.id, input.dependsOnId.id),
  },
  { description: 'The two tasks after the change.', outputFields: dependencyFields },
)

builder.relayMutationField(
  'removeTaskDependency',
  {
    description: 'The two tasks.',
    inputFields: (t) => ({
      taskId: t.globalID({ for: TaskNode, description: 'The dependent task.' }),
      dependsOnId: t.globalID({ for: TaskNode, description: 'The task it depends on.' }),
    }),
  },
  {
    description: 'Removes a dependency between two tasks. CONFLICT if there is none.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      removeTaskDependency(requireViewer(context), input.taskId.id, input.dependsOnId.id),
  },
  { description: 'The two tasks after the change.', outputFields: dependencyFields },
)
