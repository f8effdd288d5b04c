import { requireViewer } from '../../context.ts'
import { ABSOLUTE, asAsked } from '../../graphql/addresses.ts'
import { builder } from '../../graphql/builder.ts'
import { pictureWidth } from './files.ts'
import { visibleTo } from './media.policy.ts'
import { mediaPath } from './media.service.ts'
import { signedPath } from './signature.ts'

builder.prismaNode('Media', {
  id: { field: 'id' },
  description:
    'An uploaded image as it is stored: re-encoded, upright, without metadata. The same file is stored once.',
  authScopes: { 'media:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id, seconds: null }),
  fields: (t) => ({
    width: t.exposeInt('width', { description: 'The width in pixels.' }),
    height: t.exposeInt('height', { description: 'The height in pixels.' }),
    bytes: t.expose('bytes', { type: 'Long', description: 'The size of the stored original in bytes.' }),
    contentType: t.exposeString('contentType', {
      description: 'The media type of the stored original: image/png, image/jpeg or image/webp.',
    }),
    url: t.string({
      description: 'The path of the file on this server, signed for seven days.',
      args: {
        ...ABSOLUTE,
        width: t.arg.int({
          required: false,
          description: 'Width in pixels of a smaller picture: 210, 420, 840, 1920; the original when not given.',
        }),
      },
      resolve: ({ id }, { width, absolute }) =>
        asAsked(signedPath(mediaPath(id, width == null ? 'original' : pictureWidth(width))), { absolute }),
    }),
  }),
})
