import { Type } from '@sinclair/typebox'
import { changedText, changeOf, declareEvents, nullable, text } from '../../kernel/eventDeclaration.ts'

/** The events of shot statuses. */
export const shotStatusEvents = declareEvents('STATUS', {
  'status.created': {
    logs: ['project'], subject: 'ShotStatus', description: 'A shot status was added.',
    payload: Type.Object({ name: text, color: text }),
  },
  'status.updated': {
    logs: ['project'], subject: 'ShotStatus',
    description: 'The name, the color, or the decision of a review that sets it changed.',
    payload: Type.Object({
      name: changedText, color: changedText, decision: Type.Optional(changeOf(nullable(text))),
    }),
  },
  'status.moved': {
    logs: ['project'], subject: 'ShotStatus',
    description: 'The status moved among the statuses of the project. `from` and `to` are ranks.',
    payload: Type.Object({ name: text, from: text, to: text }),
  },
  'status.deleted': {
    logs: ['project'], subject: 'ShotStatus',
    description: 'The status was deleted for good. `shotCount` is the number of shots that had it.',
    payload: Type.Object({ name: text, color: text, shotCount: Type.Integer() }),
  },
})
