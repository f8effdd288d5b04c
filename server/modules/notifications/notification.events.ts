import { Type } from '@sinclair/typebox'
import { declareEvents, text } from '../../kernel/eventDeclaration.ts'

/** The events of notifications. */
export const notificationEvents = declareEvents('ACCOUNT', {
  'notification.read': {
    logs: ['account'], subject: 'User', description: 'Notifications were marked as read.',
    payload: Type.Object({ count: Type.Integer() }),
  },
  'notification.settingsUpdated': {
    logs: ['account'], subject: 'User',
    description: 'The notification settings changed: digest frequency, kinds without notification, kinds without mail.',
    payload: Type.Object({
      digestFrequency: text, hidden: Type.Array(text), unmailed: Type.Array(text),
    }),
  },
})
