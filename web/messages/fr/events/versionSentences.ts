import { numberOf, say, type SentenceFacts, type SentencePart, textOf } from '../../events/say.ts'
import type { versionSentences } from '../../events/versionSentences.ts'
import { NOUNS, ofThing } from './things.ts'

function version({ label, payload }: SentenceFacts): SentencePart[] {
  const name = label || textOf(payload['name'])
  return name ? ['la version ', { name }] : [`la version ${numberOf(payload['number'])} d’un storyboard`]
}

const link = ({ label, payload }: SentenceFacts): SentencePart[] =>
  ['le lien de révision ', { name: label || textOf(payload['title']) || '' }]

const decided = (facts: SentenceFacts): SentencePart[] =>
  [`la version ${numberOf(facts.payload['number'])} `, ...ofThing(NOUNS.storyboard, facts.label)]

/** How the events of versions of storyboards, of the links that show them and of decisions about them read. */
export const versionSentencesFrench: typeof versionSentences = {
  'version.made': (facts) => say`a enregistré ${version(facts)}`,
  'version.updated': (facts) => say`a changé le nom ou la note de ${version(facts)}`,
  'version.restored': (facts) => say`a restauré ${version(facts)}`,
  'version.restoreStarted': (facts) => say`a commencé à restaurer ${version(facts)}`,
  'version.deleted': (facts) => say`a supprimé ${version(facts)}`,
  'review.created': (facts) => say`a créé ${link(facts)}`,
  'review.updated': (facts) => say`a modifié ${link(facts)}`,
  'review.revoked': (facts) => say`a révoqué ${link(facts)}`,
  'review.opened': (facts) => say`a ouvert ${link(facts)} en tant qu’invité`,
  'approval.given': (facts) => say`a approuvé ${decided(facts)}`,
  'approval.changesRequested': (facts) => say`a demandé des changements de ${decided(facts)}`,
  'approval.withdrawn': (facts) => say`a retiré sa décision sur ${decided(facts)}`,
}
