import { randomUUID } from 'node:crypto'
import type { Role, Scope } from '../../server/kernel/permissions.ts'
import type { Client } from '../harness/client.ts'
import { adding } from '../harness/drawings.ts'
import { makeProject, makeShot, PASSWORD, type Person, type Studio } from '../harness/fixtures.ts'

/** Who may do something: the rows of the table of permissions, and two for those who stand outside of it. */
export const WHO = {
  /** Nobody needs to be signed in. */
  anybody: { roles: null, isForOutsiders: true },
  /** Everybody who is signed in, for oneself. */
  oneself: { roles: ['MEMBER', 'ADMIN', 'OWNER'], isForOutsiders: true },
  editors: { roles: ['MEMBER', 'ADMIN', 'OWNER'], isForOutsiders: false },
  administrators: { roles: ['ADMIN', 'OWNER'], isForOutsiders: false },
  owner: { roles: ['OWNER'], isForOutsiders: false },
} as const satisfies Record<string, { roles: readonly Role[] | null; isForOutsiders: boolean }>

/** What the guards know of a mutation. */
export interface MutationSample {
  who: keyof typeof WHO
  /** The scope an API token needs; null when none will do. */
  scope: Scope | null
  /** Where the event goes: to the log of the person, of the studio's organization or of its project. */
  log: 'account' | 'organization' | 'project'
  /** An input that is valid, over objects made for this one call. */
  input(app: Client, studio: Studio, person: Person): Promise<object> | object
}

const SCREENPLAY = 'INT. KITCHEN - NIGHT\n\nRain on the window.\n'

const shotOf = async (app: Client, studio: Studio) => (await makeShot(app, studio.owner, studio.storyboardId)).id

const remove = (app: Client, studio: Studio, shotId: string) =>
  app.ask(studio.owner, `mutation ($id: ID!) { deleteShot(input: { shotId: $id }) { deletedShotId } }`, { id: shotId })

/** Every mutation of the schema: one without a row here fails the guards. */
export const mutationSamples: Record<string, MutationSample> = {
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
  createOrganization: { who: 'oneself', scope: 'admin', log: 'account', input: () => ({ name: 'Kestrel' }) },
  createProject: {
    who: 'editors',
    scope: 'write',
    log: 'organization',
    input: (_app, { organizationId }) => ({ organizationId, name: 'Salt House' }),
  },
  createShot: {
    who: 'editors',
    scope: 'write',
    log: 'project',
    input: (_app, { storyboardId }) => ({ storyboardId }),
  },
  updateShot: {
    who: 'editors',
    scope: 'write',
    log: 'project',
    input: async (app, studio) => ({ shotId: await shotOf(app, studio), name: 'Harbour' }),
  },
  duplicateShot: {
    who: 'editors',
    scope: 'write',
    log: 'project',
    input: async (app, studio) => ({ shotId: await shotOf(app, studio) }),
  },
  deleteShot: {
    who: 'editors',
    scope: 'write',
    log: 'project',
    input: async (app, studio) => ({ shotId: await shotOf(app, studio) }),
  },
  restoreShot: {
    who: 'editors',
    scope: 'write',
    log: 'project',
    input: async (app, studio) => {
      const shotId = await shotOf(app, studio)
      await remove(app, studio, shotId)
      return { shotId }
    },
  },
  moveShot: {
    who: 'editors',
    scope: 'write',
    log: 'project',
    input: async (app, studio) => ({ shotId: await shotOf(app, studio), to: { position: 1 } }),
  },
  changeShotStatus: {
    who: 'editors',
    scope: 'write',
    log: 'project',
    input: async (app, studio) => ({ shotId: await shotOf(app, studio), statusId: studio.statusIds[1] }),
  },
  appendViewOps: {
    who: 'editors',
    scope: 'write',
    log: 'project',
    input: async (app, studio) => {
      const { views } = await makeShot(app, studio.owner, studio.storyboardId)
      return { viewId: views[0]?.id, operations: [adding()] }
    },
  },
  importScript: {
    who: 'editors',
    scope: 'write',
    log: 'project',
    input: async (app, studio) => {
      const { storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
      return { storyboardId, source: { text: SCREENPLAY } }
    },
  },
}
