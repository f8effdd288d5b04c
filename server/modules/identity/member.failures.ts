import { declareFailures } from '../../kernel/failure.ts'

/** Why changes of members and invitations are refused. */
export const memberFailures = declareFailures({
  MEMBER_ALREADY: ['CONFLICT', 'This person is a member already'],
  MEMBER_INVITED_ALREADY: ['CONFLICT', 'This address is invited already. You can send the invitation again.'],
  INVITATION_INVALID: ['NOT_FOUND', 'This invitation is not valid any more'],
  ROLE_OF_OWNER: ['INVALID_INPUT', 'Role must be ADMIN, MEMBER or VIEWER: ownership is handed over'],
  OWNER_KEEPS_ROLE: ['CONFLICT', "The owner's role cannot be changed. Hand over ownership instead."],
  OWNER_CANNOT_BE_REMOVED: ['CONFLICT', 'The owner cannot be removed. Hand over ownership first.'],
  OWNER_CANNOT_LEAVE: ['CONFLICT', 'Hand over ownership before you leave'],
  OWNER_ALREADY: ['CONFLICT', 'You are the owner already'],
  MEMBER_CANNOT_REMOVE_ITSELF: ['CONFLICT', 'You cannot remove yourself. Leave the organization instead.'],
})
