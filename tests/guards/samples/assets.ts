import { addDependency, giveThumbnail, makeAsset } from '../../api/assets/assetCalls.ts'
import type { Client } from '../../harness/client.ts'
import type { Studio } from '../../harness/fixtures.ts'
import { anyPng } from '../../harness/images.ts'
import type { MutationSample } from '../mutationSample.ts'

const assetOf = async (app: Client, { owner, projectId }: Studio) => (await makeAsset(app, owner, projectId)).id

/** Two new assets as rows of a list. */
const rowsOf = async (app: Client, studio: Studio) => [
  { assetId: await assetOf(app, studio) }, { assetId: await assetOf(app, studio) },
]

const BY_EDITORS = { who: 'editors', scope: 'assets:write', log: 'project' } as const

/** The mutations of assets and of what they use and own. */
export const assetSamples: Record<string, MutationSample> = {
  createAssets: {
    ...BY_EDITORS,
    input: (_app, { projectId }) => ({ projectId, assets: [{ name: 'Lighthouse' }, { name: 'Pier' }] }),
  },
  updateAssets: {
    ...BY_EDITORS,
    input: async (app, studio) => ({
      assets: (await rowsOf(app, studio)).map((row) => ({ ...row, name: 'Harbour' })),
    }),
  },
  deleteAssets: { ...BY_EDITORS, input: async (app, studio) => ({ assets: await rowsOf(app, studio) }) },
  restoreAssets: {
    ...BY_EDITORS,
    input: async (app, studio) => {
      const assets = await rowsOf(app, studio)
      const remove = 'mutation ($input: DeleteAssetsInput!) { deleteAssets(input: $input) { deletedAssetIds } }'
      await app.ask(studio.owner, remove, { input: { assets } })
      return { assetIds: assets.map(({ assetId }) => assetId) }
    },
  },
  setAssetThumbnail: {
    ...BY_EDITORS,
    alsoNeeds: ['media:write'],
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
