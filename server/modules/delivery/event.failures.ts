import { declareFailures } from '../../kernel/failure.ts'

/** Why reading and following events is refused. */
export const eventFailures = declareFailures({
  EVENT_TYPE_UNKNOWN: ['INVALID_INPUT', '"{type}" is not a type of event. Use one of: {types}.'],
  EVENT_NOT_THERE_YET: [
    'INVALID_INPUT', 'after is beyond the newest event, which is {newest, number, ::group-off}',
  ],
})
