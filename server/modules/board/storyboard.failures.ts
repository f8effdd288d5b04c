import { declareFailures } from '../../kernel/failure.ts'

/** Why changes of storyboards and of the statuses of shots are refused. */
export const storyboardFailures = declareFailures({
  STORYBOARD_IS_LAST: ['CONFLICT', 'A project keeps at least one board'],
  STATUS_NAME_TAKEN: ['CONFLICT', 'There is a status called "{name}" already'],
  STATUSES_AT_LIMIT: ['CONFLICT', 'A project has at most {most, number} statuses'],
  STATUS_COLOR_INVALID: ['INVALID_INPUT', 'Color must be like #e8a33d'],
})
