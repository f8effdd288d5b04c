import { declareFailures } from '../../kernel/failure.ts'

/** Why castings are refused. */
export const castingFailures = declareFailures({
  CASTING_OCCURRENCES_INVALID: [
    'INVALID_INPUT', 'An asset is 0 to {most, number} times in a shot; 0 takes it out',
  ],
  CASTINGS_IN_DIFFERENT_PROJECTS: ['INVALID_INPUT', 'All must be of one project'],
})
