import { Type } from '@sinclair/typebox'
import { changedText, changeOf, declareEvents, text } from '../../kernel/eventDeclaration.ts'

const CAST = { code: text, asset: text, assetName: text, occurrences: changeOf(Type.Integer()) }

/** The events of castings. Their subject is the shot. */
export const castingEvents = declareEvents('CASTING', {
  'casting.set': {
    logs: ['project'], subject: 'Shot',
    description: 'The asset `asset` was cast in the shot, or its number of occurrences or label changed.',
    payload: Type.Object({ ...CAST, label: changedText }),
  },
  'casting.removed': {
    logs: ['project'], subject: 'Shot', description: 'The asset `asset` is no longer cast in the shot.',
    payload: Type.Object(CAST),
  },
})
