import { declareFailures } from '../../../kernel/failure.ts'

/** Why imports are refused. */
export const importFailures = declareFailures({
  IMPORTS_AT_LIMIT: [
    'CONFLICT', '{most, number} imports of this project are being read. Wait until one of them is ready.',
  ],
  IMPORT_KIND_UNKNOWN: [
    'INVALID_INPUT', 'This is no file that can be imported. Choose what it is, or one of: {kinds}',
  ],
  IMPORT_INTO_PROJECT: ['INVALID_INPUT', 'A file of this kind goes into the project as a whole. Leave the board out.'],
  IMPORT_INTO_BOARD: ['INVALID_INPUT', 'A file of this kind goes into one board. Choose it.'],
  IMPORT_FILE_REQUIRED: ['INVALID_INPUT', 'Give either file or uploadId'],
  UPLOAD_SIZE_INVALID: ['INVALID_INPUT', 'bytes must be between 1 and {most, number}'],
  UPLOAD_HASH_INVALID: ['INVALID_INPUT', 'sha256 must be 64 hexadecimal digits'],
  UPLOADS_AT_LIMIT: [
    'CONFLICT', 'You are sending {most, number} files. Import one of them, or wait until they expire.',
  ],
  UPLOAD_IN_USE: ['CONFLICT', 'A part of this file is being sent by another request'],
  UPLOAD_RANGE_INVALID: ['INVALID_INPUT', 'The part does not fit the file, which has {bytes, number} bytes'],
  UPLOAD_OFFSET_DIFFERENT: ['CONFLICT', '{offset, number} bytes have come. Send the part that begins there.'],
  UPLOAD_INCOMPLETE: ['CONFLICT', '{offset, number} of {bytes, number} bytes have come. Send the rest first.'],
  UPLOAD_DAMAGED: ['INVALID_INPUT', 'The file does not have the announced SHA-256. Send it again from its beginning.'],
  IMPORT_FILE_GONE: ['NOT_FOUND', 'The file is not kept any more. Import it again.'],
  IMPORT_NOT_READ: ['INTERNAL', 'The file could not be read. Import it again.'],
  IMPORT_OPTIONS_INVALID: ['INVALID_INPUT', 'Give exactly one of {names}'],
  IMPORT_NOT_READY: ['CONFLICT', 'The plan of this import is not ready: it is {status}'],
  IMPORT_ENDED: ['CONFLICT', 'This import was applied, undone or discarded before'],
  IMPORT_PLAN_CHANGED: ['CONFLICT', 'The board changed; look at the plan again'],
  IMPORT_CHOICE_REQUIRED: ['INVALID_INPUT', 'Say which items: give either itemIds or changes'],
  IMPORT_ITEMS_AT_LIMIT: ['INVALID_INPUT', 'Give 1 to {most, number} items'],
  IMPORT_ITEMS_REFUSED: [
    'INVALID_INPUT',
    'Nothing was imported: {count, plural, one {# accepted item} other {# accepted items}} cannot be taken. {items}',
  ],
  IMPORT_ITEM_NEEDED: ['INVALID_INPUT', 'Nothing was imported: {item} needs {needed}. Accept or reject both.'],
  IMPORT_WITHOUT_CHANGES: ['CONFLICT', 'No accepted item changes anything'],
  IMPORT_NOT_APPLIED: ['CONFLICT', 'This import is not applied, so there is nothing to undo'],
  IMPORT_CHANGED_SINCE: [
    'CONFLICT', 'Changed since the import: {objects}. Undo the rest with keepChanged, and these stay as they are.',
  ],
})
