import { queryFromInfo } from '@pothos/plugin-prisma'
import DataLoader from 'dataloader'
import type { GraphQLResolveInfo } from 'graphql'
import type { CommentThread, Prisma } from '../../__generated__/prisma/client.ts'
import { type Context, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { keysetCursor, keysetPage, type SortKey, type SortOrder } from '../../graphql/keysetPaging.ts'
import { inDirection, listOrder } from '../../graphql/listOrder.ts'
import { batched } from '../../graphql/loaders.ts'
import { placeLoaders } from '../../graphql/placeLoaders.ts'
import { byParent, relatedRows } from '../../graphql/relatedRows.ts'
import { UPDATED_SINCE, updatedAfter } from '../../graphql/search.ts'
import { prisma } from '../../platform/database/client.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { VersionNode } from '../board/version.graphql.ts'
import { boardThreads, projectThreads, type RankStretch, type ThreadsQuery } from './boardThreads.service.ts'
import { ReviewLinkNode } from './reviewLink.graphql.ts'
import { ReviewSessionNode } from './reviewSession.graphql.ts'
import {
  ThreadAudienceEnum, ThreadConnection, ThreadNode, ThreadStateEnum, ThreadSubjectTypeEnum,
} from './thread.graphql.ts'
import { LIVE_THREAD } from './thread.policy.ts'
import { countOpen, countUnread, mentioningComments, type ThreadOwner, unreadIds } from './threadReading.service.ts'

const ThreadFilter = builder.inputType('CommentThreadFilter', {
  description: 'A filter for threads. All given fields must match; an empty list does not filter.',
  fields: (t) => ({
    state: t.field({ type: ThreadStateEnum, required: false, description: 'In this state.' }),
    subjectTypes: t.field({
      type: [ThreadSubjectTypeEnum], required: false, description: 'About objects of these types.',
    }),
    authorIds: t.globalIDList({
      for: UserNode, required: false, description: 'With a comment by one of these people.',
    }),
    mentionsMe: t.boolean({ required: false, description: 'true: with a comment that mentions you; false: without.' }),
    isUnread: t.boolean({ required: false, description: 'Whether you have comments of others to read in it.' }),
    audience: t.field({ type: ThreadAudienceEnum, required: false, description: 'Read by these people.' }),
    reviewLinkId: t.globalID({ for: ReviewLinkNode, required: false, description: 'Of guests of this review link.' }),
    storyboardVersionId: t.globalID({
      for: VersionNode, required: false,
      description: 'About this version of a board: threads of guests are about the version that the link showed.',
    }),
    reviewSessionId: t.globalID({
      for: ReviewSessionNode, required: false, description: 'A note of this review session.',
    }),
    updatedSince: t.field({ type: 'DateTime', required: false, description: UPDATED_SINCE }),
  }),
})

const ID = { column: 'id', kind: 'id' } as const
const ORDERS = {
  BOARD: [
    { of: 'storyboard', column: 'rank', direction: 'asc', kind: 'rank', isNullable: true },
    { of: 'shot', column: 'rank', direction: 'asc', kind: 'rank', isNullable: true },
    { column: 'frameFrom', direction: 'asc', kind: 'whole', isNullable: true },
    { column: 'number', direction: 'asc', kind: 'whole' },
  ],
  CREATED: [{ column: 'number', direction: 'desc', kind: 'whole' }],
  UPDATED: [{ column: 'updatedAt', direction: 'desc', kind: 'moment' }, { ...ID, direction: 'desc' }],
} satisfies Record<string, SortKey[]>

const ThreadOrder = listOrder('CommentThread', {
  BOARD: 'Board by board, shot by shot and frame by frame; threads on boards, assets and tasks last.',
  CREATED: 'By the time of creation.',
  UPDATED: 'By the time of the last change.',
})

type OrderAsked = typeof ThreadOrder.$inferInput | null | undefined

const orderOf = (asked: OrderAsked): SortOrder => {
  const name = asked?.field ?? 'BOARD'
  return inDirection({ name, keys: ORDERS[name] }, asked?.direction)
}

/** A new thread as an edge of a list in the order CREATED. */
export const newestEdge = (node: CommentThread) => ({ cursor: keysetCursor(orderOf({ field: 'CREATED' }), node), node })

type Where = Prisma.CommentThreadWhereInput

/** With the stretches of boards and shots where the list is in their order. */
type AskedThreads = ThreadsQuery & { stretches: { boards: RankStretch; shots: RankStretch } | null }

type Several = (ids: string[], threads: ThreadsQuery) => Promise<{ id: string; threads: CommentThread[] }[]>

/** How a thread names what it belongs to, and how the threads of several of these are read. */
const OWNERS: Record<string, { owner: ThreadOwner; of: string; several: Several }> = {
  Project: {
    owner: 'projectId',
    of: 'Threads of comments about all there is in it.',
    several: (ids, threads) =>
      prisma().project.findMany({ where: { id: { in: ids } }, select: { id: true, threads } }),
  },
  Storyboard: {
    owner: 'storyboardId',
    of: 'Threads of comments about it, its shots and their views.',
    several: (ids, threads) =>
      prisma().storyboard.findMany({ where: { id: { in: ids } }, select: { id: true, threads } }),
  },
  Shot: {
    owner: 'shotId',
    of: 'Threads of comments about it and its views.',
    several: (ids, threads) => prisma().shot.findMany({ where: { id: { in: ids } }, select: { id: true, threads } }),
  },
  ShotView: {
    owner: 'viewId',
    of: 'Threads of comments about it.',
    several: (ids, threads) =>
      prisma().shotView.findMany({ where: { id: { in: ids } }, select: { id: true, threads } }),
  },
  Asset: {
    owner: 'assetId',
    of: 'Threads of comments about it.',
    several: (ids, threads) => prisma().asset.findMany({ where: { id: { in: ids } }, select: { id: true, threads } }),
  },
  Task: {
    owner: 'taskId',
    of: 'Threads of comments about it.',
    several: (ids, threads) => prisma().task.findMany({ where: { id: { in: ids } }, select: { id: true, threads } }),
  },
}

const unreadAt = placeLoaders<string, string[]>()

/** The threads that the viewer has not read, of all the owners whose lists are asked for at a place. */
const unreadOf = (owner: ThreadOwner, ownerId: string, context: Context, info: GraphQLResolveInfo): Promise<string[]> =>
  unreadAt(context, info, () => new DataLoader<string, string[]>(async (ids) => {
    const unread = await unreadIds(owner, ids, requireViewer(context))
    return ids.map(() => unread)
  })).load(ownerId)

const mentionedIn = batched<string, string[]>(
  async (ids, context) => new Map([[ids[0] ?? '', await mentioningComments(requireViewer(context))]]), [],
)

type Filter = typeof ThreadFilter.$inferInput

/** The live threads that a filter asks for; `unread` reads which ones the viewer has not read. */
async function fitting(filter: Filter, unread: () => Promise<string[]>, context: Context): Promise<Where> {
  const { state, subjectTypes, authorIds, mentionsMe = null, isUnread = null, audience, updatedSince } = filter
  const { reviewLinkId, storyboardVersionId, reviewSessionId } = filter
  const authors = authorIds?.map(({ id }) => id) ?? []
  const unreadThreads = { id: { in: isUnread === null ? [] : await unread() } }
  const mentioning = mentionsMe === null
    ? {}
    : { comments: { some: { id: { in: await mentionedIn(requireViewer(context).userId, context) } } } }
  return {
    ...updatedAfter(updatedSince),
    AND: [
      LIVE_THREAD,
      ...(state ? [{ resolvedAt: state === 'OPEN' ? null : { not: null } }] : []),
      ...(subjectTypes?.length ? [{ subjectType: { in: [...subjectTypes] } }] : []),
      ...(authors.length > 0 ? [{ comments: { some: { authorId: { in: authors }, deletedAt: null } } }] : []),
      ...(mentionsMe === null ? [] : [mentionsMe ? mentioning : { NOT: mentioning }]),
      ...(audience ? [{ reviewLinkId: audience === 'TEAM' ? null : { not: null } }] : []),
      ...(reviewLinkId ? [{ reviewLinkId: reviewLinkId.id }] : []),
      ...(storyboardVersionId ? [{ boardVersionId: storyboardVersionId.id }] : []),
      ...(reviewSessionId ? [{ reviewSessionId: reviewSessionId.id }] : []),
      ...(isUnread === null ? [] : [isUnread ? unreadThreads : { NOT: unreadThreads }]),
    ],
  }
}

/** From where to where a page in the order of the board may reach; null in other orders. */
function stretchesOf(page: ReturnType<typeof keysetPage>, order: SortOrder): AskedThreads['stretches'] {
  const [boards, shots] = ['storyboard', 'shot'].map((of) => stretchOf(page, order, of))
  return boards && shots ? { boards, shots } : null
}

function stretchOf({ stretch }: ReturnType<typeof keysetPage>, { keys }: SortOrder, name: string): RankStretch | null {
  const place = keys.findIndex(({ of }) => of === name)
  if (place < 0) return null
  const rankOf = (values: typeof stretch.after) => values?.[place] as string | null | undefined
  const isForwards = keys[place]?.direction === 'asc'
  const [from, to] = isForwards ? [stretch.after, stretch.before] : [stretch.before, stretch.after]
  return { isRising: isForwards === stretch.isForwards, from: rankOf(from), to: rankOf(to) }
}

/** The columns of the orders that are not those of a thread. */
const RANKS = { storyboard: { select: { rank: true } }, shot: { select: { rank: true } } } as const

const OPEN = 'The number of open threads in `threads`.'
const UNREAD = 'The number of threads in `threads` with comments of others that you have not read.'

for (const [typeName, { owner, of, several }] of Object.entries(OWNERS)) {
  const name = typeName as 'Project'
  const threads = relatedRows({
    one: (id, { stretches, ...query }: AskedThreads) => {
      if (stretches && owner === 'storyboardId') return boardThreads(id, query, stretches.shots)
      if (stretches && owner === 'projectId') return projectThreads(id, query, stretches.boards, stretches.shots)
      return prisma().commentThread.findMany({ ...query, where: { AND: [query.where, { [owner]: id }] } })
    },
    several: async (ids, { stretches: _, ...query }: AskedThreads) =>
      byParent((await several(ids, query)).map(({ id, threads: rows }) => ({ id, rows }))),
    count: async (ids, where: Where) => {
      const asked = { AND: [where, { [owner]: { in: ids } }] }
      const counts = await prisma().commentThread.groupBy({ by: [owner], where: asked, _count: true })
      return new Map(counts.map((row) => [row[owner] ?? '', row._count]))
    },
  })
  const openCounts = batched((ids) => countOpen(owner, ids), 0)
  const unreadCounts = batched((ids, context) => countUnread(owner, ids, requireViewer(context)), 0)

  builder.prismaObjectFields(name, (t) => ({
    threads: t.connection(
      {
        type: ThreadNode,
        description: of,
        select: { id: true },
        args: {
          filter: t.arg({ type: ThreadFilter, required: false, description: 'A filter; by default all.' }),
          orderBy: t.arg({ type: ThreadOrder, required: false, description: 'The order; by default BOARD.' }),
        },
        resolve: async ({ id }, { filter, orderBy, ...args }, context, info) => {
          const order = orderOf(orderBy)
          const page = keysetPage(args, order)
          const query = queryFromInfo({
            context, info, typeName: 'CommentThread', select: RANKS, paths: [['edges', 'node'], ['nodes']],
          })
          const where = await fitting(filter ?? {}, () => unreadOf(owner, id, context, info), context)
          const stretches = stretchesOf(page, order)
          const asked = { ...query, where: { AND: [where, page.where] }, ...page.window, stretches }
          const rows = await threads.rows(id, asked, context, info)
          return page.connection(rows, () => threads.count(id, where, context, info))
        },
      },
      ThreadConnection,
    ),
    openThreadCount: t.int({
      description: OPEN,
      authScopes: { 'comments:read': true },
      select: { id: true },
      resolve: ({ id }, _arguments, context) => openCounts(id, context),
    }),
    unreadThreadCount: t.int({
      description: UNREAD,
      authScopes: { 'comments:read': true },
      select: { id: true },
      resolve: ({ id }, _arguments, context) => unreadCounts(id, context),
    }),
  }))
}
