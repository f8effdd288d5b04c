import { Type } from '@sinclair/typebox'
import { changedText, declareEvents, text } from '../../kernel/eventDeclaration.ts'

/** The events of shot statuses. */
export const shotStatusEvents = declareEvents('STATUS', {
  'status.created': {
    logs: ['project'], subject: 'ShotStatus', description: 'A shot status was added.',
    payload: Type.Object({ name: text, color: text }),
  },
  'status.updated': {
    logs: ['project'], subject: 'ShotStatus', description: 'The name or color changed.',
    payload: Type.Object({ name: changedText, color: changedText }),
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
