import { queryFromInfo } from '@pothos/plugin-prisma'
import type { Prisma, Shot } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { keysetPage } from '../../graphql/keysetPaging.ts'
import { answeredAtOnce, readyLists } from '../../graphql/readyAnswers.ts'
import { readyFieldsAsked } from '../../graphql/readyRows.ts'
import { byParent, relatedRows } from '../../graphql/relatedRows.ts'
import { pageOf } from '../../kernel/readyRows.ts'
import { prisma } from '../../platform/database/client.ts'
import { BOARD_SHOT, partsAsked, readyBoards } from './readyShots.service.ts'
import { BY_RANK, MAX_SHOTS, ShotConnection, ShotNode } from './shot.graphql.ts'
import { fitting, ShotFilter } from './shotFilter.graphql.ts'

/** What boards ask of their shots: such a page is read by one statement for all that hangs on its shots. */
const BOARD = pageOf(BOARD_SHOT)

/** The fields that have to be read for where a row is not ready. */
export const READY_SHOT_FIELDS = {
  Shot: [
    'duration', 'status', 'scene', 'storyboard', 'casting', 'openThreadCount', 'unreadThreadCount', 'views',
  ],
  View: ['position', 'image'],
  Storyboard: ['project'],
  CastingConnection: ['nodes'],
  Casting: ['asset'],
} as const

type ShotsQuery = Pick<Prisma.ShotFindManyArgs, 'orderBy' | 'take'> & { where: Prisma.ShotWhereInput }

const boardShots = relatedRows({
  one: (storyboardId, { where, ...query }: ShotsQuery) =>
    prisma().shot.findMany({ ...query, where: { ...where, storyboardId } }),
  several: async (ids, query: ShotsQuery) => {
    const select = { id: true, shots: query }
    const boards = await prisma().storyboard.findMany({ where: { id: { in: ids } }, select })
    return byParent(boards.map(({ id, shots }) => ({ id, rows: shots })))
  },
  count: async (ids, where: Prisma.ShotWhereInput) => {
    const asked = { AND: [where, { storyboardId: { in: ids } }] }
    const counts = await prisma().shot.groupBy({ by: ['storyboardId'], where: asked, _count: true })
    return new Map(counts.map(({ storyboardId, _count }) => [storyboardId, _count]))
  },
})

const readyBoard = readyLists(readyBoards)

/** The rank that a cursor of a board is for. */
const rankOf = (values: readonly unknown[] | null) => (values === null ? null : String(values[0]))

builder.prismaObjectField('Storyboard', 'shots', (t) =>
  t.connection(
    {
      type: ShotNode,
      description: `Its shots in order; up to ${MAX_SHOTS} per page.`,
      select: { id: true },
      args: { filter: t.arg({ type: ShotFilter, required: false, description: 'A filter; by default all.' }) },
      resolve: async ({ id }, { filter, ...args }, context, info) => {
        const { where: beyond, stretch, window, connection } = keysetPage(args, BY_RANK, MAX_SHOTS)
        const isAsked = !filter && stretch.isForwards ? readyFieldsAsked(info, BOARD) : null
        const parts = isAsked && partsAsked(isAsked, BOARD_SHOT, requireViewer(context))
        if (isAsked && parts) {
          const page = {
            after: rankOf(stretch.after),
            before: rankOf(stretch.before),
            take: window.take,
            count: isAsked(BOARD, 'totalCount'),
          }
          const { rows, totalCount } = await readyBoard(id, { page, parts }, context, info)
          // Of their columns they have those that the document asks for.
          const ready = connection(rows as unknown as Shot[], () => Promise.resolve(totalCount))
          return answeredAtOnce(ready, BOARD, context, info)
        }
        const query = queryFromInfo({ context, info, typeName: 'Shot', paths: [['edges', 'node'], ['nodes']] })
        const where = fitting(filter)
        const asked = { ...query, where: { AND: [where, beyond] }, ...window }
        const rows = await boardShots.rows(id, asked, context, info)
        return connection(rows, () => boardShots.count(id, where, context, info))
      },
    },
    ShotConnection,
  ),
)
