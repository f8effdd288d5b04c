import type { EventType } from './__generated__/eventTypes.ts'
import { numberOf, say, type Sentence, type SentenceFacts, type SentencePart, textOf } from './activitySentence.ts'

/** A version by its name, or by its number where it has none. */
function version({ label, payload }: SentenceFacts): SentencePart[] {
  const name = label || textOf(payload['name'])
  return name ? ['the version ', { name }] : [`version ${numberOf(payload['number'])} of a storyboard`]
}

const link = ({ label, payload }: SentenceFacts): SentencePart[] =>
  ['the review link ', { name: label || textOf(payload['title']) || '' }]

/** How the events of versions of storyboards and of the links that show them read. */
export const versionSentences = {
  'version.made': (facts) => say`saved ${version(facts)}`,
  'version.updated': (facts) => say`changed the name or note of ${version(facts)}`,
  'version.restored': (facts) => say`restored ${version(facts)}`,
  'version.deleted': (facts) => say`deleted ${version(facts)}`,
  'review.created': (facts) => say`created ${link(facts)}`,
  'review.updated': (facts) => say`changed ${link(facts)}`,
  'review.revoked': (facts) => say`revoked ${link(facts)}`,
  'review.opened': (facts) => say`opened ${link(facts)} as a guest`,
} satisfies Partial<Record<EventType, Sentence>>
