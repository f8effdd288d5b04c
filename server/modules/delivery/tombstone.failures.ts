import { declareFailures } from '../../kernel/failure.ts'

/** Why reading what was deleted is refused. */
export const tombstoneFailures = declareFailures({
  DELETIONS_FORGOTTEN: [
    'INVALID_INPUT', 'Deletions are kept for {days, number} days: read everything again',
  ],
})
