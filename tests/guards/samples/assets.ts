import { addDependency, giveThumbnail, makeAsset } from '../../api/assets/assetCalls.ts'
import type { Client } from '../../harness/client.ts'
import type { Studio } from '../../harness/fixtures.ts'
import { anyPng } from '../../harness/images.ts'
import type { MutationSample } from '../mutationSample.ts'

const assetOf = async (app: Client, { owner, projectId }: Studio) => (await makeAsset(app, owner, projectId)).id

const BY_EDITORS = { who: 'editors', scope: 'write', log: 'project' } as const

/** The mutations of assets and of what they use and own. */
export const assetSamples: Record<string, MutationSample> = {
  createAsset: {
    ...BY_EDITORS,
    input: (_app, { projectId }) => ({ projectId, name: 'Lighthouse' }),
  },
  updateAsset: {
    ...BY_EDITORS,
    input: async (app, studio) => ({ assetId: await assetOf(app, studio), name: 'Harbour' }),
  },
  deleteAsset: {
    ...BY_EDITORS,
    input: async (app, studio) => ({ assetId: await assetOf(app, studio) }),
  },
  restoreAsset: {
    ...BY_EDITORS,
    input: async (app, studio) => {
      const assetId = await assetOf(app, studio)
      await app.ask(studio.owner, `mutation ($id: ID!) { deleteAsset(input: { assetId: $id }) { deletedAssetId } }`, {
        id: assetId,
      })
      return { assetId }
    },
  },
  setAssetThumbnail: {
    ...BY_EDITORS,
    file: { at: 'variables.input.image', bytes: anyPng },
    input: async (app, studio) => ({ assetId: await assetOf(app, studio), image: null }),
  },
  removeAssetThumbnail: {
    ...BY_EDITORS,
    input: async (app, studio) => {
      const assetId = await assetOf(app, studio)
      await giveThumbnail(app, studio.owner, assetId)
      return { assetId }
    },
  },
  addAssetDependency: {
    ...BY_EDITORS,
    input: async (app, studio) => ({
      assetId: await assetOf(app, studio),
      targetId: await assetOf(app, studio),
      relationshipType: 'OWNS',
    }),
  },
  removeAssetDependency: {
    ...BY_EDITORS,
    input: async (app, studio) => {
      const [assetId, targetId] = [await assetOf(app, studio), await assetOf(app, studio)]
      return { dependencyId: (await addDependency(app, studio.owner, assetId, 'USES', targetId)).id }
    },
  },
}
