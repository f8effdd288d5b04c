import { DEFAULT_ASPECT_RATIO } from '../../../drawing/aspectRatio.ts'
import type { Shot } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { rankCursor } from '../../graphql/rankPaging.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { placeOf } from '../../kernel/places.ts'
import { prisma } from '../../platform/database/client.ts'
import { ShotStatusNode, StoryboardNode } from '../storyboards/storyboard.graphql.ts'
import { AspectRatioEnum, ShotEdge, ShotNode } from './shot.graphql.ts'
import {
  changeShotStatus,
  createShot,
  deleteShot,
  duplicateShot,
  moveShot,
  restoreShot,
  updateShot,
} from './shot.service.ts'

const ShotPlace = builder.inputType('ShotPlace', {
  isOneOf: true,
  description: 'A place on the board: exactly one is given.',
  fields: (t) => ({
    position: t.int({ required: false, description: '1-based; beyond the end is the end.' }),
    beforeId: t.globalID({ for: ShotNode, required: false, description: 'Right before this shot.' }),
    afterId: t.globalID({ for: ShotNode, required: false, description: 'Right after this shot.' }),
  }),
})

const readPlace = ({ position, beforeId, afterId }: typeof ShotPlace.$inferInput) =>
  placeOf({ position: position ?? null, beforeId: beforeId?.id ?? null, afterId: afterId?.id ?? null })

type Changed = Pick<Shot, 'id' | 'storyboardId'>

const storyboardField = (t: PayloadFields<Pick<Changed, 'storyboardId'>>) =>
  t.prismaField({
    type: StoryboardNode,
    description: 'Its board, at its new revision.',
    resolve: (query, { storyboardId }) =>
      prisma.storyboard.findUniqueOrThrow({ ...query, where: { id: storyboardId } }),
  })

const changedFields = (t: PayloadFields<Changed>) => ({
  shot: t.prismaField({
    type: ShotNode,
    description: 'The shot as it is now.',
    resolve: (query, { id }) => prisma.shot.findUniqueOrThrow({ ...query, where: { id } }),
  }),
  storyboard: storyboardField(t),
})

const placedFields = (t: PayloadFields<Changed>) => ({
  ...changedFields(t),
  shotEdge: t.field({
    type: ShotEdge,
    description: 'The same, for the list of the board.',
    resolve: async ({ id }) => {
      const node = await prisma.shot.findUniqueOrThrow({ where: { id } })
      return { cursor: rankCursor(node.rank), node }
    },
  }),
})

const SHOT_ID = 'Which shot.'
const NAME = '1 to 200 characters.'
const DESCRIPTION = 'At most 20,000 characters.'
const EXPECTED_VERSION = 'The version you know: at any other nothing is written and the answer is CONFLICT.'

builder.relayMutationField(
  'createShot',
  {
    description: 'The new shot.',
    inputFields: (t) => ({
      storyboardId: t.globalID({ for: StoryboardNode, description: 'The board it goes on.' }),
      name: t.string({ required: false, description: "'Shot {n}' with the new count when blank or not given." }),
      description: t.string({ required: false, defaultValue: '', description: DESCRIPTION }),
      aspectRatio: t.field({ type: AspectRatioEnum, required: false, description: '16:9 when not given.' }),
      place: t.field({ type: ShotPlace, required: false, description: 'The end when not given.' }),
    }),
  },
  {
    description: 'Adds a shot of 2 seconds with one empty view.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      createShot(requireViewer(context), input.storyboardId.id, {
        name: input.name ?? null,
        description: input.description ?? '',
        aspectRatio: input.aspectRatio ?? DEFAULT_ASPECT_RATIO,
        place: input.place ? readPlace(input.place) : null,
      }),
  },
  { description: 'What was added.', outputFields: placedFields },
)

builder.relayMutationField(
  'updateShot',
  {
    description: 'What to change; what is not given stays.',
    inputFields: (t) => ({
      shotId: t.globalID({ for: ShotNode, description: SHOT_ID }),
      name: t.string({ required: false, description: NAME }),
      description: t.string({ required: false, description: DESCRIPTION }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Renames or describes a shot.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      updateShot(requireViewer(context), input.shotId.id, {
        name: input.name ?? null,
        description: input.description ?? null,
        expectedVersion: input.expectedVersion ?? null,
      }),
  },
  { description: 'What was changed.', outputFields: changedFields },
)

builder.relayMutationField(
  'duplicateShot',
  {
    description: 'What to copy.',
    inputFields: (t) => ({
      shotId: t.globalID({ for: ShotNode, description: SHOT_ID }),
      name: t.string({ required: false, description: 'The name of the copy; that of the original when not given.' }),
      description: t.string({ required: false, description: 'Of the copy; that of the original when not given.' }),
    }),
  },
  {
    description: 'Copies a shot with its views, drawings, status, ratio and duration right after it; the code is new.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      duplicateShot(requireViewer(context), input.shotId.id, {
        name: input.name ?? null,
        description: input.description ?? null,
      }),
  },
  { description: 'The copy.', outputFields: placedFields },
)

builder.relayMutationField(
  'deleteShot',
  {
    description: 'What to delete.',
    inputFields: (t) => ({ shotId: t.globalID({ for: ShotNode, description: SHOT_ID }) }),
  },
  {
    description: 'Moves a shot to the trash, from where `restoreShot` brings it back for 30 days.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      const { storyboardId } = await deleteShot(requireViewer(context), input.shotId.id)
      return { id: input.shotId.id, storyboardId }
    },
  },
  {
    description: 'What is gone.',
    outputFields: (t) => ({
      deletedShotId: t.id({ description: 'The id of the shot.', resolve: ({ id }) => toTypeId('Shot', id) }),
      storyboard: storyboardField(t),
    }),
  },
)

builder.relayMutationField(
  'restoreShot',
  {
    description: 'What to bring back.',
    inputFields: (t) => ({ shotId: t.globalID({ for: ShotNode, description: SHOT_ID }) }),
  },
  {
    description: 'Takes a shot out of the trash, back to its place.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => restoreShot(requireViewer(context), input.shotId.id),
  },
  { description: 'What is back.', outputFields: placedFields },
)

builder.relayMutationField(
  'moveShot',
  {
    description: 'What to move, and where.',
    inputFields: (t) => ({
      shotId: t.globalID({ for: ShotNode, description: SHOT_ID }),
      to: t.field({ type: ShotPlace, description: 'The place.' }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Moves a shot on its board; the shots between shift by one.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      moveShot(requireViewer(context), input.shotId.id, readPlace(input.to), input.expectedVersion ?? null),
  },
  { description: 'What was moved.', outputFields: changedFields },
)

builder.relayMutationField(
  'changeShotStatus',
  {
    description: 'Which shot, and how far it is.',
    inputFields: (t) => ({
      shotId: t.globalID({ for: ShotNode, description: SHOT_ID }),
      statusId: t.globalID({
        for: ShotStatusNode,
        required: false,
        description: 'One of the statuses of the project; null or nothing clears it.',
      }),
    }),
  },
  {
    description: 'Gives a shot a status, or none.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      changeShotStatus(requireViewer(context), input.shotId.id, input.statusId?.id ?? null),
  },
  { description: 'What was changed.', outputFields: changedFields },
)
