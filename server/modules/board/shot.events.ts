import { Type } from '@sinclair/typebox'
import {
  changedExternalId, changedText, changeOf, declareEvents, nullable, text,
} from '../../kernel/eventDeclaration.ts'

/** The events of shots. */
export const shotEvents = declareEvents('SHOT', {
  'shot.created': {
    logs: ['project'], subject: 'Shot', description: 'A shot was added.',
    payload: Type.Object({ code: text, name: text, externalId: Type.Optional(text) }),
  },
  'shot.updated': {
    logs: ['project'], subject: 'Shot',
    description:
      'The name, code, external id, description, dialogue, notes or length (frames) changed. `isDescribed`, ' +
      '`isSpoken` (dialogue) and `isNoted` (notes or camera note) say which texts.',
    payload: Type.Object({
      name: changedText, code: changedText, frames: Type.Optional(changeOf(Type.Integer())),
      externalId: changedExternalId, isDescribed: Type.Boolean(), isNoted: Type.Optional(Type.Boolean()),
      isSpoken: Type.Optional(Type.Boolean()),
    }),
  },
  'shot.duplicated': {
    logs: ['project'], subject: 'Shot', description: 'A shot was added as a copy of the shot `from`.',
    payload: Type.Object({ from: text, code: text }),
  },
  'shot.moved': {
    logs: ['project'], subject: 'Shot', description: 'The shot moved on its storyboard. `from` and `to` are ranks.',
    payload: Type.Object({ from: text, to: text }),
  },
  'shot.statusChanged': {
    logs: ['project'], subject: 'Shot', description: 'The status changed. `from` and `to` are ids, null for no status.',
    payload: Type.Object({ from: nullable(text), to: nullable(text), toName: nullable(text) }),
  },
  'shot.aspectRatioChanged': {
    logs: ['project'], subject: 'Shot', description: 'The aspect ratio changed.',
    payload: Type.Object({ from: text, to: text }),
  },
  'shot.scriptSeen': {
    logs: ['project'], subject: 'Shot', description: 'Somebody has seen what a revision of the script did to the shot.',
    payload: Type.Object({}),
  },
  'shot.deleted': {
    logs: ['project'], subject: 'Shot', description: 'The shot moved to the trash.',
    payload: Type.Object({ code: text, name: text, storyboard: text }),
  },
  'shot.restored': {
    logs: ['project'], subject: 'Shot', description: 'The shot was restored from the trash.',
    payload: Type.Object({ code: text }),
  },
})
