import { Type } from '@sinclair/typebox'
import { changeOf, declareEvents, text } from '../../kernel/eventDeclaration.ts'

const CHANGED_NUMBER = Type.Optional(changeOf(Type.Number()))

/** The events of soundtracks. Their subject is the storyboard. */
export const soundtrackEvents = declareEvents('STORYBOARD', {
  'soundtrack.set': {
    logs: ['project'], subject: 'Storyboard', description: 'The storyboard has a new soundtrack.',
    payload: Type.Object({ file: text, isReplaced: Type.Boolean() }),
  },
  'soundtrack.updated': {
    logs: ['project'], subject: 'Storyboard',
    description: 'The offset (frames) or the volume of the soundtrack changed.',
    payload: Type.Object({ offset: CHANGED_NUMBER, volume: CHANGED_NUMBER }),
  },
  'soundtrack.removed': {
    logs: ['project'], subject: 'Storyboard', description: 'The soundtrack moved to the trash.',
    payload: Type.Object({ file: text }),
  },
  'soundtrack.restored': {
    logs: ['project'], subject: 'Storyboard', description: 'A soundtrack was restored from the trash.',
    payload: Type.Object({ file: text }),
  },
})

/** The events of scratch voices. Their subject is the shot. */
export const voiceEvents = declareEvents('SHOT', {
  'voice.set': {
    logs: ['project'], subject: 'Shot', description: 'The shot has a new scratch voice.',
    payload: Type.Object({ isReplaced: Type.Boolean() }),
  },
  'voice.removed': {
    logs: ['project'], subject: 'Shot', description: 'The scratch voice moved to the trash.',
    payload: Type.Object({}),
  },
  'voice.restored': {
    logs: ['project'], subject: 'Shot', description: 'A scratch voice was restored from the trash.',
    payload: Type.Object({}),
  },
})
