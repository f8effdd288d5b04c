import type { ShotView } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { ABSOLUTE, asAsked } from '../../graphql/addresses.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { streamOf, UPLOAD_RULE } from '../../graphql/uploads.ts'
import { pictureWidth } from '../media/files.ts'
import { mediaPath } from '../media/media.service.ts'
import { signedPath } from '../media/signature.ts'
import { receiveUpload } from '../media/upload.service.ts'
import { DrawingLayer } from './drawingLayer.graphql.ts'
import { importLayers } from './importLayers.service.ts'
import { layerImagesOf, type NamedImage } from './layerImage.service.ts'
import { demandDrawableView, removeLayerImage, setLayerImage } from './layerImageChange.service.ts'
import { MOST_PSD_BYTES, MOST_PSD_LAYERS } from './psdHeader.ts'
import { ViewNode } from './view.graphql.ts'

const WIDTH = 'Width in pixels of a smaller picture: 210, 420, 840, 1920; the original when not given.'

const urlOf = ({ mediaId }: NamedImage, width: number | null | undefined, absolute: boolean) =>
  asAsked(signedPath(mediaPath(mediaId, width == null ? 'original' : pictureWidth(width))), { absolute })

const imagesOf = batched<string, readonly NamedImage[]>(async (viewIds) => {
  const images = await layerImagesOf(viewIds)
  return new Map(viewIds.map((id) => [id, images.filter(({ viewId }) => viewId === id)]))
}, [])

const LayerPicture = builder.objectRef<NamedImage>('LayerPicture').implement({
  description: 'A picture that operations of a drawing put on a layer.',
  authScopes: { 'media:read': true },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The UUID by which the operations name it.' }),
    url: t.string({
      description: 'The path of the file on this server, signed for seven days.',
      args: { ...ABSOLUTE, width: t.arg.int({ required: false, description: WIDTH }) },
      resolve: (image, { width, absolute }) => urlOf(image, width, absolute),
    }),
  }),
})

builder.prismaObjectFields('ShotView', (t) => ({
  layerPictures: t.field({
    type: [LayerPicture],
    description: 'The pictures that its operations have put on layers, also those that are there no more.',
    select: { id: true },
    resolve: ({ id }, _arguments, context) => imagesOf(id, context),
  }),
}))

builder.objectFields(DrawingLayer, (t) => ({
  imageUrl: t.string({
    nullable: true,
    description: 'The path of the picture at its bottom on this server, signed for seven days; null if it has none.',
    args: { ...ABSOLUTE, width: t.arg.int({ required: false, description: WIDTH }) },
    resolve: async ({ viewId, image }, { width, absolute }, context) => {
      const named = image && (await imagesOf(viewId, context)).find(({ name }) => name === image.mediaId)
      return named ? urlOf(named, width, absolute) : null
    },
  }),
}))

const viewField = (t: PayloadFields<ShotView>) => ({
  view: t.field({ type: ViewNode, description: 'The view after the change.', resolve: (view) => view }),
})

const LAYER_KEY = 'The key of the layer (`DrawingLayer.key`): `base`, the name of a role, or that of a layer it has.'

builder.relayMutationField(
  'setLayerImage',
  {
    description: 'The layer and its picture.',
    inputFields: (t) => ({
      viewId: t.globalID({ for: ViewNode, description: 'The view.' }),
      layerKey: t.string({ description: LAYER_KEY }),
      file: t.field({ type: 'Upload', description: UPLOAD_RULE }),
    }),
  },
  {
    description:
      'Puts a picture at the bottom of a layer, fitted into the frame, by an operation of the drawing that can be ' +
      'undone; it replaces the previous one. Operations `SET_LAYER` place it. CONFLICT if the layer is locked.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { viewId, layerKey, file } }, context) => {
      const viewer = requireViewer(context)
      await demandDrawableView(viewer, viewId.id)
      return setLayerImage(viewer, viewId.id, layerKey, await receiveUpload(await streamOf(file, 'file')))
    },
  },
  { description: 'The result of the change.', outputFields: viewField },
)

builder.relayMutationField(
  'importLayers',
  {
    description: 'The view and the file.',
    inputFields: (t) => ({
      viewId: t.globalID({ for: ViewNode, description: 'The view.' }),
      file: t.field({
        type: 'Upload',
        description:
          `A Photoshop file (.psd) of at most ${MOST_PSD_BYTES} bytes, 50 megapixels and ${MOST_PSD_LAYERS} layers: ` +
          'RGB with 8 bits.',
      }),
    }),
  },
  {
    description:
      'Makes the layers of a Photoshop file layers of a drawing, each with a picture, by operations that are one ' +
      'step of undo. Names of roles become these roles. What is drawn is hidden; a layer with a picture alone and ' +
      'the same name gets the new picture. Beyond 12 layers, the lowest ones become one. ' +
      'CONFLICT if no layer is free.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { viewId, file } }, context) => {
      const viewer = requireViewer(context)
      await demandDrawableView(viewer, viewId.id)
      return importLayers(viewer, viewId.id, await receiveUpload(await streamOf(file, 'file'), MOST_PSD_BYTES))
    },
  },
  { description: 'The result of the change.', outputFields: viewField },
)

builder.relayMutationField(
  'removeLayerImage',
  {
    description: 'The layer.',
    inputFields: (t) => ({
      viewId: t.globalID({ for: ViewNode, description: 'The view.' }),
      layerKey: t.string({ description: LAYER_KEY }),
    }),
  },
  {
    description:
      'Takes the picture of a layer away by an operation of the drawing that can be undone. What is drawn stays. ' +
      'CONFLICT if the layer is locked.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { viewId, layerKey } }, context) =>
      removeLayerImage(requireViewer(context), viewId.id, layerKey),
  },
  { description: 'The result of the change.', outputFields: viewField },
)
