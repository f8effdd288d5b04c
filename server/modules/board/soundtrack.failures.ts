import { declareFailures } from '../../kernel/failure.ts'

/** Why changes of a soundtrack are refused. */
export const soundtrackFailures = declareFailures({
  SOUNDTRACK_OFFSET_INVALID: ['INVALID_INPUT', 'offset must be between -{most, number} and {most, number} frames'],
  SOUNDTRACK_VOLUME_INVALID: ['INVALID_INPUT', 'volume must be a number between 0 and 1'],
})
