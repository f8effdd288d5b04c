import { ASPECT_RATIOS } from '../../../drawing/aspectRatio.ts'
import { frameRateOf, secondsFor } from '../../kernel/frames.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { listJson, withJson } from '../../rest/json.ts'
import { listOf, named, nullable, number, oneOf, record, text, whole } from '../../rest/shape.ts'
import type { ReadProject, ReadShot } from '../storyboards/boardReading.service.ts'
import type { CanvasDataForm } from '../views/canvasDataText.ts'
import { VIEW, viewsJson } from '../views/viewAnswer.ts'

/** What the answers tell of a status. */
export const STATUS = named(
  'ShotStatus',
  record('How far a shot is.', {
    id: text('Its id.'),
    name: text('Its name.'),
    color: text('Its colour as #rrggbb.'),
  }),
)

/** Width to height of a frame. */
export const RATIO = oneOf(ASPECT_RATIOS.map(({ value }) => value), 'Its ratio.')

/** What the answers tell of a shot. */
export const SHOT = named(
  'Shot',
  record('A shot with its views.', {
    id: text('Its id.'),
    name: text('Its name for people.'),
    code: text('Its name for pipelines; it never changes.'),
    description: text('What happens in it; may be empty.'),
    order: whole('Its 1-based place on the board.'),
    duration: number('How long it is, in seconds.'),
    frames: whole('How long it is, in whole frames.'),
    aspectRatio: RATIO,
    status: nullable(STATUS),
    views: listOf(VIEW, 'Its views in order; at least one.'),
  }),
)

/** The JSON of shots, each with its views and their drawings. */
export async function shotsJson(
  project: ReadProject,
  shots: readonly ReadShot[],
  form: CanvasDataForm = 'string',
): Promise<string[]> {
  const views = await viewsJson(shots.flatMap((shot) => shot.views), form)
  let next = 0
  return shots.map((shot) => {
    const { name, code, description, order, frames, aspectRatio, status } = shot
    const told = {
      id: toTypeId('Shot', shot.id),
      name,
      code,
      description,
      order,
      duration: secondsFor(frames, frameRateOf(project)),
      frames,
      aspectRatio,
      status: status && { id: toTypeId('ShotStatus', status.id), name: status.name, color: status.color },
    }
    return withJson(told, { views: listJson(views.slice(next, (next += shot.views.length))) })
  })
}
