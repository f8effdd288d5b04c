import { countOf } from './format.ts'
import { translated } from './translated.ts'

/** Who approves versions of a project's boards. */
export const projectApproverMessages = translated('projectApproverMessages', {
  approvers: 'Approvals',
  count: (members: number) =>
    members === 0 ? 'Owner and admins' : `Owner, admins and ${countOf(members, 'member', 'members')}`,
  change: 'Change',
  changeLabel: 'Change who approves versions',
  forbidden: 'Only an owner or an admin of the organization may change who approves versions',
  title: 'Who approves versions?',
  line: 'The owner and the admins always do. A viewer approves nothing, even if chosen.',
  members: 'Approvers',
  action: 'Save Changes',
  saving: 'Saving...',
  changed: (members: number) =>
    members === 0
      ? 'Only the owner and the admins approve versions now'
      : `The owner, the admins and ${countOf(members, 'member', 'members')} approve versions now`,
})
