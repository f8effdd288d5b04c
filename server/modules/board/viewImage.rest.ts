import type { ShotView } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { fail, invalidInput } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { uuidOf } from '../../kernel/ids.ts'
import { requestFailures } from '../../kernel/request.failures.ts'
import { type ReadForm, readForm } from '../../rest/multipart.ts'
import type { AddRoute } from '../../rest/route.ts'
import { file, record, text } from '../../rest/shape.ts'
import { mediaFailures } from '../media/media.failures.ts'
import { mediaPath } from '../media/media.service.ts'
import { signedPath } from '../media/signature.ts'
import { discardUpload, PATIENCE_MS, type ReceivedFile, receiveUpload } from '../media/upload.service.ts'
import { stalled, tooLarge } from '../media/uploadRefusal.ts'
import { serializeRefusal } from '../media/uploadSerializer.ts'
import { demandViewOf, type ViewAddress } from './boardReading.service.ts'
import { setViewImage } from './viewImage.service.ts'

const IDS = { projectId: 'Project', shotId: 'Shot', viewId: 'View' } as const
const NAMES = ['projectId', 'shotId', 'viewId'] as const

const UPLOAD = record('A form, its parts in any order.', {
  image: file('A PNG, JPEG, WebP, GIF or AVIF of at most 10,485,760 bytes and 50 megapixels.'),
  projectId: text('The project of the shot.'),
  shotId: text('The shot of the view.'),
  viewId: text('The view to put it behind.'),
})

/** The ids of a form. INVALID_INPUT that names each that is missing or none. */
function readAddress(fields: ReadonlyMap<string, string>): ViewAddress {
  const missing = NAMES.filter((name) => !fields.get(name))
    .map((field): [string, Failure] => [field, requestFailures.FIELD_REQUIRED({ field })])
  if (missing.length > 0) throw invalidInput(Object.fromEntries(missing))
  const idOf = (name: (typeof NAMES)[number]) => uuidOf(IDS[name], fields.get(name) ?? '', name)
  return { projectId: idOf('projectId'), shotId: idOf('shotId'), viewId: idOf('viewId') }
}

/** A file refused as too large before the view is known reveals nothing of plans. */
async function receive(stream: Parameters<typeof receiveUpload>[0], known: ReadonlyMap<string, string>) {
  const received = await receiveUpload(stream)
  if (!received && NAMES.some((name) => !known.has(name))) throw tooLarge('PROFESSIONAL')
  return received
}

/** Puts the file of a form behind the view it names; forgets the file when that may not be. */
async function keep(viewer: Viewer, { fields, file: sent }: ReadForm<ReceivedFile>): Promise<ShotView> {
  if (!sent) throw fail(requestFailures.FIELD_REQUIRED({ field: 'image' }), { field: 'image' })
  try {
    const address = readAddress(fields)
    await demandViewOf(viewer, address)
    return await setViewImage(viewer, address.viewId, sent.kept)
  } finally {
    await discardUpload(sent.kept)
  }
}

/** Images for views. */
export function viewImageRoutes(add: AddRoute): void {
  add({
    method: 'POST',
    path: '/upload-images',
    name: 'uploadImage',
    summary: 'Puts an image behind the drawing of a view.',
    scopes: ['media:read'],
    ids: {},
    body: UPLOAD,
    consumes: 'multipart/form-data',
    status: 200,
    refusals: [402, 409],
    answer: record('Where the image is.', {
      imageUrl: text('Its address below that of the server, signed for seven days.'),
    }),
    handle: async ({ viewer, request }) => {
      const taking = { keep: receive, discard: discardUpload, patience: PATIENCE_MS, stalled }
      try {
        const form = await readForm<ReceivedFile>(request, { fileName: 'image', fieldNames: NAMES, ...taking })
        const { imageId } = await keep(viewer, form)
        if (imageId === null) throw fail(mediaFailures.VIEW_WITHOUT_IMAGE())
        return { imageUrl: signedPath(mediaPath(imageId, 'original')) }
      } catch (error) {
        throw serializeRefusal(error, 'image')
      }
    },
  })
}
