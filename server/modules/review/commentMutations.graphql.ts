import { formatPrismaCursor } from '@pothos/plugin-prisma'
import { requireViewer } from '../../context.ts'
import { builder, type InputFields, type PayloadFields } from '../../graphql/builder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { ViewOperation, ViewOperationInput } from '../board/view.graphql.ts'
import { OPERATIONS_PER_SAVE } from '../board/viewSaving.service.ts'
import { asOperations, CommentEdge, CommentNode } from './comment.graphql.ts'
import {
  addComment, appendCommentOps, deleteComment, type SaidInThread, updateComment,
} from './comment.service.ts'
import { AUTHOR_MINUTES, MOST_STROKES } from './commentRules.ts'
import { ThreadNode } from './thread.graphql.ts'

const BODY = 'The text: at most 5,000 characters.'

/** The input of what somebody says: a text, a drawing or both. */
export const saidInput = (t: InputFields) => ({
  body: t.string({ required: false, description: `${BODY} May be empty with operations.` }),
  operations: t.field({
    type: [ViewOperationInput],
    required: false,
    description:
      'The operations of its drawing, on threads about views: at most ' +
      `${OPERATIONS_PER_SAVE} with ${MOST_STROKES} strokes.`,
  }),
})

/** The payload of a comment that was written. */
export const saidFields = (t: PayloadFields<SaidInThread>) => ({
  comment: t.prismaField({
    type: CommentNode,
    description: 'The new comment.',
    resolve: (query, { comment: { id } }) => prisma().comment.findUniqueOrThrow({ ...query, where: { id } }),
  }),
  thread: t.prismaField({
    type: ThreadNode,
    description: 'Its thread.',
    resolve: (query, { thread: { id } }) => prisma().commentThread.findUniqueOrThrow({ ...query, where: { id } }),
  }),
})

builder.relayMutationField(
  'addComment',
  {
    description: 'The thread, and the answer: a text, a drawing or both.',
    inputFields: (t) => ({
      threadId: t.globalID({ for: ThreadNode, description: 'The thread.' }),
      ...saidInput(t),
      reopen: t.boolean({
        required: false, description: 'Reopens the thread, too; false by default. FORBIDDEN for VIEWERs.',
      }),
    }),
  },
  {
    description: 'Answers in a thread. A resolved thread stays resolved unless `reopen` is true.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { threadId, ...said } }, context) =>
      addComment(requireViewer(context), threadId.id, said),
  },
  {
    description: 'The new comment.',
    outputFields: (t) => ({
      ...saidFields(t),
      commentEdge: t.field({
        type: CommentEdge,
        description: 'The comment as an edge of `CommentThread.comments`.',
        resolve: ({ comment }) => ({ cursor: formatPrismaCursor(comment, 'id'), node: comment }),
      }),
    }),
  },
)

builder.relayMutationField(
  'updateComment',
  {
    description: 'The comment and its new text.',
    inputFields: (t) => ({
      commentId: t.globalID({ for: CommentNode, description: 'The comment.' }),
      body: t.string({ description: BODY }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description:
      'Changes the text of your own comment. A change more than ' +
      `${AUTHOR_MINUTES} minutes after writing sets \`editedAt\`.`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { commentId, ...wished } }, context) =>
      updateComment(requireViewer(context), commentId.id, wished),
  },
  {
    description: 'The changed comment.',
    outputFields: (t) => ({
      comment: t.prismaField({
        type: CommentNode,
        description: 'The comment after the change.',
        resolve: (query, { id }) => prisma().comment.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
)

builder.relayMutationField(
  'deleteComment',
  {
    description: 'The comment to delete.',
    inputFields: (t) => ({
      commentId: t.globalID({ for: CommentNode, description: 'The comment.' }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description:
      'Deletes your own comment with its drawing, permanently; OWNER and ADMINs may delete any. Within ' +
      `${AUTHOR_MINUTES} minutes, and before somebody answered, nothing of it is left; a thread goes with its first ` +
      'comment. Later the thread shows that there was a comment.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { commentId, expectedVersion } }, context) =>
      deleteComment(requireViewer(context), commentId.id, expectedVersion),
  },
  {
    description: 'The deleted comment, and what is left of it.',
    outputFields: (t) => ({
      deletedCommentId: t.id({
        description: 'The id of the comment.', resolve: ({ id }) => toTypeId('Comment', id),
      }),
      comment: t.prismaField({
        type: CommentNode,
        nullable: true,
        description: 'The comment, without its text and drawing; null if nothing is left of it.',
        resolve: (query, { comment }) =>
          comment && prisma().comment.findUniqueOrThrow({ ...query, where: { id: comment.id } }),
      }),
      thread: t.prismaField({
        type: ThreadNode,
        nullable: true,
        description: 'The thread; null if it went with the comment.',
        resolve: (query, { thread }) =>
          thread && prisma().commentThread.findUniqueOrThrow({ ...query, where: { id: thread.id } }),
      }),
      deletedThreadId: t.id({
        nullable: true,
        description: 'The id of the thread if it went with the comment; null otherwise.',
        resolve: ({ thread, threadId }) => (thread ? null : toTypeId('CommentThread', threadId)),
      }),
    }),
  },
)

builder.relayMutationField(
  'appendCommentOps',
  {
    description: 'The operations to append.',
    inputFields: (t) => ({
      commentId: t.globalID({ for: CommentNode, description: 'The comment.' }),
      operations: t.field({
        type: [ViewOperationInput],
        description: `The operations in order: 1 to ${OPERATIONS_PER_SAVE}, without SET_SIZE.`,
      }),
    }),
  },
  {
    description:
      'Appends operations to the drawing of your own comment on a view: all or nothing. CONFLICT later than ' +
      `${AUTHOR_MINUTES} minutes after it, and beyond ${MOST_STROKES} strokes or 1 MiB.`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { commentId, operations } }, context) =>
      appendCommentOps(requireViewer(context), commentId.id, operations),
  },
  {
    description: 'The stored operations.',
    outputFields: (t) => ({
      comment: t.field({
        type: CommentNode, description: 'The comment, at its new revision.', resolve: ({ comment }) => comment,
      }),
      operations: t.field({
        type: [ViewOperation],
        description: 'The operations of the input as they are stored.',
        resolve: ({ comment, operations }) => asOperations(operations, comment.authorId),
      }),
    }),
  },
)
