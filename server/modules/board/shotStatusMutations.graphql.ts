import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { addChange, addDeletion, placeInput, versionInput } from '../../graphql/objectLists.ts'
import { rowsInOrder } from '../../graphql/rowsInOrder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { BATCH_RULE, distinctRowsOf, rowsOf } from '../../kernel/inputRows.ts'
import { prisma } from '../../platform/database/client.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import {
  type ChangedStatuses,
  createShotStatuses,
  deleteShotStatuses,
  MOST_STATUSES,
  moveShotStatuses,
  updateShotStatuses,
} from './shotStatus.service.ts'
import { ReviewDecisionKindEnum, ShotStatusNode } from './storyboard.graphql.ts'

const ROWS = `Statuses of one project. ${BATCH_RULE}`
const STATUSES = { node: ShotStatusNode, type: 'ShotStatus', noun: 'status', list: 'statuses', rows: ROWS } as const
const { Place, readPlace } = placeInput(STATUSES, 'in the list of statuses')
const versions = versionInput(STATUSES)

const projectField = <Changed extends ChangedStatuses>(t: PayloadFields<Changed>) => ({
  project: t.prismaField({
    type: ProjectNode,
    description: 'The project with its statuses in order.',
    resolve: (query, { projectId }) => prisma().project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
  }),
})

const changedFields = (t: PayloadFields<ChangedStatuses>) => ({
  statuses: t.prismaField({
    type: [ShotStatusNode],
    description: 'The statuses after the change, in the order of the input.',
    resolve: (query, { ids }) => rowsInOrder(ids, (where) => prisma().shotStatus.findMany({ ...query, where })),
  }),
  ...projectField(t),
})

const NAME = '1 to 200 characters, unique in the project, ignoring case.'
const COLOR = 'The color as `#rrggbb`.'

const NewShotStatus = builder.inputType('NewShotStatus', {
  description: 'A status to create.',
  fields: (t) => ({ name: t.string({ description: NAME }), color: t.string({ description: COLOR }) }),
})

const ShotStatusUpdate = builder.inputType('ShotStatusUpdate', {
  description: 'A change of a status. A field that is absent keeps its value.',
  fields: (t) => ({
    statusId: t.globalID({ for: ShotStatusNode, description: 'The status.' }),
    name: t.string({ required: false, description: NAME }),
    color: t.string({ required: false, description: COLOR }),
    decision: t.field({
      type: ReviewDecisionKindEnum, required: false,
      description: 'The decision of a review that gives shots this status, and no other one; null for none.',
    }),
    expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
  }),
})

builder.relayMutationField(
  'createShotStatuses',
  {
    description: 'The statuses to create.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'The project.' }),
      statuses: t.field({ type: [NewShotStatus], description: BATCH_RULE }),
      place: t.field({ type: Place, required: false, description: 'The place of the first; the end by default.' }),
    }),
  },
  {
    description:
      'Adds statuses to a project, in the order of the input. Requires ADMIN or OWNER. CONFLICT for an existing ' +
      `name, ignoring case, or beyond ${MOST_STATUSES}.`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { projectId, statuses, place } }, context) => {
      const rows = rowsOf('statuses', statuses)
      return createShotStatuses(requireViewer(context), projectId.id, rows, place && readPlace(place))
    },
  },
  { description: 'The new statuses.', outputFields: changedFields },
)

builder.relayMutationField(
  'updateShotStatuses',
  {
    description: 'The changes.',
    inputFields: (t) => ({ statuses: t.field({ type: [ShotStatusUpdate], description: ROWS }) }),
  },
  {
    description:
      'Changes the names, colors or decisions of statuses. Requires ADMIN or OWNER. CONFLICT for an existing name, ' +
      'ignoring case.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { statuses } }, context) => {
      const rows = statuses.map(({ statusId, ...details }) => ({ ...details, id: statusId.id }))
      return updateShotStatuses(requireViewer(context), distinctRowsOf('statuses', rows))
    },
  },
  { description: 'The changed statuses.', outputFields: changedFields },
)

addChange('move', { ...STATUSES, rows: `Statuses of one project, in their new order. ${BATCH_RULE}` }, versions, {
  description: 'Moves statuses to one place in the list of their project. Requires ADMIN or OWNER.',
  input: (t) => ({ to: t.field({ type: Place, description: 'The place of the first.' }) }),
  run: (viewer, rows, { to }) => moveShotStatuses(viewer, rows, readPlace(to)),
  fields: changedFields,
})

addDeletion(STATUSES, versions, {
  description: 'Deletes statuses permanently. Requires ADMIN or OWNER. Their shots have no status afterwards.',
  run: deleteShotStatuses,
  idsOf: ({ ids }) => ids,
  fields: (t) => ({
    shotCount: t.int({
      description: 'The number of shots that had one of them, without those in the trash.',
      resolve: ({ shotCount }) => shotCount,
    }),
    ...projectField(t),
  }),
})
