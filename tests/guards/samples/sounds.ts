import type { Client } from '../../harness/client.ts'
import { makeShot, type Studio } from '../../harness/fixtures.ts'
import { FILE_AT } from '../../harness/images.ts'
import { anyWav, giveSoundtrack, giveVoice } from '../../harness/sounds.ts'
import type { MutationSample } from '../mutationSample.ts'

const shotOf = async (app: Client, studio: Studio) => (await makeShot(app, studio.owner, studio.storyboardId)).id

/** A soundtrack of a board of its own: those of one board take each other's place. */
async function soundtrackOf(app: Client, studio: Studio): Promise<string> {
  const board = await app.ask<{ createStoryboard: { storyboard: { id: string } } }>(
    studio.owner,
    'mutation ($input: CreateStoryboardInput!) { createStoryboard(input: $input) { storyboard { id } } }',
    { input: { projectId: studio.projectId, name: 'Reel' } },
  )
  return (await giveSoundtrack(app, studio.owner, board.createStoryboard.storyboard.id)).id
}

const voiceOf = async (app: Client, studio: Studio) =>
  (await giveVoice(app, studio.owner, await shotOf(app, studio))).id

const file = { at: FILE_AT, bytes: async () => anyWav() }

/** The mutations of sounds. */
export const soundSamples: Record<string, MutationSample> = {
  setSoundtrack: {
    who: 'editors',
    scope: 'media:write',
    log: 'project',
    file,
    input: (_app, { storyboardId }) => ({ storyboardId, file: null }),
  },
  updateSoundtrack: {
    who: 'editors',
    scope: 'media:write',
    log: 'project',
    input: async (app, studio) => ({ soundtrackId: await soundtrackOf(app, studio), offset: -12, volume: 0.5 }),
  },
  removeSoundtrack: {
    who: 'editors',
    scope: 'media:write',
    log: 'project',
    input: async (app, studio) => ({ soundtrackId: await soundtrackOf(app, studio) }),
  },
  restoreSoundtrack: {
    who: 'editors',
    scope: 'media:write',
    log: 'project',
    input: async (app, studio) => {
      const soundtrackId = await soundtrackOf(app, studio)
      const remove = `mutation ($input: RemoveSoundtrackInput!) {
        removeSoundtrack(input: $input) { storyboard { id } } }`
      await app.ask(studio.owner, remove, { input: { soundtrackId } })
      return { soundtrackId }
    },
  },
  setShotVoice: {
    who: 'editors',
    scope: 'media:write',
    log: 'project',
    file,
    input: async (app, studio) => ({ shotId: await shotOf(app, studio), file: null }),
  },
  removeShotVoice: {
    who: 'editors',
    scope: 'media:write',
    log: 'project',
    input: async (app, studio) => ({ voiceId: await voiceOf(app, studio) }),
  },
  restoreShotVoice: {
    who: 'editors',
    scope: 'media:write',
    log: 'project',
    input: async (app, studio) => {
      const voiceId = await voiceOf(app, studio)
      const remove = 'mutation ($input: RemoveShotVoiceInput!) { removeShotVoice(input: $input) { shot { id } } }'
      await app.ask(studio.owner, remove, { input: { voiceId } })
      return { voiceId }
    },
  },
}
