import { randomUUID } from 'node:crypto'
import { PASSWORD } from '../../harness/fixtures.ts'
import type { MutationSample } from '../mutationSample.ts'

/** The mutations of one's own account. */
export const accountSamples: Record<string, MutationSample> = {
  signUp: {
    who: 'anybody',
    scope: null,
    log: 'account',
    input: () => ({ name: 'Ada', email: `${randomUUID()}@example.com`, password: PASSWORD }),
  },
  signIn: {
    who: 'anybody',
    scope: null,
    log: 'account',
    input: (_app, studio) => ({ email: studio.owner.email, password: PASSWORD }),
  },
  signOut: { who: 'oneself', scope: null, log: 'account', input: () => ({}) },
}
