import { declareFailures } from '../../kernel/failure.ts'

/** Why changes of projects are refused. */
export const projectFailures = declareFailures({
  PROJECT_TOO_LARGE_TO_DUPLICATE: [
    'CONFLICT',
    'Only a project of up to {shots, number} shots and {megabytes, number} MB of drawings can be duplicated',
  ],
  PROJECT_RESET_UNDONE_ALREADY: ['CONFLICT', 'This reset was undone already'],
  PROJECT_RESET_LEFT_NOTHING: [
    'CONFLICT',
    'Nothing that this reset removed is left in the trash, where things stay for {days, number} days',
  ],
  COLORS_AT_LIMIT: ['CONFLICT', 'The palette of a project has at most {most, number} colors'],
  COLOR_INVALID: ['INVALID_INPUT', 'Color must be like #e8a33d'],
  PROJECT_IN_ORGANIZATION_ALREADY: ['CONFLICT', 'The project belongs to this organization already'],
})

/** Why codes and paths of projects, boards, shots and assets are refused. */
export const codePathFailures = declareFailures({
  CODE_TAKEN: ['CONFLICT', 'The code {code} is taken or was used before'],
  EXTERNAL_ID_TAKEN: ['CONFLICT', 'The external id “{externalId}” belongs to {other}'],
  PATH_INVALID: ['INVALID_INPUT', 'A path is made of codes, as in {example}'],
  PROJECT_CODE_AMBIGUOUS: [
    'INVALID_INPUT', 'Several of your organizations have a project {code}: say which one',
  ],
  ARGUMENTS_NOT_ONE: ['INVALID_INPUT', 'Give exactly one of {one} and {other}'],
})
