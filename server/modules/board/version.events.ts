import { Type } from '@sinclair/typebox'
import { changedText, declareEvents, nullable, text } from '../../kernel/eventDeclaration.ts'

const number = Type.Integer()

/** The events of versions of boards that somebody made, named or deleted. Automatic versions have none. */
export const versionEvents = declareEvents('STORYBOARD', {
  'version.made': {
    logs: ['project'], subject: 'StoryboardVersion', description: 'A version of a storyboard was saved.',
    payload: Type.Object({ storyboard: text, number, name: text }),
  },
  'version.updated': {
    logs: ['project'], subject: 'StoryboardVersion', description: 'The name or note of a version changed.',
    payload: Type.Object({ storyboard: text, number, name: changedText, isNoted: Type.Boolean() }),
  },
  'version.restored': {
    logs: ['project'], subject: 'StoryboardVersion',
    description:
      'A version was restored into the storyboard `storyboard`. `before` is that storyboard before, null for a ' +
      'new one; `shots` are those that changed, null for more than 250.',
    payload: Type.Object({
      storyboard: text, number, before: nullable(text), parts: Type.Array(text), shots: nullable(Type.Array(text)),
      includesBoard: Type.Boolean(),
    }),
  },
  'version.restoreStarted': {
    logs: ['project'], subject: 'StoryboardVersion',
    description:
      'A restore of a version began as a job: so many drawings come back. `version.restored` follows at its end.',
    payload: Type.Object({ storyboard: text, number, viewsTotal: number }),
  },
  'version.deleted': {
    logs: ['project'], subject: 'StoryboardVersion', description: 'A version was deleted for good.',
    payload: Type.Object({ storyboard: text, number, name: text }),
  },
})
