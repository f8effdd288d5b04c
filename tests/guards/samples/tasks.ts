import type { Client } from '../../harness/client.ts'
import { makeShot, type Studio } from '../../harness/fixtures.ts'
import { makeTask, trash } from '../../api/tasks/taskCalls.ts'
import type { MutationSample } from '../mutationSample.ts'

const taskOf = async (app: Client, { owner, projectId }: Studio, input: object = {}) =>
  (await makeTask(app, owner, projectId, 'Rough the marsh', input)).id

const shotOf = async (app: Client, studio: Studio) => (await makeShot(app, studio.owner, studio.storyboardId)).id

const EDITED = { who: 'editors', scope: 'write', log: 'project' } as const

/** The mutations of tasks. */
export const taskSamples: Record<string, MutationSample> = {
  createTask: { ...EDITED, input: (_app, { projectId }) => ({ projectId, title: 'Rough the marsh' }) },
  updateTask: {
    ...EDITED,
    input: async (app, studio) => ({ taskId: await taskOf(app, studio), title: 'Clean the marsh' }),
  },
  moveTask: { ...EDITED, input: async (app, studio) => ({ taskId: await taskOf(app, studio), status: 'DONE' }) },
  deleteTask: { ...EDITED, input: async (app, studio) => ({ taskId: await taskOf(app, studio) }) },
  restoreTask: {
    ...EDITED,
    input: async (app, studio) => {
      const taskId = await taskOf(app, studio)
      await trash(app, studio.owner, taskId)
      return { taskId }
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
