/** Codes of the server's `enum ErrorCode`, and UNREACHABLE where no server answered as Framewright does. */
export type FailureCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'INVALID_INPUT'
  | 'CONFLICT'
  | 'PLAN_LIMIT'
  | 'RATE_LIMITED'
  | 'TOO_COMPLEX'
  | 'UNAVAILABLE'
  | 'INTERNAL'
  | 'UNREACHABLE'

/** An error of an answer. */
export interface AnsweredError {
  message: string
  path?: (string | number)[]
  extensions?: {
    code?: string
    requestId?: string
    fields?: Record<string, string>
    retryAfter?: number
    currentVersion?: number
  }
}

interface Details {
  requestId?: string | undefined
  fields?: Record<string, string> | undefined
  retryAfter?: number | undefined
  currentVersion?: number | undefined
  errors?: readonly AnsweredError[]
  data?: unknown
  cause?: unknown
}

const PASSING: ReadonlySet<string> = new Set(['RATE_LIMITED', 'UNAVAILABLE', 'UNREACHABLE'])

/** Why a request failed: `message` is a sentence for people, `code` is for programs. */
export class FramewrightError extends Error {
  override readonly name = 'FramewrightError'
  readonly code: FailureCode
  /** What to report the failure by; undefined when no server answered. */
  readonly requestId: string | undefined
  /** A sentence for each part of the input that cannot be taken. */
  readonly fields: Record<string, string> | undefined
  /** Seconds to wait before the next attempt, of RATE_LIMITED and UNAVAILABLE. */
  readonly retryAfter: number | undefined
  /** The version there is, of a CONFLICT with `expectedVersion`. */
  readonly currentVersion: number | undefined
  /** All errors of the answer, and what it holds besides. */
  readonly errors: readonly AnsweredError[]
  readonly data: unknown

  constructor(code: FailureCode, message: string, details: Details = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause })
    this.code = code
    this.requestId = details.requestId
    this.fields = details.fields
    this.retryAfter = details.retryAfter
    this.currentVersion = details.currentVersion
    this.errors = details.errors ?? []
    this.data = details.data
  }

  /** Whether the same request may succeed later. */
  get isPassing(): boolean {
    return PASSING.has(this.code)
  }
}

/** The failure that the errors of an answer tell; `details` stand in for what they leave out. */
export function failureOf(errors: readonly AnsweredError[], data?: unknown, details: Details = {}): FramewrightError {
  const { message = 'The request failed', extensions = {} } = errors[0] ?? {}
  const { code = 'INTERNAL', ...told } = extensions
  return new FramewrightError(code as FailureCode, message, { ...details, ...told, errors, data })
}
