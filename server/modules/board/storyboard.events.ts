import { Type } from '@sinclair/typebox'
import { changedText, changeOf, declareEvents, text } from '../../kernel/eventDeclaration.ts'

/** The events of storyboards. */
export const storyboardEvents = declareEvents('STORYBOARD', {
  'storyboard.created': {
    logs: ['project'], subject: 'Storyboard', description: 'A storyboard was added.',
    payload: Type.Object({ name: text, code: text }),
  },
  'storyboard.updated': {
    logs: ['project'], subject: 'Storyboard',
    description:
      'The name, code, description or start timecode changed. `startFrame` counts frames from midnight.',
    payload: Type.Object({
      name: changedText, code: changedText, startFrame: Type.Optional(changeOf(Type.Integer())),
      isDescribed: Type.Boolean(),
    }),
  },
  'storyboard.moved': {
    logs: ['project'], subject: 'Storyboard',
    description: 'The storyboard moved among the storyboards of the project. `from` and `to` are ranks.',
    payload: Type.Object({ from: text, to: text }),
  },
  'storyboard.deleted': {
    logs: ['project'], subject: 'Storyboard', description: 'The storyboard moved to the trash.',
    payload: Type.Object({ name: text, code: text }),
  },
  'storyboard.restored': {
    logs: ['project'], subject: 'Storyboard', description: 'The storyboard was restored from the trash.',
    payload: Type.Object({ name: text, code: text }),
  },
})
