import { countOf } from './format.ts'
import { translated } from './translated.ts'

/** Who sees a project. */
export const projectAccessMessages = translated('projectAccessMessages', {
  access: 'Access',
  everyone: (organization: string) => `Everyone in ${organization}`,
  chosen: (members: number) =>
    members === 0 ? 'Owner and admins' : countOf(members, 'chosen member', 'chosen members'),
  /** Names the lock beside such a project. */
  limited: 'Limited to chosen members',
  change: 'Change',
  changeLabel: 'Change who sees the project',
  forbidden: 'Only an owner or an admin of the organization may change who sees the project',

  title: 'Who sees the project?',
  choices: {
    EVERYONE: (organization: string) => `Everyone in ${organization}`,
    CHOSEN: (_organization: string): string => 'Chosen members',
  },
  lines: {
    EVERYONE: 'Every member, and everybody who joins later.',
    CHOSEN:
      'The owner and the admins always see it. Everybody else loses it at once, and is unassigned from its tasks.',
  },
  members: 'Chosen members',
  findMember: 'Find a member',
  nobodyFound: 'Nobody found',
  action: 'Save Changes',
  saving: 'Saving...',
  openedTo: (organization: string) => `Everyone in ${organization} sees the project now`,
  limitedTo: (members: number) =>
    members === 0
      ? 'Only the owner and the admins see the project now'
      : `The owner, the admins and ${countOf(members, 'chosen member', 'chosen members')} see the project now`,
})
