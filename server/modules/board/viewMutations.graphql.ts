import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { addChange, addDeletion, addRestoration, placeInput, versionInput } from '../../graphql/objectLists.ts'
import { rowsInOrder } from '../../graphql/rowsInOrder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { BATCH_RULE, distinctRowsOf, rowsOf } from '../../kernel/inputRows.ts'
import { prisma } from '../../platform/database/client.ts'
import { ShotNode } from './shot.graphql.ts'
import { ViewNode } from './view.graphql.ts'
import {
  type ChangedViews,
  createViews,
  deleteViews,
  duplicateViews,
  MOST_VIEWS,
  moveViews,
  restoreViews,
  updateViews,
} from './viewList.service.ts'

const ROWS = `Views of one project. ${BATCH_RULE}`
const VIEWS = { node: ViewNode, type: 'View', noun: 'view', list: 'views', rows: ROWS } as const
const { Place: ViewPlace, readPlace } = placeInput(VIEWS, 'in the list of views')
const versions = versionInput(VIEWS)

const shotsField = (t: PayloadFields<ChangedViews>) => ({
  shots: t.prismaField({
    type: [ShotNode],
    description: 'The shots of the views, each with its views in order.',
    resolve: (query, { shotIds }) => rowsInOrder(shotIds, (where) => prisma().shot.findMany({ ...query, where })),
  }),
})

const changedFields = (t: PayloadFields<ChangedViews>) => ({
  views: t.prismaField({
    type: [ViewNode],
    description: 'The views after the change, in the order of the input.',
    resolve: (query, { ids }) => rowsInOrder(ids, (where) => prisma().shotView.findMany({ ...query, where })),
  }),
  ...shotsField(t),
})

const DESCRIPTION = 'At most 20,000 characters.'

const NewView = builder.inputType('NewView', {
  description: 'A view to create.',
  fields: (t) => ({
    name: t.string({
      required: false,
      description: "At most 200 characters. A blank name is shown as 'View {position}'.",
    }),
    description: t.string({ required: false, description: DESCRIPTION }),
  }),
})

const ViewUpdate = builder.inputType('ViewUpdate', {
  description: 'A change of a view. A field that is absent keeps its value.',
  fields: (t) => ({
    viewId: t.globalID({ for: ViewNode, description: 'The view.' }),
    name: t.string({ required: false, description: '1 to 200 characters, not blank.' }),
    description: t.string({ required: false, description: DESCRIPTION }),
    expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
  }),
})

const ViewCopy = builder.inputType('ViewCopy', {
  description: 'A view to copy.',
  fields: (t) => ({
    viewId: t.globalID({ for: ViewNode, description: 'The original.' }),
    name: t.string({ required: false, description: "The copy's name; the original's by default." }),
    description: t.string({ required: false, description: "The copy's description; the original's by default." }),
  }),
})

/** The rows of a list, with the id of the view as `id`. */
const readRows = <Row extends { viewId: { id: string } }>(rows: readonly Row[]) =>
  distinctRowsOf('views', rows.map(({ viewId, ...row }) => ({ ...row, id: viewId.id })))

builder.relayMutationField(
  'createViews',
  {
    description: 'The views to create.',
    inputFields: (t) => ({
      shotId: t.globalID({ for: ShotNode, description: 'The shot.' }),
      views: t.field({ type: [NewView], description: BATCH_RULE }),
      place: t.field({ type: ViewPlace, required: false, description: 'The place of the first; the end by default.' }),
    }),
  },
  {
    description:
      'Adds empty views at one place of a shot, in the order of the input and the size of its aspect ratio. CONFLICT ' +
      `beyond ${MOST_VIEWS}.`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { shotId, views, place } }, context) =>
      createViews(requireViewer(context), shotId.id, rowsOf('views', views), place && readPlace(place)),
  },
  { description: 'The new views.', outputFields: changedFields },
)

builder.relayMutationField(
  'updateViews',
  {
    description: 'The changes.',
    inputFields: (t) => ({ views: t.field({ type: [ViewUpdate], description: ROWS }) }),
  },
  {
    description: 'Changes the names or descriptions of views. A view without changes keeps its version.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { views } }, context) => updateViews(requireViewer(context), readRows(views)),
  },
  { description: 'The changed views.', outputFields: changedFields },
)

addChange('move', { ...VIEWS, rows: `Views of one shot. ${BATCH_RULE}` }, versions, {
  description: 'Moves views to one place in their shot, keeping their order.',
  input: (t) => ({ to: t.field({ type: ViewPlace, description: 'The place of the first.' }) }),
  run: (viewer, rows, { to }) => moveViews(viewer, rows, readPlace(to)),
  fields: changedFields,
})

builder.relayMutationField(
  'duplicateViews',
  {
    description: 'The views to copy.',
    inputFields: (t) => ({ views: t.field({ type: [ViewCopy], description: ROWS }) }),
  },
  {
    description:
      `Copies views with their drawings and images, each right after its original. CONFLICT beyond ${MOST_VIEWS}.`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { views } }, context) => duplicateViews(requireViewer(context), readRows(views)),
  },
  { description: 'The copies, in the order of their originals in the input.', outputFields: changedFields },
)

addDeletion(VIEWS, versions, {
  description:
    'Moves views to the trash. `restoreViews` restores them within 30 days. CONFLICT if a shot would keep none.',
  run: deleteViews,
  idsOf: ({ ids }) => ids,
  fields: shotsField,
})

addRestoration(VIEWS, {
  description: `Restores views from the trash, back to their places. CONFLICT if a shot has more than ${MOST_VIEWS}.`,
  run: restoreViews,
  fields: changedFields,
})
