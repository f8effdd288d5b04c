import type { DigestFrequency, NotificationKind } from '../../__generated__/prisma/client.ts'
import type { Letter } from '../../platform/mail/letter.ts'

/** A notification in a digest. */
export interface DigestNotice {
  kind: NotificationKind
  actorName: string
  count: number
  title: string
  statusName: string | null
  projectName: string | null
  url: string
}

/** Lines of one mail; what is beyond is counted. */
const MOST_LINES = 30

const SENTENCES: Record<NotificationKind, (notice: DigestNotice) => string> = {
  TASK_ASSIGNED: ({ actorName, count, title }) =>
    count === 1 ? `${actorName} assigned you “${title}”` : `${actorName} assigned you ${count} tasks`,
  MENTIONED: ({ actorName, count, title }) =>
    count === 1 ? `${actorName} mentioned you in “${title}”` : `${actorName} mentioned you in ${count} texts`,
  INVITED: ({ actorName, title }) => `${actorName} invited you to ${title}`,
  SHOT_STATUS_CHANGED: ({ actorName, count, title, statusName }) => {
    if (count > 1) return `${actorName} changed the status of ${count} of your shots`
    if (statusName === null) return `${actorName} took the status from “${title}”`
    return `${actorName} set “${title}” to ${statusName}`
  },
  COMMENTED: ({ actorName, count, title }) =>
    count === 1 ? `${actorName} commented on “${title}”` : `${actorName} wrote ${count} comments`,
  REVIEW_ANSWERED: ({ actorName, count, title }) =>
    count === 1 ? `${actorName} answered the review of “${title}”` : `${actorName} answered ${count} reviews`,
  MACHINE_ACCESS_LEFT: ({ actorName, count, title }) =>
    `${actorName} left ${count === 1 ? 'a service token or webhook' : `${count} service tokens and webhooks`} ` +
    `of former members in use in ${title}`,
}

const lineOf = (notice: DigestNotice): string =>
  [SENTENCES[notice.kind](notice), ...(notice.projectName === null ? [] : [notice.projectName])].join(' · ')

const FREQUENCIES: Record<DigestFrequency, string> = {
  OFF: '',
  HOURLY: 'every hour there is something new',
  DAILY: 'once a day, when there is something new',
  WEEKLY: 'once a week, when there is something new',
}

/** What somebody has not read, in one mail. */
export function digestLetter(
  notices: readonly DigestNotice[],
  frequency: DigestFrequency,
  links: { open: string; settings: string; unsubscribe: string },
): Letter {
  const heading = notices.length === 1 ? 'One new notification' : `${notices.length} new notifications`
  const more = notices.length - MOST_LINES
  return {
    subject: notices.length === 1 && notices[0] ? SENTENCES[notices[0].kind](notices[0]) : `${heading} on Framewright`,
    heading,
    paragraphs: ['This is what happened since the last mail, and what you have not read yet.'],
    items: [
      ...notices.slice(0, MOST_LINES).map((each) => ({ text: lineOf(each), url: each.url })),
      ...(more > 0 ? [{ text: `and ${more} more`, url: links.open }] : []),
    ],
    action: { label: 'Open Framewright', url: links.open },
    footnote: `You get this mail ${FREQUENCIES[frequency]}. You choose how often in your settings: ${links.settings}`,
    unsubscribeUrl: links.unsubscribe,
  }
}
