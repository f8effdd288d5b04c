import { queryFromInfo } from '@pothos/plugin-prisma'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { builder, DEFAULT_PAGE } from '../../graphql/builder.ts'
import { checkPage, type PageArguments, readCursor } from '../../graphql/paging.ts'
import { holding } from '../../graphql/search.ts'
import { invalidInput } from '../../kernel/errors.ts'
import { UUID_PATTERN } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { StoryboardNode } from '../storyboards/storyboard.graphql.ts'
import { MAX_SHOTS, ShotNode } from './shot.graphql.ts'

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
  const edge = await prisma.shot.findFirst({
    where: { id, storyboard: { projectId } },
    select: { rank: true, storyboard: { select: { id: true, rank: true } } },
  })
  if (!edge) throw invalidInput({ [name]: `${name} is not a cursor of this list` })
  const { rank, storyboard: board } = edge
  const side = name === 'after' ? 'gt' : 'lt'
  return {
    OR: [{ storyboard: { rank: { [side]: board.rank } } }, { storyboardId: board.id, rank: { [side]: rank } }],
  }
}

/** The shots with a text in their name, code or description, in any case; all of them when it is blank. */
function having(search: string | null | undefined): Prisma.ShotWhereInput {
  const text = holding(search)
  return text ? { OR: [{ name: text }, { code: text }, { description: text }] } : {}
}

builder.prismaObjectField('Project', 'shots', (t) =>
  t.connection(
    {
      type: ShotNode,
      description: `The shots of all its boards, board by board in order; up to ${MAX_SHOTS} a page.`,
      select: { id: true },
      args: {
        search: t.arg.string({ required: false, description: 'Part of a name, code or description, in any case.' }),
        storyboardId: t.arg.globalID({ for: StoryboardNode, required: false, description: 'Of this board alone.' }),
      },
      resolve: async ({ id: projectId }, { search, storyboardId, ...args }, context, info) => {
        checkPage({ first: args.first ?? null, last: args.last ?? null }, MAX_SHOTS)
        const isBackwards = args.first == null && args.last != null
        const size = args.first ?? args.last ?? DEFAULT_PAGE
        const storyboard = { projectId, deletedAt: null, ...(storyboardId && { id: storyboardId.id }) }
        const where = { deletedAt: null, storyboard, ...having(search) }
        const window = await Promise.all([beyond(projectId, args, 'after'), beyond(projectId, args, 'before')])
        const order = isBackwards ? 'desc' : 'asc'
        const rows = await prisma.shot.findMany({
          ...queryFromInfo({ context, info, typeName: 'Shot', paths: [['edges', 'node'], ['nodes']] }),
          where: { AND: [where, ...window] },
          orderBy: [{ storyboard: { rank: order } }, { rank: order }],
          take: size + 1,
        })
        const page = rows.slice(0, size)
        if (isBackwards) page.reverse()
        const edges = page.map((node) => ({ cursor: cursorOf(node.id), node }))
        const hasMore = rows.length > size
        return {
          edges,
          totalCount: () => prisma.shot.count({ where }),
          pageInfo: {
            hasNextPage: isBackwards ? args.before != null : hasMore,
            hasPreviousPage: isBackwards ? hasMore : args.after != null,
            startCursor: edges[0]?.cursor ?? null,
            endCursor: edges.at(-1)?.cursor ?? null,
          },
        }
      },
    },
    { name: 'ProjectShotsConnection', description: 'A page of the shots of a project.' },
    { name: 'ProjectShotsConnectionEdge', description: 'A shot of a project.' },
  ),
)
