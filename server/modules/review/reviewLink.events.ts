import { Type } from '@sinclair/typebox'
import { declareEvents, text } from '../../kernel/eventDeclaration.ts'

/** Which link: its board, the number of the version that it shows, and its title. */
const LINK = { storyboard: text, number: Type.Integer(), title: text }

/** The events of review links. None has an e-mail address, or what guests see. */
export const reviewLinkEvents = declareEvents('REVIEW', {
  'review.created': {
    logs: ['project'], subject: 'ReviewLink', description: 'A review link was created.', payload: Type.Object(LINK),
  },
  'review.updated': {
    logs: ['project'], subject: 'ReviewLink',
    description:
      'A review link changed: `changes` names the fields. `createdBy` means that it passed to the owner of the ' +
      'organization, since its maker lost access.',
    payload: Type.Object({ ...LINK, changes: Type.Array(text) }),
  },
  'review.revoked': {
    logs: ['project'], subject: 'ReviewLink', description: 'A review link was revoked.', payload: Type.Object(LINK),
  },
  'review.opened': {
    logs: ['project'], subject: 'ReviewLink',
    description: 'A guest, who is the actor, opened a review link: at most once a day for each guest.',
    payload: Type.Object(LINK),
  },
})
