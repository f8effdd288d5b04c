import type { Client } from '../../harness/client.ts'
import { makeShot, type Studio } from '../../harness/fixtures.ts'
import { prisma } from '../../harness/running.ts'
import type { MutationSample } from '../mutationSample.ts'

/** A version of the board, which has a shot more each time. */
async function versionOf(app: Client, studio: Studio): Promise<string> {
  await makeShot(app, studio.owner, studio.storyboardId)
  const { makeVersion } = await app.ask<{ makeVersion: { storyboardVersion: { id: string } } }>(
    studio.owner,
    'mutation ($input: MakeVersionInput!) { makeVersion(input: $input) { storyboardVersion { id } } }',
    { input: { storyboardId: studio.storyboardId } },
  )
  return makeVersion.storyboardVersion.id
}

/** The mutations of versions of boards. */
export const versionSamples: Record<string, MutationSample> = {
  makeVersion: {
    who: 'editors',
    scope: 'boards:write',
    log: 'project',
    input: (_app, { storyboardId }) => ({ storyboardId, name: 'For the client' }),
  },
  updateVersion: {
    who: 'editors',
    scope: 'boards:write',
    log: 'project',
    input: async (app, studio) => ({ storyboardVersionId: await versionOf(app, studio), name: 'For the client' }),
  },
  restoreVersion: {
    who: 'editors',
    scope: 'boards:write',
    alsoNeeds: ['shots:write', 'drawings:write', 'media:write'],
    log: 'project',
    input: async (app, studio) => ({ versionId: await versionOf(app, studio) }),
  },
  startVersionRestore: {
    who: 'editors',
    scope: 'boards:write',
    alsoNeeds: ['shots:write', 'drawings:write', 'media:write'],
    log: 'project',
    restore: () => prisma.boardRestore.deleteMany(),
    input: async (app, studio) => ({ versionId: await versionOf(app, studio) }),
  },
  deleteVersion: {
    who: 'administrators',
    scope: 'organization:admin',
    log: 'project',
    input: async (app, studio) => ({ storyboardVersionId: await versionOf(app, studio) }),
  },
}
