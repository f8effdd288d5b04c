import type { ShotView } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { streamOf, UPLOAD_RULE } from '../../graphql/uploads.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { receiveUpload } from '../media/upload.service.ts'
import { ViewNode } from './view.graphql.ts'
import { demandEditableView, removeViewImage, setViewImage } from './viewImage.service.ts'

const viewField = (t: PayloadFields<ShotView>) => ({
  view: t.field({ type: ViewNode, description: 'The view after the change.', resolve: (view) => view }),
})

builder.relayMutationField(
  'setViewImage',
  {
    description: 'The view and its new background image.',
    inputFields: (t) => ({
      viewId: t.globalID({ for: ViewNode, description: 'The view.' }),
      file: t.field({ type: 'Upload', description: UPLOAD_RULE }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Sets the background image of a view and replaces the previous one.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { viewId, file, expectedVersion } }, context) => {
      const viewer = requireViewer(context)
      await demandEditableView(viewer, viewId.id)
      return setViewImage(viewer, viewId.id, await receiveUpload(await streamOf(file, 'file')), expectedVersion)
    },
  },
  { description: 'The result of the change.', outputFields: viewField },
)

builder.relayMutationField(
  'removeViewImage',
  {
    description: 'The view.',
    inputFields: (t) => ({
      viewId: t.globalID({ for: ViewNode, description: 'The view.' }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Removes the background image of a view. The drawing stays.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      removeViewImage(requireViewer(context), input.viewId.id, input.expectedVersion),
  },
  { description: 'The result of the change.', outputFields: viewField },
)
