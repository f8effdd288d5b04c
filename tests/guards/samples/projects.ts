import type { MutationSample } from '../mutationSample.ts'

/** The mutations of projects and their boards. */
export const projectSamples: Record<string, MutationSample> = {
  createProject: {
    who: 'editors',
    scope: 'write',
    log: 'organization',
    input: (_app, { organizationId }) => ({ organizationId, name: 'Salt House' }),
  },
}
