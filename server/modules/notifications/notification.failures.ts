import { declareFailures } from '../../kernel/failure.ts'

/** Why changes of notifications are refused. */
export const notificationFailures = declareFailures({
  NOTIFICATION_IDS_OR_ALL: ['INVALID_INPUT', 'Give either ids or all'],
})
