import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { streamOf, UPLOAD_RULE } from '../../graphql/uploads.ts'
import { receiveUpload } from '../media/upload.service.ts'
import { ViewNode } from './view.graphql.ts'
import { demandEditableView, removeViewImage, setViewImage } from './viewImage.service.ts'

builder.relayMutationField(
  'setViewImage',
  {
    description: 'The view and its new background image.',
    inputFields: (t) => ({
      viewId: t.globalID({ for: ViewNode, description: 'The view.' }),
      file: t.field({
        type: 'Upload',
        description: UPLOAD_RULE,
      }),
    }),
  },
  {
    description: 'Sets the background image of a view and replaces the previous one.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      const viewer = requireViewer(context)
      await demandEditableView(viewer, input.viewId.id)
      return setViewImage(viewer, input.viewId.id, await receiveUpload(await streamOf(input.file, 'file')))
    },
  },
  {
    description: 'The result of the change.',
    outputFields: (t) => ({
      view: t.field({ type: ViewNode, description: 'The view after the change.', resolve: (view) => view }),
    }),
  },
)

builder.relayMutationField(
  'removeViewImage',
  {
    description: 'The view.',
    inputFields: (t) => ({ viewId: t.globalID({ for: ViewNode, description: 'The view.' }) }),
  },
  {
    description: 'Removes the background image of a view. The drawing stays.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => removeViewImage(requireViewer(context), input.viewId.id),
  },
  {
    description: 'The result of the change.',
    outputFields: (t) => ({
      view: t.field({ type: ViewNode, description: 'The view after the change.', resolve: (view) => view }),
    }),
  },
)
