import { formatPrismaCursor } from '@pothos/plugin-prisma'
import type { Storyboard } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { placeInput } from '../../graphql/objectLists.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { StoryboardEdge, StoryboardNode } from './storyboard.graphql.ts'
import {
  createStoryboard,
  deleteStoryboard,
  moveStoryboard,
  restoreStoryboard,
  updateStoryboard,
} from './storyboard.service.ts'

const BOARDS = { node: StoryboardNode, type: 'Storyboard', noun: 'board' } as const
const { Place, readPlace } = placeInput(BOARDS, 'in the list of boards')

type Changed = Pick<Storyboard, 'id' | 'projectId'>

const projectField = (t: PayloadFields<Pick<Changed, 'projectId'>>) =>
  t.prismaField({
    type: ProjectNode,
    description: 'Its project.',
    resolve: (query, { projectId }) => prisma().project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
  })

const storyboardField = (t: PayloadFields<Pick<Changed, 'id'>>) =>
  t.prismaField({
    type: StoryboardNode,
    description: 'The board after the change.',
    resolve: (query, { id }) => prisma().storyboard.findUniqueOrThrow({ ...query, where: { id } }),
  })

const placedFields = (t: PayloadFields<Changed>) => ({
  storyboard: storyboardField(t),
  storyboardEdge: t.field({
    type: StoryboardEdge,
    description: 'The board as an edge of `Project.storyboards`.',
    resolve: async ({ id }) => ({
      cursor: formatPrismaCursor({ id }, 'id'),
      node: await prisma().storyboard.findUniqueOrThrow({ where: { id } }),
    }),
  }),
  project: projectField(t),
})

const STORYBOARD_ID = 'The board.'
const NAME = '1 to 200 characters.'
const DESCRIPTION = 'At most 20,000 characters.'
const START_TIMECODE = 'The timecode of the first frame: 01:00:00:00, or 01:00:00;00 for drop-frame timecode.'

builder.relayMutationField(
  'createStoryboard',
  {
    description: 'The new board.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'The project.' }),
      name: t.string({ description: NAME }),
      description: t.string({ required: false, defaultValue: '', description: DESCRIPTION }),
      code: t.string({
        required: false,
        description: '1 to 32 letters, digits, "_" or "-"; made from the name by default.',
      }),
      startTimecode: t.string({ required: false, description: `${START_TIMECODE} 00:00:00:00 by default.` }),
    }),
  },
  {
    description: 'Adds an empty board at the end of a project.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      createStoryboard(requireViewer(context), input.projectId.id, {
        name: input.name,
        description: input.description ?? '',
        code: input.code ?? null,
        startTimecode: input.startTimecode ?? null,
      }),
  },
  { description: 'The new board.', outputFields: placedFields },
)

builder.relayMutationField(
  'updateStoryboard',
  {
    description: 'The changes. An absent field keeps its value.',
    inputFields: (t) => ({
      storyboardId: t.globalID({ for: StoryboardNode, description: STORYBOARD_ID }),
      name: t.string({ required: false, description: NAME }),
      description: t.string({ required: false, description: DESCRIPTION }),
      code: t.string({
        required: false,
        description: '1 to 32 letters, digits, "_" or "-". No other board of the project may have or have had it.',
      }),
      startTimecode: t.string({ required: false, description: START_TIMECODE }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Changes the name, description, code or start timecode of a board.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      updateStoryboard(requireViewer(context), input.storyboardId.id, {
        name: input.name ?? null,
        description: input.description ?? null,
        code: input.code ?? null,
        startTimecode: input.startTimecode ?? null,
        expectedVersion: input.expectedVersion,
      }),
  },
  { description: 'The result of the change.', outputFields: (t) => ({ storyboard: storyboardField(t) }) },
)

builder.relayMutationField(
  'moveStoryboard',
  {
    description: 'The board to move and its new place.',
    inputFields: (t) => ({
      storyboardId: t.globalID({ for: StoryboardNode, description: STORYBOARD_ID }),
      to: t.field({ type: Place, description: 'The place.' }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Moves a board among the boards of its project.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { storyboardId, to, expectedVersion } }, context) =>
      moveStoryboard(requireViewer(context), storyboardId.id, readPlace(to), expectedVersion),
  },
  { description: 'The moved board.', outputFields: placedFields },
)

builder.relayMutationField(
  'deleteStoryboard',
  {
    description: 'The board to delete.',
    inputFields: (t) => ({
      storyboardId: t.globalID({ for: StoryboardNode, description: STORYBOARD_ID }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description:
      'Moves a board to the trash. `restoreStoryboard` restores it within 30 days. CONFLICT for the only board of a ' +
      'project.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      const { projectId } = await deleteStoryboard(requireViewer(context), input.storyboardId.id, input.expectedVersion)
      return { id: input.storyboardId.id, projectId }
    },
  },
  {
    description: 'The deleted board.',
    outputFields: (t) => ({
      deletedStoryboardId: t.id({
        description: 'The id of the board.',
        resolve: ({ id }) => toTypeId('Storyboard', id),
      }),
      project: projectField(t),
    }),
  },
)

builder.relayMutationField(
  'restoreStoryboard',
  {
    description: 'The board to restore.',
    inputFields: (t) => ({ storyboardId: t.globalID({ for: StoryboardNode, description: STORYBOARD_ID }) }),
  },
  {
    description: 'Restores a board from the trash, back to its place.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => restoreStoryboard(requireViewer(context), input.storyboardId.id),
  },
  { description: 'The restored board.', outputFields: placedFields },
)
