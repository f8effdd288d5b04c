import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { rowsInOrder } from '../../graphql/rowsInOrder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { BATCH_RULE, distinctRowsOf } from '../../kernel/inputRows.ts'
import { prisma } from '../../platform/database/client.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { CommentNode } from './comment.graphql.ts'
import { startThread } from './comment.service.ts'
import { saidFields, saidInput } from './commentMutations.graphql.ts'
import { PlaylistItemNode } from './playlistItems.graphql.ts'
import { ReviewLinkNode } from './reviewLink.graphql.ts'
import { ReviewSessionNode } from './reviewSession.graphql.ts'
import { ThreadEdge, ThreadNode } from './thread.graphql.ts'
import { reopenThread, resolveThread } from './thread.service.ts'
import { newestEdge } from './threadLists.graphql.ts'
import { followThread, markThreadsRead } from './threadReading.service.ts'
import { readSubject, SubjectInput } from './threadSubject.graphql.ts'

const threadField = (t: PayloadFields<{ id: string }>) => ({
  thread: t.prismaField({
    type: ThreadNode,
    description: 'The thread after the change.',
    resolve: (query, { id }) => prisma().commentThread.findUniqueOrThrow({ ...query, where: { id } }),
  }),
})

export const RegionInput = builder.inputType('ThreadRegionInput', {
  description: 'A part of a picture, in eighths of a pixel of the drawing space of the view.',
  fields: (t) => ({
    x: t.int({ description: 'From the left edge.' }),
    y: t.int({ description: 'From the top edge.' }),
    width: t.int({ description: 'The width, at least 1.' }),
    height: t.int({ description: 'The height, at least 1.' }),
  }),
})

const NoteInput = builder.inputType('ReviewNoteInput', {
  description: 'Makes a thread a note of a review session.',
  fields: (t) => ({
    reviewSessionId: t.globalID({ for: ReviewSessionNode, description: 'The session: an open one of the project.' }),
    noteOf: t.string({
      required: false, description: 'Whose note it is: a name of at most 200 characters; none by default.',
    }),
    itemId: t.globalID({
      for: PlaylistItemNode, required: false,
      description:
        'The item of its playlist that the note is taken in; by default the first that has the shot, where reports ' +
        'put it.',
    }),
  }),
})

const QuestionInput = builder.inputType('ReviewQuestionInput', {
  description: 'Makes a thread a question to guests of a review link, who read it and may answer.',
  fields: (t) => ({
    reviewLinkId: t.globalID({
      for: ReviewLinkNode,
      description: 'The link: an open one of the board, that takes comments and shows the subject.',
    }),
    guestId: t.globalID({
      for: UserNode, required: false,
      description:
        'The guest (`ReviewLinkGuest.guestId`) of a link with `isIsolated`, who alone reads it with the team: ' +
        'required there, and not allowed elsewhere.',
    }),
    quotedThreadId: t.globalID({
      for: ThreadNode, required: false,
      description:
        'A thread about the same subject: the drawing of its first comment is copied to the question, and its region ' +
        'where `region` is absent.',
    }),
  }),
})

builder.relayMutationField(
  'startThread',
  {
    description: 'What it is about, and its first comment: a text, a drawing or both.',
    inputFields: (t) => ({
      subject: t.field({ type: SubjectInput, description: 'What it is about.' }),
      ...saidInput(t),
      frameFrom: t.int({
        required: false,
        description: 'On shots and views: the first frame it is about, from the first frame of the shot, which is 0.',
      }),
      frameTo: t.int({ required: false, description: 'The last frame it is about: `frameFrom` or later.' }),
      region: t.field({
        type: RegionInput, required: false, description: 'On views: the part of the picture it is about.',
      }),
      seenRevision: t.int({
        required: false,
        description:
          'On views: the `revision` that you looked at; the newest by default, and with `ask` that of the version.',
      }),
      note: t.field({ type: NoteInput, required: false, description: 'Makes it a note of a review session.' }),
      ask: t.field({
        type: QuestionInput, required: false,
        description: 'Asks guests of a review link: who reads a thread never changes. The team alone by default.',
      }),
    }),
  },
  {
    description:
      'Starts a thread of comments about a storyboard, a shot, a view, an asset or a task. CONFLICT for a note of a ' +
      'review session that has ended, or whose notes somebody else takes, and for a question by a review link that ' +
      'has ended, takes no comments or does not show the subject. FORBIDDEN for questions of VIEWERs.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { subject, body, operations, note, ask, ...anchor } }, context) =>
      startThread(requireViewer(context), readSubject(subject), {
        body, operations, anchor, note: note && {
          ...note, reviewSessionId: note.reviewSessionId.id, itemId: note.itemId?.id ?? null,
        },
        ask: ask && {
          reviewLinkId: ask.reviewLinkId.id, guestId: ask.guestId?.id ?? null,
          quotedThreadId: ask.quotedThreadId?.id ?? null,
        },
      }),
  },
  {
    description: 'The new thread.',
    outputFields: (t) => ({
      ...saidFields(t),
      threadEdge: t.field({
        type: ThreadEdge,
        description: 'The thread as an edge of `threads` in the order CREATED.',
        resolve: ({ thread }) => newestEdge(thread),
      }),
    }),
  },
)

const STATES = {
  resolveThread: { run: resolveThread, description: 'Resolves a thread. FORBIDDEN for VIEWERs.' },
  reopenThread: { run: reopenThread, description: 'Reopens a resolved thread. FORBIDDEN for VIEWERs.' },
} as const

for (const [name, { run, description }] of Object.entries(STATES)) {
  builder.relayMutationField(
    name as keyof typeof STATES,
    {
      description: 'The thread.',
      inputFields: (t) => ({
        threadId: t.globalID({ for: ThreadNode, description: 'The thread.' }),
        expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
      }),
    },
    {
      description,
      authScopes: { signedIn: true },
      resolve: (_root, { input: { threadId, expectedVersion } }, context) =>
        run(requireViewer(context), threadId.id, expectedVersion),
    },
    { description: 'The thread.', outputFields: threadField },
  )
}

const ThreadReadingInput = builder.inputType('ThreadReading', {
  description: 'A thread that you have read.',
  fields: (t) => ({
    threadId: t.globalID({ for: ThreadNode, description: 'The thread.' }),
    commentId: t.globalID({
      for: CommentNode, required: false, description: 'The newest comment that you have read; its newest by default.',
    }),
  }),
})

builder.relayMutationField(
  'markThreadsRead',
  {
    description: 'The threads to mark.',
    inputFields: (t) => ({ threads: t.field({ type: [ThreadReadingInput], description: BATCH_RULE }) }),
  },
  {
    description: 'Marks threads as read, for you alone. FORBIDDEN for API tokens.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { threads } }, context) => {
      const rows = threads.map(({ threadId, commentId }) => ({ id: threadId.id, commentId: commentId?.id ?? null }))
      return { ids: await markThreadsRead(requireViewer(context), distinctRowsOf('threads', rows)) }
    },
  },
  {
    description: 'The marked threads.',
    outputFields: (t) => ({
      threads: t.prismaField({
        type: [ThreadNode],
        description: 'The threads, in the order of the input.',
        resolve: (query, { ids }) =>
          rowsInOrder(ids, (where) => prisma().commentThread.findMany({ ...query, where })),
      }),
    }),
  },
)

builder.relayMutationField(
  'followThread',
  {
    description: 'The thread.',
    inputFields: (t) => ({
      threadId: t.globalID({ for: ThreadNode, description: 'The thread.' }),
      isFollowed: t.boolean({ description: 'true: follows it; false: mutes it.' }),
    }),
  },
  {
    description:
      'Follows a thread, or mutes it, for you alone: followers are notified of comments. FORBIDDEN for API tokens.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { threadId, isFollowed } }, context) =>
      followThread(requireViewer(context), threadId.id, isFollowed),
  },
  { description: 'The thread.', outputFields: threadField },
)
