import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { ShotStatusNode, StoryboardNode } from '../storyboards/storyboard.graphql.ts'
import { AspectRatioEnum, ShotNode } from './shot.graphql.ts'
import { deleteShots, restoreShots, updateShots } from './shot.service.ts'
import { createShots, duplicateShots } from './shotCreation.service.ts'
import { moveShots } from './shotOrder.service.ts'
import {
  changedTogetherFields,
  MOVED_SCENE,
  NEW_SCENE,
  placedTogetherFields,
  readPlace,
  SHOT_TEXTS,
  ShotPlace,
  storyboardField,
} from './shotPayloads.graphql.ts'

const idsOf = (shotIds: readonly { id: string }[]) => shotIds.map(({ id }) => id)

const NewShot = builder.inputType('NewShot', {
  description: 'A shot to be made.',
  fields: (t) => ({
    name: t.string({ required: false, description: "'Shot {n}' with the new count when blank or not given." }),
    description: t.string({ required: false, description: SHOT_TEXTS.description }),
    aspectRatio: t.field({ type: AspectRatioEnum, required: false, description: '16:9 when not given.' }),
    frames: t.int({ required: false, description: 'At least 1, at most 24 hours; 2 seconds when not given.' }),
    statusId: t.globalID({
      for: ShotStatusNode,
      required: false,
      description: 'One of the statuses of the project; none when not given.',
    }),
  }),
})

builder.relayMutationField(
  'createShots',
  {
    description: 'The new shots.',
    inputFields: (t) => ({
      storyboardId: t.globalID({ for: StoryboardNode, description: 'The board they go on.' }),
      shots: t.field({ type: [NewShot], description: SHOT_TEXTS.batch }),
      place: t.field({ type: ShotPlace, required: false, description: 'Of the first; the end when not given.' }),
    }),
  },
  {
    description: `Adds shots to one place in their order, each with one empty view: all or none. Each: ${NEW_SCENE}`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { storyboardId, shots, place } }, context) =>
      createShots(
        requireViewer(context),
        storyboardId.id,
        shots.map((shot) => ({ ...shot, statusId: shot.statusId?.id })),
        place ? readPlace(place) : null,
      ),
  },
  { description: 'What was added.', outputFields: placedTogetherFields },
)

const ShotChange = builder.inputType('ShotChange', {
  description: 'What to change of one shot; what is not given stays.',
  fields: (t) => ({
    shotId: t.globalID({ for: ShotNode, description: SHOT_TEXTS.id }),
    name: t.string({ required: false, description: SHOT_TEXTS.name }),
    description: t.string({ required: false, description: SHOT_TEXTS.description }),
    frames: t.int({ required: false, description: SHOT_TEXTS.frames }),
    duration: t.float({ required: false, description: SHOT_TEXTS.duration }),
    aspectRatio: t.field({ type: AspectRatioEnum, required: false, description: SHOT_TEXTS.aspectRatio }),
    statusId: t.globalID({
      for: ShotStatusNode,
      required: false,
      description: 'One of the statuses of the project; null clears it, and left out it stays.',
    }),
    expectedVersion: t.int({ required: false, description: SHOT_TEXTS.expectedVersion }),
  }),
})

builder.relayMutationField(
  'updateShots',
  {
    description: 'What to change.',
    inputFields: (t) => ({
      shots: t.field({ type: [ShotChange], description: `Shots of one board. ${SHOT_TEXTS.batch}` }),
    }),
  },
  {
    description: 'Changes shots of one board, each in its own way: all of them or none.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { shots } }, context) => {
      const changes = shots.map(({ shotId, statusId, ...details }) => ({
        ...details,
        shotId: shotId.id,
        statusId: statusId && statusId.id,
      }))
      return updateShots(requireViewer(context), changes)
    },
  },
  { description: 'What was changed.', outputFields: changedTogetherFields },
)

builder.relayMutationField(
  'deleteShots',
  {
    description: 'What to delete.',
    inputFields: (t) => ({ shotIds: t.globalIDList({ for: ShotNode, description: SHOT_TEXTS.ids }) }),
  },
  {
    description: 'Moves shots to the trash, from where `restoreShots` brings them back for 30 days: all or none.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { shotIds } }, context) => deleteShots(requireViewer(context), idsOf(shotIds)),
  },
  {
    description: 'What is gone.',
    outputFields: (t) => ({
      deletedShotIds: t.idList({
        description: 'The ids of the shots, in the order they were named in.',
        resolve: ({ shots }) => shots.map(({ id }) => toTypeId('Shot', id)),
      }),
      storyboard: storyboardField(t),
    }),
  },
)

builder.relayMutationField(
  'restoreShots',
  {
    description: 'What to bring back.',
    inputFields: (t) => ({ shotIds: t.globalIDList({ for: ShotNode, description: SHOT_TEXTS.ids }) }),
  },
  {
    description: 'Takes shots out of the trash, back to their places: all of them or none.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { shotIds } }, context) => restoreShots(requireViewer(context), idsOf(shotIds)),
  },
  { description: 'What is back.', outputFields: placedTogetherFields },
)

builder.relayMutationField(
  'duplicateShots',
  {
    description: 'What to copy.',
    inputFields: (t) => ({ shotIds: t.globalIDList({ for: ShotNode, description: SHOT_TEXTS.ids }) }),
  },
  {
    description:
      'Copies shots with their views, drawings, images, cast, status, ratio and duration, each after its original; ' +
      'the codes are new. All of them or none.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { shotIds } }, context) => duplicateShots(requireViewer(context), idsOf(shotIds)),
  },
  { description: 'The copies, in the order of their originals in the input.', outputFields: placedTogetherFields },
)

builder.relayMutationField(
  'moveShots',
  {
    description: 'What to move, and where.',
    inputFields: (t) => ({
      shotIds: t.globalIDList({ for: ShotNode, description: SHOT_TEXTS.ids }),
      to: t.field({ type: ShotPlace, description: 'The place of the first among the others; none of them beside it.' }),
    }),
  },
  {
    description: `Moves shots together, in their order on the board, to one place: all or none. Each: ${MOVED_SCENE}`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { shotIds, to } }, context) =>
      moveShots(requireViewer(context), idsOf(shotIds), readPlace(to)),
  },
  { description: 'What was moved.', outputFields: changedTogetherFields },
)
