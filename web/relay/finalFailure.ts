import { readError, type ErrorCode } from './errors.ts'

const FINAL_CODES: ReadonlySet<ErrorCode> = new Set([
  'FORBIDDEN', 'NOT_FOUND', 'INVALID_INPUT', 'CONFLICT', 'PLAN_LIMIT',
])

/** Whether a failed request would be refused again if it were sent again. */
export function isFinalFailure(error: unknown): boolean {
  return FINAL_CODES.has(readError(error).code)
}
