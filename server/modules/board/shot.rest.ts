import type { Viewer } from '../../context.ts'
import { uuidOf } from '../../kernel/ids.ts'
import { onlyRow } from '../../kernel/inputRows.ts'
import { NEW_ORDER } from '../../rest/newOrder.ts'
import type { AddRoute } from '../../rest/route.ts'
import { listOf, nullable, number, record, text, whole } from '../../rest/shape.ts'
import { demandShotOf, firstStoryboardOf, readShotOf } from './boardReading.service.ts'
import type { CanvasDataForm } from './canvasDataText.ts'
import { DRAWINGS, PICTURE, SAVE_LIMIT } from './viewSerializer.ts'
import { MOST_VIEWS } from './viewList.service.ts'
import { saveShot } from './saveShot.service.ts'
import { deleteShots, updateShots } from './shot.service.ts'
import { RATIO, SHOT, SHOT_SCOPES, shotsJson } from './shotSerializer.ts'
import { createShots, duplicateShots } from './shotCreation.service.ts'
import { moveShots } from './shotOrder.service.ts'

const NEW_SHOT = record('The shot.', {}, {
  name: nullable(text("'Shot {n}' when blank or not given.")),
  description: nullable(text('What happens in it.')),
})

const SHOT_COPY = record('What the copy has of its own.', {}, {
  name: nullable(text("The original's when blank or not given; 'Shot {n}' for one that is called so.")),
  description: nullable(text("The original's when not given.")),
})

const SAVED_VIEW = record('What a view is to be.', { id: text('The id.') }, PICTURE)

const SAVED_SHOT = record(
  'What a shot is to be. What is not given, or null, stays.',
  { id: text('The id.') },
  {
    name: nullable(text('Not blank.')),
    description: nullable(text('What happens in it.')),
    aspectRatio: nullable(RATIO),
    frames: nullable(whole('The length in frames.')),
    duration: nullable(number('The length in seconds.')),
    views: listOf(SAVED_VIEW, 'Those that are to change.', MOST_VIEWS),
  },
)

async function shotJson(viewer: Viewer, projectId: string, shotId: string, form?: CanvasDataForm): Promise<string> {
  const { project, shot } = await readShotOf(viewer, projectId, shotId)
  const [json = 'null'] = await shotsJson(project, [shot], form)
  return json
}

const IN_PROJECT = { projectId: 'Project' } as const
const IN_SHOT = { projectId: 'Project', shotId: 'Shot' } as const
const BOARD = '/projects/{projectId}/storyboard'
const ONE_SHOT = `${BOARD}/shot/{shotId}`

const onlyIdOf = ([shot]: readonly { id: string }[]) => shot?.id ?? ''

/** The shots of a project. */
export function shotRoutes(add: AddRoute): void {
  add({
    method: 'POST',
    path: `${BOARD}/create-shot`,
    name: 'createShot',
    summary: "Adds a shot at the end of the project's first board.",
    scopes: SHOT_SCOPES,
    ids: IN_PROJECT,
    query: DRAWINGS,
    body: NEW_SHOT,
    status: 201,
    answer: SHOT,
    handle: async ({ viewer, ids: { projectId }, query, body }) => {
      const { shots } = await createShots(viewer, await firstStoryboardOf(viewer, projectId), onlyRow(body))
      return shotJson(viewer, projectId, onlyIdOf(shots), query.canvasData)
    },
  })

  add({
    method: 'DELETE',
    path: `${ONE_SHOT}/delete-shot`,
    name: 'deleteShot',
    summary: 'Moves a shot to the trash; later shots move up by one.',
    scopes: ['shots:read'],
    ids: IN_SHOT,
    status: 204,
    answer: null,
    handle: async ({ viewer, ids }) => {
      await demandShotOf(viewer, ids.projectId, ids.shotId)
      await deleteShots(viewer, onlyRow({ id: ids.shotId }))
    },
  })

  add({
    method: 'POST',
    path: `${ONE_SHOT}/duplicate`,
    name: 'duplicateShot',
    summary: 'Copies a shot with its views, drawings, images, status, ratio and duration right after it.',
    scopes: SHOT_SCOPES,
    ids: IN_SHOT,
    query: DRAWINGS,
    body: SHOT_COPY,
    status: 201,
    answer: SHOT,
    handle: async ({ viewer, ids, query, body }) => {
      await demandShotOf(viewer, ids.projectId, ids.shotId)
      const { shots } = await duplicateShots(viewer, onlyRow({ ...body, id: ids.shotId }))
      return shotJson(viewer, ids.projectId, onlyIdOf(shots), query.canvasData)
    },
  })

  add({
    method: 'PUT',
    path: `${BOARD}/update-shot`,
    name: 'updateShot',
    summary: 'Makes a shot and the views that are named what they are to be: all of it or nothing.',
    scopes: SHOT_SCOPES,
    ids: IN_PROJECT,
    query: DRAWINGS,
    body: SAVED_SHOT,
    bodyLimit: SAVE_LIMIT,
    status: 200,
    answer: SHOT,
    handle: async ({ viewer, ids: { projectId }, query, body: { id, views = [], ...details } }) => {
      const shotId = uuidOf('Shot', id)
      // What else programs send of a view, they send back as they read it.
      const saved = views.map(({ id: viewId, image, canvasData }, index) => ({
        viewId: uuidOf('View', viewId, `views.${index}.id`),
        image,
        canvasData,
      }))
      await saveShot(viewer, projectId, shotId, { ...details, views: saved })
      return shotJson(viewer, projectId, shotId, query.canvasData)
    },
  })

  add({
    method: 'PUT',
    path: `${ONE_SHOT}/change-order`,
    name: 'moveShot',
    summary: 'Moves a shot to a place on its board.',
    scopes: SHOT_SCOPES,
    ids: IN_SHOT,
    query: DRAWINGS,
    body: NEW_ORDER,
    status: 200,
    answer: SHOT,
    handle: async ({ viewer, ids, query, body: { newOrder } }) => {
      await demandShotOf(viewer, ids.projectId, ids.shotId)
      await moveShots(viewer, onlyRow({ id: ids.shotId }), { position: newOrder })
      return shotJson(viewer, ids.projectId, ids.shotId, query.canvasData)
    },
  })

  add({
    method: 'PUT',
    path: `${ONE_SHOT}/change-status`,
    name: 'changeShotStatus',
    summary: "Gives a shot one of its project's statuses, or none.",
    scopes: SHOT_SCOPES,
    ids: IN_SHOT,
    query: DRAWINGS,
    body: record('The status.', { statusId: nullable(text('The id of a status; null for none.')) }),
    status: 200,
    answer: SHOT,
    handle: async ({ viewer, ids, query, body: { statusId } }) => {
      await demandShotOf(viewer, ids.projectId, ids.shotId)
      const status = statusId === null ? null : uuidOf('ShotStatus', statusId, 'statusId')
      await updateShots(viewer, onlyRow({ id: ids.shotId, statusId: status }))
      return shotJson(viewer, ids.projectId, ids.shotId, query.canvasData)
    },
  })
}
