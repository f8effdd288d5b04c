import { fail } from '../../kernel/errors.ts'
import { requestFailures } from '../../kernel/request.failures.ts'
import { readForm } from '../../rest/multipart.ts'
import type { AddRoute } from '../../rest/route.ts'
import { file, nullable, record, text } from '../../rest/shape.ts'
import { mediaPath } from './media.service.ts'
import {
  demandLogoRight, readOrganizationLogo, removeOrganizationLogo, setOrganizationLogo,
} from './organizationLogo.service.ts'
import { signedPath } from './signature.ts'
import { discardUpload, PATIENCE_MS, type ReceivedFile, receiveUpload } from './upload.service.ts'
import { stalled } from './uploadRefusal.ts'
import { serializeRefusal } from './uploadSerializer.ts'

const LOGO = '/organizations/{organizationId}/logo'
const IN_ORGANIZATION = { organizationId: 'Organization' } as const

const UPLOAD = record('A form.', {
  image: file('A PNG, JPEG, WebP, GIF or AVIF of at most 10,485,760 bytes and 50 megapixels.'),
})

const ANSWER = record('Where the logo is.', {
  logoUrl: nullable(text('Its address below that of the server, signed for seven days; null if there is none.')),
})

const serializeLogo = (logoId: string | null) =>
  ({ logoUrl: logoId === null ? null : signedPath(mediaPath(logoId, 'original')) })

/** The logos of organizations. */
export function organizationLogoRoutes(add: AddRoute): void {
  add({
    method: 'GET',
    path: LOGO,
    name: 'readOrganizationLogo',
    summary: 'The logo of an organization.',
    scopes: ['media:read'],
    ids: IN_ORGANIZATION,
    status: 200,
    answer: ANSWER,
    handle: async ({ viewer, ids: { organizationId } }) =>
      serializeLogo(await readOrganizationLogo(viewer, organizationId)),
  })

  add({
    method: 'PUT',
    path: LOGO,
    name: 'setOrganizationLogo',
    summary: 'Sets the logo of an organization and replaces the previous one. By an ADMIN or the OWNER.',
    scopes: ['media:read'],
    ids: IN_ORGANIZATION,
    body: UPLOAD,
    consumes: 'multipart/form-data',
    status: 200,
    refusals: [402, 409],
    answer: ANSWER,
    handle: async ({ viewer, ids: { organizationId }, request }) => {
      await demandLogoRight(viewer, organizationId)
      try {
        const form = await readForm<ReceivedFile>(request, {
          fileName: 'image', fieldNames: [], keep: (stream) => receiveUpload(stream), discard: discardUpload,
          patience: PATIENCE_MS, stalled,
        })
        if (!form.file) throw fail(requestFailures.FIELD_REQUIRED({ field: 'image' }), { field: 'image' })
        await setOrganizationLogo(viewer, organizationId, form.file.kept, undefined)
      } catch (error) {
        throw serializeRefusal(error, 'image')
      }
      return serializeLogo(await readOrganizationLogo(viewer, organizationId))
    },
  })

  add({
    method: 'DELETE',
    path: LOGO,
    name: 'removeOrganizationLogo',
    summary: 'Removes the logo of an organization. By an ADMIN or the OWNER.',
    scopes: ['media:read'],
    ids: IN_ORGANIZATION,
    status: 204,
    answer: null,
    handle: ({ viewer, ids: { organizationId } }) => removeOrganizationLogo(viewer, organizationId, undefined),
  })
}
