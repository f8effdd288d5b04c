import { readError, type ErrorCode } from '../../relay/errors.ts'

/** Failures without a sentence of their own that helps. */
const NAMELESS_CODES: ReadonlySet<ErrorCode> = new Set(['INTERNAL', 'UNKNOWN'])

/** What to say of a form that could not be sent: by field, or as a whole; `usual` where nothing better is known. */
export function failureOf(error: unknown, usual: string): { fields: Record<string, string>; whole: string | null } {
  const { code, message, fields } = readError(error)
  if (Object.keys(fields).length > 0) return { fields: { ...fields }, whole: null }
  return { fields: {}, whole: NAMELESS_CODES.has(code) ? usual : message }
}
