import { queryFromInfo } from '@pothos/plugin-prisma'
import type { Shot } from '../../__generated__/prisma/client.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { placeOf } from '../../kernel/places.ts'
import { prisma } from '../../platform/database/client.ts'
import { StoryboardNode } from '../storyboards/storyboard.graphql.ts'
import { boardEdge, ShotEdge, ShotNode } from './shot.graphql.ts'

export const ShotPlace = builder.inputType('ShotPlace', {
  isOneOf: true,
  description: 'A place on the board: exactly one is given.',
  fields: (t) => ({
    position: t.int({ required: false, description: '1-based; beyond the end is the end.' }),
    beforeId: t.globalID({ for: ShotNode, required: false, description: 'Right before this shot.' }),
    afterId: t.globalID({ for: ShotNode, required: false, description: 'Right after this shot.' }),
  }),
})

/** The place an input names. */
export const readPlace = ({ position, beforeId, afterId }: typeof ShotPlace.$inferInput) =>
  placeOf({ position, beforeId: beforeId?.id, afterId: afterId?.id })

/** What names a changed shot. */
type Changed = Pick<Shot, 'id' | 'storyboardId'>

/** The board of what changed. */
export const storyboardField = (t: PayloadFields<Pick<Changed, 'storyboardId'>>) =>
  t.prismaField({
    type: StoryboardNode,
    description: 'Its board, at its new revision.',
    resolve: (query, { storyboardId }) =>
      prisma.storyboard.findUniqueOrThrow({ ...query, where: { id: storyboardId } }),
  })

/** What a mutation of one shot answers. */
export const changedFields = (t: PayloadFields<Changed>) => ({
  shot: t.prismaField({
    type: ShotNode,
    description: 'The shot as it is now.',
    resolve: (query, { id }) => prisma.shot.findUniqueOrThrow({ ...query, where: { id } }),
  }),
  storyboard: storyboardField(t),
})

/** The same, with the edge for a shot that is new on the board. */
export const placedFields = (t: PayloadFields<Changed>) => ({
  ...changedFields(t),
  shotEdge: t.field({
    type: ShotEdge,
    description: 'The same, for the list of the board.',
    resolve: async ({ id }) => {
      return boardEdge(await prisma.shot.findUniqueOrThrow({ where: { id } }))
    },
  }),
})

/** What names the changed shots of one board, in the order they are answered in. */
interface ChangedTogether {
  storyboardId: string
  shots: readonly { id: string }[]
}

async function inOrder<Row extends { id: string }>(
  { shots }: ChangedTogether,
  read: (where: { id: { in: string[] } }) => Promise<Row[]>,
): Promise<Row[]> {
  const ids = shots.map(({ id }) => id)
  const rows = new Map((await read({ id: { in: ids } })).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** What a batch answers. */
export const changedTogetherFields = (t: PayloadFields<ChangedTogether>) => ({
  shots: t.prismaField({
    type: [ShotNode],
    description: 'The shots as they are now, in the order they were named in.',
    resolve: (query, changed) => inOrder(changed, (where) => prisma.shot.findMany({ ...query, where })),
  }),
  storyboard: storyboardField(t),
})

/** The same, with the edges for shots that are new on the board. */
export const placedTogetherFields = (t: PayloadFields<ChangedTogether>) => ({
  ...changedTogetherFields(t),
  shotEdges: t.field({
    type: [ShotEdge],
    description: 'The same, for the list of the board.',
    resolve: async (changed, _arguments, context, info) => {
      const query = queryFromInfo({ context, info, typeName: 'Shot', paths: [['node']] })
      const rows = await inOrder(changed, (where) => prisma.shot.findMany({ ...query, where }))
      return rows.map(boardEdge)
    },
  }),
})

/** Words that several inputs are described in. */
export const SHOT_TEXTS = {
  id: 'Which shot.',
  name: '1 to 200 characters.',
  description: 'At most 20,000 characters.',
  frames: 'How long it is, in whole frames: at least 1, at most 24 hours; not together with `duration`.',
  duration: 'How long it is, in seconds: becomes the nearest whole number of frames, at least 1; at most 24 hours.',
  aspectRatio: 'Its ratio. An empty view takes the size of it; a drawing is fitted, never distorted.',
  expectedVersion: EXPECTED_VERSION,
  batch: '1 to 500: all or, when one breaks a rule, none; `fields` names it by its index, as in `shots.3.frames`.',
  ids: '1 to 500 shots of one board, each once: all of them or, when one cannot be, none.',
} as const

/** What happens to the scene of a shot that is moved. */
export const MOVED_SCENE =
  'Between two shots of one scene it joins that scene. On the border of two, or at an end of the board, it keeps its ' +
  'own when a neighbour is in it or when the whole scene is moved; else it joins the scene of the shot before it, at ' +
  'the beginning that of the shot after it.'

/** The scene that new shots are in. */
export const NEW_SCENE =
  'It joins the scene of the shot before it, at the beginning of the board that of the shot after it.'
