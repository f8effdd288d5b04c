import { Type } from '@sinclair/typebox'
import { declareEvents, text } from '../../kernel/eventDeclaration.ts'

/** The event of CSV imports. */
export const csvEvents = declareEvents('PROJECT', {
  'project.csvImported': {
    logs: ['project'], subject: 'Project', description: 'A CSV file was imported: shots, assets, casting or tasks.',
    payload: Type.Object({ kind: text, created: Type.Integer(), changed: Type.Integer() }),
  },
})
