import type { EventType } from '../__generated__/eventTypes.ts'
import {
  numberOf, say, type Sentence, type SentenceFacts, type SentencePart, textOf, thing,
} from './say.ts'
import { countOf } from '../format.ts'

const playlist = ({ label, payload }: SentenceFacts): SentencePart[] =>
  thing('playlist', label ?? textOf(payload['name']))
/** What is reviewed: a playlist or a storyboard. */
const reviewed = ({ label, payload }: SentenceFacts): SentencePart[] =>
  thing(payload['storyboard'] === undefined ? 'playlist' : 'storyboard', label ?? textOf(payload['name']))
/** What is decided on. */
const decided = ({ payload }: SentenceFacts) => [payload['shot'] === undefined ? 'an item' : 'a shot']
const items = ({ payload }: SentenceFacts) => [countOf(numberOf(payload['itemCount']), 'item', 'items')]

/** How the events of playlists read. */
export const playlistSentences = {
  'playlist.created': (facts) => say`created ${playlist(facts)}`,
  'playlist.updated': ({ label, payload }) => {
    const name = textOf(payload['name'])
    return name === null ? say`changed ${thing('playlist', label)}` : say`renamed a playlist to ${name}`
  },
  'playlist.itemsAdded': (facts) => say`added ${items(facts)} to ${playlist(facts)}`,
  'playlist.itemMoved': (facts) => say`changed the order of ${playlist(facts)}`,
  'playlist.itemsRemoved': (facts) => say`removed ${items(facts)} from ${playlist(facts)}`,
  'playlist.deleted': (facts) => say`deleted ${playlist(facts)}`,
  'playlist.restored': (facts) => say`restored ${playlist(facts)}`,
  'reviewSession.started': (facts) => say`started a review of ${reviewed(facts)}`,
  'reviewSession.joined': (facts) => say`came to the review of ${reviewed(facts)}`,
  'reviewSession.decided': (facts) => {
    const { to } = facts.payload
    if (to === 'APPROVED') return say`approved ${decided(facts)} of ${reviewed(facts)}`
    if (to === 'CHANGES') return say`requested changes of ${decided(facts)} of ${reviewed(facts)}`
    if (to === 'HOLD') return say`put ${decided(facts)} of ${reviewed(facts)} on hold`
    return say`took back a decision on ${decided(facts)} of ${reviewed(facts)}`
  },
  'reviewSession.leadTaken': (facts) => say`took the lead in the review of ${reviewed(facts)}`,
  'reviewSession.notesTaken': (facts) => say`took over the notes of the review of ${reviewed(facts)}`,
  'reviewSession.ended': (facts) => say`ended the review of ${reviewed(facts)}`,
} satisfies Partial<Record<EventType, Sentence>>
