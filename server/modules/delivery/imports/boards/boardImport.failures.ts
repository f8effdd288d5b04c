import { declareFailures } from '../../../../kernel/failure.ts'

/** What to look at before shots and pictures of a file are accepted. */
export const boardImportFailures = declareFailures({
  BOARD_PICTURE_TWICE: ['CONFLICT', '"{other}" is the same view of the shot. Rename one of them, or reject it.'],
  BOARD_RATIO_FITTED: ['CONFLICT', 'The picture has a ratio of its own and is fitted into {nearest}'],
  BOARD_DRAWING_HIDDEN: ['CONFLICT', 'What is drawn in the view is hidden behind the new layers'],
})
