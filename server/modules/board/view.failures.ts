import { declareFailures } from '../../kernel/failure.ts'

/** A number as digits alone: 2147483647. */
const UNGROUPED = 'number, ::group-off'

/** Why changes of views and of their drawings are refused. `detail` is a sentence of the drawing format, in English. */
export const viewFailures = declareFailures({
  VIEWS_AT_LIMIT: ['CONFLICT', 'A shot has at most {most, number} views'],
  VIEWS_OF_DIFFERENT_SHOTS: ['CONFLICT', 'The views must all be of one shot'],
  VIEW_IS_LAST: ['CONFLICT', 'A shot keeps at least one view'],
  DRAWING_STALE: [
    'CONFLICT',
    `The drawing has changed meanwhile: it is at revision {revision, ${UNGROUPED}}, not {expected, ${UNGROUPED}}`,
  ],
  CANVAS_DATA_INVALID: ['INVALID_INPUT', '{detail}'],
  OPERATIONS_REQUIRED: ['INVALID_INPUT', 'Send at least one operation'],
  OPERATIONS_AT_LIMIT: ['INVALID_INPUT', 'Send at most {most, number} operations at a time'],
  OPERATION_ID_INVALID: ['INVALID_INPUT', 'Operation {position, number}: opId must be a UUID'],
  OPERATION_TOO_LARGE: [
    'INVALID_INPUT', 'Operation {position, number}: its payload has more than {most, number} bytes',
  ],
  OPERATION_PAYLOAD_INVALID: ['INVALID_INPUT', 'Operation {position, number}: its payload is not base64'],
  OPERATION_INVALID: ['INVALID_INPUT', 'Operation {position, number}: {detail}'],
  BRUSH_TOO_LARGE: ['INVALID_INPUT', 'A pencil or soft brush has a radius of at most {most, number} px'],
  LAYERS_AT_LIMIT: ['CONFLICT', 'A drawing has at most {most, number} layers'],
  CAMERA_INVALID: ['INVALID_INPUT', '{detail}'],
  LAYER_IMAGE_UNKNOWN: ['INVALID_INPUT', 'No drawing of the project has this picture. Upload it with setLayerImage'],
  LAYER_UNKNOWN: ['INVALID_INPUT', 'The drawing has no layer {layer}'],
  LAYER_LOCKED: ['CONFLICT', 'The layer {layer} is locked'],
  COPIED_ONTO_ITSELF: ['INVALID_INPUT', 'A drawing cannot be copied onto itself'],
  COPIES_AT_LIMIT: ['INVALID_INPUT', 'Copy to at most {most, number} views at a time'],
  COPIES_TOO_LARGE: ['CONFLICT', 'The copies take more than {most, number} MB. Copy to fewer views at a time'],
  DRAWING_VERSION_OFF: ['CONFLICT', 'This server does not store layers, brushes and camera moves yet'],
  ARTISTS_TIME_INVALID: ['INVALID_INPUT', 'seconds must be 1 to {most, number}'],
})
