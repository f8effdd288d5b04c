import type { TestApp } from '../../harness/app.ts'
import { makeShot, type Studio } from '../../harness/fixtures.ts'
import { anyPng } from '../../harness/images.ts'
import { succeed } from '../restClient.ts'
import type { ContractRow, ContractRows, Prepared } from './contractRow.ts'

interface Place {
  projectId: string
  shotId: string
  viewId: string
}

const board = ({ projectId }: Pick<Place, 'projectId'>) => `/projects/${projectId}/storyboard`
const shot = (place: Place) => `${board(place)}/shot/${place.shotId}`
const view = (place: Place) => `${shot(place)}/views/${place.viewId}`

/** A new shot with two views. */
async function makePlace(app: TestApp, { owner, projectId, storyboardId }: Studio): Promise<Place> {
  const { id, views } = await makeShot(app, owner, storyboardId)
  const place = { projectId, shotId: id, viewId: views[0]?.id ?? '' }
  await succeed(201, app, owner, 'POST', `${shot(place)}/views`)
  return place
}

/** A call that members make on a shot of their own. */
const onShot = (
  status: ContractRow['status'],
  prepared: (place: Place, studio: Studio) => Prepared | Promise<Prepared>,
  wrong: ContractRow['wrong'] = [],
): ContractRow => ({
  status,
  who: 'members',
  prepare: async (app, studio) => prepared(await makePlace(app, studio), studio),
  wrong,
})

const TEXTS: [unknown, string[]][] = [
  [{ name: 7 }, ['name']],
  [{ name: 'a\nb' }, ['name']],
  [{ description: 'x'.repeat(20_001) }, ['description']],
]
const PLACES: [unknown, string[]][] = [
  [{}, ['newOrder']],
  [{ newOrder: '2' }, ['newOrder']],
  [{ newOrder: 0 }, ['newOrder']],
]

async function formOf(place: Place): Promise<FormData> {
  const form = new FormData()
  for (const [name, id] of Object.entries(place)) form.append(name, id)
  form.append('image', new Blob([await anyPng()], { type: 'image/png' }), 'frame.png')
  return form
}

function formWithout(name: string): FormData {
  const form = new FormData()
  for (const each of ['projectId', 'shotId', 'viewId']) if (each !== name) form.append(each, 'x')
  if (name !== 'image') form.append('image', new Blob(['PNG'], { type: 'image/png' }), 'frame.png')
  return form
}

export const boardRows: ContractRows = {
  'GET /projects/{id}/storyboard': onShot(200, (place) => ({ path: board(place) })),
  'POST /projects/{id}/storyboard/create-shot': onShot(
    201,
    (place) => ({ path: `${board(place)}/create-shot`, body: { name: 'Rain', description: 'It rains' } }),
    TEXTS,
  ),
  'DELETE /projects/{id}/storyboard/shot/{shotId}/delete-shot': onShot(204, (place) => ({
    path: `${shot(place)}/delete-shot`,
  })),
  'POST /projects/{id}/storyboard/shot/{shotId}/duplicate': onShot(
    201,
    (place) => ({ path: `${shot(place)}/duplicate`, body: { name: 'Copy' } }),
    TEXTS,
  ),
  'PUT /projects/{id}/storyboard/update-shot': onShot(
    200,
    (place) => ({
      path: `${board(place)}/update-shot`,
      body: { id: place.shotId, description: 'Fog', views: [{ id: place.viewId, image: null }] },
    }),
    [
      [{ description: 'No id' }, ['id']],
      [{ id: 'shot_1' }, ['id']],
    ],
  ),
  'PUT /projects/{id}/storyboard/shot/{shotId}/change-order': onShot(
    200,
    (place) => ({ path: `${shot(place)}/change-order`, body: { newOrder: 1 } }),
    PLACES,
  ),
  'PUT /projects/{id}/storyboard/shot/{shotId}/change-status': onShot(
    200,
    (place, { statusIds }) => ({ path: `${shot(place)}/change-status`, body: { statusId: statusIds[1] } }),
    [
      [{}, ['statusId']],
      [{ statusId: 'done' }, ['statusId']],
    ],
  ),
  'POST /projects/{id}/storyboard/shot/{shotId}/views': onShot(
    201,
    (place) => ({ path: `${shot(place)}/views`, body: { name: 'Wide', description: '' } }),
    TEXTS,
  ),
  'PATCH /projects/{id}/storyboard/shot/{shotId}/views/{viewId}': onShot(
    200,
    (place) => ({ path: view(place), body: { name: 'Wide' } }),
    [[{}, ['name']], [{ name: ' ' }, ['name']], [{ name: '\u200d' }, ['name']], ...TEXTS],
  ),
  'DELETE /projects/{id}/storyboard/shot/{shotId}/views/{viewId}': onShot(204, (place) => ({ path: view(place) })),
  'PUT /projects/{id}/storyboard/shot/{shotId}/views/{viewId}/delete-image': onShot(200, (place) => ({
    path: `${view(place)}/delete-image`,
  })),
  'PUT /projects/{id}/storyboard/shot/{shotId}/views/{viewId}/change-order': onShot(
    200,
    (place) => ({ path: `${view(place)}/change-order`, body: { newOrder: 2 } }),
    PLACES,
  ),
  'POST /upload-images': onShot(200, async (place) => ({ path: '/upload-images', body: await formOf(place) }), [
    [formWithout('image'), ['image']],
    [formWithout('viewId'), ['viewId']],
  ]),
}
