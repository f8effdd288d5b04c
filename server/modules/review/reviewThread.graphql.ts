import { toCanvasData } from '../../../drawing/canvasData.ts'
import type { CommentOp } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { isDeletedAccount } from '../identity/formerMember.ts'
import { commentDrawing, operationsOf } from './commentOps.service.ts'
import type { ShownReview } from './reviewGuest.service.ts'
import type { ReviewedComment, ReviewedThread } from './reviewThreads.service.ts'
import { ThreadRegionObject } from './thread.graphql.ts'
import { regionOf } from './threadSubject.service.ts'

/** Asked for each object: the answer of `openReview` is read by who became a guest in it. */
export const GUESTS = (_row: unknown, { guest }: Context) => guest !== null

const logs = batched<string, CommentOp[]>((ids) => operationsOf(ids), [])

interface CommentRow {
  comment: ReviewedComment
  thread: ReviewedThread
  review: ShownReview
}

const FORMER = 'Former member'

const ReviewComment = builder.objectRef<CommentRow>('ReviewComment').implement({
  description: 'A comment, as a guest reads it.',
  authScopes: GUESTS,
  fields: (t) => ({
    commentId: t.id({ description: 'The id.', resolve: ({ comment }) => toTypeId('Comment', comment.id) }),
    authorName: t.string({
      description: 'The name of the guest or team member who wrote it.',
      resolve: ({ comment: { author } }) => (isDeletedAccount(author) ? FORMER : author.name),
    }),
    isByGuest: t.boolean({
      description: 'Whether a guest wrote it.', resolve: ({ comment }) => comment.author.kind === 'GUEST',
    }),
    isOwn: t.boolean({
      description: 'Whether you wrote it.',
      resolve: ({ comment, review }) => comment.authorId === review.guest.userId,
    }),
    body: t.string({
      description: 'The text, plain. Empty if the comment is deleted, or has a drawing alone.',
      resolve: ({ comment }) => comment.body,
    }),
    isDeleted: t.boolean({
      description: 'Whether it was deleted.', resolve: ({ comment }) => comment.deletedAt !== null,
    }),
    canvasData: t.field({
      type: 'JSON', nullable: true,
      description: 'Its drawing over the picture as canvasData, as views have it; null without a stroke.',
      resolve: async ({ comment: { id, revision, strokeCount }, thread }, _arguments, context) =>
        (strokeCount === 0 ? null : toCanvasData(commentDrawing(thread, await logs(id, context)), revision)),
    }),
    createdAt: t.field({
      type: 'DateTime', description: 'The time of writing.', resolve: ({ comment }) => comment.createdAt,
    }),
  }),
})

export const ReviewThread = builder.objectRef<Omit<CommentRow, 'comment'>>('ReviewThread').implement({
  description: 'A thread of comments of a review link, as a guest reads it.',
  authScopes: GUESTS,
  fields: (t) => ({
    threadId: t.id({
      description: 'The id, for `addReviewComment`.',
      resolve: ({ thread }) => toTypeId('CommentThread', thread.id),
    }),
    shotId: t.id({
      nullable: true, description: 'The id of the shot; null for a thread about the board.',
      resolve: ({ thread: { shotId } }) => shotId && toTypeId('Shot', shotId),
    }),
    viewId: t.id({
      nullable: true, description: 'The id of the view; null for other threads.',
      resolve: ({ thread: { viewId } }) => viewId && toTypeId('View', viewId),
    }),
    frameFrom: t.int({
      nullable: true,
      description: 'The first frame it is about, from the first frame of the shot, which is 0; null for none.',
      resolve: ({ thread }) => thread.frameFrom,
    }),
    frameTo: t.int({
      nullable: true, description: 'The last frame it is about; null for none.',
      resolve: ({ thread }) => thread.frameTo,
    }),
    region: t.field({
      type: ThreadRegionObject, nullable: true, description: 'The part of the picture it is about; null for all of it.',
      resolve: ({ thread }) => regionOf(thread),
    }),
    versionNumber: t.int({
      nullable: true, description: 'The number of the version it was written on; null if that is deleted.',
      resolve: ({ thread }) => thread.boardVersion?.number ?? null,
    }),
    isResolved: t.boolean({
      description: 'Whether the team resolved it.', resolve: ({ thread }) => thread.resolvedAt !== null,
    }),
    isOwn: t.boolean({
      description: 'Whether you started it.',
      resolve: ({ thread, review }) => thread.comments[0]?.authorId === review.guest.userId,
    }),
    comments: t.field({
      type: [ReviewComment], description: 'Its comments, oldest first.',
      resolve: ({ thread, review }) => thread.comments.map((comment) => ({ comment, thread, review })),
    }),
  }),
})
