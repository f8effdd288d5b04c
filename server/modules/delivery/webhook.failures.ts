import { declareFailures } from '../../kernel/failure.ts'

/** Why changes of webhooks are refused. */
export const webhookFailures = declareFailures({
  WEBHOOKS_AT_LIMIT: ['CONFLICT', 'This organization has {most, number} webhooks. Delete one first.'],
  WEBHOOK_IS_OFF: ['CONFLICT', 'The webhook is switched off. Switch it on first.'],
  DELIVERIES_NONE_FAILED: ['CONFLICT', 'No delivery has failed'],
  DELIVERIES_REQUIRED: ['INVALID_INPUT', 'Name 1 to {most, number} deliveries'],
})

/** Why deliveries fail, and why a webhook is switched off. The network has reasons of its own. */
export const deliveryFailures = declareFailures({
  DELIVERY_PROJECT_LEFT: ['NOT_FOUND', 'The project is not in the organization any more'],
  DELIVERY_WEBHOOK_OFF: ['CONFLICT', 'The webhook was switched off'],
  DELIVERIES_FAILING: ['UNAVAILABLE', 'Every delivery failed for a day'],
  RECEIVER_ANSWERED: ['UNAVAILABLE', 'Answered {status, number}'],
  RECEIVER_REDIRECTED: ['UNAVAILABLE', 'Answered {status, number}: redirects are not followed'],
  RECEIVER_GONE: ['UNAVAILABLE', 'The receiver answered 410 Gone'],
  // Of deliveries and exports that failed before reasons were stored: the migration failure_reasons gives it to them.
  FAILED_EARLIER: ['INTERNAL', '{message}'],
})
