import { declareFailures } from '../../kernel/failure.ts'

/** Why changes of frame templates are refused. */
export const frameTemplateFailures = declareFailures({
  FRAME_TEMPLATES_AT_LIMIT: ['CONFLICT', 'A project has at most {most, number} frame templates'],
  FRAME_TEMPLATE_EMPTY: ['INVALID_INPUT', 'Nothing is drawn there'],
  FRAME_TEMPLATE_TOO_LARGE: ['CONFLICT', 'The strokes of a frame template take at most {most, number} bytes'],
  DEFAULT_TEMPLATE_TOO_LARGE: [
    'CONFLICT', 'The strokes of a template that new views begin with take at most {most, number} bytes',
  ],
})
