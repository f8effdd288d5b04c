import type { EventType } from '../__generated__/eventTypes.ts'
import { nameOr, numberOf, say, type Sentence, type SentenceFacts } from './say.ts'
import { countOf } from '../format.ts'

const place = ({ label }: SentenceFacts) => nameOr(label, 'something deleted')
const thread = (facts: SentenceFacts) => [`thread #${numberOf(facts.payload['number'])} on `, ...place(facts)]

/** How the events of comments read. */
export const commentSentences = {
  'comment.added': (facts) =>
    facts.payload['isReply'] === true ? say`answered in ${thread(facts)}` : say`commented on ${place(facts)}`,
  'comment.edited': (facts) => say`changed a comment on ${place(facts)}`,
  'comment.deleted': (facts) => say`deleted a comment on ${place(facts)}`,
  'comment.drawn': (facts) => say`drew in a comment on ${place(facts)}`,
  'thread.resolved': (facts) => say`resolved ${thread(facts)}`,
  'thread.reopened': (facts) => say`reopened ${thread(facts)}`,
  'thread.read': ({ payload }) => say`marked ${[countOf(numberOf(payload['count']), 'thread', 'threads')]} as read`,
  'thread.followed': ({ payload }) =>
    payload['isFollowed'] === true ? say`followed a thread of comments` : say`muted a thread of comments`,
} satisfies Partial<Record<EventType, Sentence>>
