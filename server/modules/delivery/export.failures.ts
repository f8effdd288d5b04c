import { declareFailures } from '../../kernel/failure.ts'

/** Why exports are refused, and why they fail. */
export const exportFailures = declareFailures({
  EXPORTS_AT_LIMIT: [
    'CONFLICT', '{most, number} exports of this project are under way. Wait until one of them is finished.',
  ],
  EXPORT_ADDRESS_NOT_SIGNED: ['UNAUTHENTICATED', 'The address is not signed'],
  EXPORT_PROJECT_DELETED: ['NOT_FOUND', 'The project was deleted'],
  EXPORT_NOT_WRITTEN: ['INTERNAL', 'The file could not be written. Export the project again.'],
})
