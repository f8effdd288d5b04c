import type { Letter } from '../../platform/mail/letter.ts'
import { MAILED_LINKS } from './mailedLink.ts'

// No letter repeats what somebody typed at sign-up, such as a name: anybody may sign up with anybody's address.

const RESET_TIME = MAILED_LINKS.RESET_PASSWORD.hours === 1 ? 'an hour' : `${MAILED_LINKS.RESET_PASSWORD.hours} hours`

/** Asks the owner of a new account to verify the address. */
export const verificationLetter = (url: string): Letter => ({
  subject: 'Confirm your email address',
  heading: 'Welcome to Framewright',
  paragraphs: [
    'One click, and we know that this address is yours. Invitations from your colleagues can then reach you.',
  ],
  action: { label: 'Confirm email address', url },
  footnote:
    `The link works once, for ${MAILED_LINKS.VERIFY_EMAIL.hours} hours. ` +
    'If you have not signed up at Framewright, you need not do anything.',
})

/** Leads to a new password. */
export const resetLetter = (url: string): Letter => ({
  subject: 'Reset your password',
  heading: 'Choose a new password',
  paragraphs: [
    'Somebody, we hope you, asked to reset the password of your Framewright account.',
    'When you set a new one, every device that is signed in now will be signed out.',
  ],
  action: { label: 'Reset password', url },
  footnote:
    `The link works once, for ${RESET_TIME}. If it was not you, your password stays as it is and you need not do ` +
    'anything.',
})

/** Tells that the password is another now. */
export const passwordChangedLetter = (url: string): Letter => ({
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  paragraphs: [
    'The password of your Framewright account was changed just now, and your other devices were signed out.',
    'If that was you, all is well. If it was not, reset your password at once.',
  ],
  action: { label: 'Reset password', url },
})
