import { numberOf, say, type SentenceFacts, type SentencePart, textOf } from '../../events/say.ts'
import { countOf } from '../../format.ts'
import type { playlistSentences } from '../../events/playlistSentences.ts'

function playlist({ label, payload }: SentenceFacts): SentencePart[] {
  const name = label ?? textOf(payload['name'])
  return name === null ? ['une liste de lecture'] : ['la liste de lecture ', { name }]
}

/** Of what is reviewed: a playlist or a storyboard. */
function ofReviewed({ label, payload }: SentenceFacts): SentencePart[] {
  const name = label ?? textOf(payload['name'])
  if (payload['storyboard'] !== undefined) return name === null ? ['d’un storyboard'] : ['du storyboard ', { name }]
  return name === null ? ['d’une liste de lecture'] : ['de la liste de lecture ', { name }]
}

/** What is decided on. */
const decided = ({ payload }: SentenceFacts) => [payload['shot'] === undefined ? 'un élément' : 'un plan']
const items = ({ payload }: SentenceFacts) => [countOf(numberOf(payload['itemCount']), 'élément', 'éléments')]

/** How the events of playlists read. */
export const playlistSentencesFrench: typeof playlistSentences = {
  'playlist.created': (facts) => say`a créé ${playlist(facts)}`,
  'playlist.updated': ({ label, payload, count }) => {
    const name = textOf(payload['name'])
    return name === null
      ? say`a modifié ${playlist({ label, payload, count })}`
      : say`a renommé une liste de lecture en ${name}`
  },
  'playlist.itemsAdded': (facts) => say`a ajouté ${items(facts)} à ${playlist(facts)}`,
  'playlist.itemMoved': (facts) => say`a changé l’ordre dans ${playlist(facts)}`,
  'playlist.itemsRemoved': (facts) => say`a retiré ${items(facts)} de ${playlist(facts)}`,
  'playlist.deleted': (facts) => say`a supprimé ${playlist(facts)}`,
  'playlist.restored': (facts) => say`a restauré ${playlist(facts)}`,
  'reviewSession.started': (facts) => say`a commencé une révision ${ofReviewed(facts)}`,
  'reviewSession.joined': (facts) => say`a rejoint la révision ${ofReviewed(facts)}`,
  'reviewSession.decided': (facts) => {
    const { to } = facts.payload
    if (to === 'APPROVED') return say`a approuvé ${decided(facts)} ${ofReviewed(facts)}`
    if (to === 'CHANGES') return say`a demandé des changements sur ${decided(facts)} ${ofReviewed(facts)}`
    if (to === 'HOLD') return say`a mis en attente ${decided(facts)} ${ofReviewed(facts)}`
    return say`a retiré une décision sur ${decided(facts)} ${ofReviewed(facts)}`
  },
  'reviewSession.leadTaken': (facts) => say`a pris la main dans la révision ${ofReviewed(facts)}`,
  'reviewSession.notesTaken': (facts) => say`prend les notes de la révision ${ofReviewed(facts)}`,
  'reviewSession.ended': (facts) => say`a terminé la révision ${ofReviewed(facts)}`,
}
