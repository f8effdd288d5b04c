import { declareFailures } from '../../../../kernel/failure.ts'

/** Why a file is not taken as a project of Storyboarder. */
export const storyboarderFailures = declareFailures({
  STORYBOARDER_DAMAGED: ['INVALID_INPUT', '"{name}" is no project of Storyboarder, or it is damaged.'],
  STORYBOARDER_TOO_NESTED: ['INVALID_INPUT', 'The project is nested more than {most, number} levels deep.'],
  STORYBOARDER_TOO_LARGE: [
    'INVALID_INPUT', 'The project has more than {most, number} boards, layers and sounds. Import it in parts.',
  ],
  STORYBOARDER_WITH_MANY_ELEMENTS: [
    'INVALID_INPUT', 'The project has more than {most, number} elements. Import it in parts.',
  ],
  STORYBOARDER_MISSING: ['INVALID_INPUT', 'The ZIP has no .storyboarder file.'],
  STORYBOARDER_EMPTY: ['INVALID_INPUT', 'The project has no boards.'],
  STORYBOARDER_TEXT_TOO_LARGE: [
    'INVALID_INPUT', 'The .storyboarder files have more than {most, number} MB of text. Import them in parts.',
  ],
})

/** What is not read of a project, and what to look at before it is applied. */
export const storyboarderWarnings = declareFailures({
  STORYBOARDER_FILES_MISSING: [
    'CONFLICT', '{count, plural, one {# file is} other {# files are}} missing: {names}',
  ],
  STORYBOARDER_MODELS_LEFT_OUT: [
    'CONFLICT',
    '3D scenes of {count, plural, one {# board} other {# boards}} are not imported. Their pictures are.',
  ],
  STORYBOARDER_SOUNDS_LEFT_OUT: [
    'CONFLICT',
    '{count, plural, one {# sound is} other {# sounds are}} not imported: a shot has one voice.',
  ],
  STORYBOARDER_LENGTHS_JOINED: [
    'CONFLICT',
    'Boards of {count, plural, one {# shot} other {# shots}} last differently. Views of a shot share its length.',
  ],
  STORYBOARDER_RATIO_FITTED: [
    'CONFLICT', 'The ratio {ratio} is not one of the project. Pictures are fitted into {nearest}.',
  ],
})
