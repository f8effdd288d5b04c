import { Type } from '@sinclair/typebox'
import { changedText, declareEvents, text } from '../../kernel/eventDeclaration.ts'

/** The events of templates. The project that a template was saved from is not named: not everybody sees it. */
export const templateEvents = declareEvents('PROJECT', {
  'template.created': {
    logs: ['organization'], subject: 'ProjectTemplate', description: 'A project was saved as a template.',
    payload: Type.Object({ name: text }),
  },
  'template.updated': {
    logs: ['organization'], subject: 'ProjectTemplate', description: 'The name or note changed.',
    payload: Type.Object({ name: changedText, isNoted: Type.Boolean() }),
  },
  'template.deleted': {
    logs: ['organization'], subject: 'ProjectTemplate', description: 'The template was deleted for good.',
    payload: Type.Object({ name: text }),
  },
})
