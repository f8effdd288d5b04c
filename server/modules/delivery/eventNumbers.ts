import { fail } from '../../kernel/errors.ts'
import { eventFailures } from './event.failures.ts'

/** Throws INVALID_INPUT for a number to go on after that a log, whose newest event is `newest`, has not come to. */
export function demandReached(after: number | null, newest: number): void {
  if (after !== null && after > newest) throw fail(eventFailures.EVENT_NOT_THERE_YET({ newest }), { field: 'after' })
}
