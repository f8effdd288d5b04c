import { numberOf, say, type SentenceFacts, type SentencePart, textOf } from '../activitySentence.ts'
import type { versionSentences } from '../versionSentences.ts'

function version({ label, payload }: SentenceFacts): SentencePart[] {
  const name = label || textOf(payload['name'])
  return name ? ['la version ', { name }] : [`la version ${numberOf(payload['number'])} d’un storyboard`]
}

const link = ({ label, payload }: SentenceFacts): SentencePart[] =>
  ['le lien de révision ', { name: label || textOf(payload['title']) || '' }]

/** How the events of versions of storyboards and of the links that show them read. */
export const versionSentencesFrench: typeof versionSentences = {
  'version.made': (facts) => say`a enregistré ${version(facts)}`,
  'version.updated': (facts) => say`a changé le nom ou la note de ${version(facts)}`,
  'version.restored': (facts) => say`a restauré ${version(facts)}`,
  'version.deleted': (facts) => say`a supprimé ${version(facts)}`,
  'review.created': (facts) => say`a créé ${link(facts)}`,
  'review.updated': (facts) => say`a modifié ${link(facts)}`,
  'review.revoked': (facts) => say`a révoqué ${link(facts)}`,
  'review.opened': (facts) => say`a ouvert ${link(facts)} en tant qu’invité`,
}
