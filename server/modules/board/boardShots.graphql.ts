import { queryFromInfo } from '@pothos/plugin-prisma'
import DataLoader from 'dataloader'
import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma, Shot } from '../../__generated__/prisma/client.ts'
import { type Context, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { keysetPage } from '../../graphql/keysetPaging.ts'
import { placeLoaders } from '../../graphql/placeLoaders.ts'
import { answeredAtOnce } from '../../graphql/readyAnswers.ts'
import { markReady, readyFieldsAsked } from '../../graphql/readyRows.ts'
import { byParent, relatedRows } from '../../graphql/relatedRows.ts'
import { credentialAllows } from '../../kernel/permissions.ts'
import { prisma } from '../../platform/database/client.ts'
import { type BoardPage, type BoardRows, readBoards } from './boardRows.service.ts'
import { BY_RANK, MAX_SHOTS, ShotConnection, ShotNode } from './shot.graphql.ts'
import { fitting, ShotFilter } from './shotFilter.graphql.ts'

const STATUS = { id: true, name: true, color: true } as const
const SCENE = { id: true, number: true, heading: true, line: true, version: true } as const
const CASTING = { totalCount: true } as const
const IMAGE = { id: true, url: true, width: true, height: true, bytes: true, contentType: true } as const
const VOICE = { id: true, url: true, contentType: true, bytes: true, duration: true, createdAt: true } as const
const VIEW = {
  id: true,
  name: true,
  description: true,
  position: true,
  rank: true,
  revision: true,
  strokeCount: true,
  initialWidth: true,
  initialHeight: true,
  width: true,
  height: true,
  pictureRevision: true,
  thumbnailUrl: true,
  image: IMAGE,
} as const
const SHOT = {
  id: true,
  code: true,
  name: true,
  description: true,
  dialogue: true,
  notes: true,
  cameraNote: true,
  frames: true,
  duration: true,
  aspectRatio: true,
  rank: true,
  scriptLine: true,
  version: true,
  status: STATUS,
  scene: SCENE,
  casting: CASTING,
  openThreadCount: true,
  unreadThreadCount: true,
  views: VIEW,
  // Read by itself, with one statement for all shots.
  voice: VOICE,
} as const
const PAGE_INFO = { hasNextPage: true, hasPreviousPage: true, startCursor: true, endCursor: true } as const

/** What boards ask of their shots: such a page is read by one statement for all that hangs on its shots. */
const BOARD = { totalCount: true, pageInfo: PAGE_INFO, edges: { cursor: true, node: SHOT }, nodes: SHOT } as const

/** The fields that have to be read for where a row is not of such a page. */
export const READY_FIELDS = {
  Shot: ['duration', 'status', 'scene', 'casting', 'openThreadCount', 'unreadThreadCount', 'views'],
  View: ['position', 'image'],
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

const boardsAt = placeLoaders<string, BoardRows>()

/** A page of a board, its rows ready to be answered: one statement for all the boards of a list. */
function readyBoard(id: string, page: BoardPage, context: Context, info: GraphQLResolveInfo): Promise<BoardRows> {
  const loader = boardsAt(context, info, () =>
    new DataLoader<string, BoardRows>(async (ids) => {
      const boards = await readBoards(ids, page)
      return ids.map((each) => {
        const board = boards.get(each) ?? { shots: [], totalCount: 0 }
        for (const shot of board.shots) {
          markReady(shot)
          shot.views.forEach(markReady)
        }
        return board
      })
    }))
  return loader.load(id)
}

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
        const viewer = requireViewer(context)
        const isAsked = !filter && stretch.isForwards ? readyFieldsAsked(info, BOARD) : null
        const openThreads = isAsked?.(SHOT, 'openThreadCount') ?? false
        const unreadThreads = isAsked?.(SHOT, 'unreadThreadCount') ?? false
        // Ready rows are answered without asking for the scopes of fields.
        if (isAsked && (!(openThreads || unreadThreads) || credentialAllows(viewer, 'comments:read'))) {
          const asked = {
            after: rankOf(stretch.after),
            before: rankOf(stretch.before),
            take: window.take,
            count: isAsked(BOARD, 'totalCount'),
            status: isAsked(SHOT, 'status'),
            scene: isAsked(SHOT, 'scene'),
            casting: isAsked(SHOT, 'casting'),
            views: isAsked(SHOT, 'views'),
            images: isAsked(VIEW, 'image'),
            openThreads,
            unreadThreads,
            userId: viewer.userId,
          }
          const { shots, totalCount } = await readyBoard(id, asked, context, info)
          // Of their columns they have those that the document asks for.
          const page = connection(shots as unknown as Shot[], () => Promise.resolve(totalCount))
          return answeredAtOnce(page, BOARD, context, info)
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
