import { declareFailures } from '../../kernel/failure.ts'

/** Why links of mails are refused. */
export const mailedLinkFailures = declareFailures({
  LINK_WITHOUT_TOKEN: ['INVALID_INPUT', 'The link is not complete: its token is missing'],

  VERIFICATION_TOKEN_MISSING: ['INVALID_INPUT', 'Verification token is missing'],
  VERIFICATION_LINK_USED: [
    'INVALID_INPUT', 'This verification link was used already or is not valid. Ask for a new one.',
  ],
  VERIFICATION_LINK_EXPIRED: ['INVALID_INPUT', 'This verification link has expired. Ask for a new one.'],

  RESET_TOKEN_MISSING: ['INVALID_INPUT', 'Reset token is missing'],
  RESET_LINK_USED: ['INVALID_INPUT', 'This reset link was used already or is not valid. Ask for a new one.'],
  RESET_LINK_EXPIRED: ['INVALID_INPUT', 'This reset link has expired. Ask for a new one.'],

  CONFIRMATION_LINK_USED: [
    'INVALID_INPUT', 'This confirmation link was used already or is not valid. Subscribe again.',
  ],
  CONFIRMATION_LINK_EXPIRED: ['INVALID_INPUT', 'This confirmation link has expired. Subscribe again.'],
  UNSUBSCRIBE_LINK_INVALID: [
    'INVALID_INPUT', 'This unsubscribe link is not valid. Use the one in the last mail you got.',
  ],
})
