import { Type } from '@sinclair/typebox'
import { changedText, changeOf, declareEvents, text } from '../../kernel/eventDeclaration.ts'

/** The events of webhooks. `host` is the host it sends to. */
export const webhookEvents = declareEvents('WEBHOOK', {
  'webhook.created': {
    logs: ['organization'], subject: 'Webhook', description: 'A webhook was added.',
    payload: Type.Object({ name: text, host: text }),
  },
  'webhook.updated': {
    logs: ['organization'], subject: 'Webhook',
    description: 'The name, the address or the event types changed, or whether texts are left out.',
    payload: Type.Object({
      name: changedText, host: changedText, types: Type.Optional(changeOf(Type.Array(text))),
      isTextLeftOut: Type.Optional(Type.Boolean()),
    }),
  },
  'webhook.deleted': {
    logs: ['organization'], subject: 'Webhook', description: 'The webhook was deleted.',
    payload: Type.Object({ name: text, host: text }),
  },
  'webhook.secretRotated': {
    logs: ['organization'], subject: 'Webhook', description: 'The webhook has a new secret.',
    payload: Type.Object({ name: text }),
  },
  'webhook.disabled': {
    logs: ['organization'], subject: 'Webhook',
    description:
      'The webhook was switched off; by the server if there is a `reason`, which is a sentence. `failureReason` is ' +
      'the reason for programs, absent in older events.',
    payload: Type.Object({ name: text, reason: Type.Optional(text), failureReason: Type.Optional(text) }),
  },
  'webhook.enabled': {
    logs: ['organization'], subject: 'Webhook', description: 'The webhook was switched on.',
    payload: Type.Object({ name: text }),
  },
  'webhook.redelivered': {
    logs: ['organization'], subject: 'Webhook', description: 'An administrator asked for deliveries to be sent again.',
    payload: Type.Object({ name: text, count: Type.Integer() }),
  },
})
