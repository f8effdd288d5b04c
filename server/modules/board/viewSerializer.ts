import { MAX_CANVAS_DATA_LENGTH } from '../../../drawing/limits.ts'
import { toTypeId } from '../../kernel/ids.ts'
import type { ReadScope } from '../../kernel/permissions.ts'
import { withJson } from '../../rest/json.ts'
import { canvasData, named, nullable, oneOf, record, text, whole } from '../../rest/shape.ts'
import { mediaPath } from '../media/media.service.ts'
import { signedPath } from '../media/signature.ts'
import type { ReadView } from './boardReading.service.ts'
import { canvasDataOf } from './canvasData.service.ts'
import type { CanvasDataForm } from './canvasDataText.ts'

/** The longest canvasData as JSON text in a JSON text, where each of its quotes takes two characters, and some room. */
export const SAVE_LIMIT = 1.5 * MAX_CANVAS_DATA_LENGTH

/** How the drawings of an answer are written. */
export const DRAWINGS = record('How to answer.', {}, {
  canvasData: oneOf<CanvasDataForm>(['string', 'object'], 'How canvasData is written: as JSON text unless "object".'),
})

/** What a view is made to show. */
export const PICTURE = {
  image: nullable(text('An address of an image that this server issued for the project; null takes it away.')),
  canvasData: nullable(canvasData('The drawing. One with a revision that is over is refused.')),
}

/** The REST form of a view. */
export const VIEW = named(
  'View',
  record('One picture of a shot.', {
    id: text('The id.'),
    name: text("Its name; empty is shown as 'View {order}'."),
    description: text('The description; may be empty.'),
    order: whole('The 1-based position in the shot.'),
    image: nullable(text('Address of its background image below that of the server, signed for seven days; or null.')),
    canvasData: canvasData('Its drawing: lines of points with brushColor and brushRadius; width, height, revision.'),
  }),
)

/** What a token needs to read it. */
export const VIEW_SCOPES = ['drawings:read', 'media:read'] as const satisfies readonly ReadScope[]

/** The JSON of views, each with its drawing. */
export async function viewsJson(views: readonly ReadView[], form: CanvasDataForm = 'string'): Promise<string[]> {
  const drawings = await canvasDataOf(views, form)
  return views.map(({ id, name, description, order, image }, index) => {
    const address = image && signedPath(mediaPath(image.id, 'original'))
    const view = { id: toTypeId('View', id), name, description, order, image: address }
    return withJson(view, { canvasData: drawings[index] ?? 'null' })
  })
}
