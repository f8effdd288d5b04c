import { Readable } from 'node:stream'
import type { ShotStatus } from '../../__generated__/prisma/client.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { withJson } from '../../rest/json.ts'
import type { AddRoute } from '../../rest/route.ts'
import { listOf, moment, named, record, text } from '../../rest/shape.ts'
import { readFirstBoard } from './boardReading.service.ts'
import type { CanvasDataForm } from './canvasDataText.ts'
import { SHOT, SHOT_SCOPES, shotsJson, STATUS } from './shotSerializer.ts'
import { DRAWINGS } from './viewSerializer.ts'

/** Shots whose drawings are read at a time: an answer is sent as it is made and never held whole. */
const SHOTS_AT_A_TIME = 50

const STORYBOARD = named(
  'Storyboard',
  record('A board with its shots.', {
    id: text('The id.'),
    name: text('The name.'),
    description: text('What it is for; may be empty.'),
    projectId: text('The project it belongs to.'),
    createdAt: moment('The time of creation.'),
    updatedAt: moment('The time of the last change.'),
    statuses: listOf(STATUS, "The statuses of the project's shots, in order."),
    shots: listOf(SHOT, 'Its shots in order.'),
  }),
)

const serializeStatus = ({ id, name, color }: ShotStatus) => ({ id: toTypeId('ShotStatus', id), name, color })

async function* boardJson(board: Awaited<ReturnType<typeof readFirstBoard>>, form?: CanvasDataForm) {
  const { storyboard: { id, name, description, createdAt, updatedAt }, project, statuses, shots } = board
  const projectId = toTypeId('Project', project.id)
  const plain = { id: toTypeId('Storyboard', id), name, description, projectId, createdAt, updatedAt }
  const beginning = withJson({ ...plain, statuses: statuses.map(serializeStatus) }, { shots: '[' })
  yield beginning.slice(0, -1)
  for (let first = 0; first < shots.length; first += SHOTS_AT_A_TIME) {
    const texts = await shotsJson(project, shots.slice(first, first + SHOTS_AT_A_TIME), form)
    yield `${first > 0 ? ',' : ''}${texts.join(',')}`
  }
  yield ']}'
}

/** The board of a project. */
export function storyboardRoutes(add: AddRoute): void {
  add({
    method: 'GET',
    path: '/projects/{projectId}/storyboard',
    name: 'readStoryboard',
    summary: "The project's first board with its shots, their views and drawings.",
    scopes: ['boards:read', ...SHOT_SCOPES],
    ids: { projectId: 'Project' },
    query: DRAWINGS,
    status: 200,
    answer: STORYBOARD,
    handle: async ({ viewer, ids, query }) =>
      Readable.from(boardJson(await readFirstBoard(viewer, ids.projectId), query.canvasData)),
  })
}
