import type { ShotStatus } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { placeOf } from '../../kernel/places.ts'
import { prisma } from '../../platform/database/client.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import {
  createShotStatus,
  deleteShotStatus,
  MOST_STATUSES,
  moveShotStatus,
  updateShotStatus,
} from './shotStatus.service.ts'
import { ShotStatusNode } from './storyboard.graphql.ts'

const ShotStatusPlace = builder.inputType('ShotStatusPlace', {
  isOneOf: true,
  description: 'A place in the list of statuses: exactly one field is given.',
  fields: (t) => ({
    position: t.int({ required: false, description: '1-based; a number beyond the end means the end.' }),
    beforeId: t.globalID({ for: ShotStatusNode, required: false, description: 'Right before this status.' }),
    afterId: t.globalID({ for: ShotStatusNode, required: false, description: 'Right after this status.' }),
  }),
})

type Changed = Pick<ShotStatus, 'id' | 'projectId'>

const statusField = (t: PayloadFields<Pick<Changed, 'id'>>) =>
  t.prismaField({
    type: ShotStatusNode,
    description: 'The status after the change.',
    resolve: (query, { id }) => prisma().shotStatus.findUniqueOrThrow({ ...query, where: { id } }),
  })

const projectField = (t: PayloadFields<Pick<Changed, 'projectId'>>) =>
  t.prismaField({
    type: ProjectNode,
    description: 'The project with its statuses in order.',
    resolve: (query, { projectId }) => prisma().project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
  })

const STATUS_ID = 'The status.'
const NAME = '1 to 200 characters, unique in the project, ignoring case.'
const COLOR = 'The color as `#rrggbb`.'

builder.relayMutationField(
  'createShotStatus',
  {
    description: 'The new status.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'The project.' }),
      name: t.string({ description: NAME }),
      color: t.string({ description: COLOR }),
    }),
  },
  {
    description:
      'Adds a status at the end of the list of a project. Requires ADMIN or OWNER. CONFLICT for an existing name, ' +
      `ignoring case, or beyond ${MOST_STATUSES}.`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { projectId, name, color } }, context) =>
      createShotStatus(requireViewer(context), projectId.id, { name, color }),
  },
  { description: 'The new status.', outputFields: (t) => ({ status: statusField(t), project: projectField(t) }) },
)

builder.relayMutationField(
  'updateShotStatus',
  {
    description: 'The changes. An absent field keeps its value.',
    inputFields: (t) => ({
      statusId: t.globalID({ for: ShotStatusNode, description: STATUS_ID }),
      name: t.string({ required: false, description: NAME }),
      color: t.string({ required: false, description: COLOR }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description:
      'Changes the name or color of a status. Requires ADMIN or OWNER. CONFLICT for an existing name, ignoring case.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { statusId, ...change } }, context) =>
      updateShotStatus(requireViewer(context), statusId.id, change),
  },
  { description: 'The result of the change.', outputFields: (t) => ({ status: statusField(t) }) },
)

builder.relayMutationField(
  'moveShotStatus',
  {
    description: 'The object to move and its new place.',
    inputFields: (t) => ({
      statusId: t.globalID({ for: ShotStatusNode, description: STATUS_ID }),
      to: t.field({ type: ShotStatusPlace, description: 'The place.' }),
    }),
  },
  {
    description: 'Moves a status in the list of its project. Requires ADMIN or OWNER.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { statusId, to } }, context) => {
      const { position, beforeId, afterId } = to
      const place = placeOf({ position, beforeId: beforeId?.id, afterId: afterId?.id })
      return moveShotStatus(requireViewer(context), statusId.id, place)
    },
  },
  { description: 'The moved object.', outputFields: (t) => ({ status: statusField(t), project: projectField(t) }) },
)

builder.relayMutationField(
  'deleteShotStatus',
  {
    description: 'The object to delete.',
    inputFields: (t) => ({ statusId: t.globalID({ for: ShotStatusNode, description: STATUS_ID }) }),
  },
  {
    description: 'Deletes a status permanently. Requires ADMIN or OWNER. Its shots have no status afterwards.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { statusId } }, context) => {
      const deleted = await deleteShotStatus(requireViewer(context), statusId.id)
      return { id: statusId.id, ...deleted }
    },
  },
  {
    description: 'The deleted object.',
    outputFields: (t) => ({
      deletedStatusId: t.id({
        description: 'The id of the status.',
        resolve: ({ id }) => toTypeId('ShotStatus', id),
      }),
      shotCount: t.int({
        description: 'The number of shots that had it, without those in the trash.',
        resolve: ({ shotCount }) => shotCount,
      }),
      project: projectField(t),
    }),
  },
)
