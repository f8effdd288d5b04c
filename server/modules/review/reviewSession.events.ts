import { Type } from '@sinclair/typebox'
import { declareEvents, nullable, text } from '../../kernel/eventDeclaration.ts'

/** Which session: its playlist or its board, and the name of that. */
const SESSION = { playlist: Type.Optional(text), storyboard: Type.Optional(text), name: text }

/** The events of review sessions. */
export const reviewSessionEvents = declareEvents('REVIEW', {
  'reviewSession.started': {
    logs: ['project'], subject: 'ReviewSession', description: 'A review session of a playlist or a board was started.',
    payload: Type.Object(SESSION),
  },
  'reviewSession.joined': {
    logs: ['project'], subject: 'ReviewSession',
    description: 'Somebody came to the review session: once for each person.', payload: Type.Object(SESSION),
  },
  'reviewSession.decided': {
    logs: ['project'], subject: 'ReviewSession',
    description:
      'The decision on the item `item` of the playlist, or on the shot `shot` of the board, changed; null for none.',
    payload: Type.Object({
      ...SESSION, item: Type.Optional(text), shot: Type.Optional(text), from: nullable(text), to: nullable(text),
    }),
  },
  'reviewSession.leadTaken': {
    logs: ['project'], subject: 'ReviewSession', description: 'The user `to` leads the review session from here on.',
    payload: Type.Object({ ...SESSION, from: text, to: text }),
  },
  'reviewSession.notesTaken': {
    logs: ['project'], subject: 'ReviewSession',
    description: 'The user `to` takes the notes of the review session from here on.',
    payload: Type.Object({ ...SESSION, from: text, to: text }),
  },
  'reviewSession.ended': {
    logs: ['project'], subject: 'ReviewSession', description: 'The review session was ended.',
    payload: Type.Object(SESSION),
  },
})
