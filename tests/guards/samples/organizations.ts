import type { MutationSample } from '../mutationSample.ts'

/** The mutations of organizations, their people and invitations. */
export const organizationSamples: Record<string, MutationSample> = {
  createOrganization: { who: 'oneself', scope: 'admin', log: 'account', input: () => ({ name: 'Kestrel' }) },
}
