import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { streamOf, UPLOAD_RULE } from '../../graphql/uploads.ts'
import { ViewNode } from '../views/view.graphql.ts'
import { pictureWidth } from './files.ts'
import { visibleTo } from './media.policy.ts'
import { mediaPath } from './media.service.ts'
import { signedPath } from './signature.ts'
import { receiveUpload } from './upload.service.ts'
import { demandEditableView, removeViewImage, setViewImage } from './viewImage.service.ts'

builder.prismaNode('Media', {
  id: { field: 'id' },
  description:
    'A picture somebody uploaded, as it is kept: re-encoded, upright, without metadata. The same file twice is one.',
  authScopes: { signedIn: true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id, seconds: null }),
  fields: (t) => ({
    width: t.exposeInt('width', { description: 'Its width in pixels.' }),
    height: t.exposeInt('height', { description: 'Its height in pixels.' }),
    bytes: t.exposeInt('bytes', { description: 'Bytes of the kept original.' }),
    contentType: t.exposeString('contentType', {
      description: 'The kind of the kept original: image/png, image/jpeg or image/webp.',
    }),
    url: t.string({
      description: 'Its address, signed for seven days; below the address of the API.',
      args: {
        width: t.arg.int({
          required: false,
          description: 'Width in pixels of a smaller picture: 210, 420, 840, 1920; the original when not given.',
        }),
      },
      resolve: ({ id }, { width }) => signedPath(mediaPath(id, width == null ? 'original' : pictureWidth(width))),
    }),
  }),
})

builder.relayMutationField(
  'setViewImage',
  {
    description: 'Which image goes behind which view.',
    inputFields: (t) => ({
      viewId: t.globalID({ for: ViewNode, description: 'The view.' }),
      file: t.field({
        type: 'Upload',
        description: UPLOAD_RULE,
      }),
    }),
  },
  {
    description: 'Puts an image behind the drawing of a view, in place of the one before.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      const viewer = requireViewer(context)
      await demandEditableView(viewer, input.viewId.id)
      return setViewImage(viewer, input.viewId.id, await receiveUpload(await streamOf(input.file, 'file')))
    },
  },
  {
    description: 'What changed.',
    outputFields: (t) => ({
      view: t.field({ type: ViewNode, description: 'The view with its image.', resolve: (view) => view }),
    }),
  },
)

builder.relayMutationField(
  'removeViewImage',
  {
    description: 'Whose image goes.',
    inputFields: (t) => ({ viewId: t.globalID({ for: ViewNode, description: 'The view.' }) }),
  },
  {
    description: 'Takes the image behind a view away; its drawing stays.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => removeViewImage(requireViewer(context), input.viewId.id),
  },
  {
    description: 'What changed.',
    outputFields: (t) => ({
      view: t.field({ type: ViewNode, description: 'The view without an image.', resolve: (view) => view }),
    }),
  },
)
