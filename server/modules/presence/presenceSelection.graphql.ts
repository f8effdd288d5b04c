import { builder } from '../../graphql/builder.ts'
import type { PresenceSelection } from './person.ts'

export const PresenceSelectionObject = builder.objectRef<PresenceSelection>('PresenceSelection').implement({
  description: 'The box around selected lines in the drawing space of a view, in pixels, rounded to 1/8.',
  authScopes: { 'drawings:read': true },
  fields: (t) => ({
    left: t.exposeFloat('left', { description: 'The left side.' }),
    top: t.exposeFloat('top', { description: 'The upper side.' }),
    right: t.exposeFloat('right', { description: 'The right side.' }),
    bottom: t.exposeFloat('bottom', { description: 'The lower side.' }),
  }),
})

export const SelectionInput = builder.inputType('PresenceSelectionInput', {
  description: 'The box around selected lines in the drawing space of a view, in pixels.',
  fields: (t) => ({
    left: t.float({ description: 'The left side.' }),
    top: t.float({ description: 'The upper side.' }),
    right: t.float({ description: 'The right side.' }),
    bottom: t.float({ description: 'The lower side.' }),
  }),
})
