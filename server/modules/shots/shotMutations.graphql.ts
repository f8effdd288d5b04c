import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { ShotStatusNode, StoryboardNode } from '../storyboards/storyboard.graphql.ts'
import { AspectRatioEnum, ShotNode } from './shot.graphql.ts'
import { changeShotStatus, deleteShot, restoreShot, updateShot } from './shot.service.ts'
import { createShot, duplicateShot } from './shotCreation.service.ts'
import { moveShot } from './shotOrder.service.ts'
import {
  changedFields,
  MOVED_SCENE,
  NEW_SCENE,
  placedFields,
  readPlace,
  SHOT_TEXTS,
  ShotPlace,
  storyboardField,
} from './shotPayloads.graphql.ts'

builder.relayMutationField(
  'createShot',
  {
    description: 'The new shot.',
    inputFields: (t) => ({
      storyboardId: t.globalID({ for: StoryboardNode, description: 'The board it goes on.' }),
      name: t.string({ required: false, description: "'Shot {n}' with the new count when blank or not given." }),
      description: t.string({ required: false, defaultValue: '', description: SHOT_TEXTS.description }),
      aspectRatio: t.field({ type: AspectRatioEnum, required: false, description: '16:9 when not given.' }),
      place: t.field({ type: ShotPlace, required: false, description: 'The end when not given.' }),
    }),
  },
  {
    description: `Adds a shot of 2 seconds with one empty view. ${NEW_SCENE}`,
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      createShot(
        requireViewer(context),
        input.storyboardId.id,
        { name: input.name, description: input.description, aspectRatio: input.aspectRatio },
        input.place ? readPlace(input.place) : null,
      ),
  },
  { description: 'What was added.', outputFields: placedFields },
)

builder.relayMutationField(
  'updateShot',
  {
    description: 'What to change; what is not given stays.',
    inputFields: (t) => ({
      shotId: t.globalID({ for: ShotNode, description: SHOT_TEXTS.id }),
      name: t.string({ required: false, description: SHOT_TEXTS.name }),
      description: t.string({ required: false, description: SHOT_TEXTS.description }),
      frames: t.int({ required: false, description: SHOT_TEXTS.frames }),
      duration: t.float({ required: false, description: SHOT_TEXTS.duration }),
      aspectRatio: t.field({ type: AspectRatioEnum, required: false, description: SHOT_TEXTS.aspectRatio }),
      expectedVersion: t.int({ required: false, description: SHOT_TEXTS.expectedVersion }),
    }),
  },
  {
    description: 'Changes the texts, the length or the ratio of a shot.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { shotId, ...details } }, context) =>
      updateShot(requireViewer(context), shotId.id, details),
  },
  { description: 'What was changed.', outputFields: changedFields },
)

builder.relayMutationField(
  'duplicateShot',
  {
    description: 'What to copy.',
    inputFields: (t) => ({
      shotId: t.globalID({ for: ShotNode, description: SHOT_TEXTS.id }),
      name: t.string({ required: false, description: 'The name of the copy; that of the original when not given.' }),
      description: t.string({ required: false, description: 'Of the copy; that of the original when not given.' }),
    }),
  },
  {
    description:
      'Copies a shot with views, drawings, images, cast, voice, status, ratio and duration right after it; its code ' +
      'is new.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      duplicateShot(requireViewer(context), input.shotId.id, { name: input.name, description: input.description }),
  },
  { description: 'The copy.', outputFields: placedFields },
)

builder.relayMutationField(
  'deleteShot',
  {
    description: 'What to delete.',
    inputFields: (t) => ({ shotId: t.globalID({ for: ShotNode, description: SHOT_TEXTS.id }) }),
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
    inputFields: (t) => ({ shotId: t.globalID({ for: ShotNode, description: SHOT_TEXTS.id }) }),
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
      shotId: t.globalID({ for: ShotNode, description: SHOT_TEXTS.id }),
      to: t.field({ type: ShotPlace, description: 'The place.' }),
      expectedVersion: t.int({ required: false, description: SHOT_TEXTS.expectedVersion }),
    }),
  },
  {
    description: `Moves a shot on its board; the shots between shift by one. ${MOVED_SCENE}`,
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
      shotId: t.globalID({ for: ShotNode, description: SHOT_TEXTS.id }),
      statusId: t.globalID({
        for: ShotStatusNode,
        required: false,
        description: 'One of the statuses of the project; null or nothing clears it.',
      }),
      expectedVersion: t.int({ required: false, description: SHOT_TEXTS.expectedVersion }),
    }),
  },
  {
    description: 'Gives a shot a status, or none.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { shotId, statusId, expectedVersion } }, context) =>
      changeShotStatus(requireViewer(context), shotId.id, statusId?.id ?? null, expectedVersion ?? null),
  },
  { description: 'What was changed.', outputFields: changedFields },
)
