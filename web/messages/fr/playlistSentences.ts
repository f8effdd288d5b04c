import { numberOf, say, type SentenceFacts, type SentencePart, textOf } from '../activitySentence.ts'
import { countOf } from '../format.ts'
import type { playlistSentences } from '../playlistSentences.ts'

function playlist({ label, payload }: SentenceFacts): SentencePart[] {
  const name = label ?? textOf(payload['name'])
  return name === null ? ['une liste de lecture'] : ['la liste de lecture ', { name }]
}

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
  'reviewSession.started': (facts) => say`a commencé une révision de ${playlist(facts)}`,
  'reviewSession.decided': (facts) => {
    const { to } = facts.payload
    if (to === 'APPROVED') return say`a approuvé un élément de ${playlist(facts)}`
    if (to === 'CHANGES') return say`a demandé des changements sur un élément de ${playlist(facts)}`
    if (to === 'HOLD') return say`a mis en attente un élément de ${playlist(facts)}`
    return say`a retiré une décision sur un élément de ${playlist(facts)}`
  },
  'reviewSession.ended': (facts) => say`a terminé la révision de ${playlist(facts)}`,
}
