import { fail, FramewrightError } from '../kernel/errors.ts'
import { requestFailures } from '../kernel/request.failures.ts'

/** Too many connections, a server that stops or starts, a lost connection; and the same as sockets name it. */
const PASSING_CODE = /^(53300|57P0.|08...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
/** Prisma's names: not reachable, timed out, closed, no connection in time, no transaction in time, too many. */
const PRISMA_CODES: ReadonlySet<unknown> = new Set([
  'P1001', 'P1002', 'P1008', 'P1017', 'P1018', 'P2024', 'P2028', 'P2037',
])
/** Failures of the pool and its connections have no code. */
const PASSING_MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Cannot use a pool after calling end/
const RETRY_SECONDS = 2

interface Failure {
  message?: unknown
  code?: unknown
  originalCode?: unknown
  cause?: unknown
  meta?: { driverAdapterError?: unknown }
}

function isPassing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { message, code, originalCode, cause, meta } = error as Failure
  if (PRISMA_CODES.has(code) || PASSING_CODE.test(String(originalCode ?? code))) return true
  return PASSING_MESSAGE.test(String(message)) || isPassing(cause) || isPassing(meta?.driverAdapterError)
}

/** UNAVAILABLE for a failure to reach the database or to get a connection in time; null for every other failure. */
export const outageOf = (error: unknown): FramewrightError | null =>
  error instanceof FramewrightError || !isPassing(error)
    ? null
    : fail(requestFailures.DATABASE_UNREACHABLE(), { retryAfter: RETRY_SECONDS, cause: error })
