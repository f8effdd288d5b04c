import { requireGuest } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { ShotNode } from '../board/shot.graphql.ts'
import { ViewNode } from '../board/view.graphql.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { CommentNode } from './comment.graphql.ts'
import { saidInput } from './commentMutations.graphql.ts'
import { AUTHOR_MINUTES } from './commentRules.ts'
import { ReviewObject } from './review.graphql.ts'
import {
  MOST_GUESTS, notePageVisit, openReview, OPENINGS, readReview, VISIT_NOTES,
} from './reviewGuest.service.ts'
import { ReviewLinkNode } from './reviewLink.graphql.ts'
import { ReviewThread } from './reviewThread.graphql.ts'
import {
  addReviewComment, deleteReviewComment, GUEST_COMMENTS, MOST_GUEST_INK_BYTES, readThread,
} from './reviewThreads.service.ts'
import { ThreadNode } from './thread.graphql.ts'
import { RegionInput } from './threadMutations.graphql.ts'

builder.relayMutationField(
  'openReview',
  {
    description: 'The link, and who opens it.',
    inputFields: (t) => ({
      reviewLinkId: t.globalID({ for: ReviewLinkNode, description: 'The link: the end of its path.' }),
      secret: t.string({ description: 'The secret: what stands behind `#` in its address.' }),
      password: t.string({ required: false, description: 'The password, for a link that has one.' }),
      name: t.string({ required: false, description: 'The name of the guest; required at the first opening.' }),
      guestToken: t.string({
        required: false, description: 'The token from an earlier opening: the guest stays the same.',
      }),
    }),
  },
  {
    description:
      'Opens a review link without an account. The token of the answer is sent as those of accounts are, and opens ' +
      '`review`, `reviewChanged` and the mutations of guests alone. NOT_FOUND for a wrong secret; the reasons ' +
      'REVIEW_ENDED, REVIEW_PASSWORD_REQUIRED, REVIEW_PASSWORD_WRONG and REVIEW_NAME_REQUIRED say the rest. At most ' +
      `${MOST_GUESTS} guests a link, and ${OPENINGS.most} openings a minute from one network.`,
    authScopes: { public: true },
    resolve: async (_root, { input: { reviewLinkId, ...opening } }, context) => {
      const opened = await openReview({ linkId: reviewLinkId.id, ...opening }, context.caller)
      // What follows in the answer is read as the guest.
      context.viewer = null
      context.guest = opened.guest
      return opened
    },
  },
  {
    description: 'The opened link.',
    outputFields: (t) => ({
      guestToken: t.string({
        nullable: true,
        description: 'The token of the guest, shown once; null for a guest who has one.',
        resolve: ({ token }) => token,
      }),
      review: t.field({
        type: ReviewObject, description: 'The link as the guest sees it.', resolve: ({ guest }) => readReview(guest),
      }),
    }),
  },
)

builder.relayMutationField(
  'addReviewComment',
  {
    description:
      'The comment, and its place: a thread, or for a new one a view, a shot, or neither for the whole version.',
    inputFields: (t) => ({
      threadId: t.globalID({ for: ThreadNode, required: false, description: 'The thread to answer in.' }),
      viewId: t.globalID({ for: ViewNode, required: false, description: 'The view that a new thread is about.' }),
      shotId: t.globalID({ for: ShotNode, required: false, description: 'The shot that a new thread is about.' }),
      frameFrom: t.int({
        required: false, description: 'The first frame it is about, from the first frame of the shot, which is 0.',
      }),
      frameTo: t.int({ required: false, description: 'The last frame it is about; `frameFrom` by default.' }),
      region: t.field({
        type: RegionInput, required: false, description: 'On views: the part of the picture a new thread is about.',
      }),
      versionNumber: t.int({
        required: false,
        description: '`Review.versionNumber` of a new thread: CONFLICT if the link shows another version by now.',
      }),
      ...saidInput(t),
      reopen: t.boolean({ required: false, description: 'Reopens the thread if you started it; false by default.' }),
    }),
  },
  {
    description:
      'Comments as a guest of a review link. NOT_FOUND for what the link does not show, FORBIDDEN where it takes no ' +
      `comments. At most ${GUEST_COMMENTS.most} comments in ten minutes; a drawing has at most ` +
      `${MOST_GUEST_INK_BYTES / 1_024} KiB.`,
    authScopes: { guest: true },
    resolve: async (_root, { input: { threadId, viewId, shotId, ...said } }, context) => {
      const guest = requireGuest(context)
      const place = { threadId: threadId?.id ?? null, viewId: viewId?.id ?? null, shotId: shotId?.id ?? null }
      const { thread } = await addReviewComment(guest, { ...said, ...place })
      const review = await readReview(guest)
      return { review, thread: await readThread(review, thread.id) }
    },
  },
  {
    description: 'The written comment.',
    outputFields: (t) => ({
      thread: t.field({ type: ReviewThread, description: 'Its thread.', resolve: (said) => said }),
    }),
  },
)

builder.relayMutationField(
  'deleteReviewComment',
  {
    description: 'The comment to delete.',
    inputFields: (t) => ({ commentId: t.globalID({ for: CommentNode, description: 'The comment.' }) }),
  },
  {
    description:
      `Deletes a comment that the guest wrote in the last ${AUTHOR_MINUTES} minutes, with its drawing; a thread goes ` +
      'with its only comment. NOT_FOUND for comments of others, CONFLICT for an older one.',
    authScopes: { guest: true },
    resolve: async (_root, { input: { commentId } }, context) => {
      const guest = requireGuest(context)
      const { id, thread } = await deleteReviewComment(guest, commentId.id)
      const review = await readReview(guest)
      return { id, review, thread: thread && (await readThread(review, thread.id)) }
    },
  },
  {
    description: 'The deleted comment.',
    outputFields: (t) => ({
      deletedCommentId: t.id({
        description: 'The id of the comment.', resolve: ({ id }) => toTypeId('Comment', id),
      }),
      thread: t.field({
        type: ReviewThread, nullable: true, description: 'Its thread; null if it went with the comment.',
        resolve: ({ thread, review }) => thread && { thread, review },
      }),
    }),
  },
)

builder.relayMutationField(
  'noteReviewVisit',
  {
    description: 'What the page of a guest says of the visit.',
    inputFields: (t) => ({
      seconds: t.int({ description: 'The seconds it was looked at since it last said so: at most 300 count.' }),
      shotsSeen: t.int({ description: 'The number of shots that were seen in this visit.' }),
    }),
  },
  {
    description:
      'Adds to the visit of a guest, for the list of the link. A visit ends after 30 quiet minutes. At most ' +
      `${VISIT_NOTES.most} times in ten minutes.`,
    authScopes: { guest: true },
    resolve: async (_root, { input: { seconds, shotsSeen } }, context) => {
      await notePageVisit(requireGuest(context), { seconds, shotsSeen })
      return { isNoted: true }
    },
  },
  {
    description: 'The visit.',
    outputFields: (t) => ({ isNoted: t.boolean({ description: 'Always true.', resolve: ({ isNoted }) => isNoted }) }),
  },
)
