import { translated } from './translated.ts'

/** The feed of what happened. */
export const activityMessages = translated('activityMessages', {
  heading: (name: string) => `Activity in ${name}`,
  lead: 'Who did what, and when.',
  person: 'Person',
  everybody: 'Everybody',
  formerMember: 'Former member',
  kind: 'Kind',
  everything: 'Everything',
  kinds: {
    PROJECT: 'Projects', STORYBOARD: 'Storyboards', SHOT: 'Shots', VIEW: 'Drawing', SCRIPT: 'Scripts',
    STATUS: 'Statuses', ASSET: 'Assets', CASTING: 'Casting', TASK: 'Tasks', COMMENT: 'Comments',
    REVIEW: 'Playlists and review links', MEMBER: 'Members', INVITATION: 'Invitations', ORGANIZATION: 'Organization',
    TOKEN: 'Access tokens', WEBHOOK: 'Webhooks', SESSION: 'Sign-ins', ACCOUNT: 'Account',
  },
  clear: 'Clear filters',
  today: 'Today',
  yesterday: 'Yesterday',
  viaToken: (name: string) => `via token ${name}`,
  undo: 'Undo',
  failed: 'Failed to load the activity',
  emptyTitle: 'Nothing has happened yet',
  emptyLine: 'What people do here shows up in this list.',
  noMatchTitle: 'Nothing matches',
  noMatchLine: 'Nobody did anything of this kind.',
  end: 'That is everything',
  latest: 'Latest activity',
  inProject: (name: string) => `in ${name}`,
})
