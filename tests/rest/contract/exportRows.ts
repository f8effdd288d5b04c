import type { TestApp } from '../../harness/app.ts'
import { makeProject, makeShot, type Person, type Studio } from '../../harness/fixtures.ts'
import { succeed } from '../restClient.ts'
import type { ContractRows } from './contractRow.ts'

/** The path of the exports of a project of its own, which has a shot. */
async function makePlace(app: TestApp, { owner, organizationId }: Studio): Promise<string> {
  const { projectId, storyboardId } = await makeProject(app, owner, organizationId)
  await makeShot(app, owner, storyboardId)
  return `/projects/${projectId}/exports`
}

/** The path of an export that waits. */
async function makeExport(app: TestApp, studio: Studio, person: Person): Promise<string> {
  const path = await makePlace(app, studio)
  const { id } = await succeed<{ id: string }>(201, app, person, 'POST', path, { as: { data: {} } })
  return `/exports/${id}`
}

export const exportRows: ContractRows = {
  'GET /projects/{id}/exports': {
    status: 200,
    who: 'members',
    prepare: async (app, studio) => ({ path: await makePlace(app, studio) }),
  },

  'POST /projects/{id}/exports': {
    status: 201,
    who: 'members',
    prepare: async (app, studio) => ({
      path: await makePlace(app, studio),
      body: { as: { pdf: { columns: 2, fields: ['CODE'] } }, what: null, fileName: 'Client review' },
    }),
    wrong: [
      [{}, ['as']],
      [{ as: {} }, ['as']],
      [{ as: { gif: {} } }, ['as']],
      [{ as: { pdf: {}, data: {} } }, ['as']],
      [{ as: { pdf: 7 } }, ['as.pdf']],
      [{ as: { pdf: { columns: 9 } } }, ['as.pdf.columns']],
      [{ as: { pdf: { pages: 'A4' } } }, ['as.pdf.pages']],
      [{ as: { presetId: 'preset_1' } }, ['as.presetId']],
      [{ as: { pdf: {} }, what: {} }, ['what']],
      [{ as: { pdf: {} }, what: { shotIds: [] } }, ['what.shotIds']],
      [{ as: { data: {} }, fileName: 7 }, ['fileName']],
    ],
  },

  'GET /exports/{id}': {
    status: 200,
    who: 'members',
    prepare: async (app, studio) => ({ path: await makeExport(app, studio, studio.owner) }),
  },

  'DELETE /exports/{id}': {
    status: 204,
    who: 'members',
    prepare: async (app, studio, person) => ({
      path: await makeExport(app, studio, person === studio.outsider ? studio.owner : person),
    }),
  },
}
