import { randomUUID } from 'node:crypto'
import { uuidOf } from '../../../server/kernel/ids.ts'
import type { Client } from '../../harness/client.ts'
import { makeShot, type Studio } from '../../harness/fixtures.ts'
import { prisma } from '../../harness/running.ts'
import type { MutationSample } from '../mutationSample.ts'

const shotOf = (app: Client, studio: Studio) => makeShot(app, studio.owner, studio.storyboardId)

const idsOf = async (app: Client, studio: Studio) => [(await shotOf(app, studio)).id, (await shotOf(app, studio)).id]

/** Two new shots as rows of a list. */
const rowsOf = async (app: Client, studio: Studio) => (await idsOf(app, studio)).map((shotId) => ({ shotId }))

/** Two further views of a new shot, as rows of a list. */
async function viewsOf(app: Client, studio: Studio) {
  const { createViews } = await app.ask<{ createViews: { views: { viewId: string }[] } }>(
    studio.owner,
    `mutation ($id: ID!) { createViews(input: { shotId: $id, views: [{}, {}] }) { views { viewId: id } } }`,
    { id: (await shotOf(app, studio)).id },
  )
  return createViews.views
}

/** Two statuses as rows of a list. */
async function statusesOf(app: Client, studio: Studio) {
  const { createShotStatuses } = await app.ask<{ createShotStatuses: { statuses: { statusId: string }[] } }>(
    studio.owner,
    `mutation ($input: CreateShotStatusesInput!) { createShotStatuses(input: $input) { statuses { statusId: id } } }`,
    { input: newStatuses(studio) },
  )
  return createShotStatuses.statuses
}

/** Two scenes of one board as rows of a list. */
async function scenesOf(app: Client, studio: Studio) {
  const { createScenes } = await app.ask<{ createScenes: { scenes: { sceneId: string }[] } }>(
    studio.owner,
    `mutation ($input: CreateScenesInput!) { createScenes(input: $input) { scenes { sceneId: id } } }`,
    { input: await newScenes(app, studio) },
  )
  return createScenes.scenes
}

/** Two new shots, each with a scene of its own. */
async function newScenes(app: Client, studio: Studio) {
  const firstShotIds = await idsOf(app, studio)
  const scenes = firstShotIds.map((firstShotId) => ({ firstShotId, heading: 'INT. PIER - DAY' }))
  return { storyboardId: studio.storyboardId, scenes }
}

const newStatus = () => ({ name: `Held ${randomUUID()}`, color: '#336699' })
const newStatuses = ({ projectId }: Studio) => ({ projectId, statuses: [newStatus(), newStatus()] })

const forEditors = { who: 'editors', scope: 'shots:write', log: 'project' } as const
const ofViews = { ...forEditors, scope: 'drawings:write' } as const
/** A project has at most 50 statuses. */
const forget = () => prisma.shotStatus.deleteMany({ where: { name: { startsWith: 'Held' } } })
const forAdministrators = {
  who: 'administrators', scope: 'organization:admin', log: 'project', restore: forget,
} as const

/** The mutations of views, of batches of shots and of statuses. */
export const boardSamples: Record<string, MutationSample> = {
  createViews: {
    ...ofViews,
    input: async (app, studio) => ({ shotId: (await shotOf(app, studio)).id, views: [{ name: 'Close' }, {}] }),
  },
  updateViews: {
    ...ofViews,
    input: async (app, studio) => ({ views: (await viewsOf(app, studio)).map((row) => ({ ...row, name: 'Close' })) }),
  },
  moveViews: {
    ...ofViews,
    input: async (app, studio) => ({ views: await viewsOf(app, studio), to: { position: 1 } }),
  },
  duplicateViews: { ...ofViews, input: async (app, studio) => ({ views: await viewsOf(app, studio) }) },
  deleteViews: { ...ofViews, input: async (app, studio) => ({ views: await viewsOf(app, studio) }) },
  restoreViews: {
    ...ofViews,
    input: async (app, studio) => {
      const views = await viewsOf(app, studio)
      const remove = `mutation ($views: [ViewAtVersion!]!) { deleteViews(input: { views: $views }) { deletedViewIds } }`
      await app.ask(studio.owner, remove, { views })
      return { viewIds: views.map(({ viewId }) => viewId) }
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
  clearScriptFlags: {
    ...forEditors,
    input: async (app, studio) => {
      const shotIds = await idsOf(app, studio)
      const flagged = { id: { in: shotIds.map((id) => uuidOf('Shot', id)) } }
      await prisma.shot.updateMany({ where: flagged, data: { scriptState: 'ORPHANED' } })
      return { shotIds }
    },
  },
  duplicateShots: { ...forEditors, input: async (app, studio) => ({ shots: await rowsOf(app, studio) }) },
  moveShots: {
    ...forEditors,
    input: async (app, studio) => ({ shots: await rowsOf(app, studio), to: { position: 1 } }),
  },
  createScenes: { ...forEditors, input: newScenes },
  updateScenes: {
    ...forEditors,
    input: async (app, studio) => ({
      scenes: (await scenesOf(app, studio)).map((row) => ({ ...row, heading: 'EXT. PIER - NIGHT' })),
    }),
  },
  moveScenes: {
    ...forEditors,
    input: async (app, studio) => ({ scenes: await scenesOf(app, studio), to: { position: 1 } }),
  },
  deleteScenes: { ...forEditors, input: async (app, studio) => ({ scenes: await scenesOf(app, studio) }) },
  restoreScenes: {
    ...forEditors,
    input: async (app, studio) => {
      const scenes = await scenesOf(app, studio)
      const remove = 'mutation ($input: DeleteScenesInput!) { deleteScenes(input: $input) { deletedSceneIds } }'
      await app.ask(studio.owner, remove, { input: { scenes } })
      return { sceneIds: scenes.map(({ sceneId }) => sceneId) }
    },
  },
  createShotStatuses: { ...forAdministrators, input: (_app, studio) => newStatuses(studio) },
  updateShotStatuses: {
    ...forAdministrators,
    input: async (app, studio) => ({
      statuses: (await statusesOf(app, studio)).map((row) => ({ ...row, color: '#112233' })),
    }),
  },
  moveShotStatuses: {
    ...forAdministrators,
    input: async (app, studio) => ({ statuses: await statusesOf(app, studio), to: { position: 1 } }),
  },
  deleteShotStatuses: {
    ...forAdministrators,
    input: async (app, studio) => ({ statuses: await statusesOf(app, studio) }),
  },
}
