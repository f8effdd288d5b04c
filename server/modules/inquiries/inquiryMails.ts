import type { ConsultationRequest, ContactMessage, TeamSize } from '../../__generated__/prisma/client.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { CONFIRMATION_HOURS } from './newsletterLink.ts'

/** What the sizes of a team are called. */
const TEAM_SIZES: Record<TeamSize, string> = {
  UP_TO_10: '1 to 10 people',
  UP_TO_50: '11 to 50 people',
  UP_TO_200: '51 to 200 people',
  MORE: 'more than 200 people',
}

/** A text of several lines as paragraphs. */
const linesOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '')

/** A message of the contact page, for who answers it: a reply goes to who wrote it. */
export const contactLetter = ({ name, email, subject, message }: ContactMessage): Letter => ({
  subject: `Contact: ${subject}`,
  heading: subject,
  paragraphs: linesOf(message),
  replyTo: email,
  footnote: `From ${name}, ${email}, by the contact page. A reply to this mail goes there.`,
})

/** A request of the consultation page, for who answers it. */
export const consultationLetter = (request: ConsultationRequest): Letter => ({
  subject: `Consultation: ${request.company}`,
  heading: `${request.company} would like to talk`,
  paragraphs: [
    `Team: ${TEAM_SIZES[request.teamSize]}.`,
    ...(request.preferredTime === '' ? [] : [`When: ${request.preferredTime}`]),
    ...linesOf(request.message),
  ],
  replyTo: request.email,
  footnote: `From ${request.name}, ${request.email}, by the consultation page. A reply to this mail goes there.`,
})

// Neither letter repeats what somebody typed: anybody may type anybody's address.

/** Asks a subscriber to confirm the address. */
export const newsletterConfirmationLetter = (url: string): Letter => ({
  subject: 'Confirm your newsletter subscription',
  heading: 'One click, and you are on the list',
  paragraphs: ['This address was entered for the Framewright newsletter. Please confirm that it was you.'],
  action: { label: 'Confirm subscription', url },
  footnote:
    `The link works once, for ${CONFIRMATION_HOURS} hours. ` +
    'If it was not you, you need not do anything, and we will not write again.',
})

/** Welcomes a confirmed subscriber; like every letter, it has a link to unsubscribe. */
export const newsletterWelcomeLetter = (homeUrl: string, unsubscribeUrl: string): Letter => ({
  subject: 'You are subscribed to the Framewright newsletter',
  heading: 'You are on the list',
  paragraphs: ['We write when there is something new for those who draw and plan films, and at most once a month.'],
  action: { label: 'Open Framewright', url: homeUrl },
  footnote: 'You get this mail because you confirmed your subscription.',
  unsubscribeUrl,
})
