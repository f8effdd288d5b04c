import type { EventType } from '../__generated__/eventTypes.ts'
import {
  numberOf, say, type Sentence, type SentenceFacts, type SentencePart, textOf, thing,
} from './say.ts'

/** A version by its name, or by its number where it has none. */
function version({ label, payload }: SentenceFacts): SentencePart[] {
  const name = label || textOf(payload['name'])
  return name ? ['the version ', { name }] : [`version ${numberOf(payload['number'])} of a storyboard`]
}

const link = ({ label, payload }: SentenceFacts): SentencePart[] =>
  ['the review link ', { name: label || textOf(payload['title']) || '' }]

/** What was decided about: some shots or all of a version. */
const decided = (facts: SentenceFacts): SentencePart[] =>
  [`version ${numberOf(facts.payload['number'])} of `, ...thing('storyboard', facts.label)]

/** How the events of versions of storyboards, of the links that show them and of decisions about them read. */
export const versionSentences = {
  'version.made': (facts) => say`saved ${version(facts)}`,
  'version.updated': (facts) => say`changed the name or note of ${version(facts)}`,
  'version.restored': (facts) => say`restored ${version(facts)}`,
  'version.restoreStarted': (facts) => say`began to restore ${version(facts)}`,
  'version.deleted': (facts) => say`deleted ${version(facts)}`,
  'review.created': (facts) => say`created ${link(facts)}`,
  'review.updated': (facts) => say`changed ${link(facts)}`,
  'review.revoked': (facts) => say`revoked ${link(facts)}`,
  'review.opened': (facts) => say`opened ${link(facts)} as a guest`,
  'approval.given': (facts) => say`approved ${decided(facts)}`,
  'approval.changesRequested': (facts) => say`requested changes of ${decided(facts)}`,
  'approval.withdrawn': (facts) => say`withdrew the decision about ${decided(facts)}`,
} satisfies Partial<Record<EventType, Sentence>>
