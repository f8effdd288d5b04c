import { IntlMessageFormat } from 'intl-messageformat'

/** Kinds of failure, by `code`: coarse, and the same from release to release. The descriptions stand in the schema. */
export const ERROR_CODES = {
  UNAUTHENTICATED: 'No token was sent, or the one sent is not valid any more. Sign in.',
  FORBIDDEN: 'You may see the object, but your role or the scopes of your token do not allow this.',
  NOT_FOUND: 'There is no such object, or none that you may see.',
  INVALID_INPUT: 'The input breaks a rule; `fields` says which field and why. Nothing was changed.',
  CONFLICT: 'The object changed since you read it, or the value is taken. Nothing was changed.',
  PLAN_LIMIT: "The organization's plan does not allow more.",
  RATE_LIMITED: 'Too many requests. Repeat the request after `Retry-After` seconds.',
  TOO_COMPLEX: 'The document asks for more than one request may; the message names the limit.',
  UNAVAILABLE: 'The database or another service cannot be reached. The same request may succeed later.',
  INTERNAL: 'A fault of the server. Report it with the requestId.',
} as const

export type ErrorCode = keyof typeof ERROR_CODES

/** Values that a failure's sentence names, by parameter. */
export type FailureParams = Readonly<Record<string, string | number>>

/** Why something failed. JSON, so that it can be stored and sent. */
export interface Failure {
  readonly reason: string
  readonly code: ErrorCode
  readonly params: FailureParams
  /** The English sentence for people. */
  readonly message: string
}

/** Nouns of failures. The parameter `noun` holds one of them, so that every language knows its word. */
export const NOUNS = [
  'Address', 'Approval', 'Asset', 'Casting', 'Choice of notifications', 'Color', 'Comment', 'Delivery',
  'Dependency', 'Export', 'Frame template',
  'Image', 'Import', 'Import item', 'Invitation', 'Member', 'Notification', 'Organization', 'Picture', 'Playlist',
  'Playlist item', 'Preset', 'Project', 'Reset', 'Review', 'Review session', 'Scene', 'Script', 'Shot', 'Soundtrack',
  'Status', 'Storyboard', 'Task', 'Template', 'Thread', 'Token', 'Upload', 'User', 'Version', 'View', 'Voice',
  'Webhook',
] as const

export type Noun = (typeof NOUNS)[number]

/** Labels of inputs in failures. The parameter `label` holds one of them. */
export const LABELS = [
  'Asset', 'Asset Type', 'Comment', 'Company', 'Description', 'Email', 'External id', 'Heading', 'Image', 'Key',
  'Label', 'Message', 'Name', 'Note', 'Notes', 'Camera note', 'Dialogue', 'Number', 'Password', 'Preferred time',
  'Project name', 'Query', 'Search', 'Subject', 'Title', 'Type', 'Value',
] as const

export type Label = (typeof LABELS)[number]

/** The type of one parameter, read from its place in a sentence: `name`, `limit, number`, `count, plural, …`. */
type ParamOf<Place extends string> = Place extends `${infer Name}, ${string}`
  ? Record<Name, number>
  : Place extends `${string} ${string}`
    ? unknown
    : Place extends 'noun' ? { noun: Noun } : Place extends 'label' ? { label: Label } : Record<Place, string>

/** The parameters of a sentence. */
type ParamsOf<Sentence extends string> = Sentence extends `${string}{${infer Place}}${infer Rest}`
  ? ParamOf<Place> & ParamsOf<Rest>
  : unknown

/** What a reason is declared with: its code, and its English sentence in ICU MessageFormat. */
type Declaration = readonly [code: ErrorCode, sentence: string]

/** Makes the failures of one reason. A sentence that was put together with `+` has no type to read values from. */
type Maker<Sentence extends string> = string extends Sentence
  ? never
  : unknown extends ParamsOf<Sentence> ? () => Failure
  : (params: { readonly [Name in keyof ParamsOf<Sentence>]: ParamsOf<Sentence>[Name] }) => Failure

/** A declared reason, for the documentation and for other languages. */
export interface DeclaredReason {
  readonly reason: string
  readonly code: ErrorCode
  /** The English sentence, in ICU MessageFormat. */
  readonly sentence: string
  readonly format: IntlMessageFormat
}

/** The type of a value in the AST of a sentence (`TYPE` of @formatjs/icu-messageformat-parser). */
const AST_ARGUMENT = 1
const AST_NUMBER = 2
const AST_PLURAL = 6

/** The parameters of a reason, and whether each is a number. */
export function paramsOf({ format }: DeclaredReason): Record<string, 'text' | 'number'> {
  const params: Record<string, 'text' | 'number'> = {}
  for (const element of format.getAst()) {
    const type: number = element.type
    if (type === AST_ARGUMENT) params[(element as { value: string }).value] = 'text'
    if (type === AST_NUMBER || type === AST_PLURAL) params[(element as { value: string }).value] = 'number'
  }
  return params
}

// eslint-disable-next-line framewright/module-state -- filled while the modules load, alike for every server
const declared = new Map<string, DeclaredReason>()

/** Every reason of the modules that are loaded, by name. */
export const declaredReasons = (): DeclaredReason[] =>
  [...declared.values()].toSorted((one, other) => one.reason.localeCompare(other.reason))

function makerOf(reason: string, [code, sentence]: Declaration): (params?: FailureParams) => Failure {
  if (declared.has(reason)) throw new Error(`The reason ${reason} is declared twice`)
  const format = new IntlMessageFormat(sentence, 'en-US', undefined, { ignoreTag: true })
  declared.set(reason, { reason, code, sentence, format })
  return (params = {}) => ({ reason, code, params, message: String(format.format(params)) })
}

/**
 * Declares why a module fails: for each reason its code and its sentence in ICU MessageFormat. Answers a maker for
 * each, which takes the values that the sentence names.
 */
export const declareFailures = <const Declared extends Readonly<Record<string, Declaration>>>(reasons: Declared) =>
  Object.fromEntries(
    Object.entries(reasons).map(([reason, declaration]) => [reason, makerOf(reason, declaration)]),
  ) as unknown as { readonly [Reason in keyof Declared]: Maker<Declared[Reason][1]> }
