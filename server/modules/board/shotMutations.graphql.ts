import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { addChange, addDeletion, addRestoration, placeInput, versionInput } from '../../graphql/objectLists.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { BATCH_RULE, distinctRowsOf, rowsOf } from '../../kernel/inputRows.ts'
import { EXTERNAL_ID } from '../projects/externalId.graphql.ts'
import { ShotStatusNode, StoryboardNode } from './storyboard.graphql.ts'
import { AspectRatioEnum, ShotNode } from './shot.graphql.ts'
import { deleteShots, restoreShots, updateShots } from './shot.service.ts'
import { createShots, duplicateShots } from './shotCreation.service.ts'
import { moveShots } from './shotOrder.service.ts'
import { changedFields, placedFields, storyboardField } from './shotPayloads.graphql.ts'

const ROWS = `Shots of one board. ${BATCH_RULE}`
const SHOTS = { node: ShotNode, type: 'Shot', noun: 'shot', list: 'shots', rows: ROWS } as const
const { Place: ShotPlace, readPlace } = placeInput(SHOTS, 'on the board')
const versions = versionInput(SHOTS)

const DETAILS = {
  name: '1 to 200 characters.',
  description: 'At most 20,000 characters.',
  notes: 'Notes for the people who go on with the shot; at most 20,000 characters.',
  cameraNote: 'What the camera does: movement, lens, angle; at most 20,000 characters.',
  dialogue:
    'The dialogue as Fountain writes it: the name of the speaker, then parentheticals and speech line by line, an ' +
    'empty line between speakers; at most 20,000 characters.',
  frames: 'The length in whole frames: at least 1, at most 24 hours; not together with `duration`.',
  duration: 'The length in seconds, rounded to whole frames: at least 1 frame, at most 24 hours.',
  aspectRatio: 'The aspect ratio. Empty views take its size; drawings are fitted without distortion.',
  statusId: 'A status of the project.',
  code: '1 to 32 letters, digits, "_" or "-". Never given on the board before, or once the code of this shot.',
} as const

const NewShot = builder.inputType('NewShot', {
  description: 'A shot to create.',
  fields: (t) => ({
    name: t.string({ required: false, description: "'Shot {n}' with the new count by default." }),
    description: t.string({ required: false, description: DETAILS.description }),
    notes: t.string({ required: false, description: DETAILS.notes }),
    cameraNote: t.string({ required: false, description: DETAILS.cameraNote }),
    dialogue: t.string({ required: false, description: DETAILS.dialogue }),
    code: t.string({ required: false, description: `${DETAILS.code} By default a code that fits its place.` }),
    frames: t.int({ required: false, description: `${DETAILS.frames} 2 seconds by default.` }),
    duration: t.float({ required: false, description: DETAILS.duration }),
    aspectRatio: t.field({ type: AspectRatioEnum, required: false, description: 'The aspect ratio; 16:9 by default.' }),
    statusId: t.globalID({ for: ShotStatusNode, required: false, description: DETAILS.statusId }),
    externalId: t.string({ required: false, description: EXTERNAL_ID }),
  }),
})

const ShotUpdate = builder.inputType('ShotUpdate', {
  description: 'A change of a shot. A field that is absent keeps its value.',
  fields: (t) => ({
    shotId: t.globalID({ for: ShotNode, description: 'The shot.' }),
    name: t.string({ required: false, description: DETAILS.name }),
    description: t.string({ required: false, description: DETAILS.description }),
    notes: t.string({ required: false, description: DETAILS.notes }),
    cameraNote: t.string({ required: false, description: DETAILS.cameraNote }),
    dialogue: t.string({ required: false, description: DETAILS.dialogue }),
    code: t.string({ required: false, description: DETAILS.code }),
    frames: t.int({ required: false, description: DETAILS.frames }),
    duration: t.float({ required: false, description: DETAILS.duration }),
    aspectRatio: t.field({ type: AspectRatioEnum, required: false, description: DETAILS.aspectRatio }),
    statusId: t.globalID({ for: ShotStatusNode, required: false, description: `${DETAILS.statusId} Null removes it.` }),
    externalId: t.string({ required: false, description: `${EXTERNAL_ID} Null removes it.` }),
    expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
  }),
})

const ShotCopy = builder.inputType('ShotCopy', {
  description: 'A shot to copy.',
  fields: (t) => ({
    shotId: t.globalID({ for: ShotNode, description: 'The original.' }),
    name: t.string({ required: false, description: "The copy's name; the original's by default." }),
    description: t.string({ required: false, description: "The copy's description; the original's by default." }),
  }),
})

/** The rows of a list, with the id of the shot as `id`. */
const readRows = <Row extends { shotId: { id: string } }>(rows: readonly Row[]) =>
  distinctRowsOf('shots', rows.map(({ shotId, ...row }) => ({ ...row, id: shotId.id })))

builder.relayMutationField(
  'createShots',
  {
    description: 'The shots to create.',
    inputFields: (t) => ({
      storyboardId: t.globalID({ for: StoryboardNode, description: 'The board.' }),
      shots: t.field({ type: [NewShot], description: BATCH_RULE }),
      place: t.field({ type: ShotPlace, required: false, description: 'The place of the first; the end by default.' }),
    }),
  },
  {
    description:
      'Creates shots at one place of a board, in the order of the input, each with one empty view. They join the ' +
      'scene of the shot before them, at the beginning of the board that of the shot after them.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { storyboardId, shots, place } }, context) => {
      const rows = shots.map((shot) => ({ ...shot, statusId: shot.statusId?.id ?? null }))
      return createShots(requireViewer(context), storyboardId.id, rowsOf('shots', rows), place && readPlace(place))
    },
  },
  { description: 'The new shots.', outputFields: placedFields },
)

builder.relayMutationField(
  'updateShots',
  {
    description: 'The changes.',
    inputFields: (t) => ({ shots: t.field({ type: [ShotUpdate], description: ROWS }) }),
  },
  {
    description: 'Changes shots of one board.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { shots } }, context) => {
      const rows = shots.map(({ statusId, ...shot }) => ({ ...shot, statusId: statusId && statusId.id }))
      return updateShots(requireViewer(context), readRows(rows))
    },
  },
  { description: 'The changed shots.', outputFields: changedFields },
)

addChange('move', SHOTS, versions, {
  description:
    'Moves shots to one place on their board, keeping their order. Between two shots of one scene they join that ' +
    'scene. On the border of two, or at an end of the board, a shot keeps its own scene if a neighbor is in it or ' +
    'if the whole scene is moved; else it joins the scene of the shot before it, at the beginning that of the shot ' +
    'after it.',
  input: (t) => ({ to: t.field({ type: ShotPlace, description: 'The place of the first.' }) }),
  run: (viewer, rows, { to }) => moveShots(viewer, rows, readPlace(to)),
  fields: changedFields,
})

builder.relayMutationField(
  'duplicateShots',
  {
    description: 'The shots to copy.',
    inputFields: (t) => ({ shots: t.field({ type: [ShotCopy], description: ROWS }) }),
  },
  {
    description:
      'Copies shots, each right after its original, with views, drawings, images, castings, scratch voice, status, ' +
      'aspect ratio and length. The copies get new codes.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { shots } }, context) => duplicateShots(requireViewer(context), readRows(shots)),
  },
  { description: 'The copies, in the order of their originals in the input.', outputFields: placedFields },
)

addDeletion(SHOTS, versions, {
  description: 'Moves shots to the trash. `restoreShots` restores them within 30 days.',
  run: deleteShots,
  idsOf: ({ shots }) => shots.map(({ id }) => id),
  fields: (t) => ({ storyboard: storyboardField(t) }),
})

addRestoration(SHOTS, {
  description: 'Restores shots from the trash, back to their places.',
  run: restoreShots,
  fields: placedFields,
})
