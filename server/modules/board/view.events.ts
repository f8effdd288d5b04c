import { Type } from '@sinclair/typebox'
import { changedText, declareEvents, nullable, text } from '../../kernel/eventDeclaration.ts'

const IMAGE = { shot: text, from: nullable(text), to: nullable(text), pictureRevision: Type.Integer() }

/** The events of views. */
export const viewEvents = declareEvents('VIEW', {
  'view.created': {
    logs: ['project'], subject: 'View',
    description: 'A view was added to the shot `shot`; `from` is the original of a copy.',
    payload: Type.Object({ shot: text, name: text, from: Type.Optional(text) }),
  },
  'view.updated': {
    logs: ['project'], subject: 'View', description: 'The name or description changed.',
    payload: Type.Object({ shot: text, name: changedText, isDescribed: Type.Boolean() }),
  },
  'view.moved': {
    logs: ['project'], subject: 'View',
    description: 'The view moved among the views of its shot. `from` and `to` are ranks.',
    payload: Type.Object({ shot: text, from: text, to: text }),
  },
  'view.drawn': {
    logs: ['project'], subject: 'View',
    description: 'Strokes were saved: one event per save. `revision` is the last operation of the drawing.',
    payload: Type.Object({ shot: text, revision: Type.Integer() }),
  },
  'view.cameraSet': {
    logs: ['project'], subject: 'View',
    description: 'The camera move was set, changed or, if `isMoving` is false, removed.',
    payload: Type.Object({ shot: text, isMoving: Type.Boolean() }),
  },
  'view.imageSet': {
    logs: ['project'], subject: 'View',
    description: 'The view has a new background image. `from` and `to` are image ids.',
    payload: Type.Object(IMAGE),
  },
  'view.imageRemoved': {
    logs: ['project'], subject: 'View', description: 'The background image was removed.',
    payload: Type.Object(IMAGE),
  },
  'view.deleted': {
    logs: ['project'], subject: 'View', description: 'The view moved to the trash.',
    payload: Type.Object({ shot: text, name: text }),
  },
  'view.restored': {
    logs: ['project'], subject: 'View', description: 'The view was restored from the trash.',
    payload: Type.Object({ shot: text, name: text }),
  },
})
