import { declareFailures } from '../../kernel/failure.ts'

/** Why changes of members and invitations are refused. */
export const memberFailures = declareFailures({
  MEMBER_ALREADY: ['CONFLICT', 'This person is a member already'],
  MEMBER_INVITED_ALREADY: ['CONFLICT', 'This address is invited already. You can send the invitation again.'],
  INVITATION_INVALID: ['NOT_FOUND', 'This invitation is not valid any more'],
  INVITATION_LINK_REVOKED: ['NOT_FOUND', 'This invitation link was revoked'],
  INVITATION_LINK_EXPIRED: ['NOT_FOUND', 'This invitation link has expired'],
  INVITATION_LINK_USED_UP: ['NOT_FOUND', 'This invitation link was used as often as it may be'],
  INVITATION_LINK_OUTDATED: [
    'FORBIDDEN', 'An administrator changed your access after this link was made. Ask for a new invitation.',
  ],
  INVITATION_LINK_EXPIRY: ['INVALID_INPUT', 'Choose a time within the next {most, number} days'],
  INVITATION_LINK_USE_LIMIT: ['INVALID_INPUT', 'Give 1 to {most, number} uses, or none for any number'],
  INVITATION_LINKS_AT_LIMIT: [
    'CONFLICT', 'There may be up to {most, number} open invitation links. Revoke one before you create another.',
  ],
  ROLE_OF_OWNER: ['INVALID_INPUT', 'Role must be ADMIN, MEMBER or VIEWER: ownership is handed over'],
  OWNER_KEEPS_ROLE: ['CONFLICT', "The owner's role cannot be changed. Hand over ownership instead."],
  OWNER_CANNOT_BE_REMOVED: ['CONFLICT', 'The owner cannot be removed. Hand over ownership first.'],
  OWNER_CANNOT_LEAVE: ['CONFLICT', 'Hand over ownership before you leave'],
  OWNER_ALREADY: ['CONFLICT', 'You are the owner already'],
  MEMBER_CANNOT_REMOVE_ITSELF: ['CONFLICT', 'You cannot remove yourself. Leave the organization instead.'],
})
