import { Type } from '@sinclair/typebox'
import { changedText, declareEvents, text } from '../../kernel/eventDeclaration.ts'

/** The events of the colors in the palettes of projects. */
export const projectColorEvents = declareEvents('PROJECT', {
  'color.created': {
    logs: ['project'], subject: 'ProjectColor', description: 'A color was added to the palette of the project.',
    payload: Type.Object({ name: text, color: text }),
  },
  'color.updated': {
    logs: ['project'], subject: 'ProjectColor',
    description: 'The name or the value of a color of the palette changed. Drawings keep their colors.',
    payload: Type.Object({ name: changedText, color: changedText }),
  },
  'color.moved': {
    logs: ['project'], subject: 'ProjectColor',
    description: 'The color moved in the palette of the project. `from` and `to` are ranks.',
    payload: Type.Object({ name: text, from: text, to: text }),
  },
  'color.deleted': {
    logs: ['project'], subject: 'ProjectColor',
    description: 'The color was removed from the palette for good. Drawings keep their colors.',
    payload: Type.Object({ name: text, color: text }),
  },
})
