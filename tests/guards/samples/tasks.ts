import type { Client } from '../../harness/client.ts'
import { makeShot, type Studio } from '../../harness/fixtures.ts'
import { makeTask, trash } from '../../api/tasks/taskCalls.ts'
import type { MutationSample } from '../mutationSample.ts'

const taskOf = async (app: Client, { owner, projectId }: Studio, input: object = {}) =>
  (await makeTask(app, owner, projectId, 'Rough the marsh', input)).id

/** Two new tasks as rows of a list. */
const rowsOf = async (app: Client, studio: Studio) => [
  { taskId: await taskOf(app, studio) }, { taskId: await taskOf(app, studio) },
]

const shotOf = async (app: Client, studio: Studio) => (await makeShot(app, studio.owner, studio.storyboardId)).id

const EDITED = { who: 'editors', scope: 'tasks:write', log: 'project' } as const

/** The mutations of tasks. */
export const taskSamples: Record<string, MutationSample> = {
  createTasks: {
    ...EDITED,
    input: (_app, { projectId }) => ({ projectId, tasks: [{ title: 'Rough the marsh' }, { title: 'Ink the reeds' }] }),
  },
  updateTasks: {
    ...EDITED,
    input: async (app, studio) => ({
      tasks: (await rowsOf(app, studio)).map((row) => ({ ...row, title: 'Clean the marsh' })),
    }),
  },
  moveTasks: { ...EDITED, input: async (app, studio) => ({ tasks: await rowsOf(app, studio), status: 'DONE' }) },
  deleteTasks: { ...EDITED, input: async (app, studio) => ({ tasks: await rowsOf(app, studio) }) },
  restoreTasks: {
    ...EDITED,
    input: async (app, studio) => {
      const taskIds = (await rowsOf(app, studio)).map(({ taskId }) => taskId)
      for (const taskId of taskIds) await trash(app, studio.owner, taskId)
      return { taskIds }
    },
  },
  addTaskShot: {
    ...EDITED,
    input: async (app, studio) => ({ taskId: await taskOf(app, studio), shotId: await shotOf(app, studio) }),
  },
  removeTaskShot: {
    ...EDITED,
    input: async (app, studio) => {
      const shotId = await shotOf(app, studio)
      return { taskId: await taskOf(app, studio, { shotIds: [shotId] }), shotId }
    },
  },
  addTaskDependency: {
    ...EDITED,
    input: async (app, studio) => ({ taskId: await taskOf(app, studio), dependsOnId: await taskOf(app, studio) }),
  },
  removeTaskDependency: {
    ...EDITED,
    input: async (app, studio) => {
      const dependsOnId = await taskOf(app, studio)
      return { taskId: await taskOf(app, studio, { dependsOnIds: [dependsOnId] }), dependsOnId }
    },
  },
}
