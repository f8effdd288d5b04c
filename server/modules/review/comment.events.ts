import { Type } from '@sinclair/typebox'
import { declareEvents, text } from '../../kernel/eventDeclaration.ts'

const number = Type.Integer()

/** Where a thread is: its subject, the board and the shot of that, its frames, and the review it is a note of. */
const PLACE = {
  number, subject: text, storyboard: Type.Optional(text), shot: Type.Optional(text),
  frameFrom: Type.Optional(number), frameTo: Type.Optional(number), reviewSession: Type.Optional(text),
}

const PLACE_WORDS =
  '`number` and `subject` are of the thread, `storyboard` and `shot` of its subject; frames count from the first of ' +
  'the shot. The text is not part of it.'

/** The events of comments. None has a text: a deleted text is nowhere. */
export const commentEvents = declareEvents('COMMENT', {
  'comment.added': {
    logs: ['project'], subject: 'Comment',
    description: `A comment was written: the first of a new thread, or an answer (\`isReply\`). ${PLACE_WORDS}`,
    payload: Type.Object({ thread: text, isReply: Type.Boolean(), strokeCount: number, ...PLACE }),
  },
  'comment.edited': {
    logs: ['project'], subject: 'Comment', description: `The text of a comment changed. ${PLACE_WORDS}`,
    payload: Type.Object({ thread: text, ...PLACE }),
  },
  'comment.deleted': {
    logs: ['project'], subject: 'Comment',
    description:
      'A comment was deleted. `isGone` says that nothing is left of it, `isThreadGone` that the thread is gone with ' +
      `it. ${PLACE_WORDS}`,
    payload: Type.Object({ thread: text, isGone: Type.Boolean(), isThreadGone: Type.Boolean(), ...PLACE }),
  },
  'comment.drawn': {
    logs: ['project'], subject: 'Comment',
    description: `The drawing of a comment changed; \`revision\` is its newest. ${PLACE_WORDS}`,
    payload: Type.Object({ thread: text, revision: number, ...PLACE }),
  },
})

/** The events of threads. */
export const threadEvents = declareEvents('COMMENT', {
  'thread.resolved': {
    logs: ['project'], subject: 'CommentThread', description: `A thread was resolved. ${PLACE_WORDS}`,
    payload: Type.Object(PLACE),
  },
  'thread.reopened': {
    logs: ['project'], subject: 'CommentThread', description: `A resolved thread was reopened. ${PLACE_WORDS}`,
    payload: Type.Object(PLACE),
  },
})

/** What people do with threads for themselves. */
export const readingEvents = declareEvents('ACCOUNT', {
  'thread.read': {
    logs: ['account'], subject: 'User', description: 'Threads of comments were marked as read.',
    payload: Type.Object({ count: number }),
  },
  'thread.followed': {
    logs: ['account'], subject: 'User',
    description: 'A thread of comments was followed, or muted (`isFollowed` is false).',
    payload: Type.Object({ thread: text, isFollowed: Type.Boolean() }),
  },
})
