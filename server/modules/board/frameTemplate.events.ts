import { Type } from '@sinclair/typebox'
import { changedText, changeOf, declareEvents, text } from '../../kernel/eventDeclaration.ts'

/** The events of the frame templates of projects. */
export const frameTemplateEvents = declareEvents('VIEW', {
  'frameTemplate.created': {
    logs: ['project'], subject: 'FrameTemplate', description: 'A drawing was saved as a frame template of the project.',
    payload: Type.Object({ name: text }),
  },
  'frameTemplate.updated': {
    logs: ['project'], subject: 'FrameTemplate',
    description: 'The name changed, or whether new views of shots begin with it. Drawings stay as they are.',
    payload: Type.Object({ name: changedText, isDefault: Type.Optional(changeOf(Type.Boolean())) }),
  },
  'frameTemplate.moved': {
    logs: ['project'], subject: 'FrameTemplate',
    description: 'The template moved among those of the project. `from` and `to` are ranks.',
    payload: Type.Object({ name: text, from: text, to: text }),
  },
  'frameTemplate.deleted': {
    logs: ['project'], subject: 'FrameTemplate',
    description: 'The template was removed for good. Drawings stay as they are.',
    payload: Type.Object({ name: text }),
  },
})
