import type { Viewer } from '../../context.ts'
import { onlyRow } from '../../kernel/inputRows.ts'
import { NEW_ORDER } from '../../rest/newOrder.ts'
import type { AddRoute } from '../../rest/route.ts'
import { nullable, record, text } from '../../rest/shape.ts'
import { demandShotOf, demandViewOf, readViewOf, type ViewAddress } from './boardReading.service.ts'
import type { CanvasDataForm } from './canvasDataText.ts'
import { saveView } from './saveShot.service.ts'
import { DRAWINGS, PICTURE, SAVE_LIMIT, VIEW, VIEW_SCOPES, viewsJson } from './viewSerializer.ts'
import { removeViewImage } from './viewImage.service.ts'
import { createViews, deleteViews, moveViews } from './viewList.service.ts'

const NEW_VIEW = record('The view.', {}, {
  name: nullable(text("May be empty: shown as 'View {order}'.")),
  description: nullable(text('What it shows.')),
})

const VIEW_CHANGE = record('The input of the mutation.', {}, {
  name: nullable(text('Not blank.')),
  description: nullable(text('What it shows.')),
  ...PICTURE,
})

async function viewJson(viewer: Viewer, address: ViewAddress, form?: CanvasDataForm): Promise<string> {
  const [json = 'null'] = await viewsJson([await readViewOf(viewer, address)], form)
  return json
}

const IN_SHOT = { projectId: 'Project', shotId: 'Shot' } as const
const IN_VIEW = { ...IN_SHOT, viewId: 'View' } as const
const VIEWS = '/projects/{projectId}/storyboard/shot/{shotId}/views'

/** The views of a shot. */
export function viewRoutes(add: AddRoute): void {
  add({
    method: 'POST',
    path: VIEWS,
    name: 'createView',
    summary: 'Adds a view at the end of a shot.',
    scopes: VIEW_SCOPES,
    ids: IN_SHOT,
    query: DRAWINGS,
    body: NEW_VIEW,
    status: 201,
    answer: VIEW,
    handle: async ({ viewer, ids, query, body }) => {
      await demandShotOf(viewer, ids.projectId, ids.shotId)
      const { ids: [viewId = ''] } = await createViews(viewer, ids.shotId, onlyRow(body))
      return viewJson(viewer, { ...ids, viewId }, query.canvasData)
    },
  })

  add({
    method: 'PATCH',
    path: `${VIEWS}/{viewId}`,
    name: 'updateView',
    summary: 'Changes what is given of a view: all of it or nothing.',
    scopes: VIEW_SCOPES,
    ids: IN_VIEW,
    query: DRAWINGS,
    body: VIEW_CHANGE,
    bodyLimit: SAVE_LIMIT,
    status: 200,
    answer: VIEW,
    handle: async ({ viewer, ids, query, body }) => {
      await saveView(viewer, ids, body)
      return viewJson(viewer, ids, query.canvasData)
    },
  })

  add({
    method: 'DELETE',
    path: `${VIEWS}/{viewId}`,
    name: 'deleteView',
    summary: 'Moves a view to the trash; a shot keeps at least one.',
    scopes: ['drawings:read'],
    ids: IN_VIEW,
    status: 204,
    answer: null,
    handle: async ({ viewer, ids }) => {
      await demandViewOf(viewer, ids)
      await deleteViews(viewer, onlyRow({ id: ids.viewId }))
    },
  })

  add({
    method: 'PUT',
    path: `${VIEWS}/{viewId}/delete-image`,
    name: 'deleteViewImage',
    summary: 'Takes the background image of a view away; its drawing stays.',
    scopes: VIEW_SCOPES,
    ids: IN_VIEW,
    query: DRAWINGS,
    status: 200,
    answer: VIEW,
    handle: async ({ viewer, ids, query }) => {
      await demandViewOf(viewer, ids)
      await removeViewImage(viewer, ids.viewId)
      return viewJson(viewer, ids, query.canvasData)
    },
  })

  add({
    method: 'PUT',
    path: `${VIEWS}/{viewId}/change-order`,
    name: 'moveView',
    summary: 'Moves a view to a place in its shot.',
    scopes: VIEW_SCOPES,
    ids: IN_VIEW,
    query: DRAWINGS,
    body: NEW_ORDER,
    status: 200,
    answer: VIEW,
    handle: async ({ viewer, ids, query, body: { newOrder } }) => {
      await demandViewOf(viewer, ids)
      await moveViews(viewer, onlyRow({ id: ids.viewId }), { position: newOrder })
      return viewJson(viewer, ids, query.canvasData)
    },
  })
}
