import { declareFailures } from '../../kernel/failure.ts'

/** Why review sessions are not started or changed. */
export const reviewSessionFailures = declareFailures({
  REVIEW_SESSION_OPEN: ['CONFLICT', 'A review session of it is open. End it first.'],
  REVIEW_SESSION_ENDED: ['CONFLICT', 'This review session has ended'],
  REVIEW_LED_BY_OTHERS: ['FORBIDDEN', 'Only the leader of a review seals what was approved in it'],
  REVIEW_NOT_APPROVED: ['CONFLICT', 'This was not approved in the review'],
  REVIEW_APPROVAL_ELSEWHERE: ['INVALID_INPUT', 'The version and the shots must be those of the item'],
  REVIEW_NOTES_OF_OTHERS: ['CONFLICT', 'Somebody else takes the notes of this review session'],
})
