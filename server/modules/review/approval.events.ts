import { Type } from '@sinclair/typebox'
import { declareEvents, text } from '../../kernel/eventDeclaration.ts'

/** What was decided about: the board, the number of the version, the number of its shots, and the seal. */
const DECIDED = { storyboard: text, number: Type.Integer(), shotCount: Type.Integer(), seal: text }

const WORDS =
  '`number` is that of the version, `shotCount` the number of its shots that it is about, `seal` their seal.'

/** The events of approvals. The actor is a member, or a guest of a review link. */
export const approvalEvents = declareEvents('REVIEW', {
  'approval.given': {
    logs: ['project'], subject: 'Approval', description: `A version, or some of its shots, was approved. ${WORDS}`,
    payload: Type.Object(DECIDED),
  },
  'approval.changesRequested': {
    logs: ['project'], subject: 'Approval',
    description: `Somebody requested changes of a version, or of some of its shots. ${WORDS}`,
    payload: Type.Object(DECIDED),
  },
  'approval.withdrawn': {
    logs: ['project'], subject: 'Approval', description: `Somebody withdrew a decision. ${WORDS}`,
    payload: Type.Object(DECIDED),
  },
})
