import { Type } from '@sinclair/typebox'
import { changedText, declareEvents, text } from '../../kernel/eventDeclaration.ts'

/** The events of scenes. An import of a script records `script.imported` alone. */
export const sceneEvents = declareEvents('SCRIPT', {
  'scene.created': {
    logs: ['project'], subject: 'Scene', description: 'A scene was added. `shotCount` is the number of shots it took.',
    payload: Type.Object({ number: text, heading: text, shotCount: Type.Integer() }),
  },
  'scene.updated': {
    logs: ['project'], subject: 'Scene', description: 'The number or heading changed.',
    payload: Type.Object({ number: changedText, heading: changedText }),
  },
  'scene.moved': {
    logs: ['project'], subject: 'Scene',
    description: 'The scene moved on its storyboard, with its shots. `from` and `to` are ranks.',
    payload: Type.Object({ heading: text, from: text, to: text }),
  },
  'scene.deleted': {
    logs: ['project'], subject: 'Scene',
    description: 'The scene was deleted. `shotCount` is the number of its shots, which joined another scene.',
    payload: Type.Object({ number: text, heading: text, shotCount: Type.Integer() }),
  },
  'scene.restored': {
    logs: ['project'], subject: 'Scene',
    description: 'The scene was taken out of the trash. `shotCount` is the number of its shots.',
    payload: Type.Object({ number: text, heading: text, shotCount: Type.Integer() }),
  },
})
