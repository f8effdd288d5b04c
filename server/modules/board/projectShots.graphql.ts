import { queryFromInfo } from '@pothos/plugin-prisma'
import type { Prisma, Shot } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { invalidCursor, type PageArguments, pageConnection, pageWindow, readCursor } from '../../graphql/paging.ts'
import { answeredAtOnce, readyLists, readyPages } from '../../graphql/readyAnswers.ts'
import { readyFieldsAsked } from '../../graphql/readyRows.ts'
import { byParent, relatedRows } from '../../graphql/relatedRows.ts'
import { UUID_PATTERN } from '../../kernel/ids.ts'
import { pageOf } from '../../kernel/readyRows.ts'
import { pool, prisma } from '../../platform/database/client.ts'
import { LISTED_SHOT, partsAsked, readyProjects, readyShots } from './readyShots.service.ts'
import { MAX_SHOTS, ShotConnection, ShotNode } from './shot.graphql.ts'
import { fitting, ShotFilter } from './shotFilter.graphql.ts'

/** What a cursor says, before Base64: the shot, whose place counts even when it is in the trash by now. */
const CURSOR = new RegExp(`^shot:(${UUID_PATTERN})$`)

const cursorOf = (id: string) => Buffer.from(`shot:${id}`).toString('base64')

/** The place of a shot: its board among the boards of its project, and its rank there. */
interface Edge {
  boardRank: string
  boardId: string
  rank: string
}

/** The place that a cursor names; null without one. */
async function edgeOf(projectId: string, args: PageArguments, name: 'after' | 'before'): Promise<Edge | null> {
  const id = readCursor(args, name, CURSOR)
  if (id === null) return null
  const { rows: [edge] } = await pool().query<Edge>({
    name: 'edgeOfShots',
    text: `SELECT b."rank" AS "boardRank", b."id" AS "boardId", s."rank"
      FROM "Shot" s JOIN "Storyboard" b ON b."id" = s."storyboardId" WHERE s."id" = $1 AND b."projectId" = $2`,
    values: [id, projectId],
  })
  if (!edge) throw invalidCursor(name)
  return edge
}

/** The shots on one side of a place. */
function beyond(edge: Edge | null, side: 'gt' | 'lt'): Prisma.ShotWhereInput {
  if (!edge) return {}
  const { boardRank, boardId, rank } = edge
  return { OR: [{ storyboard: { rank: { [side]: boardRank } } }, { storyboardId: boardId, rank: { [side]: rank } }] }
}

/** Such a page is read by one statement, found by Prisma before where it asks for some of the shots. */
const LIST = pageOf(LISTED_SHOT)

const readyShotPage = readyPages(readyShots)
const readyProject = readyLists(readyProjects)

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

/** Whether a filter asks for boards alone, or for nothing. */
function asksForBoards(filter: typeof ShotFilter.$inferInput | null | undefined): boolean {
  const { storyboardIds: _boards, ...others } = filter ?? {}
  return Object.values(others).every((asked) => asked == null)
}

const placeOf = ({ boardRank, boardId, rank }: Edge) => [boardRank, boardId, rank] as const

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
        const { isForwards, size } = pageWindow(args, MAX_SHOTS)
        const boards = filter?.storyboardIds
        const board = { deletedAt: null, ...(boards?.length && { id: { in: boards.map(({ id }) => id) } }) }
        const edges = [edgeOf(projectId, args, 'after'), edgeOf(projectId, args, 'before')]
        const [after = null, before = null] = await Promise.all(edges)
        const isAsked = readyFieldsAsked(info, LIST)
        const parts = isAsked && partsAsked(isAsked, LISTED_SHOT, requireViewer(context))
        const connectionOf = <Row extends { id: string }>(rows: Row[], totalCount: number | (() => Promise<number>)) =>
          pageConnection(args, { isForwards, size }, rows, ({ id }) => cursorOf(id), totalCount)
        if (isAsked && parts && isForwards && !before && asksForBoards(filter)) {
          const page = {
            boardIds: (boards ?? []).map(({ id }) => id), after: after && placeOf(after), take: size + 1,
            count: isAsked(LIST, 'totalCount'),
          }
          const { rows, totalCount } = await readyProject(projectId, { page, parts }, context, info)
          // Of their columns they have those that the document asks for.
          return answeredAtOnce(connectionOf(rows as unknown as Shot[], totalCount), LIST, context, info)
        }
        const fit = fitting(filter)
        const query = parts
          ? { select: { id: true } }
          : queryFromInfo({ context, info, typeName: 'Shot', paths: [['edges', 'node'], ['nodes']] })
        const order: 'asc' | 'desc' = isForwards ? 'asc' : 'desc'
        const where = { AND: [fit, beyond(after, 'gt'), beyond(before, 'lt')] }
        const rows = await projectShots.rows(projectId, { board, where, order, query, take: size + 1 }, context, info)
        const counted = () => projectShots.count(projectId, { board, where: fit }, context, info)
        const connection = connectionOf(rows, counted)
        return parts ? readyShotPage(connection, { parts, fields: LIST }, context, info) : connection
      },
    },
    ShotConnection,
  ),
)
