import { declareFailures } from '../../kernel/failure.ts'

/** Why what somebody shows of their presence is refused. `detail` is a sentence of the drawing format, in English. */
export const presenceFailures = declareFailures({
  CURSOR_OUT_OF_RANGE: ['INVALID_INPUT', 'cursor must lie within ±{most, number}'],
  PLAYBACK_FRAME_OUT_OF_RANGE: ['INVALID_INPUT', 'frame must be 0 to {most, number}'],
  PLAYBACK_SPEED_OUT_OF_RANGE: ['INVALID_INPUT', 'speed must lie within ±{most, number}'],
  INK_WITHOUT_VIEW: ['INVALID_INPUT', 'wet needs a viewId: where is it drawn?'],
  INK_START_OUT_OF_RANGE: ['INVALID_INPUT', 'from must be 0 to {most, number}'],
  INK_TOO_LARGE: ['INVALID_INPUT', 'A piece has at most {most, number} characters'],
  INK_INVALID: ['INVALID_INPUT', '{detail}'],
  INK_AT_LIMIT: ['INVALID_INPUT', 'At most {most, number} pieces at a time'],
})
