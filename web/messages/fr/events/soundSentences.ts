import type { EventType } from '../../__generated__/eventTypes.ts'
import { nameOr, say, type Sentence } from '../../events/say.ts'
import { NOUNS, ofThing, thing, toThing } from './things.ts'

const ofBoard = (label: string | null) => ofThing(NOUNS.storyboard, label)

/** What happened to the sound of boards and shots. */
export const soundSentencesFrench = {
  'soundtrack.set': ({ label, payload }) =>
    say`a donné ${toThing(NOUNS.storyboard, label)} la bande-son ${nameOr(payload['file'], 'actuelle')}`,
  'soundtrack.updated': ({ label, payload }) =>
    payload['offset'] === undefined
      ? say`a changé le volume de la bande-son ${ofBoard(label)}`
      : say`a déplacé la bande-son ${ofBoard(label)}`,
  'soundtrack.removed': ({ label }) => say`a retiré la bande-son ${ofBoard(label)}`,
  'soundtrack.restored': ({ label }) => say`a rétabli une bande-son ${ofBoard(label)}`,
  'voice.set': ({ label }) => say`a enregistré une voix pour ${thing(NOUNS.shot, label)}`,
  'voice.removed': ({ label }) => say`a retiré la voix ${ofThing(NOUNS.shot, label)}`,
  'voice.restored': ({ label }) => say`a rétabli une voix ${ofThing(NOUNS.shot, label)}`,
} satisfies Partial<Record<EventType, Sentence>>
