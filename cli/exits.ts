import { FramewrightError } from '../client/public.ts'

/** What a process ends with; listed by `framewright --help`. */
export const EXIT = {
  ok: 0,
  failed: 1,
  usage: 2,
  unauthenticated: 3,
  notFound: 4,
  unavailable: 5,
  conflict: 6,
  interrupted: 130,
  terminated: 143,
} as const

export const EXIT_HELP = `
Exit codes:
  0  done
  1  refused or failed: the sentence on standard error says why
  2  the command line is not understood
  3  not authenticated: FRAMEWRIGHT_TOKEN is missing or opens nothing
  4  not found, or not yours to see
  5  unavailable: after all retries the server was not reached, was busy or limited the rate
  6  conflict: what is there is not what you expected; nothing was written
  130, 143  ended by Ctrl+C, by SIGTERM`

const BY_CODE: Partial<Record<string, number>> = {
  UNAUTHENTICATED: EXIT.unauthenticated,
  NOT_FOUND: EXIT.notFound,
  UNREACHABLE: EXIT.unavailable,
  UNAVAILABLE: EXIT.unavailable,
  RATE_LIMITED: EXIT.unavailable,
  CONFLICT: EXIT.conflict,
}

/** The command line says something that cannot be meant. */
export class UsageError extends Error {}

/** The exit code of a failure. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return EXIT.usage
  return error instanceof FramewrightError ? (BY_CODE[error.code] ?? EXIT.failed) : EXIT.failed
}

const SECRET = /\b(fw|whsec)_[\w+/=-]{8,}/g

/** The text without anything that opens something. */
export const withoutSecrets = (text: string): string => text.replace(SECRET, '$1_…')

/** A failure as lines for people: the sentence, what to report it by, and a line for each part of the input. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!(error instanceof FramewrightError)) return error.message
  const { code, message, requestId, fields = {}, currentVersion } = error
  const known = [code, requestId, currentVersion !== undefined && `the version is ${currentVersion}`].filter(Boolean)
  // A single field's sentence is the message itself.
  const parts = Object.entries(fields).filter(([, sentence]) => !message.includes(sentence))
  return [`${message} (${known.join(', ')})`, ...parts.map(([field, sentence]) => `  ${field}: ${sentence}`)].join('\n')
}

/** A failure as JSON for programs. */
export function failureJson(error: unknown): object {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof UsageError) return { error: { code: 'USAGE', message } }
  if (!(error instanceof FramewrightError)) return { error: { code: 'FAILED', message } }
  const { code, reason, params, requestId, fields, currentVersion } = error
  return { error: { code, reason, params, message, requestId, fields, currentVersion } }
}
