import { v7 as uuidv7 } from 'uuid'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { ranksBetween } from '../../kernel/ranks.ts'
import type { KeptPart } from '../projects/templateParts.ts'

const LIVE = { deletedAt: null } as const

/** The fields of a task that a template keeps: not its status, assignees and due date. */
const TASK = {
  id: true, title: true, description: true, priority: true,
  shots: { where: { shot: { ...LIVE, storyboard: LIVE } }, select: { shotId: true } },
  dependsOn: { where: { dependsOn: LIVE }, select: { dependsOnId: true } },
} satisfies Prisma.TaskSelect

type KeptTask = Prisma.TaskGetPayload<{ select: typeof TASK }>

/** The tasks in templates, all to do, with their dependencies and the shots of boards that the template holds. */
export const keptTasks: KeptPart = {
  part: 'TASKS',
  async read(tx, projectId) {
    const orderBy = [{ status: 'asc' }, { rank: 'asc' }] as const satisfies Prisma.TaskOrderByWithRelationInput[]
    const rows = await tx.task.findMany({ where: { projectId, ...LIVE }, orderBy: [...orderBy], select: TASK })
    return { rows, counts: { taskCount: rows.length } }
  },
  async write(tx, { projectId, copies }, rows) {
    const tasks = rows as readonly KeptTask[]
    for (const { id } of tasks) copies.set(id, uuidv7())
    const copyOf = (id: string) => copies.get(id) ?? ''
    const ranks = ranksBetween(null, null, tasks.length)
    await tx.task.createMany({
      data: tasks.map(({ id, title, description, priority }, index) =>
        ({ id: copyOf(id), projectId, title, description, priority, rank: ranks[index] ?? '' })),
    })
    await tx.taskShot.createMany({
      data: tasks.flatMap(({ id, shots }) =>
        shots.filter(({ shotId }) => copies.has(shotId))
          .map(({ shotId }) => ({ taskId: copyOf(id), shotId: copyOf(shotId) }))),
    })
    await tx.taskDependency.createMany({
      data: tasks.flatMap(({ id, dependsOn }) =>
        dependsOn.map(({ dependsOnId }) => ({ taskId: copyOf(id), dependsOnId: copyOf(dependsOnId) }))),
    })
  },
}
