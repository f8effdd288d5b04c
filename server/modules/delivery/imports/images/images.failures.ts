import { declareFailures } from '../../../../kernel/failure.ts'

/** Why a file is not taken as pictures, and what of it is not read. */
export const imagesFailures = declareFailures({
  IMAGES_MISSING: ['INVALID_INPUT', 'The ZIP has no PNG, JPEG or WebP files.'],
  IMAGES_AT_LIMIT: ['INVALID_INPUT', 'The ZIP has more than {most, number} pictures. Import them in parts.'],
  IMAGES_OTHERS_LEFT_OUT: [
    'CONFLICT', '{count, plural, one {# file is} other {# files are}} no PNG, JPEG or WebP: {names}',
  ],
})
