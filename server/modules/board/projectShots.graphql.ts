import { queryFromInfo } from '@pothos/plugin-prisma'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder, DEFAULT_PAGE } from '../../graphql/builder.ts'
import { checkPage, invalidCursor, type PageArguments, readCursor } from '../../graphql/paging.ts'
import { readyPages } from '../../graphql/readyAnswers.ts'
import { readyFieldsAsked } from '../../graphql/readyRows.ts'
import { byParent, relatedRows } from '../../graphql/relatedRows.ts'
import { UUID_PATTERN } from '../../kernel/ids.ts'
import { pageOf } from '../../kernel/readyRows.ts'
import { prisma } from '../../platform/database/client.ts'
import { LISTED_SHOT, partsAsked, readyShots } from './readyShots.service.ts'
import { MAX_SHOTS, ShotConnection, ShotNode } from './shot.graphql.ts'
import { fitting, ShotFilter } from './shotFilter.graphql.ts'

/** What a cursor says, before Base64: the shot, whose place counts even when it is in the trash by now. */
const CURSOR = new RegExp(`^shot:(${UUID_PATTERN})$`)

const cursorOf = (id: string) => Buffer.from(`shot:${id}`).toString('base64')

/** The shots after or before the one a cursor names. */
async function beyond(
  projectId: string,
  args: PageArguments,
  name: 'after' | 'before',
): Promise<Prisma.ShotWhereInput> {
  const id = readCursor(args, name, CURSOR)
  if (id === null) return {}
  const edge = await prisma().shot.findFirst({
    where: { id, storyboard: { projectId } },
    select: { rank: true, storyboard: { select: { id: true, rank: true } } },
  })
  if (!edge) throw invalidCursor(name)
  const { rank, storyboard: board } = edge
  const side = name === 'after' ? 'gt' : 'lt'
  return {
    OR: [{ storyboard: { rank: { [side]: board.rank } } }, { storyboardId: board.id, rank: { [side]: rank } }],
  }
}

/** Such a page is read by its ids, then by one statement for all that hangs on its shots. */
const LIST = pageOf(LISTED_SHOT)

const readyShotPage = readyPages(readyShots)

interface ShotsPlace {
  board: Prisma.StoryboardWhereInput
  where: Prisma.ShotWhereInput
}

interface ShotsQuery extends ShotsPlace {
  query: object
  order: 'asc' | 'desc'
  take: number
}

const projectShots = relatedRows({
  one: (projectId, { board, where, query, order, take }: ShotsQuery) =>
    prisma().shot.findMany({
      ...query,
      where: { AND: [{ storyboard: { ...board, projectId } }, where] },
      orderBy: [{ storyboard: { rank: order } }, { rank: order }],
      take,
    }),
  several: async (ids, { board, where, query, order, take }: ShotsQuery) => {
    const shots = { ...query, where, orderBy: { rank: order }, take }
    const storyboards = { where: board, orderBy: { rank: order }, select: { shots } }
    const projects = await prisma().project.findMany({ where: { id: { in: ids } }, select: { id: true, storyboards } })
    return byParent(projects.map((project) => {
      const rows = project.storyboards.flatMap((each) => each.shots)
      return { id: project.id, rows: rows.slice(0, take) }
    }))
  },
  count: async (ids, { board, where }: ShotsPlace) => {
    const boards = await prisma().storyboard.findMany({
      where: { AND: [board, { projectId: { in: ids } }] },
      select: { projectId: true, _count: { select: { shots: { where } } } },
    })
    const counts = new Map<string, number>()
    for (const { projectId, _count } of boards) counts.set(projectId, (counts.get(projectId) ?? 0) + _count.shots)
    return counts
  },
})

builder.prismaObjectField('Project', 'shots', (t) =>
  t.connection(
    {
      type: ShotNode,
      description: `The shots of all its boards, in board order; up to ${MAX_SHOTS} per page.`,
      select: { id: true },
      args: {
        filter: t.arg({ type: ShotFilter, required: false, description: 'A filter; by default all.' }),
      },
      resolve: async ({ id: projectId }, { filter, ...args }, context, info) => {
        checkPage({ first: args.first ?? null, last: args.last ?? null }, MAX_SHOTS)
        const boards = filter?.storyboardIds
        const isBackwards = args.first == null && args.last != null
        const size = args.first ?? args.last ?? DEFAULT_PAGE
        const board = { deletedAt: null, ...(boards?.length && { id: { in: boards.map(({ id }) => id) } }) }
        const where = fitting(filter)
        const window = await Promise.all([beyond(projectId, args, 'after'), beyond(projectId, args, 'before')])
        const order: 'asc' | 'desc' = isBackwards ? 'desc' : 'asc'
        const isAsked = readyFieldsAsked(info, LIST)
        const parts = isAsked && partsAsked(isAsked, LISTED_SHOT, requireViewer(context))
        const query = parts
          ? { select: { id: true } }
          : queryFromInfo({ context, info, typeName: 'Shot', paths: [['edges', 'node'], ['nodes']] })
        const asked = { board, where: { AND: [where, ...window] }, order, query, take: size + 1 }
        const rows = await projectShots.rows(projectId, asked, context, info)
        const page = rows.slice(0, size)
        if (isBackwards) page.reverse()
        const edges = page.map((node) => ({ cursor: cursorOf(node.id), node }))
        const hasMore = rows.length > size
        const connection = {
          edges,
          totalCount: () => projectShots.count(projectId, { board, where }, context, info),
          pageInfo: {
            hasNextPage: isBackwards ? args.before != null : hasMore,
            hasPreviousPage: isBackwards ? hasMore : args.after != null,
            startCursor: edges[0]?.cursor ?? null,
            endCursor: edges.at(-1)?.cursor ?? null,
          },
        }
        return parts ? readyShotPage(connection, { parts, fields: LIST }, context, info) : connection
      },
    },
    ShotConnection,
  ),
)
