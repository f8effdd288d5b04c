import type { Client } from '../../harness/client.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makeProject, makeShot, type Studio } from '../../harness/fixtures.ts'
import { anyPng, FILE_AT, giveImage, giveLayerImage } from '../../harness/images.ts'
import { anyPsd } from '../../harness/psds.ts'
import type { MutationSample } from '../mutationSample.ts'

const SCREENPLAY = 'INT. KITCHEN - NIGHT\n\nRain on the window.\n'

const viewOf = async (app: Client, studio: Studio) =>
  (await makeShot(app, studio.owner, studio.storyboardId)).views[0]?.id ?? ''

/** The mutations of shots, views and scripts. */
export const shotSamples: Record<string, MutationSample> = {
  appendViewOps: {
    who: 'editors',
    scope: 'drawings:write',
    log: 'project',
    input: async (app, studio) => {
      const { views } = await makeShot(app, studio.owner, studio.storyboardId)
      return { viewId: views[0]?.id, operations: [adding()] }
    },
  },
  copyDrawing: {
    who: 'editors',
    scope: 'drawings:write',
    log: 'project',
    input: async (app, studio) => {
      const [fromViewId, toViewId] = [await viewOf(app, studio), await viewOf(app, studio)]
      await draw(app, studio.owner, fromViewId, [adding()])
      return { fromViewId, toViewIds: [toViewId] }
    },
  },
  importScript: {
    who: 'editors',
    scope: 'boards:write',
    alsoNeeds: ['shots:write'],
    log: 'project',
    input: async (app, studio) => {
      const { storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
      return { storyboardId, source: { text: SCREENPLAY } }
    },
  },
  setViewCamera: {
    who: 'editors',
    scope: 'drawings:write',
    log: 'project',
    input: async (app, studio) => {
      const frame = { x: 210, y: 120, width: 200 }
      return { viewId: await viewOf(app, studio), camera: { start: frame, end: { ...frame, width: 400 } } }
    },
  },
  setViewImage: {
    who: 'editors',
    scope: 'media:write',
    log: 'project',
    file: { at: FILE_AT, bytes: anyPng },
    input: async (app, studio) => ({ viewId: await viewOf(app, studio), file: null }),
  },
  setLayerImage: {
    who: 'editors',
    scope: 'media:write',
    alsoNeeds: ['drawings:write'],
    log: 'project',
    file: { at: FILE_AT, bytes: anyPng },
    input: async (app, studio) => ({ viewId: await viewOf(app, studio), layerKey: 'reference', file: null }),
  },
  importLayers: {
    who: 'editors',
    scope: 'media:write',
    alsoNeeds: ['drawings:write'],
    log: 'project',
    file: { at: FILE_AT, bytes: anyPsd },
    input: async (app, studio) => ({ viewId: await viewOf(app, studio), file: null }),
  },
  removeLayerImage: {
    who: 'editors',
    scope: 'drawings:write',
    log: 'project',
    input: async (app, studio) => {
      const viewId = await viewOf(app, studio)
      await giveLayerImage(app, studio.owner, viewId)
      return { viewId, layerKey: 'reference' }
    },
  },
  removeViewImage: {
    who: 'editors',
    scope: 'media:write',
    log: 'project',
    input: async (app, studio) => {
      const viewId = await viewOf(app, studio)
      await giveImage(app, studio.owner, viewId)
      return { viewId }
    },
  },
}
