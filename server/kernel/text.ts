import { type FieldErrors, invalidInput } from './errors.ts'

/** Longest texts, in characters (Unicode code points). */
export const TEXT_LIMITS = { name: 200, description: 20_000, email: 254, password: 200 } as const

export const PASSWORD_MIN_LENGTH = 8

// Every control character but the line breaks.
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f]/
const LONE_SURROGATE = /\p{Surrogate}/u
/** White space, and what is drawn as nothing: format characters, fillers, the blank braille cell. */
const INVISIBLE = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u
/** The loose pattern of the specification: text, at-sign, text, dot, text. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string): boolean => INVISIBLE.test(text)

const isLongerThan = (text: string, limit: number) =>
  text.length > limit && (text.length > limit * 2 || [...text].length > limit)

/**
 * Collects what is wrong with the texts of one input, so that all of it is told at once.
 * Texts are stored as given, in Unicode normalization form C.
 */
export class TextChecks {
  private readonly fields: FieldErrors = {}

  private check(field: string, label: string, text: string, limit: number): string {
    if (CONTROL.test(text)) this.refuse(field, `${label} must not contain control characters`)
    else if (LONE_SURROGATE.test(text)) this.refuse(field, `${label} must be valid Unicode text`)
    else if (isLongerThan(text, limit)) {
      this.refuse(field, `${label} must be at most ${limit.toLocaleString('en-US')} characters`)
    }
    return text.normalize('NFC')
  }

  /** Notes that a field breaks a rule; the first sentence about a field stays. */
  refuse(field: string, sentence: string): void {
    this.fields[field] ??= sentence
  }

  /** A trimmed text on one line that must not be blank. */
  name(field: string, value: string, label = 'Name'): string {
    const text = this.check(field, label, value.trim(), TEXT_LIMITS.name)
    if (isBlank(text)) this.refuse(field, `${label} is required`)
    else if (/[\r\n]/.test(text)) this.refuse(field, `${label} must be on one line`)
    return text
  }

  /** A text that may be blank and have several lines. */
  description(field: string, value: string, label = 'Description'): string {
    return this.check(field, label, value, TEXT_LIMITS.description)
  }

  /** An e-mail address, trimmed, in the case it was typed in. */
  email(field: string, value: string): string {
    const text = this.check(field, 'Email', value.trim(), TEXT_LIMITS.email)
    if (text === '') this.refuse(field, 'Email is required')
    else if (!EMAIL.test(text)) this.refuse(field, 'Email is invalid')
    return text
  }

  /** A new password, exactly as typed. */
  newPassword(field: string, value: string): string {
    if (value === '') this.refuse(field, 'Password is required')
    else if ([...value].length < PASSWORD_MIN_LENGTH) {
      this.refuse(field, `Password must be at least ${PASSWORD_MIN_LENGTH} characters`)
    } else if (isLongerThan(value, TEXT_LIMITS.password)) {
      this.refuse(field, `Password must be at most ${TEXT_LIMITS.password} characters`)
    }
    return value
  }

  /** Throws INVALID_INPUT when anything was refused. */
  done(): void {
    if (Object.keys(this.fields).length > 0) throw invalidInput(this.fields)
  }
}
