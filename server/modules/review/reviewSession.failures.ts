import { declareFailures } from '../../kernel/failure.ts'

/** Why review sessions are not started or changed. */
export const reviewSessionFailures = declareFailures({
  REVIEW_SESSION_OPEN: ['CONFLICT', 'A review session of this playlist is open. End it first.'],
  REVIEW_SESSION_ENDED: ['CONFLICT', 'This review session has ended'],
})
