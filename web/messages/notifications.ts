import { countOf, formatNumber } from './format.ts'
import { translated } from './translated.ts'

/** The bell, the list below it and its settings. */
export const notificationMessages = translated('notificationMessages', {
  title: 'Notifications',
  bell: (unread: number) =>
    unread === 0 ? 'Notifications' : `Notifications, ${formatNumber(unread)} unread`,
  arrived: (unread: number) => countOf(unread, 'unread notification', 'unread notifications'),
  badge: (unread: number) => (unread > 99 ? '99+' : formatNumber(unread)),
  today: 'Today',
  earlier: 'Earlier',
  markRead: (sentence: string) => `Mark as read: ${sentence}`,
  markAllRead: 'Mark all as read',
  markFailed: 'That could not be marked as read',
  settings: 'Notification settings',
  somebody: 'Somebody',
  emptyTitle: 'Nothing new',
  emptyLine: 'Your assignments, your mentions and status changes of your shots appear here.',
  failedTitle: 'Notifications could not be loaded',
  /** Its sentence after the name of who did it: how many, the first one's name, its status or null. */
  sentences: {
    TASK_ASSIGNED: (count: number, title: string) =>
      count === 1 ? `assigned you “${title}”` : `assigned you ${countOf(count, 'task', 'tasks')}`,
    MENTIONED: (count: number, title: string) =>
      count === 1
        ? `mentioned you in “${title}”`
        : `mentioned you in ${countOf(count, 'text', 'texts')}`,
    INVITED: (_count: number, title: string) => `invited you to ${title}`,
    SHOT_STATUS_CHANGED: (count: number, title: string, statusName: string | null) => {
      if (count > 1) return `changed the status of ${formatNumber(count)} of your shots`
      return statusName === null ? `took the status from “${title}”` : `set “${title}” to ${statusName}`
    },
    COMMENTED: (count: number, title: string) =>
      count === 1 ? `commented on “${title}”` : `wrote ${countOf(count, 'comment', 'comments')}`,
    REVIEW_ANSWERED: (count: number, title: string) =>
      count === 1 ? `answered the review of “${title}”` : `answered ${countOf(count, 'review', 'reviews')}`,
    MACHINE_ACCESS_LEFT: (count: number, title: string) =>
      `left ${countOf(count, 'service token or webhook', 'service tokens and webhooks')} of former members in use ` +
      `in ${title}`,
  },
  kinds: {
    TASK_ASSIGNED: 'A task is assigned to me',
    MENTIONED: 'Somebody mentions me',
    INVITED: 'I am invited to an organization',
    SHOT_STATUS_CHANGED: 'A shot of mine changes status',
    COMMENTED: 'Somebody comments',
    REVIEW_ANSWERED: 'A version of mine is approved, changes are requested, or a guest answers',
    MACHINE_ACCESS_LEFT: 'A former member’s tokens or webhooks stay in use',
  },
  kindLines: {
    TASK_ASSIGNED: 'When somebody else gives it to you.',
    MENTIONED: 'With @ and your name, in a comment or the description of a task, a shot, an asset or a project.',
    INVITED: 'Or made a member of it.',
    SHOT_STATUS_CHANGED: 'A shot you made, or one that a task of yours is in.',
    COMMENTED: 'In a thread that you follow, or on a task of yours or a shot of it.',
    REVIEW_ANSWERED: 'A version that you saved or shared by a review link, or a question that you follow.',
    MACHINE_ACCESS_LEFT: 'In an organization that you administer.',
  },
  inPage: 'In the page',
  byMail: 'By e-mail',
  what: 'Notify me about',
  kindInPlace: (kind: string, place: string) => `${kind}: ${place}`,
  frequency: 'E-mail summary',
  frequencyLine: 'One mail with what you have not read yet. Nothing is sent when there is nothing new.',
  frequencies: { OFF: 'Never', HOURLY: 'Every hour', DAILY: 'Every day', WEEKLY: 'Every week' },
  frequencyLines: {
    OFF: 'No mails, only the bell',
    HOURLY: 'On the hour',
    DAILY: 'At 8:00 UTC',
    WEEKLY: 'On Monday at 8:00 UTC',
  },
  unverified: 'No mails go out before your address is verified.',
  saved: 'Saved',
  saveFailed: 'Your notification settings could not be saved',
  suggestions: 'People to mention',
  unsubscribeTitle: 'No more summaries?',
  unsubscribeLine:
    'One click, and notifications are not mailed to you any more. The bell stays; your settings bring the mails back.',
  unsubscribed: (email: string) => `${email} gets no notifications by mail any more.`,
})
