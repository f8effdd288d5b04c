import { declareFailures } from '../../kernel/failure.ts'

/** Why changes of threads and comments are refused. */
export const commentFailures = declareFailures({
  COMMENT_OF_OTHERS: ['FORBIDDEN', 'Only its author may change a comment'],
  COMMENT_DELETED: ['CONFLICT', 'This comment is deleted'],
  COMMENT_STROKES_FIXED: ['CONFLICT', 'The drawing of a comment can be changed for {minutes, number} minutes'],
  COMMENT_STROKES_AT_LIMIT: ['CONFLICT', 'The drawing of a comment has at most {most, number} strokes'],
  COMMENT_DRAWING_AT_LIMIT: ['CONFLICT', 'The drawing of a comment is too large'],
  COMMENT_WITHOUT_PICTURE: ['CONFLICT', 'Only comments on views have a drawing'],
  COMMENT_WITHOUT_LAYERS: ['INVALID_INPUT', 'The drawing of a comment has no layers, brushes and camera moves'],
  COMMENT_SIZE_FIXED: ['INVALID_INPUT', 'The drawing of a comment keeps the size of its view'],
  THREAD_FRAMES_INVALID: [
    'INVALID_INPUT', 'frameFrom must be 0 to {most, number}, frameTo the same or more, and both are given or none',
  ],
  THREAD_FRAMES_WITHOUT_SHOT: ['INVALID_INPUT', 'Only threads on shots and views have frames'],
  THREAD_REGION_INVALID: ['INVALID_INPUT', 'The region must lie in the picture'],
  THREAD_REGION_WITHOUT_VIEW: ['INVALID_INPUT', 'Only threads on views have a region'],
  THREAD_REVISION_UNKNOWN: ['INVALID_INPUT', 'seenRevision must be a revision of the view'],
})
