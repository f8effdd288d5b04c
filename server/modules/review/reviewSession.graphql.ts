import { type PlaylistItem, type ReviewDecision, ReviewDecisionKind } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { listTypes } from '../../graphql/listTypes.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage } from '../../graphql/paging.ts'
import { VERSION } from '../../graphql/versions.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { findVisibleUsers } from '../identity/account.service.ts'
import { LIVE_ITEM } from './playlist.policy.ts'
import { PlaylistItemNode } from './playlistItems.graphql.ts'
import { visibleTo } from './reviewSession.policy.ts'

export const ReviewDecisionKindEnum = builder.enumType('ReviewDecisionKind', {
  description: 'What was decided on an item of a playlist in a review session.',
  values: {
    [ReviewDecisionKind.APPROVED]: { description: 'It is good as it is.' },
    [ReviewDecisionKind.CHANGES]: { description: 'It needs changes.' },
    [ReviewDecisionKind.HOLD]: { description: 'It waits for something else.' },
  },
})

const people = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)
const items = batched<string, PlaylistItem | null>(async (ids) => {
  const rows = await prisma().playlistItem.findMany({ where: { AND: [LIVE_ITEM, { id: { in: [...ids] } }] } })
  return new Map(rows.map((row) => [row.id, row]))
}, null)
const decisions = batched<string, ReviewDecision[]>(async (ids) => {
  const rows = await prisma().reviewDecision.findMany({
    where: { sessionId: { in: [...ids] } }, orderBy: [{ decidedAt: 'asc' }, { itemId: 'asc' }],
  })
  const found = new Map<string, ReviewDecision[]>()
  for (const row of rows) found.set(row.sessionId, [...(found.get(row.sessionId) ?? []), row])
  return found
}, [])

const ReviewDecisionObject = builder.objectRef<ReviewDecision>('ReviewDecision').implement({
  description: 'A decision on an item of a playlist in a review session.',
  authScopes: { 'reviews:read': true },
  fields: (t) => ({
    itemId: t.id({
      description: 'The id of the item, also of one that was removed.',
      resolve: ({ itemId }) => toTypeId('PlaylistItem', itemId),
    }),
    item: t.field({
      type: PlaylistItemNode,
      nullable: true,
      description: 'The item; null if it was removed, or if its board is in the trash.',
      resolve: ({ itemId }, _arguments, context) => items(itemId, context),
    }),
    kind: t.expose('kind', { type: ReviewDecisionKindEnum, description: 'What was decided.' }),
    note: t.exposeString('note', { description: 'Why, in words; may be empty.' }),
    decidedBy: t.field({
      type: UserNode,
      nullable: true,
      description: 'The person who entered it; null if you no longer share an organization.',
      resolve: ({ decidedById }, _arguments, context) => people(decidedById, context),
    }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', description: 'The time of the decision.' }),
  }),
})

export const ReviewSessionNode = builder.prismaNode('ReviewSession', {
  id: { field: 'id' },
  description: 'A review of a playlist: what was decided on each of its items.',
  authScopes: { 'reviews:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    playlist: t.relation('playlist', { description: 'The playlist.' }),
    startedBy: t.field({
      type: UserNode,
      nullable: true,
      description: 'The person who started it; null if you no longer share an organization.',
      select: { startedById: true },
      resolve: ({ startedById }, _arguments, context) => people(startedById, context),
    }),
    decisions: t.field({
      type: [ReviewDecisionObject],
      description: 'What was decided, at most once an item, oldest first.',
      extensions: { mostItems: 40 },
      select: { id: true },
      resolve: ({ id }, _arguments, context) => decisions(id, context),
    }),
    version: t.exposeInt('version', { description: VERSION }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'The time at which it was started.' }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime', nullable: true, description: 'The time at which it was ended; null while it is open.',
    }),
  }),
})

export const { Edge: ReviewSessionEdge, Connection: ReviewSessionConnection } =
  listTypes(ReviewSessionNode, 'ReviewSession', 'A review session', 'review sessions')

builder.prismaObjectFields('Playlist', (t) => ({
  reviewSessions: t.relatedConnection(
    'sessions',
    {
      cursor: 'id',
      totalCount: true,
      description: 'Its review sessions, newest first. At most one is open.',
      query: (page) => {
        checkPage(page)
        return { orderBy: { id: 'desc' } }
      },
    },
    ReviewSessionConnection,
  ),
}))
