import { Type } from '@sinclair/typebox'
import { declareEvents, nullable, text } from '../../kernel/eventDeclaration.ts'

/** Which session: its playlist and the name of that. */
const SESSION = { playlist: text, name: text }

/** The events of review sessions. */
export const reviewSessionEvents = declareEvents('REVIEW', {
  'reviewSession.started': {
    logs: ['project'], subject: 'ReviewSession', description: 'A review session of a playlist was started.',
    payload: Type.Object(SESSION),
  },
  'reviewSession.decided': {
    logs: ['project'], subject: 'ReviewSession',
    description: 'The decision on the item `item` of the playlist changed; null for none.',
    payload: Type.Object({ ...SESSION, item: text, from: nullable(text), to: nullable(text) }),
  },
  'reviewSession.ended': {
    logs: ['project'], subject: 'ReviewSession', description: 'The review session was ended.',
    payload: Type.Object(SESSION),
  },
})
