import type { ReviewSession } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage } from '../../graphql/paging.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { ApprovalConnection } from './approval.graphql.ts'
import { ReviewSessionNode } from './reviewSession.graphql.ts'
import { visibleTo } from './reviewSession.policy.ts'
import { ThreadConnection } from './thread.graphql.ts'
import { LIVE_THREAD } from './thread.policy.ts'

const sessions = batched<string, ReviewSession | null>(async (ids, context) => {
  const where = { AND: [visibleTo(requireViewer(context)), { id: { in: [...ids] } }] }
  return new Map((await prisma().reviewSession.findMany({ where })).map((row) => [row.id, row]))
}, null)

builder.prismaObjectFields('CommentThread', (t) => ({
  reviewSession: t.field({
    type: ReviewSessionNode,
    nullable: true,
    description: 'The review session that it is a note of; null for other threads, and while its playlist is deleted.',
    select: { reviewSessionId: true },
    resolve: ({ reviewSessionId }, _arguments, context) =>
      (reviewSessionId === null ? null : sessions(reviewSessionId, context)),
  }),
  noteOf: t.exposeString('noteOf', {
    description: 'Whose note it is, as the person who took it wrote the name; empty for none.',
  }),
  noteItemId: t.id({
    nullable: true,
    description:
      'The id of the playlist item that the note was taken in, which may be removed since; null for none and for ' +
      'other threads.',
    select: { playlistItemId: true },
    resolve: ({ playlistItemId }) => playlistItemId && toTypeId('PlaylistItem', playlistItemId),
  }),
}))

builder.prismaObjectField('Approval', 'reviewSession', (t) =>
  t.field({
    type: ReviewSessionNode,
    nullable: true,
    description: 'The review session whose decision it seals; null for none, and while its playlist is deleted.',
    select: { reviewSessionId: true },
    resolve: ({ reviewSessionId }, _arguments, context) =>
      (reviewSessionId === null ? null : sessions(reviewSessionId, context)),
  }),
)

builder.prismaObjectField('ReviewSession', 'approvals', (t) =>
  t.relatedConnection(
    'approvals',
    {
      cursor: 'id',
      totalCount: true,
      description: 'The decisions about versions that seal what was approved in it, oldest first.',
      query: (page) => {
        checkPage(page)
        return { orderBy: { id: 'asc' } }
      },
    },
    ApprovalConnection,
  ),
)

builder.prismaObjectField('ReviewSession', 'notes', (t) =>
  t.relatedConnection(
    'notes',
    {
      cursor: 'id',
      totalCount: true,
      authScopes: { 'comments:read': true },
      description: 'Its notes: threads of comments in the order in which they were taken.',
      query: (page) => {
        checkPage(page)
        return { where: LIVE_THREAD, orderBy: { id: 'asc' } }
      },
    },
    ThreadConnection,
  ),
)
