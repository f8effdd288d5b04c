import { queryFromInfo } from '@pothos/plugin-prisma'
import { Prisma, type Shot, type Storyboard } from '../../__generated__/prisma/client.ts'
import { type PayloadFields } from '../../graphql/builder.ts'
import { knownRow, plainRow } from '../../graphql/plainRows.ts'
import { rowsInOrder } from '../../graphql/rowsInOrder.ts'
import { prisma } from '../../platform/database/client.ts'
import { StoryboardNode } from './storyboard.graphql.ts'
import { boardEdge, ShotEdge, ShotNode } from './shot.graphql.ts'
import type { ChangedShots } from './shotSelection.service.ts'

/** The board of shots that the viewer has just changed. */
const BOARD = {
  name: 'changedBoard', columns: Prisma.StoryboardScalarFieldEnum, from: 'FROM "Storyboard" r WHERE r."id" = $1',
}

/** The board of changed shots. */
export const storyboardField = (t: PayloadFields<Pick<ChangedShots, 'storyboardId'>>) =>
  t.prismaField({
    type: StoryboardNode,
    description: 'The board of the shots, at its new revision.',
    resolve: async (query, { storyboardId }) =>
      (await plainRow<Storyboard>(BOARD, query, [storyboardId])) ??
      prisma().storyboard.findUniqueOrThrow({ ...query, where: { id: storyboardId } }),
  })

const idsOf = ({ shots }: ChangedShots) => shots.map(({ id }) => id)

/** The payload of mutations that change shots. */
export const changedFields = (t: PayloadFields<ChangedShots>) => ({
  shots: t.prismaField({
    type: [ShotNode],
    description: 'The shots after the change, in the order of the input.',
    resolve: (query, changed) => {
      const known = changed.shots.flatMap((shot) => knownRow<Shot>(shot, query) ?? [])
      if (known.length === changed.shots.length) return known
      return rowsInOrder(idsOf(changed), (where) => prisma().shot.findMany({ ...query, where }))
    },
  }),
  storyboard: storyboardField(t),
})

/** The payload of mutations that put shots on a board. */
export const placedFields = (t: PayloadFields<ChangedShots>) => ({
  ...changedFields(t),
  shotEdges: t.field({
    type: [ShotEdge],
    description: 'The shots as edges of `Storyboard.shots`.',
    resolve: async (changed, _arguments, context, info) => {
      const query = queryFromInfo({ context, info, typeName: 'Shot', paths: [['node']] })
      const rows = await rowsInOrder(idsOf(changed), (where) => prisma().shot.findMany({ ...query, where }))
      return rows.map(boardEdge)
    },
  }),
})
