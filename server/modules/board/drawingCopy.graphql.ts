import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { rowsInOrder } from '../../graphql/rowsInOrder.ts'
import { distinctRowsOf } from '../../kernel/inputRows.ts'
import { prisma } from '../../platform/database/client.ts'
import { copyDrawing, MOST_COPIED_MEGABYTES, MOST_COPIES } from './drawingCopy.service.ts'
import { ViewNode } from './view.graphql.ts'

builder.relayMutationField(
  'copyDrawing',
  {
    description: 'The drawing to copy, and where to.',
    inputFields: (t) => ({
      fromViewId: t.globalID({ for: ViewNode, description: 'The view with the original.' }),
      toViewIds: t.globalIDList({
        for: ViewNode,
        description:
          `Other views of its project: 1 to ${MOST_COPIES}. A failure names one by its index, as in \`toViewIds.3\`.`,
      }),
      layerKeys: t.stringList({
        required: false, description: 'The keys of the layers to copy (`DrawingLayer.key`); all by default.',
      }),
    }),
  },
  {
    description:
      'Copies layers of a drawing onto the drawings of other views: all or nothing. What lies on them comes on top ' +
      'of the layers with the same keys, as it looks, with new ids. A layer that is not there comes with its name, ' +
      'opacity, blend and place. CONFLICT if a layer is locked there, if a drawing would have more layers than it ' +
      `may, and beyond ${MOST_COPIED_MEGABYTES} MB in all.`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { fromViewId, toViewIds, layerKeys } }, context) =>
      copyDrawing(
        requireViewer(context), fromViewId.id, distinctRowsOf('toViewIds', toViewIds.map(({ id }) => ({ id }))),
        layerKeys ?? null,
      ),
  },
  {
    description: 'The views with the copies.',
    outputFields: (t) => ({
      views: t.prismaField({
        type: [ViewNode],
        description: 'The views at their new revisions, in the order of the input.',
        resolve: (query, { viewIds }) =>
          rowsInOrder(viewIds, (where) => prisma().shotView.findMany({ ...query, where })),
      }),
    }),
  },
)
