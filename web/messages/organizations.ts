import { countOf } from './format.ts'

/** Organizations, their members and settings. */
export const organizationMessages = {
  page: 'Organizations',
  lead: 'Teams you belong to. Each holds its projects and the people who work on them.',
  create: 'Create Organization',
  creating: 'Creating...',
  name: 'Name',
  description: 'Description',
  noDescription: 'No description',
  notFound: 'Organization not found. Select an organization from the dashboard.',
  toOrganizations: 'All organizations',
  failed: 'Failed to load organizations',
  tabs: { projects: 'Projects', members: 'Members', settings: 'Settings', activity: 'Activity' },
  noProjectsLine: 'The first project comes with a storyboard, ready to draw on.',
  createdRecently: 'Created recently',
  deletedHeading: 'Deleted organizations',
  deletedLine: 'You can restore them for 30 days, with their projects, members and roles.',
  restored: (name: string) => `${name} was restored`,
  restoreFailed: 'The organization could not be restored',
  roles: { OWNER: 'Owner', ADMIN: 'Admin', MEMBER: 'Member', VIEWER: 'Viewer' },
  roleLines: {
    OWNER: 'One per organization. Cannot be removed.',
    ADMIN: 'Adds and removes members, changes settings.',
    MEMBER: 'Draws, comments and works on tasks.',
    VIEWER: 'Sees everything and changes nothing. Takes no seat.',
  },
}

/** The people of an organization, and those invited. */
export const memberMessages = {
  table: (organization: string) => `Members of ${organization}`,
  search: 'Search by name or email',
  nobody: (search: string) => `Nobody here is called “${search}”`,
  memberColumn: 'Member',
  roleColumn: 'Role',
  activeColumn: 'Last active',
  actionsColumn: 'Actions',
  you: 'you',
  activeNow: 'Now',
  activeUnknown: 'Unknown',
  active: (when: string) => `${when.charAt(0).toLocaleUpperCase()}${when.slice(1)}`,
  actions: (name: string) => `Actions for ${name}`,
  add: 'Add Member',
  adding: 'Adding...',
  email: 'Email',
  role: 'Role',
  addLine: 'Somebody with an account joins at once; anybody else gets an invitation by e-mail.',
  invite: 'Invite people',
  inviting: 'Inviting...',
  inviteCount: (count: number) => (count > 1 ? `Invite ${count} people` : 'Invite'),
  emails: 'Email addresses',
  emailsHint: (most: number) => `One per line or separated by commas, up to ${most}.`,
  tooMany: (count: number, most: number) => `These are ${count} addresses. Invite up to ${most} at once.`,
  invitedPeople: (members: number, invitations: number) => {
    const added = countOf(members, 'person was added', 'people were added')
    const invited = countOf(invitations, 'invitation was sent', 'invitations were sent')
    return members === 0 ? invited : invitations === 0 ? added : `${added}, ${invited}`
  },
  added: (name: string) => `${name} is a member now`,
  invited: (email: string) => `Invitation sent to ${email}`,
  invitedLine: 'They join when they accept it.',
  onlyAdmins: 'Only admins and the owner manage members',
  onlyOwnerManagesAdmins: 'Only the owner manages admins',
  toPlans: 'See the plans in Settings',
  askOwner: 'The owner can change the plan in Settings.',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeLine: (name: string, organization: string) =>
    `${name} loses access to ${organization} and all its projects at once. What they made stays.`,
  machineAccess: (name: string, serviceTokens: number, webhooks: number) => {
    const tokens = countOf(serviceTokens, 'service token', 'service tokens')
    const hooks = countOf(webhooks, 'webhook', 'webhooks')
    return `${name} created ${serviceTokens === 0 ? hooks : webhooks === 0 ? tokens : `${tokens} and ${hooks}`}`
  },
  revokeMachineAccess: 'Revoke them',
  removed: (name: string) => `${name} was removed`,
  makeRole: { OWNER: 'Make owner…', ADMIN: 'Make Admin', MEMBER: 'Make Member', VIEWER: 'Make Viewer' },
  roleChanged: (name: string, role: string) => `${name} is ${role === 'Admin' ? 'an' : 'a'} ${role} now`,
  roleFailed: 'The role could not be changed',
  transferTitle: (name: string) => `Make ${name} the owner?`,
  transferLine: (name: string, organization: string) =>
    `${name} becomes the owner of ${organization} and you become an Admin. `
    + 'Only the new owner can change the plan, delete the organization or hand it back to you.',
  transfer: 'Make owner',
  transferred: (name: string) => `${name} is the owner now`,
  leave: 'Leave',
  leaveTitle: (organization: string) => `Leave ${organization}?`,
  leaveLine: 'You lose access to it and all its projects at once. To come back, somebody has to add you again.',
  leaveOwner: 'You are the owner. Make somebody else the owner before you leave.',
  left: (organization: string) => `You left ${organization}`,
  pending: 'Pending',
  expired: 'Expired',
  sent: (when: string) => `Sent ${when}`,
  sending: 'Being sent',
  expires: (day: string) => `Expires ${day}`,
  expiredOn: (day: string) => `Expired ${day}`,
  invitedBy: (name: string) => `Invited by ${name}`,
  resend: 'Resend',
  resent: (email: string) => `Invitation sent again to ${email}`,
  resendFailed: 'The invitation could not be sent again',
  revoke: 'Revoke',
  revokeTitle: 'Revoke the invitation?',
  revokeLine: (email: string) => `The link sent to ${email} stops working. You can invite them again at any time.`,
  revoked: (email: string) => `The invitation to ${email} was revoked`,
  moreInvitations: 'Show more invitations',
}

/** An organization's settings, without its plan. */
export const organizationSettingsMessages = {
  details: 'Details',
  detailsLine: 'How the organization is called everywhere in the product.',
  save: 'Save Changes',
  saving: 'Saving...',
  saved: 'Organization updated',
  logo: 'Logo',
  logoLine: 'Stands on the cover of PDFs, and on the pictures of videos that have it burnt in.',
  logoFile: 'Logo file',
  removeLogo: 'Remove logo',
  noLogo: 'No logo',
  logoAlt: (name: string) => `Logo of ${name}`,
  onlyAdmins: 'Only admins and the owner change settings',
  tokens: 'Service tokens',
  tokensLine: 'For scripts and render farms. A service token acts for the organization, not for a person.',
  tokensLead: 'Give each script its own token, with no more than it needs.',
  tokensEmpty: 'A service token lets a script or a render farm work with the projects here.',
  tokensForbidden: 'Service tokens are managed by admins and the owner.',
  tokensFailed: 'Failed to load service tokens',
  dangerZone: 'Danger Zone',
  leave: 'Leave Organization',
  leaveLine: 'You lose access to the organization and its projects. The others stay.',
  delete: 'Delete Organization',
  deleteLine: 'Deletes the organization with its projects, storyboards and members.',
  onlyOwnerDeletes: 'Only the owner deletes the organization',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteMessage:
    'All its projects, storyboards and drawings go with it, for everybody. For 30 days you can restore it from your '
    + 'organizations, with its members and their roles. Invitations, API tokens and the assignees of tasks do not '
    + 'return.',
  deleteTypeName: (name: string) => `Type “${name}” to confirm`,
  deleted: (name: string) => `${name} was deleted`,
  deletedToast: 'You can restore it for 30 days.',
}
