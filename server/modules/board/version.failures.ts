import { declareFailures } from '../../kernel/failure.ts'

/** Why versions cannot be compared, restored or deleted. */
export const versionFailures = declareFailures({
  VERSIONS_OF_DIFFERENT_BOARDS: ['INVALID_INPUT', 'The versions must be of one board'],
  VERSION_SHARED: ['CONFLICT', 'A review link shows this version. Revoke the link before you delete the version.'],
  VERSION_ANSWERED: ['CONFLICT', 'This version is approved, or changes were requested of it: it stays'],
  SEAL_IN_PREPARATION: ['CONFLICT', 'The seal of this version is being prepared. Try again in a few seconds.'],
  SEAL_DIFFERENT: ['CONFLICT', 'The seal is not that of these shots in this version. Load the page again.'],
  VERSION_IN_PLAYLIST: ['CONFLICT', 'A playlist plays this version. Remove it there before you delete the version.'],
  RESTORE_PARTS_REQUIRED: ['INVALID_INPUT', 'Choose at least one part to restore'],
  RESTORE_INTO_OTHER_BOARD: [
    'INVALID_INPUT', 'Another storyboard gets complete shots: leave out parts, putAwayNewer and includesBoard',
  ],
  RESTORE_TOO_LARGE: [
    'CONFLICT',
    '{count, number} drawings would come back: more than {most, number} come back by startVersionRestore',
  ],
  RESTORE_UNDER_WAY: ['CONFLICT', 'A version of this storyboard is being restored. Try again when that is done.'],
})
