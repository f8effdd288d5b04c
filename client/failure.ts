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

/** Why a part of the input was refused. */
export interface FieldFailure {
  /** For programs; `errorCatalogue` lists the reasons. */
  reason: string
  /** The values that the sentence names. */
  params: Readonly<Record<string, string | number>>
  /** A sentence for people. */
  message: string
}

/** An error of an answer. */
export interface AnsweredError {
  message: string
  path?: (string | number)[]
  extensions?: {
    code?: string
    reason?: string
    params?: FieldFailure['params']
    requestId?: string
    fields?: Record<string, FieldFailure>
    retryAfter?: number
    currentVersion?: number
  }
}

interface Details {
  reason?: string | undefined
  params?: FieldFailure['params'] | undefined
  requestId?: string | undefined
  fields?: Record<string, FieldFailure> | undefined
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
  /** Why, for programs: finer than `code`. Undefined when no server answered. */
  readonly reason: string | undefined
  /** The values that the sentence names. */
  readonly params: FieldFailure['params']
  /** What to report the failure by; undefined when no server answered. */
  readonly requestId: string | undefined
  /** A sentence for each part of the input that cannot be taken. */
  readonly fields: Record<string, string> | undefined
  /** Why each of these parts cannot be taken. */
  readonly fieldFailures: Record<string, FieldFailure> | undefined
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
    this.reason = details.reason
    this.params = details.params ?? {}
    this.fieldFailures = details.fields
    this.fields = details.fields && Object.fromEntries(
      Object.entries(details.fields).map(([field, failure]) => [field, failure.message]),
    )
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

/** The failure in the errors of a response; `details` stand in for what they leave out. */
export function failureOf(errors: readonly AnsweredError[], data?: unknown, details: Details = {}): FramewrightError {
  const { message = 'The request failed', extensions = {} } = errors[0] ?? {}
  const { code = 'INTERNAL', ...reasons } = extensions
  return new FramewrightError(code as FailureCode, message, { ...details, ...reasons, errors, data })
}
