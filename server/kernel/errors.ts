/** What can go wrong, as every API names it; the descriptions stand in the schema. */
export const ERROR_CODES = {
  UNAUTHENTICATED: 'No token was sent, or the one sent is not valid any more. Sign in.',
  FORBIDDEN: 'You may see the object, but your role or the scopes of your token do not allow this.',
  NOT_FOUND: 'There is no such object, or none that you may see.',
  INVALID_INPUT: 'The input breaks a rule; `fields` says which field and why. Nothing was changed.',
  CONFLICT: 'The object is not as the request supposed: it changed, or the value is taken. Nothing was changed.',
  PLAN_LIMIT: "The organization's plan does not allow more.",
  RATE_LIMITED: 'Too many requests; wait as long as Retry-After says.',
  TOO_COMPLEX: 'The document asks for more than one request may; the message names the limit.',
  UNAVAILABLE: 'Something the server needs cannot be reached now; the same request may succeed later.',
  INTERNAL: 'A fault of the server. Report it with the requestId.',
} as const

export type ErrorCode = keyof typeof ERROR_CODES

/** The HTTP status of each: of REST, and of GraphQL where a media type wants the status to tell. */
export const STATUS_OF_CODE: Record<ErrorCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  INVALID_INPUT: 400,
  CONFLICT: 409,
  PLAN_LIMIT: 402,
  RATE_LIMITED: 429,
  TOO_COMPLEX: 400,
  UNAVAILABLE: 503,
  INTERNAL: 500,
}

/** Sentences for people, by the name of the input field they are about. */
export type FieldErrors = Record<string, string>

/** A failure that was foreseen: its message is a sentence for people and may leave the server. */
export class FramewrightError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  /** Whole seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined
  /** Of a CONFLICT over `expectedVersion`: the version there is. */
  readonly currentVersion: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    options: { fields?: FieldErrors; retryAfter?: number; currentVersion?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'FramewrightError'
    this.code = code
    this.fields = options.fields
    this.retryAfter = options.retryAfter
    this.currentVersion = options.currentVersion
  }
}

/** Nobody is signed in. */
export const unauthenticated = (message = 'Sign in first') => new FramewrightError('UNAUTHENTICATED', message)

/** The token that was good when the request began is not any more. */
export const sessionEnded = () => unauthenticated('The session has ended. Sign in again.')

/** The viewer sees the object but may not do this. */
export const forbidden = (message = 'Your role does not allow this') => new FramewrightError('FORBIDDEN', message)

/** `what` is the object's noun with a capital: "Shot". */
export const notFound = (what: string) => new FramewrightError('NOT_FOUND', `${what} not found`)

/** One or more fields break a rule; the message is the first field's sentence. */
export const invalidInput = (fields: FieldErrors) =>
  new FramewrightError('INVALID_INPUT', Object.values(fields)[0] ?? 'The input is not valid', { fields })

/** The object is not as the request supposed. */
export const conflict = (message: string, fields?: FieldErrors) =>
  new FramewrightError('CONFLICT', message, fields ? { fields } : {})

/** The object is at another version than expected; `field` is where that stands in the input. */
export const staleVersion = (sentence: string, currentVersion: number, field = 'expectedVersion') =>
  new FramewrightError('CONFLICT', sentence, { fields: { [field]: sentence }, currentVersion })

/** Throws CONFLICT unless a row is at the version a change was decided on; null asks for none. */
export function demandVersion(noun: string, { version }: { version: number }, expected: number | null): void {
  if (expected === null || expected === version) return
  throw staleVersion(`The ${noun} has changed meanwhile: it is at version ${version}, not ${expected}`, version)
}

/** The organization's plan does not allow more; `message` names the limit. */
export const planLimit = (message: string) => new FramewrightError('PLAN_LIMIT', message)

/** Too many requests; `retryAfter` is in seconds. */
export const rateLimited = (message: string, retryAfter: number) =>
  new FramewrightError('RATE_LIMITED', message, { retryAfter })

/** A request asks for more than one may; `message` names the limit. */
export const tooComplex = (message: string) => new FramewrightError('TOO_COMPLEX', message)

/** TOO_COMPLEX for a stack that overflowed: what was sent is nested too deep; null for every other failure. */
export const nestingOf = (error: unknown): FramewrightError | null =>
  error instanceof RangeError && error.message.startsWith('Maximum call stack')
    ? tooComplex('The request is nested too deep')
    : null

/** A resource the server needs is missing. */
export const unavailable = (message: string, cause?: unknown) => new FramewrightError('UNAVAILABLE', message, { cause })
