import { isBlank } from '../../lib/texts.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { signInMessages, signUpMessages } from '../../messages/signIn.ts'
import type { FieldErrors } from '../../relay/useForm.ts'

/** Text, at-sign, text, dot, text; the server decides the rest. */
const EMAIL_PATTERN = /^\S+@\S+\.\S+$/
/** Shortest password, in characters. */
export const PASSWORD_MIN_LENGTH = 8

/** What is typed into the sign-in form. */
export type SignInForm = { email: string; password: string; rememberMe: boolean }
/** What is typed into the sign-up form. */
export type SignUpForm = { name: string; email: string; password: string; confirmPassword: string }
/** What is typed after opening a reset mail's link. */
export type ResetForm = { newPassword: string; confirmPassword: string }
/** What is typed to change the password one has. */
export type PasswordChangeForm = { currentPassword: string; newPassword: string; confirmPassword: string }

/** What is wrong with an address, or undefined; `invalid` is the sentence of the form for one that is none. */
export function emailError(email: string, invalid: string = signInMessages.emailInvalid): string | undefined {
  if (email.trim() === '') return signInMessages.emailRequired
  return EMAIL_PATTERN.test(email.trim()) ? undefined : invalid
}

function newPasswordError(password: string): string | undefined {
  if (password === '') return signInMessages.passwordRequired
  return [...password].length < PASSWORD_MIN_LENGTH ? signUpMessages.passwordTooShort : undefined
}

function confirmationError(password: string, confirmPassword: string): string | undefined {
  if (confirmPassword === '') return signUpMessages.confirmRequired
  return confirmPassword === password ? undefined : signUpMessages.passwordsDiffer
}

/** Checks the sign-in form; an empty answer means it may be sent. */
export function checkSignIn({ email, password }: SignInForm): FieldErrors {
  return {
    email: emailError(email),
    password: password === '' ? signInMessages.passwordRequired : undefined,
  }
}

/** Checks the sign-up form; an empty answer means it may be sent. */
export function checkSignUp(form: SignUpForm): FieldErrors {
  const { name, email, password, confirmPassword } = form
  return {
    name: isBlank(name) ? signUpMessages.nameRequired : undefined,
    email: emailError(email),
    password: newPasswordError(password),
    confirmPassword: confirmationError(password, confirmPassword),
  }
}

/** Checks the form of a reset; an empty answer means it may be sent. */
export function checkReset(form: ResetForm): FieldErrors {
  const { newPassword, confirmPassword } = form
  return {
    newPassword: newPasswordError(newPassword),
    confirmPassword: confirmationError(newPassword, confirmPassword),
  }
}

/** Checks the form that changes a password; an empty answer means it may be sent. */
export function checkPasswordChange(form: PasswordChangeForm): FieldErrors {
  const { currentPassword, newPassword, confirmPassword } = form
  const words = settingsMessages
  return {
    currentPassword: currentPassword === '' ? words.currentRequired : undefined,
    newPassword: newPassword === '' ? words.newRequired : newPasswordError(newPassword),
    confirmPassword:
      confirmPassword === ''
        ? words.confirmRequired
        : confirmPassword === newPassword ? undefined : words.newPasswordsDiffer,
  }
}

/**
 * How hard a password is to guess, 0 (too short) to 4: length counts most, variety of characters a little,
 * repetition nothing. A hint while typing, not a rule.
 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if ([...password].length < PASSWORD_MIN_LENGTH) return 0
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length
  const bits = new Set(password).size * (2 + kinds * 0.5)
  if (bits < 22) return 1
  if (bits < 32) return 2
  return bits < 42 ? 3 : 4
}
