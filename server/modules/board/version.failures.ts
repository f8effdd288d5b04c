import { declareFailures } from '../../kernel/failure.ts'

/** Why versions cannot be compared. */
export const versionFailures = declareFailures({
  VERSIONS_OF_DIFFERENT_BOARDS: ['INVALID_INPUT', 'The versions must be of one board'],
})
