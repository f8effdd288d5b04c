import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { addChange, addDeletion, addRestoration, placeInput, versionInput } from '../../graphql/objectLists.ts'
import { rowsInOrder } from '../../graphql/rowsInOrder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { BATCH_RULE, distinctRowsOf, rowsOf } from '../../kernel/inputRows.ts'
import { prisma } from '../../platform/database/client.ts'
import { SceneNode } from './scene.graphql.ts'
import { type ChangedScenes, createScenes, deleteScenes, restoreScenes, updateScenes } from './scene.service.ts'
import { moveScenes } from './sceneOrder.service.ts'
import { ShotNode } from './shot.graphql.ts'
import { storyboardField } from './shotPayloads.graphql.ts'
import { StoryboardNode } from './storyboard.graphql.ts'

const ROWS = `Scenes of one board. ${BATCH_RULE}`
const SCENES = { node: SceneNode, type: 'Scene', noun: 'scene', list: 'scenes', rows: ROWS } as const
const { Place, readPlace } = placeInput(SCENES, 'among the scenes of a board')
const versions = versionInput(SCENES)

const changedFields = (t: PayloadFields<ChangedScenes>) => ({
  scenes: t.prismaField({
    type: [SceneNode],
    description: 'The scenes after the change, in the order of the input.',
    resolve: (query, { ids }) => rowsInOrder(ids, (where) => prisma().scene.findMany({ ...query, where })),
  }),
  storyboard: storyboardField(t),
})

const HEADING = 'The scene heading: 1 to 200 characters.'
const NUMBER = 'At most 200 characters; empty for none.'

const NewScene = builder.inputType('NewScene', {
  description: 'A scene to create.',
  fields: (t) => ({
    firstShotId: t.globalID({
      for: ShotNode,
      description: 'The shot it begins with. It takes this shot and those after it up to the next scene.',
    }),
    heading: t.string({ description: HEADING }),
    number: t.string({
      required: false,
      description: `${NUMBER} By default a number that fits its place: 12A between 12 and 13.`,
    }),
  }),
})

const SceneUpdate = builder.inputType('SceneUpdate', {
  description: 'A change of a scene. A field that is absent keeps its value.',
  fields: (t) => ({
    sceneId: t.globalID({ for: SceneNode, description: 'The scene.' }),
    heading: t.string({ required: false, description: HEADING }),
    number: t.string({ required: false, description: NUMBER }),
    expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
  }),
})

builder.relayMutationField(
  'createScenes',
  {
    description: 'The scenes to create.',
    inputFields: (t) => ({
      storyboardId: t.globalID({ for: StoryboardNode, description: 'The board.' }),
      scenes: t.field({ type: [NewScene], description: BATCH_RULE }),
    }),
  },
  {
    description:
      'Creates scenes on a board, in the order of the input. Each divides the scene that its first shot is in.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { storyboardId, scenes } }, context) => {
      const rows = scenes.map(({ firstShotId, ...scene }) => ({ ...scene, firstShotId: firstShotId.id }))
      return createScenes(requireViewer(context), storyboardId.id, rowsOf('scenes', rows))
    },
  },
  { description: 'The new scenes.', outputFields: changedFields },
)

builder.relayMutationField(
  'updateScenes',
  {
    description: 'The changes.',
    inputFields: (t) => ({ scenes: t.field({ type: [SceneUpdate], description: ROWS }) }),
  },
  {
    description: 'Changes the numbers or headings of scenes.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { scenes } }, context) => {
      const rows = scenes.map(({ sceneId, ...details }) => ({ ...details, id: sceneId.id }))
      return updateScenes(requireViewer(context), distinctRowsOf('scenes', rows))
    },
  },
  { description: 'The changed scenes.', outputFields: changedFields },
)

addChange('move', { ...SCENES, rows: `Scenes of one board, in their new order. ${BATCH_RULE}` }, versions, {
  description: 'Moves scenes with all their shots to one place among the scenes of their board.',
  input: (t) => ({ to: t.field({ type: Place, description: 'The place of the first.' }) }),
  run: (viewer, rows, { to }) => moveScenes(viewer, rows, readPlace(to)),
  fields: changedFields,
})

addDeletion(SCENES, versions, {
  description:
    'Moves scenes to the trash. Their shots stay where they are and join the scene before them, if there is one. ' +
    '`restoreScenes` restores scenes for 30 days.',
  run: deleteScenes,
  idsOf: ({ ids }) => ids,
  fields: (t) => ({ storyboard: storyboardField(t) }),
})

addRestoration(SCENES, {
  description: 'Restores scenes with their shots from the trash. Scenes that are not in the trash stay as they are.',
  run: restoreScenes,
  fields: changedFields,
})
