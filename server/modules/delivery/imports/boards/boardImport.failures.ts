import { declareFailures } from '../../../../kernel/failure.ts'

/** What to look at before shots and pictures of a file are accepted. */
export const boardImportFailures = declareFailures({
  BOARD_DRAWING_HIDDEN: ['CONFLICT', 'What is drawn in the view is hidden behind the new layers'],
})
