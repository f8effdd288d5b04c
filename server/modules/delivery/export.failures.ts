import { declareFailures } from '../../kernel/failure.ts'

/** Why exports are refused, why they fail, and what they warn of. */
export const exportFailures = declareFailures({
  EXPORTS_AT_LIMIT: [
    'CONFLICT', '{most, number} exports of this project are under way. Wait until one of them is finished.',
  ],
  EXPORTS_TOO_LARGE: [
    'CONFLICT', 'The kept exports of this project have more than {gigabytes, number} GiB. They are kept for 24 hours.',
  ],
  EXPORT_ADDRESS_NOT_SIGNED: ['UNAUTHENTICATED', 'The address is not signed'],
  EXPORT_PROJECT_DELETED: ['NOT_FOUND', 'The project was deleted'],
  EXPORT_NOT_WRITTEN: ['INTERNAL', 'The file could not be written. Export the project again.'],
  EXPORT_DISK_FULL: [
    'UNAVAILABLE', 'The disk of the server is full. Ask its operator to make room, then export again.',
  ],
  EXPORT_SHOT_NOT_PAINTED: ['INTERNAL', 'Shot {shot} could not be painted: {cause}'],
  EXPORT_DATA_WHOLE: ['INVALID_INPUT', 'The data of a project is exported as a whole. Leave the scope out.'],
  EXPORT_CHOOSE_ONE: ['INVALID_INPUT', 'Give exactly one of {names}'],
  EXPORT_SCOPE_OUT_OF_RANGE: ['INVALID_INPUT', 'Give 1 to {most, number} ids'],
  PRESETS_AT_LIMIT: ['CONFLICT', 'A project has at most {most, number} presets'],
  PRESET_OF_PRESET: ['INVALID_INPUT', 'A preset is made of a format with its options, not of another preset'],
  PRESET_NAME_TAKEN: ['CONFLICT', 'A preset of this name exists'],
  PRESET_NAME_TOO_LONG: ['INVALID_INPUT', 'Name must be at most {most, number} characters'],
  EXPORT_EMPTY: ['INVALID_INPUT', 'There is no shot to export'],
  EXPORT_OPTION_OUT_OF_RANGE: ['INVALID_INPUT', 'The value must be {least, number} to {most, number}'],
  EXPORT_OPTION_INVALID: ['INVALID_INPUT', 'This option does not have such a value'],
  EXPORT_TOO_MANY_FILES: [
    'INVALID_INPUT', 'These would be {files, number} files; an export has at most {most, number}',
  ],
  EXPORT_PREVIEW_BUSY: [
    'UNAVAILABLE', 'The preview takes too long at the moment. The export itself can be made.',
  ],
  EXPORT_ENDED: ['CONFLICT', 'The export has already ended'],
  EXPORT_IMAGE_MISSING: [
    'NOT_FOUND', 'The background image of shot {shot} is missing. The shot is painted without it.',
  ],
  EXPORT_LOGO_MISSING: [
    'NOT_FOUND', 'The organization has no logo, or its file is missing. The logo is left out.',
  ],
  EXPORT_SOUND_MISSING: ['NOT_FOUND', 'The sound {name} is missing. The file names it without holding it.'],
  EXPORT_ONE_BOARD: [
    'INVALID_INPUT', 'A file without media and an OTIOZ hold one board. Choose one, or a ZIP with the media.',
  ],
  EXPORT_VIEWS_LEFT_OUT: ['CONFLICT', 'Shot {shot} has fewer frames than views. Its last views are left out.'],
  EXPORT_RATIO_FITTED: [
    'CONFLICT', 'Shot {shot} has another aspect ratio than {first}, which the file has for all. Its picture is fitted.',
  ],
  EXPORT_TOO_MANY_PAGES: [
    'INVALID_INPUT',
    'A PDF has at most {most, number} pages; this one would have {pages, number}. Choose more columns or fewer shots.',
  ],
  EXPORT_OPTION_NOT_EVEN: ['INVALID_INPUT', 'The value must be even'],
  EXPORT_VIDEO_UNAVAILABLE: [
    'UNAVAILABLE',
    'This server cannot write video: the package {package} is not installed. Ask its operator to install it.',
  ],
  EXPORT_ENCODER_MISSING: ['UNAVAILABLE', 'The encoders of this server do not have {encoder}. Choose another codec.'],
  EXPORT_SOUND_BROKEN: ['NOT_FOUND', 'The sound {name} is missing or cannot be read to its end. It is silent there.'],
  EXPORT_SOUND_LIMITED: ['CONFLICT', 'The sound is louder than −1 dBFS in places. It was limited there.'],
  EXPORT_CODEC_NOT_IN_CONTAINER: ['INVALID_INPUT', '{container} does not hold {codec}'],
  EXPORT_PICTURE_TOO_LARGE: [
    'INVALID_INPUT', '{width, number} × {height, number} pixels are more than 3840 × 2160. Choose a smaller size.',
  ],
  EXPORT_VIDEO_TOO_LONG: ['INVALID_INPUT', 'A video has at most {most, number} hours. Export some of the boards.'],
  EXPORT_CHARACTERS_MISSING: ['CONFLICT', 'No font has these characters: {characters}. A box stands for each.'],
})
