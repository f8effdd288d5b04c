import type { PlaylistItem, ReviewDecision, Shot, User } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { listTypes } from '../../graphql/listTypes.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage, type PageArguments } from '../../graphql/paging.ts'
import { VERSION } from '../../graphql/versions.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { ShotNode } from '../board/shot.graphql.ts'
import { visibleTo as visibleShot } from '../board/shot.policy.ts'
import { ReviewDecisionKindEnum } from '../board/storyboard.graphql.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { findVisibleUsers } from '../identity/account.service.ts'
import { LIVE_ITEM } from './playlist.policy.ts'
import { PlaylistItemNode } from './playlistItems.graphql.ts'
import { visibleTo } from './reviewSession.policy.ts'

const people = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)
const attendees = batched<string, User[]>(async (ids, context) => {
  const rows = await prisma().reviewAttendee.findMany({
    where: { sessionId: { in: [...ids] } }, orderBy: [{ joinedAt: 'asc' }, { userId: 'asc' }],
  })
  const users = await findVisibleUsers([...new Set(rows.map(({ userId }) => userId))], requireViewer(context))
  const found = new Map<string, User[]>()
  for (const { sessionId, userId } of rows) {
    const user = users.get(userId)
    if (user) found.set(sessionId, [...(found.get(sessionId) ?? []), user])
  }
  return found
}, [])
const items = batched<string, PlaylistItem | null>(async (ids) => {
  const rows = await prisma().playlistItem.findMany({ where: { AND: [LIVE_ITEM, { id: { in: [...ids] } }] } })
  return new Map(rows.map((row) => [row.id, row]))
}, null)
const shots = batched<string, Shot | null>(async (ids, context) => {
  const where = { AND: [visibleShot(requireViewer(context)), { id: { in: [...ids] } }] }
  return new Map((await prisma().shot.findMany({ where })).map((row) => [row.id, row]))
}, null)

/** A decision, and whether it is on an item of a playlist, not on a shot. */
type ReadDecision = ReviewDecision & { isOnItem: boolean }

const decisions = batched<string, ReadDecision[]>(async (ids) => {
  const rows = await prisma().reviewDecision.findMany({
    where: { sessionId: { in: [...ids] } }, orderBy: [{ decidedAt: 'asc' }, { subjectId: 'asc' }],
    include: { session: { select: { playlistId: true } } },
  })
  const found = new Map<string, ReadDecision[]>()
  for (const { session, ...row } of rows) {
    const decision = { ...row, isOnItem: session.playlistId !== null }
    found.set(row.sessionId, [...(found.get(row.sessionId) ?? []), decision])
  }
  return found
}, [])

const ReviewDecisionObject = builder.objectRef<ReadDecision>('ReviewDecision').implement({
  description: 'A decision on an item of a playlist, or on a shot of a board, in a review session.',
  authScopes: { 'reviews:read': true },
  fields: (t) => ({
    itemId: t.id({
      nullable: true,
      description: 'The id of the item, also of one that was removed; null for a decision on a shot.',
      resolve: ({ subjectId, isOnItem }) => (isOnItem ? toTypeId('PlaylistItem', subjectId) : null),
    }),
    item: t.field({
      type: PlaylistItemNode,
      nullable: true,
      description: 'The item; null if it was removed, if its board is in the trash, and for a decision on a shot.',
      resolve: ({ subjectId, isOnItem }, _arguments, context) => (isOnItem ? items(subjectId, context) : null),
    }),
    shotId: t.id({
      nullable: true,
      description: 'The id of the shot of a board, also of one in the trash; null for a decision on an item.',
      resolve: ({ subjectId, isOnItem }) => (isOnItem ? null : toTypeId('Shot', subjectId)),
    }),
    shot: t.field({
      type: ShotNode,
      nullable: true,
      description: 'The shot of a board; null if it is in the trash, and for a decision on an item.',
      resolve: ({ subjectId, isOnItem }, _arguments, context) => (isOnItem ? null : shots(subjectId, context)),
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
  description: 'A review of a playlist or a board: what was decided on each of its items or shots.',
  authScopes: { 'reviews:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    playlist: t.relation('playlist', { nullable: true, description: 'The playlist; null for a review of a board.' }),
    storyboard: t.relation('storyboard', {
      nullable: true, description: 'The board; null for a review of a playlist.',
    }),
    startedBy: t.field({
      type: UserNode,
      nullable: true,
      description: 'The person who started it; null if you no longer share an organization.',
      select: { startedById: true },
      resolve: ({ startedById }, _arguments, context) => people(startedById, context),
    }),
    attendees: t.field({
      type: [UserNode],
      description: 'The people who were there, in the order in which they came; without those you cannot see.',
      extensions: { mostItems: 20 },
      select: { id: true },
      resolve: ({ id }, _arguments, context) => attendees(id, context),
    }),
    leader: t.field({
      type: UserNode,
      nullable: true,
      description: 'The person whom players follow; null if you no longer share an organization.',
      select: { leaderId: true },
      resolve: ({ leaderId }, _arguments, context) => people(leaderId, context),
    }),
    leadingPresenceId: t.string({
      nullable: true,
      description:
        'The `Presence.id` of the page that leads, on the playlist or the board; null if it did not name itself. ' +
        'Nobody leads while it is not there.',
      select: { leaderId: true, leadingTab: true },
      resolve: ({ leaderId, leadingTab }) => leadingTab && `${toTypeId('User', leaderId)}:${leadingTab}`,
    }),
    noteTaker: t.field({
      type: UserNode,
      nullable: true,
      description: 'The person who takes the notes; null if you no longer share an organization.',
      select: { noteTakerId: true },
      resolve: ({ noteTakerId }, _arguments, context) => people(noteTakerId, context),
    }),
    decisions: t.field({
      type: [ReviewDecisionObject],
      description: 'What was decided, at most once an item or shot, oldest first.',
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

const listed = {
  cursor: 'id',
  totalCount: true,
  description: 'Its review sessions, newest first. At most one is open.',
  query: (page: PageArguments) => {
    checkPage(page)
    return { orderBy: { id: 'desc' } as const }
  },
} as const

builder.prismaObjectField('Playlist', 'reviewSessions', (t) =>
  t.relatedConnection('sessions', listed, ReviewSessionConnection))

builder.prismaObjectField('Storyboard', 'reviewSessions', (t) =>
  t.relatedConnection('reviewSessions', { ...listed, authScopes: { 'reviews:read': true } }, ReviewSessionConnection))
