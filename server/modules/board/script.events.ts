import { Type } from '@sinclair/typebox'
import { declareEvents } from '../../kernel/eventDeclaration.ts'

/** The event of script imports. */
export const scriptEvents = declareEvents('SCRIPT', {
  'script.imported': {
    logs: ['project'], subject: 'Script', description: 'Shots were created from a script.',
    payload: Type.Object({ sceneCount: Type.Integer(), shotCount: Type.Integer() }),
  },
})
