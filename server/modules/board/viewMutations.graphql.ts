import type { ShotView } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { placeOf } from '../../kernel/places.ts'
import { prisma } from '../../platform/database/client.ts'
import { ShotNode } from './shot.graphql.ts'
import { ViewNode } from './view.graphql.ts'
import { createView, deleteView, MOST_VIEWS, moveView, restoreView, updateView } from './viewList.service.ts'

const ViewPlace = builder.inputType('ViewPlace', {
  isOneOf: true,
  description: 'A place in the list of views: exactly one field is given.',
  fields: (t) => ({
    position: t.int({ required: false, description: '1-based; a number beyond the end means the end.' }),
    beforeId: t.globalID({ for: ViewNode, required: false, description: 'Right before this view.' }),
    afterId: t.globalID({ for: ViewNode, required: false, description: 'Right after this view.' }),
  }),
})

const readPlace = ({ position, beforeId, afterId }: typeof ViewPlace.$inferInput) =>
  placeOf({ position, beforeId: beforeId?.id, afterId: afterId?.id })

type Changed = Pick<ShotView, 'id' | 'shotId'>

const viewField = (t: PayloadFields<Pick<Changed, 'id'>>) =>
  t.prismaField({
    type: ViewNode,
    description: 'The view after the change.',
    resolve: (query, { id }) => prisma().shotView.findUniqueOrThrow({ ...query, where: { id } }),
  })

const shotField = (t: PayloadFields<Pick<Changed, 'shotId'>>) =>
  t.prismaField({
    type: ShotNode,
    description: 'The shot with its views in order.',
    resolve: (query, { shotId }) => prisma().shot.findUniqueOrThrow({ ...query, where: { id: shotId } }),
  })

const changedFields = (t: PayloadFields<Changed>) => ({ view: viewField(t), shot: shotField(t) })

const VIEW_ID = 'The view.'
const DESCRIPTION = 'At most 20,000 characters.'

builder.relayMutationField(
  'createView',
  {
    description: 'The new view.',
    inputFields: (t) => ({
      shotId: t.globalID({ for: ShotNode, description: 'The shot.' }),
      name: t.string({
        required: false,
        defaultValue: '',
        description: "At most 200 characters. A blank name is shown as 'View {position}'.",
      }),
      description: t.string({ required: false, defaultValue: '', description: DESCRIPTION }),
      place: t.field({ type: ViewPlace, required: false, description: 'The place; the end by default.' }),
    }),
  },
  {
    description: `Adds an empty view to a shot, in the size of its aspect ratio. CONFLICT beyond ${MOST_VIEWS}.`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { shotId, name, description, place } }, context) =>
      createView(requireViewer(context), shotId.id, { name, description, place: place ? readPlace(place) : null }),
  },
  { description: 'The new status.', outputFields: changedFields },
)

builder.relayMutationField(
  'updateView',
  {
    description: 'The changes. An absent field keeps its value.',
    inputFields: (t) => ({
      viewId: t.globalID({ for: ViewNode, description: VIEW_ID }),
      name: t.string({ required: false, description: '1 to 200 characters, not blank.' }),
      description: t.string({ required: false, description: DESCRIPTION }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Changes the name or description of a view.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { viewId, ...change } }, context) =>
      updateView(requireViewer(context), viewId.id, change),
  },
  { description: 'The result of the change.', outputFields: (t) => ({ view: viewField(t) }) },
)

builder.relayMutationField(
  'moveView',
  {
    description: 'The object to move and its new place.',
    inputFields: (t) => ({
      viewId: t.globalID({ for: ViewNode, description: VIEW_ID }),
      to: t.field({ type: ViewPlace, description: 'The place.' }),
    }),
  },
  {
    description: 'Moves a view within its shot.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { viewId, to } }, context) => moveView(requireViewer(context), viewId.id, readPlace(to)),
  },
  { description: 'The moved object.', outputFields: changedFields },
)

builder.relayMutationField(
  'deleteView',
  {
    description: 'The object to delete.',
    inputFields: (t) => ({ viewId: t.globalID({ for: ViewNode, description: VIEW_ID }) }),
  },
  {
    description:
      'Moves a view to the trash. `restoreView` restores it within 30 days. CONFLICT for the only view of a shot.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { viewId } }, context) => {
      const { shotId } = await deleteView(requireViewer(context), viewId.id)
      return { id: viewId.id, shotId }
    },
  },
  {
    description: 'The deleted object.',
    outputFields: (t) => ({
      deletedViewId: t.id({ description: 'The id of the view.', resolve: ({ id }) => toTypeId('View', id) }),
      shot: shotField(t),
    }),
  },
)

builder.relayMutationField(
  'restoreView',
  {
    description: 'The object to restore.',
    inputFields: (t) => ({ viewId: t.globalID({ for: ViewNode, description: VIEW_ID }) }),
  },
  {
    description: `Restores a view from the trash, back to its place. CONFLICT if the shot has ${MOST_VIEWS} views.`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { viewId } }, context) => restoreView(requireViewer(context), viewId.id),
  },
  { description: 'The restored object.', outputFields: changedFields },
)
