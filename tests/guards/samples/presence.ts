import type { MutationSample } from '../mutationSample.ts'

/** The mutations of presence: everybody who reads a board may be seen on it. */
export const presenceSamples: Record<string, MutationSample> = {
  updatePresence: {
    who: 'readers',
    scope: 'drawings:read',
    log: null,
    isEphemeral: true,
    input: (_app, { storyboardId }) => ({ storyboardId, clientId: 'guard' }),
  },
}
