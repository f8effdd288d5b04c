import { domainToASCII, domainToUnicode } from 'node:url'
import { invalidInput } from './errors.ts'
import { declareFailures, type Failure, type Label } from './failure.ts'

/** Longest texts, in characters (Unicode code points). */
export const TEXT_LIMITS = { name: 200, description: 20_000, comment: 5_000, email: 254, password: 200 } as const

export const PASSWORD_MIN_LENGTH = 8

// Every control character but the line breaks.
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f]/
const LONE_SURROGATE = /\p{Surrogate}/u
/** White space, and what is drawn as nothing: format characters, fillers, the blank braille cell. */
const INVISIBLE = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u
/** Characters that reorder the text around them: embeddings, overrides and isolates of a direction. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/
/** The loose pattern of the specification: text, at-sign, text, dot, text. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const HIDDEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u
/** Local parts that need no quotes (RFC 6531), without the backquote. */
const LOCAL_PART = /^(?:[\p{L}\p{N}]\p{M}{0,4}|[.!#$%&'*+/=?^_{|}~-])+$/u
const LOCAL_CHARACTER = /[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_{|}~-]/u
const DOMAIN_CHARACTERS = /^[\p{L}\p{N}\p{M}.-]+$/u
const ASCII_DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]*[a-z\d])?$/

/** The form of a domain that DNS knows; '' for none. */
function asciiDomain(domain: string): string {
  const ascii = DOMAIN_CHARACTERS.test(domain) ? domainToASCII(domain) : ''
  return ASCII_DOMAIN.test(ascii) ? ascii : ''
}

/** The local part and the domain of an address. */
const partsOf = (email: string): [local: string, domain: string] => {
  const at = email.lastIndexOf('@')
  return [email.slice(0, at), email.slice(at + 1)]
}

/** The key of an address: the same for every case and Unicode form of it. */
export function emailKey(email: string): string {
  const [local, domain] = partsOf(email.normalize('NFC'))
  return `${local.toLowerCase().normalize('NFC')}@${asciiDomain(domain) || domain.toLowerCase()}`
}

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string): boolean => INVISIBLE.test(text)

const isLongerThan = (text: string, limit: number) =>
  text.length > limit && (text.length > limit * 2 || [...text].length > limit)

/** Why a text is refused. */
export const textFailures = declareFailures({
  TEXT_REQUIRED: ['INVALID_INPUT', '{label} is required'],
  TEXT_TOO_LONG: ['INVALID_INPUT', '{label} must be at most {limit, number} characters'],
  TEXT_NOT_ONE_LINE: ['INVALID_INPUT', '{label} must be on one line'],
  TEXT_WITH_CONTROL_CHARACTERS: ['INVALID_INPUT', '{label} must not contain control characters'],
  TEXT_NOT_UNICODE: ['INVALID_INPUT', '{label} must be valid Unicode text'],
  TEXT_REVERSES: ['INVALID_INPUT', '{label} must not contain characters that reverse text'],
  EMAIL_INVALID: ['INVALID_INPUT', 'Email is invalid'],
  EMAIL_WITH_INVISIBLE_CHARACTERS: ['INVALID_INPUT', 'Email must not contain invisible characters'],
  EMAIL_WITH_CHARACTER: ['INVALID_INPUT', 'Email must not contain the character {character}'],
  EMAIL_WITHOUT_DOMAIN: ['INVALID_INPUT', 'Email must end in a domain such as example.com'],
  PASSWORD_TOO_SHORT: ['INVALID_INPUT', 'Password must be at least {least, number} characters'],
})

/**
 * Collects what is wrong with the texts of one input, so that one response holds all of it.
 * Texts are stored as given, in Unicode normalization form C.
 */
export class TextChecks {
  private readonly fields: Record<string, Failure> = {}

  private check(field: string, label: Label, text: string, limit: number): string {
    if (CONTROL.test(text)) this.refuse(field, textFailures.TEXT_WITH_CONTROL_CHARACTERS({ label }))
    else if (LONE_SURROGATE.test(text)) this.refuse(field, textFailures.TEXT_NOT_UNICODE({ label }))
    else if (isLongerThan(text, limit)) this.refuse(field, textFailures.TEXT_TOO_LONG({ label, limit }))
    return text.normalize('NFC')
  }

  /** Notes that a field breaks a rule; the first failure of a field stays. */
  refuse(field: string, failure: Failure): void {
    this.fields[field] ??= failure
  }

  /** A trimmed text on one line that must not be blank. */
  name(field: string, value: string, label: Label = 'Name'): string {
    const text = this.check(field, label, value.trim(), TEXT_LIMITS.name)
    if (isBlank(text)) this.refuse(field, textFailures.TEXT_REQUIRED({ label }))
    else if (/[\r\n]/.test(text)) this.refuse(field, textFailures.TEXT_NOT_ONE_LINE({ label }))
    return text
  }

  /** A text that may be blank and have several lines. */
  description(field: string, value: string, label: Label = 'Description'): string {
    return this.check(field, label, value, TEXT_LIMITS.description)
  }

  /** What somebody says of something; may be blank and have several lines. */
  comment(field: string, value: string): string {
    return this.check(field, 'Comment', value, TEXT_LIMITS.comment)
  }

  /** The name of an organization, a project or a person, which stands within sentences and lists of others. */
  ownName(field: string, value: string, label: Label = 'Name'): string {
    const text = this.name(field, value, label)
    if (DIRECTION.test(text)) this.refuse(field, textFailures.TEXT_REVERSES({ label }))
    return text
  }

  /** An e-mail address that is looked up: accounts may have one that `email` refuses by now. */
  knownEmail(field: string, value: string): string {
    const text = this.check(field, 'Email', value.trim(), TEXT_LIMITS.email)
    if (text === '') this.refuse(field, textFailures.TEXT_REQUIRED({ label: 'Email' }))
    else if (!EMAIL.test(text)) this.refuse(field, textFailures.EMAIL_INVALID())
    return text
  }

  /** An e-mail address, trimmed, in the case it was typed in. Mails need no quotes for it; nothing of it is hidden. */
  email(field: string, value: string): string {
    const text = this.knownEmail(field, value)
    const [local, domain] = partsOf(text)
    const ascii = asciiDomain(domain)
    const odd = [...local].find((character) => !LOCAL_CHARACTER.test(character))
    if (HIDDEN.test(text)) this.refuse(field, textFailures.EMAIL_WITH_INVISIBLE_CHARACTERS())
    else if (odd !== undefined) this.refuse(field, textFailures.EMAIL_WITH_CHARACTER({ character: odd }))
    else if (!LOCAL_PART.test(local)) this.refuse(field, textFailures.EMAIL_INVALID())
    else if (ascii === '') this.refuse(field, textFailures.EMAIL_WITHOUT_DOMAIN())
    return domain.toLowerCase() === ascii ? text : `${local}@${domainToUnicode(ascii)}`
  }

  /** A new password, exactly as typed. */
  newPassword(field: string, value: string): string {
    if (value === '') this.refuse(field, textFailures.TEXT_REQUIRED({ label: 'Password' }))
    else if ([...value].length < PASSWORD_MIN_LENGTH) {
      this.refuse(field, textFailures.PASSWORD_TOO_SHORT({ least: PASSWORD_MIN_LENGTH }))
    } else if (isLongerThan(value, TEXT_LIMITS.password)) {
      this.refuse(field, textFailures.TEXT_TOO_LONG({ label: 'Password', limit: TEXT_LIMITS.password }))
    }
    return value
  }

  /** Throws INVALID_INPUT when anything was refused. */
  done(): void {
    if (Object.keys(this.fields).length > 0) throw invalidInput(this.fields)
  }
}
