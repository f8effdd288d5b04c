import { declareFailures } from '../../kernel/failure.ts'

/** Why review links are not made or changed, and guests not let in. */
export const reviewLinkFailures = declareFailures({
  REVIEW_LINKS_AT_LIMIT: [
    'CONFLICT', 'A project has at most {most, number} open review links. Revoke one before you create another.',
  ],
  REVIEW_LINK_EXPIRY: ['INVALID_INPUT', 'Choose a time within the next {most, number} days'],
  REVIEW_LINK_ENDED: ['CONFLICT', 'This review link has ended'],
  REVIEW_LINK_WITHOUT_COMMENTS: ['CONFLICT', 'The guests of this review link may not comment'],
  REVIEW_LINK_WITHOUT_SUBJECT: ['CONFLICT', 'This review link does not show that'],
  REVIEW_GUEST_REQUIRED: ['INVALID_INPUT', 'Guests of this link are apart from each other: choose one to ask'],
  REVIEW_GUESTS_TOGETHER: ['INVALID_INPUT', 'All guests of this link read its threads: ask them without choosing one'],
  REVIEW_LINK_REVOKED: ['CONFLICT', 'This review link is revoked'],
  REVIEW_RECIPIENT_REQUIRED: [
    'INVALID_INPUT', 'A link that asks for approval is for one person: give the name and the address',
  ],
  REVIEW_VERSION_OF_OTHER_BOARD: ['INVALID_INPUT', 'The version must be of the board of the link'],
  REVIEW_SHOT_NOT_IN_VERSION: ['INVALID_INPUT', 'The shots must be shots of the version'],
  REVIEW_VERSION_CHANGED: ['CONFLICT', 'The link shows version {number, number} now'],
  REVIEW_COMMENT_FIXED: ['CONFLICT', 'You can delete a comment for {minutes, number} minutes'],
  REVIEW_NAME_REQUIRED: ['INVALID_INPUT', 'Give your name'],
  REVIEW_PASSWORD_WRONG: ['FORBIDDEN', 'The password is wrong'],
  REVIEW_GUESTS_AT_LIMIT: ['CONFLICT', 'This link was opened by {most, number} guests. Ask for a new one.'],
})
