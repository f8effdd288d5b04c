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
  description: 'A place among the statuses of the project: exactly one is given.',
  fields: (t) => ({
    position: t.int({ required: false, description: '1-based; beyond the end is the end.' }),
    beforeId: t.globalID({ for: ShotStatusNode, required: false, description: 'Right before this status.' }),
    afterId: t.globalID({ for: ShotStatusNode, required: false, description: 'Right after this status.' }),
  }),
})

type Changed = Pick<ShotStatus, 'id' | 'projectId'>

const statusField = (t: PayloadFields<Pick<Changed, 'id'>>) =>
  t.prismaField({
    type: ShotStatusNode,
    description: 'The status as it is now.',
    resolve: (query, { id }) => prisma.shotStatus.findUniqueOrThrow({ ...query, where: { id } }),
  })

const projectField = (t: PayloadFields<Pick<Changed, 'projectId'>>) =>
  t.prismaField({
    type: ProjectNode,
    description: 'Its project, with the statuses in order.',
    resolve: (query, { projectId }) => prisma.project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
  })

const STATUS_ID = 'Which status.'
const NAME = '1 to 200 characters; unique in the project, in any case.'
const COLOR = 'As `#rrggbb`.'

builder.relayMutationField(
  'createShotStatus',
  {
    description: 'The new status.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'The project it is for.' }),
      name: t.string({ description: NAME }),
      color: t.string({ description: COLOR }),
    }),
  },
  {
    description:
      "Adds a status at the end of a project's, for ADMIN and OWNER. CONFLICT for a name that is there, in any case, " +
      `and beyond ${MOST_STATUSES}.`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { projectId, name, color } }, context) =>
      createShotStatus(requireViewer(context), projectId.id, { name, color }),
  },
  { description: 'What was added.', outputFields: (t) => ({ status: statusField(t), project: projectField(t) }) },
)

builder.relayMutationField(
  'updateShotStatus',
  {
    description: 'What to change; what is not given stays.',
    inputFields: (t) => ({
      statusId: t.globalID({ for: ShotStatusNode, description: STATUS_ID }),
      name: t.string({ required: false, description: NAME }),
      color: t.string({ required: false, description: COLOR }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Renames or recolours a status, for ADMIN and OWNER. CONFLICT for a name that is there, in any case.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { statusId, ...change } }, context) =>
      updateShotStatus(requireViewer(context), statusId.id, change),
  },
  { description: 'What was changed.', outputFields: (t) => ({ status: statusField(t) }) },
)

builder.relayMutationField(
  'moveShotStatus',
  {
    description: 'What to move, and where.',
    inputFields: (t) => ({
      statusId: t.globalID({ for: ShotStatusNode, description: STATUS_ID }),
      to: t.field({ type: ShotStatusPlace, description: 'The place.' }),
    }),
  },
  {
    description: 'Moves a status among those of its project, for ADMIN and OWNER.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { statusId, to } }, context) => {
      const { position, beforeId, afterId } = to
      const place = placeOf({ position, beforeId: beforeId?.id, afterId: afterId?.id })
      return moveShotStatus(requireViewer(context), statusId.id, place)
    },
  },
  { description: 'What was moved.', outputFields: (t) => ({ status: statusField(t), project: projectField(t) }) },
)

builder.relayMutationField(
  'deleteShotStatus',
  {
    description: 'What to delete.',
    inputFields: (t) => ({ statusId: t.globalID({ for: ShotStatusNode, description: STATUS_ID }) }),
  },
  {
    description: 'Deletes a status for good, for ADMIN and OWNER; its shots, in the trash too, have none afterwards.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { statusId } }, context) => {
      const deleted = await deleteShotStatus(requireViewer(context), statusId.id)
      return { id: statusId.id, ...deleted }
    },
  },
  {
    description: 'What is gone.',
    outputFields: (t) => ({
      deletedStatusId: t.id({
        description: 'The id of the status.',
        resolve: ({ id }) => toTypeId('ShotStatus', id),
      }),
      shotCount: t.int({
        description: 'How many shots lost it, without those in the trash.',
        resolve: ({ shotCount }) => shotCount,
      }),
      project: projectField(t),
    }),
  },
)
