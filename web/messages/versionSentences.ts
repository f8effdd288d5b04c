import type { EventType } from './__generated__/eventTypes.ts'
import { numberOf, say, type Sentence, type SentenceFacts, type SentencePart, textOf } from './activitySentence.ts'

/** A version by its name, or by its number where it has none. */
function version({ label, payload }: SentenceFacts): SentencePart[] {
  const name = label || textOf(payload['name'])
  return name ? ['the version ', { name }] : [`version ${numberOf(payload['number'])} of a storyboard`]
}

/** How the events of versions of storyboards read. */
export const versionSentences = {
  'version.made': (facts) => say`saved ${version(facts)}`,
  'version.updated': (facts) => say`changed the name or note of ${version(facts)}`,
  'version.restored': (facts) => say`restored ${version(facts)}`,
  'version.deleted': (facts) => say`deleted ${version(facts)}`,
} satisfies Partial<Record<EventType, Sentence>>
