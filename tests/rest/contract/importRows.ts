import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../harness/app.ts'
import { makeProject, type Studio } from '../../harness/fixtures.ts'
import { applied, planned } from '../../api/imports/importCalls.ts'
import type { ContractRows } from './contractRow.ts'

const formOf = (as?: string) => {
  const form = new FormData()
  form.set('file', new Blob(['Type,Name\nProp,Lamp\n'], { type: 'text/csv' }), 'assets.csv')
  if (as !== undefined) form.set('as', as)
  return form
}

/** A project of its own. */
const makePlace = async (app: TestApp, { owner, organizationId }: Studio) =>
  (await makeProject(app, owner, organizationId)).projectId

/** An import whose plan is ready. */
const makeImport = async (app: TestApp, studio: Studio) =>
  planned(app, studio.owner, await makePlace(app, studio), `Type,Name\nProp,Lamp ${randomUUID()}\n`)

export const importRows: ContractRows = {
  'GET /projects/{id}/imports': {
    status: 200,
    who: 'members',
    prepare: async (app, studio) => ({ path: `/projects/${await makePlace(app, studio)}/imports` }),
  },

  'POST /projects/{id}/imports': {
    status: 201,
    who: 'members',
    prepare: async (app, studio) => ({
      path: `/projects/${await makePlace(app, studio)}/imports`, body: formOf('{"csv":{"kind":"ASSETS"}}'),
    }),
    wrong: [
      [formOf('{"csv":7'), ['as']],
      [formOf('{"pdf":{}}'), ['as']],
      [formOf('{"csv":{"kind":"SOUNDS"}}'), ['as.csv.kind']],
      [new FormData(), ['file']],
    ],
  },

  'GET /imports/{id}': {
    status: 200,
    who: 'members',
    prepare: async (app, studio) => ({ path: `/imports/${(await makeImport(app, studio)).id}` }),
  },

  'POST /imports/{id}/apply': {
    status: 200,
    who: 'members',
    prepare: async (app, studio) => {
      const { id, digest } = await makeImport(app, studio)
      return { path: `/imports/${id}/apply`, body: { digest } }
    },
    wrong: [[{}, ['digest']], [{ digest: 7 }, ['digest']]],
  },

  'POST /imports/{id}/undo': {
    status: 200,
    who: 'members',
    prepare: async (app, studio) => {
      const { id } = await applied(app, studio.owner, await makeImport(app, studio))
      return { path: `/imports/${id}/undo`, body: { keepChanged: null } }
    },
    wrong: [[{ keepChanged: 7 }, ['keepChanged']]],
  },

  'DELETE /imports/{id}': {
    status: 204,
    who: 'members',
    prepare: async (app, studio) => ({ path: `/imports/${(await makeImport(app, studio)).id}` }),
  },
}
