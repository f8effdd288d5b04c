import { nameOr, numberOf, say, type SentenceFacts } from '../../events/say.ts'
import type { commentSentences } from '../../events/commentSentences.ts'
import { countOf } from '../../format.ts'

const place = ({ label }: SentenceFacts) => nameOr(label, 'un élément supprimé')
const thread = (facts: SentenceFacts) => [`le fil nº ${numberOf(facts.payload['number'])} sur `, ...place(facts)]

/** How the events of comments read. */
export const commentSentencesFrench: typeof commentSentences = {
  'comment.added': (facts) =>
    facts.payload['isReply'] === true ? say`a répondu dans ${thread(facts)}` : say`a commenté ${place(facts)}`,
  'comment.edited': (facts) => say`a modifié un commentaire sur ${place(facts)}`,
  'comment.deleted': (facts) => say`a supprimé un commentaire sur ${place(facts)}`,
  'comment.drawn': (facts) => say`a dessiné dans un commentaire sur ${place(facts)}`,
  'thread.resolved': (facts) => say`a résolu ${thread(facts)}`,
  'thread.reopened': (facts) => say`a rouvert ${thread(facts)}`,
  'thread.read': ({ payload }) => say`a marqué ${[countOf(numberOf(payload['count']), 'fil', 'fils')]} comme lus`,
  'thread.followed': ({ payload }) =>
    payload['isFollowed'] === true ? say`suit un fil de commentaires` : say`ne suit plus un fil de commentaires`,
}
