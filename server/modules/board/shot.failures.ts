import { declareFailures } from '../../kernel/failure.ts'

/** Why changes of shots are refused. */
export const shotFailures = declareFailures({
  SHOTS_ON_DIFFERENT_BOARDS: ['CONFLICT', 'The shots must all be on one board'],
  SHOT_LENGTH_GIVEN_TWICE: ['INVALID_INPUT', 'Give frames or a duration, not both'],
  SHOT_FRAMES_INVALID: ['INVALID_INPUT', 'Frames must be a whole number, at least 1'],
  SHOT_DURATION_INVALID: ['INVALID_INPUT', 'A duration must be more than 0 seconds'],
  SHOT_TOO_LONG: ['INVALID_INPUT', 'A shot lasts at most {hours, number} hours'],
  SHOT_WITHOUT_VIEW: ['INTERNAL', 'A shot has no view'],
})
