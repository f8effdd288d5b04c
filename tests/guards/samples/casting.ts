import { makeAsset } from '../../api/assets/assetCalls.ts'
import { makeShot } from '../../harness/fixtures.ts'
import type { MutationSample } from '../mutationSample.ts'

/** The mutations of castings and of CSV files. */
export const castingSamples: Record<string, MutationSample> = {
  castAssets: {
    who: 'editors',
    scope: 'assets:write',
    log: 'project',
    input: async (app, studio) => {
      const shot = await makeShot(app, studio.owner, studio.storyboardId)
      const asset = await makeAsset(app, studio.owner, studio.projectId)
      return { castings: [{ shotId: shot.id, assetId: asset.id, occurrences: 2 }] }
    },
  },
  importCsv: {
    who: 'editors',
    scope: 'assets:write',
    log: 'project',
    // An asset more each time: rows that are alike are taken one after the other.
    input: async (app, studio) => {
      const { project } = await app.ask<{ project: { csv: string } }>(
        studio.owner,
        'query ($id: ID!) { project(by: { id: $id }) { csv(kind: ASSETS) } }',
        { id: studio.projectId },
      )
      return { projectId: studio.projectId, kind: 'ASSETS', text: `${project.csv}Prop,Lantern,\r\n` }
    },
  },
}
