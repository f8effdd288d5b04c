import { reviewMessages } from '../../messages/reviews.ts'

export const DAY_MS = 86_400_000
export const PARTS = ['DESCRIPTIONS', 'DIALOGUE', 'CODES', 'STATUSES', 'SOUND'] as const
export const ALLOWANCES = ['canComment', 'canApprove', 'canDownload', 'isIsolated', 'hasWatermark'] as const

/** The end that a link has already. */
export const SAME_END = 'same'
const DAYS = ['1', '7', '14', '30', '90', '365'] as const

/** When a link ends: in so many days from now, or as it does already. */
export type LinkEnd = (typeof DAYS)[number] | typeof SAME_END

/** The ends to choose from. */
export const daysToEnd = () =>
  DAYS.map((value): { value: LinkEnd; label: string } => ({ value, label: reviewMessages.days(Number(value)) }))

/** What a link is made or changed with in a form. */
export interface LinkValues extends Record<(typeof PARTS)[number] | (typeof ALLOWANCES)[number], boolean> {
  title: string
  recipientName: string
  recipientEmail: string
  password: string
  end: LinkEnd
}

/** The input of a mutation, but for the password. */
export const linkInput = ({ end, title, recipientName, recipientEmail, ...choices }: LinkValues) => ({
  title: title.trim(), recipientName: recipientName.trim(), recipientEmail: recipientEmail.trim(),
  ...(end !== SAME_END && { expiresAt: new Date(Date.now() + Number(end) * DAY_MS).toISOString() }),
  canComment: choices.canComment, canApprove: choices.canApprove, canDownload: choices.canDownload,
  isIsolated: choices.isIsolated, hasWatermark: choices.hasWatermark,
  shows: PARTS.filter((part) => choices[part]),
})
