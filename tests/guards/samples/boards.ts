import { randomUUID } from 'node:crypto'
import type { Client } from '../../harness/client.ts'
import { makeShot, type Studio } from '../../harness/fixtures.ts'
import type { MutationSample } from '../mutationSample.ts'

const shotOf = (app: Client, studio: Studio) => makeShot(app, studio.owner, studio.storyboardId)

const idsOf = async (app: Client, studio: Studio) => [(await shotOf(app, studio)).id, (await shotOf(app, studio)).id]

/** Two new shots as rows of a list. */
const rowsOf = async (app: Client, studio: Studio) => (await idsOf(app, studio)).map((shotId) => ({ shotId }))

/** A further view of a new shot. */
async function viewOf(app: Client, studio: Studio): Promise<string> {
  const { createView } = await app.ask<{ createView: { view: { id: string } } }>(
    studio.owner,
    `mutation ($id: ID!) { createView(input: { shotId: $id }) { view { id } } }`,
    { id: (await shotOf(app, studio)).id },
  )
  return createView.view.id
}

async function statusOf(app: Client, studio: Studio): Promise<string> {
  const { createShotStatus } = await app.ask<{ createShotStatus: { status: { id: string } } }>(
    studio.owner,
    `mutation ($input: CreateShotStatusInput!) { createShotStatus(input: $input) { status { id } } }`,
    { input: newStatus(studio) },
  )
  return createShotStatus.status.id
}

const newStatus = ({ projectId }: Studio) => ({ projectId, name: `Held ${randomUUID()}`, color: '#336699' })

const forEditors = { who: 'editors', scope: 'write', log: 'project' } as const
const forAdministrators = { who: 'administrators', scope: 'admin', log: 'project' } as const

/** The mutations of views, of batches of shots and of statuses. */
export const boardSamples: Record<string, MutationSample> = {
  createView: { ...forEditors, input: async (app, studio) => ({ shotId: (await shotOf(app, studio)).id }) },
  updateView: { ...forEditors, input: async (app, studio) => ({ viewId: await viewOf(app, studio), name: 'Close' }) },
  moveView: {
    ...forEditors,
    input: async (app, studio) => ({ viewId: await viewOf(app, studio), to: { position: 1 } }),
  },
  deleteView: { ...forEditors, input: async (app, studio) => ({ viewId: await viewOf(app, studio) }) },
  restoreView: {
    ...forEditors,
    input: async (app, studio) => {
      const viewId = await viewOf(app, studio)
      const remove = `mutation ($id: ID!) { deleteView(input: { viewId: $id }) { deletedViewId } }`
      await app.ask(studio.owner, remove, { id: viewId })
      return { viewId }
    },
  },
  createShots: { ...forEditors, input: (_app, { storyboardId }) => ({ storyboardId, shots: [{}, { name: 'Pier' }] }) },
  updateShots: {
    ...forEditors,
    input: async (app, studio) => ({ shots: (await rowsOf(app, studio)).map((row) => ({ ...row, frames: 12 })) }),
  },
  deleteShots: { ...forEditors, input: async (app, studio) => ({ shots: await rowsOf(app, studio) }) },
  restoreShots: {
    ...forEditors,
    input: async (app, studio) => {
      const shotIds = await idsOf(app, studio)
      const remove = `mutation ($shots: [ShotAtVersion!]!) { deleteShots(input: { shots: $shots }) { deletedShotIds } }`
      await app.ask(studio.owner, remove, { shots: shotIds.map((shotId) => ({ shotId })) })
      return { shotIds }
    },
  },
  duplicateShots: { ...forEditors, input: async (app, studio) => ({ shots: await rowsOf(app, studio) }) },
  moveShots: {
    ...forEditors,
    input: async (app, studio) => ({ shots: await rowsOf(app, studio), to: { position: 1 } }),
  },
  createShotStatus: { ...forAdministrators, input: (_app, studio) => newStatus(studio) },
  updateShotStatus: {
    ...forAdministrators,
    input: async (app, studio) => ({ statusId: await statusOf(app, studio), color: '#112233' }),
  },
  moveShotStatus: {
    ...forAdministrators,
    input: async (app, studio) => ({ statusId: await statusOf(app, studio), to: { position: 1 } }),
  },
  deleteShotStatus: { ...forAdministrators, input: async (app, studio) => ({ statusId: await statusOf(app, studio) }) },
}
