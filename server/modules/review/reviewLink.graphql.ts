import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { listTypes } from '../../graphql/listTypes.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage } from '../../graphql/paging.ts'
import { versionOf } from '../../graphql/versions.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { openReviews } from '../../kernel/openReviews.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { findVisibleUsers } from '../identity/account.service.ts'
import { ReviewPartEnum } from './review.graphql.ts'
import { MOST_GUESTS } from './reviewGuest.service.ts'
import { type ListedGuest, readGuestNames, readGuests } from './reviewGuestList.service.ts'
import { visibleTo } from './reviewLink.policy.ts'

const people = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)
const guests = batched<string, ListedGuest[]>(readGuests, [])

const sum = (rows: readonly ListedGuest[], of: 'visitCount' | 'commentCount') =>
  rows.reduce((total, row) => total + row[of], 0)

const ReviewLinkGuest = builder.objectRef<ListedGuest>('ReviewLinkGuest').implement({
  description: 'Somebody who opened a review link. Visits are kept for 180 days, without an address.',
  authScopes: { 'reviews:read': true },
  fields: (t) => ({
    guestId: t.id({
      description: 'The id of the guest, for `startThread`: the actor of what the guest does.',
      resolve: ({ userId }) => toTypeId('User', userId),
    }),
    name: t.exposeString('name', { description: 'The name that the guest gave.' }),
    visitCount: t.exposeInt('visitCount', { description: 'The number of visits.' }),
    seconds: t.exposeInt('seconds', { description: 'The seconds that the guest looked at the page, in all visits.' }),
    shotsSeen: t.exposeInt('shotsSeen', { description: 'The number of shots seen in the longest visit.' }),
    downloads: t.exposeInt('downloads', { description: 'The number of pictures that were saved.' }),
    commentCount: t.exposeInt('commentCount', { description: 'The number of comments.' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime', description: 'The time of the last visit.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the first visit.' }),
  }),
})

export const ReviewLinkNode = builder.prismaNode('ReviewLink', {
  id: { field: 'id' },
  description:
    'A link by which people without an account see a version of a board. It never shows the board as it is now.',
  authScopes: { 'reviews:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    title: t.exposeString('title', { description: 'The title, which guests see.' }),
    storyboard: t.relation('storyboard', { description: 'The board.' }),
    storyboardVersion: t.relation('boardVersion', { description: 'The version that it shows.' }),
    shotIds: t.idList({
      description: 'The ids of the shots that it shows; empty for all.',
      select: { shotIds: true },
      resolve: ({ shotIds }) => shotIds.map((id) => toTypeId('Shot', id)),
    }),
    shows: t.expose('shows', {
      type: [ReviewPartEnum], description: 'What guests see besides pictures and lengths.',
    }),
    canComment: t.exposeBoolean('canComment', { description: 'Whether guests may comment.' }),
    canApprove: t.exposeBoolean('canApprove', {
      description: 'Whether guests are asked to approve the version or to request changes.',
    }),
    canDownload: t.exposeBoolean('canDownload', { description: 'Whether guests may save pictures.' }),
    hasWatermark: t.exposeBoolean('hasWatermark', {
      description: 'Whether pictures bear the name of the guest and the day. It deters; it does not protect.',
    }),
    isIsolated: t.exposeBoolean('isIsolated', {
      description: 'Whether guests read only threads that they started or that ask them.',
    }),
    recipientName: t.exposeString('recipientName', { description: 'The name of the person it is for; may be empty.' }),
    recipientEmail: t.exposeString('recipientEmail', { description: 'The address of that person; may be empty.' }),
    hasPassword: t.boolean({
      description: 'Whether guests are asked for a password.',
      select: { passwordHash: true },
      resolve: ({ passwordHash }) => passwordHash !== null,
    }),
    isOpen: t.boolean({
      description: 'Whether guests are let in: it is neither revoked nor expired.',
      select: { revokedAt: true, expiresAt: true },
      resolve: ({ revokedAt, expiresAt }) => revokedAt === null && expiresAt.getTime() > Date.now(),
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'The time at which it ends.' }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime', nullable: true, description: 'The time at which it was revoked; null if it was not.',
    }),
    createdBy: t.field({
      type: UserNode,
      nullable: true,
      description: 'The person it belongs to; null if you no longer share an organization.',
      select: { createdById: true },
      resolve: ({ createdById }, _arguments, context) => people(createdById, context),
    }),
    guests: t.field({
      type: [ReviewLinkGuest],
      description: `Those who opened it, at most ${MOST_GUESTS}; who was there last comes first.`,
      extensions: { mostItems: 20 },
      select: { id: true },
      resolve: ({ id }, _arguments, context) => guests(id, context),
    }),
    visitCount: t.int({
      description: 'The number of visits of the last 180 days.',
      select: { id: true },
      resolve: async ({ id }, _arguments, context) => sum(await guests(id, context), 'visitCount'),
    }),
    commentCount: t.int({
      description: 'The number of comments by its guests.',
      select: { id: true },
      resolve: async ({ id }, _arguments, context) => sum(await guests(id, context), 'commentCount'),
    }),
    lastSeenAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The time of the last visit; null before the first.',
      select: { id: true },
      resolve: async ({ id }, _arguments, context) => (await guests(id, context))[0]?.lastSeenAt ?? null,
    }),
    version: t.exposeInt('version', { description: versionOf('updateReviewLink', 'revokeReviewLink') }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of creation.' }),
  }),
})

export const { Edge: ReviewLinkEdge, Connection: ReviewLinkConnection } =
  listTypes(ReviewLinkNode, 'ReviewLink', 'A review link', 'review links')

const ReviewLinkFilter = builder.inputType('ReviewLinkFilter', {
  description: 'A filter for review links.',
  fields: (t) => ({
    isOpen: t.boolean({
      required: false, description: 'true: links that let guests in; false: those that have ended.',
    }),
  }),
})

builder.prismaObjectField('Storyboard', 'reviewLinks', (t) =>
  t.relatedConnection(
    'reviewLinks',
    {
      cursor: 'id',
      totalCount: true,
      description: 'Its review links, newest first.',
      args: { filter: t.arg({ type: ReviewLinkFilter, required: false, description: 'A filter; by default all.' }) },
      query: ({ filter, ...page }) => {
        checkPage(page)
        const isOpen = filter?.isOpen
        return { where: isOpen == null ? {} : isOpen ? openReviews() : { NOT: openReviews() }, orderBy: { id: 'desc' } }
      },
    },
    ReviewLinkConnection,
  ),
)

builder.prismaObjectFields('CommentThread', (t) => ({
  reviewLink: t.relation('reviewLink', {
    nullable: true,
    description: 'The review link whose guests read it; null for a thread of the team alone.',
  }),
}))

const guestNames = batched<string, string | null>(readGuestNames, null)

builder.prismaObjectFields('Notification', (t) => ({
  guestName: t.string({
    nullable: true,
    description: 'The name of the guest of a review link who did it, who is no user; null for members.',
    select: { actorId: true },
    resolve: ({ actorId }, _arguments, context) => guestNames(actorId, context),
  }),
}))

builder.prismaObjectFields('Comment', (t) => ({
  guestName: t.string({
    nullable: true,
    description: 'The name of the guest of a review link who wrote it, who is no user; null for members.',
    select: { authorId: true },
    resolve: ({ authorId }, _arguments, context) => guestNames(authorId, context),
  }),
}))
