import { declareFailures } from '../../../kernel/failure.ts'

/** Why a ZIP is not taken. */
export const zipFailures = declareFailures({
  ZIP_DAMAGED: ['INVALID_INPUT', 'The ZIP is damaged or incomplete. Make it again.'],
  ZIP_ENCRYPTED: ['INVALID_INPUT', 'The ZIP is encrypted. Make it again without a password.'],
  ZIP_UNSAFE: ['INVALID_INPUT', 'The ZIP has "{name}" twice, or as a link to another file. Make it again.'],
  ZIP_TOO_LARGE: [
    'INVALID_INPUT', 'The ZIP has more than {files, number} files or {gigabytes, number} GB. Make smaller ones.',
  ],
})
