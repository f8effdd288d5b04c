import { toCanvasData } from '../../../drawing/canvasData.ts'
import type { CommentOp } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { listTypes } from '../../graphql/listTypes.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage } from '../../graphql/paging.ts'
import { versionOf } from '../../graphql/versions.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { findVisibleUsers } from '../identity/account.service.ts'
import { type StoredOp, ViewOperation } from '../board/view.graphql.ts'
import { commentDrawing, operationsOf } from './commentOps.service.ts'
import { AUTHOR_MINUTES } from './commentRules.ts'
import { commentsVisibleTo } from './thread.policy.ts'

/** As how many rows the operations of a comment count in what a request may cost: most comments have none. */
const USUAL_OPERATIONS = 5

const people = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)
const logs = batched<string, CommentOp[]>((ids) => operationsOf(ids), [])

/** Operations of a comment as those of drawings are answered. */
export const asOperations = (rows: readonly CommentOp[], actorId: string): StoredOp[] =>
  rows.map((row) => ({ ...row, actorId }))

const SPACE = { select: { seenWidth: true, seenHeight: true } } as const

export const CommentNode = builder.prismaNode('Comment', {
  id: { field: 'id' },
  description: 'A comment in a thread: a text, and optionally a drawing of its own over the picture.',
  authScopes: { 'comments:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...commentsVisibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    thread: t.relation('thread', { description: 'The thread it is in.' }),
    number: t.exposeInt('number', {
      description: 'The number in its thread: 1 began it. Numbers of comments that are gone are not reused.',
    }),
    author: t.field({
      type: UserNode,
      nullable: true,
      description: 'Who wrote it; null if you no longer share an organization.',
      select: { authorId: true },
      resolve: ({ authorId }, _arguments, context) => people(authorId, context),
    }),
    isOwn: t.boolean({
      description: 'Whether you wrote it.',
      select: { authorId: true },
      resolve: ({ authorId }, _arguments, context) => authorId === requireViewer(context).userId,
    }),
    body: t.exposeString('body', {
      description:
        'The text, plain: at most 5,000 characters. Empty if the comment is deleted, or has a drawing alone.',
    }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: `The time of the last change of the text, if later than ${AUTHOR_MINUTES} minutes after it.`,
    }),
    deletedAt: t.expose('deletedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the deletion of a comment whose place in the thread is still shown; null for others.',
    }),
    revision: t.exposeInt('revision', {
      description: 'The sequence number of the last operation; 0 if there is none.',
    }),
    strokeCount: t.exposeInt('strokeCount', { description: 'The number of strokes of its drawing.' }),
    operations: t.field({
      type: [ViewOperation],
      description:
        'The operations of its drawing in order, encoded as those of views. The drawing space is that of the thread: ' +
        '`seenWidth` × `seenHeight`.',
      extensions: { mostItems: USUAL_OPERATIONS },
      select: { id: true, authorId: true, revision: true },
      resolve: async ({ id, authorId, revision }, _arguments, context) =>
        (revision === 0 ? [] : asOperations(await logs(id, context), authorId)),
    }),
    canvasData: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Its drawing as canvasData, as views have it; null without a stroke.',
      select: { id: true, revision: true, strokeCount: true, thread: SPACE },
      resolve: async ({ id, revision, strokeCount, thread }, _arguments, context) =>
        (strokeCount === 0 ? null : toCanvasData(commentDrawing(thread, await logs(id, context)), revision)),
    }),
    version: t.exposeInt('version', { description: versionOf('updateComment') }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of writing.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last change.' }),
  }),
})

export const { Edge: CommentEdge, Connection: CommentConnection } =
  listTypes(CommentNode, 'Comment', 'A comment', 'comments')

builder.prismaObjectField('CommentThread', 'comments', (t) =>
  t.relatedConnection(
    'comments',
    {
      cursor: 'id',
      totalCount: true,
      description: 'Its comments, oldest first: the one that began it, then the answers.',
      query: (page) => {
        checkPage(page)
        return { orderBy: { number: 'asc' } }
      },
    },
    CommentConnection,
  ),
)
