import { declareFailures, type ErrorCode, type Failure, type Noun } from './failure.ts'

/** The HTTP status of each code: of REST, and of GraphQL for media types that use the status. */
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

/** Why fields of the input were refused, by their path: `name`, `shots.3.name`. */
export type FieldFailures = Readonly<Record<string, Failure>>

interface Details {
  fields?: FieldFailures | undefined
  /** Whole seconds after which the same request may succeed. */
  retryAfter?: number | undefined
  /** The version of the object, where another was expected. */
  currentVersion?: number | undefined
  cause?: unknown
}

const withoutCode = ([path, { reason, params, message }]: [string, Failure]) => [path, { reason, params, message }]

/** The path of a list's row stands before the sentence: "shots.3.name: Name is required". */
const inRow = (path: string, sentence: string) => (path.includes('.') ? `${path}: ${sentence}` : sentence)

/** A failure that was foreseen: its message is a sentence for people and may leave the server. */
export class FramewrightError extends Error {
  override readonly name = 'FramewrightError'
  readonly failure: Failure
  readonly fields: FieldFailures | undefined
  readonly retryAfter: number | undefined
  readonly currentVersion: number | undefined

  constructor(failure: Failure, details: Details = {}) {
    const [path = ''] = Object.keys(details.fields ?? {})
    super(inRow(path, failure.message), { cause: details.cause })
    this.failure = failure
    this.fields = details.fields
    this.retryAfter = details.retryAfter
    this.currentVersion = details.currentVersion
  }

  get code(): ErrorCode {
    return this.failure.code
  }

  /** What every API says of the failure beside its message. */
  get details() {
    const { failure: { code, reason, params }, fields, currentVersion, retryAfter } = this
    return {
      code, reason, params,
      ...(fields && { fields: Object.fromEntries(Object.entries(fields).map(withoutCode)) }),
      ...(currentVersion !== undefined && { currentVersion }),
      ...(retryAfter !== undefined && { retryAfter }),
    }
  }
}

/** What is thrown for a failure; `field` is the path of the input it is about. */
export const fail = (failure: Failure, { field, ...details }: Details & { field?: string | null } = {}) =>
  new FramewrightError(failure, field == null ? details : { ...details, fields: { [field]: failure } })

/** One or more fields break a rule; the first gives the reason of the whole. */
export function invalidInput(fields: FieldFailures): FramewrightError {
  const [first = commonFailures.INPUT_INVALID()] = Object.values(fields)
  return new FramewrightError(first, { fields })
}

/** A number as digits alone: 2147483647. */
const UNGROUPED = 'number, ::group-off'

/** Reasons that every module has. */
export const commonFailures = declareFailures({
  SIGN_IN_REQUIRED: ['UNAUTHENTICATED', 'Sign in first'],
  SESSION_ENDED: ['UNAUTHENTICATED', 'The session has ended. Sign in again.'],
  ROLE_TOO_LOW: ['FORBIDDEN', 'Your role does not allow this'],
  ADMIN_REQUIRED: ['FORBIDDEN', 'Only an ADMIN or the OWNER of the organization may see this'],
  TOKEN_SCOPE_MISSING: ['FORBIDDEN', 'The token lacks the scope "{scope}"'],
  TOKEN_NOT_ALLOWED: ['FORBIDDEN', 'This cannot be done with an API token'],
  TOKEN_OF_ONE_PROJECT: ['FORBIDDEN', 'The token is limited to one project'],
  NOT_FOUND: ['NOT_FOUND', '{noun} not found'],
  VERSION_STALE: [
    'CONFLICT', `{noun} has changed meanwhile: it is at version {version, ${UNGROUPED}}, not {expected, ${UNGROUPED}}`,
  ],
  INPUT_INVALID: ['INVALID_INPUT', 'The input is not valid'],
  NOTHING_TO_CHANGE: ['INVALID_INPUT', 'Give something to change: {fields}'],
  ID_INVALID: ['INVALID_INPUT', '"{id}" is not an id'],
  ID_OF_OTHER_TYPE: ['INVALID_INPUT', '"{id}" is not the id of a {type}'],
  PLACE_REQUIRED: ['INVALID_INPUT', 'Say where: position, beforeId or afterId'],
  PLACE_BESIDE_ITSELF: ['INVALID_INPUT', '{noun} cannot be placed beside itself'],
  POSITION_TOO_SMALL: ['INVALID_INPUT', 'Position starts at 1'],
  REPEATED: ['INVALID_INPUT', 'The same as {other}'],
  ROWS_OUT_OF_RANGE: ['INVALID_INPUT', 'Give 1 to {most, number} items'],
  ROWS_OF_DIFFERENT_PROJECTS: ['CONFLICT', 'All items must belong to one project'],
  REQUEST_TOO_NESTED: ['TOO_COMPLEX', 'The request is nested too deep'],
})

/** Nobody is signed in. */
export const unauthenticated = () => fail(commonFailures.SIGN_IN_REQUIRED())

/** The token that was good when the request began is not any more. */
export const sessionEnded = () => fail(commonFailures.SESSION_ENDED())

/** The viewer sees the object but their role does not allow this. */
export const forbidden = () => fail(commonFailures.ROLE_TOO_LOW())

export const notFound = (noun: Noun, field: string | null = null) => fail(commonFailures.NOT_FOUND({ noun }), { field })

/** Whether something failed because the viewer sees no such thing. */
export const isNotFound = (error: unknown): boolean => error instanceof FramewrightError && error.code === 'NOT_FOUND'

/** `fields` names what can be changed: "name, description". */
export const nothingToChange = (field: string, fields: string) =>
  fail(commonFailures.NOTHING_TO_CHANGE({ fields }), { field })

/** The version that a change was decided on; null or absent for any version. */
export type ExpectedVersion = number | null | undefined

/** Throws CONFLICT unless a row is at the version that a change was decided on. */
export function demandVersion(
  noun: Noun,
  { version }: { version: number },
  expected: ExpectedVersion,
  field = 'expectedVersion',
): void {
  if (expected == null || expected === version) return
  throw fail(commonFailures.VERSION_STALE({ noun, version, expected }), { field, currentVersion: version })
}

/** TOO_COMPLEX for a stack that overflowed, because the request is nested too deep; null for every other failure. */
export const nestingOf = (error: unknown): FramewrightError | null =>
  error instanceof RangeError && error.message.startsWith('Maximum call stack')
    ? fail(commonFailures.REQUEST_TOO_NESTED())
    : null
