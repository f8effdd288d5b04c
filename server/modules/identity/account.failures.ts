import { declareFailures } from '../../kernel/failure.ts'

/** Why signing in, signing up, and changes of one's account are refused. */
export const accountFailures = declareFailures({
  SIGN_IN_INCORRECT: ['UNAUTHENTICATED', 'Email or password is incorrect'],
  PASSWORD_INCORRECT: ['INVALID_INPUT', 'Password is incorrect'],
  CURRENT_PASSWORD_REQUIRED: ['INVALID_INPUT', 'Current password is required'],
  CURRENT_PASSWORD_INCORRECT: ['INVALID_INPUT', 'Current password is incorrect'],
  EMAIL_HAS_ACCOUNT: ['CONFLICT', 'An account with this email already exists'],
  SIGN_UP_INVITATION_INVALID: ['INVALID_INPUT', 'This invitation is not valid any more'],
  ACCOUNT_OWNS_ORGANIZATIONS: [
    'CONFLICT', 'You own organizations: {names}. Hand each over to somebody else, or delete it, before your account.',
  ],
  ACCOUNT_OF_ANOTHER_PERSON: ['FORBIDDEN', 'Only the person may see this'],
  SHORTCUT_NAME_INVALID: ['INVALID_INPUT', 'A shortcut is named by its place and its own name, such as drawing.pen'],
  SHORTCUT_KEYS_INVALID: [
    'INVALID_INPUT', 'A shortcut has at most {most, number} keys of 1 to {length, number} characters each',
  ],
  SHORTCUTS_AT_LIMIT: ['INVALID_INPUT', 'At most {most, number} shortcuts can be changed'],
})
