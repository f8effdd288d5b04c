import { ASPECT_RATIOS } from '../../../drawing/aspectRatio.ts'
import { frameRateOf, secondsFor } from '../../kernel/frames.ts'
import { toTypeId } from '../../kernel/ids.ts'
import type { ReadScope } from '../../kernel/permissions.ts'
import { listJson, withJson } from '../../rest/json.ts'
import { listOf, named, nullable, number, oneOf, record, text, whole } from '../../rest/shape.ts'
import type { ReadProject, ReadShot } from './boardReading.service.ts'
import type { CanvasDataForm } from './canvasDataText.ts'
import { VIEW, VIEW_SCOPES, viewsJson } from './viewSerializer.ts'

/** The REST form of a status. */
export const STATUS = named(
  'ShotStatus',
  record('How far a shot is.', {
    id: text('The id.'),
    name: text('The name.'),
    color: text('Its color as #rrggbb.'),
  }),
)

/** Width to height of a frame. */
export const RATIO = oneOf(ASPECT_RATIOS.map(({ value }) => value), 'The aspect ratio.')

/** The REST form of a shot. */
export const SHOT = named(
  'Shot',
  record('A shot with its views.', {
    id: text('The id.'),
    name: text('The name: 1 to 200 characters.'),
    code: text('Its name for pipelines; it never changes.'),
    description: text('The action; may be empty.'),
    order: whole('Its 1-based place on the board.'),
    duration: number('The length in seconds.'),
    frames: whole('The length in frames.'),
    aspectRatio: RATIO,
    status: nullable(STATUS),
    views: listOf(VIEW, 'Its views in order; at least one.'),
  }),
)

/** What a token needs to read it: the status is of the board. */
export const SHOT_SCOPES = ['shots:read', 'boards:read', ...VIEW_SCOPES] as const satisfies readonly ReadScope[]

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
    const plain = {
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
    return withJson(plain, { views: listJson(views.slice(next, (next += shot.views.length))) })
  })
}
