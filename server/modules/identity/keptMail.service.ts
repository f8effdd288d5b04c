import { type KeptMail, keptMails } from '../../platform/mail/outbox.ts'

/** Mails the page shows. */
const MOST_MAILS = 50

/** The newest mails that were kept in a folder because no server takes any. */
export const newestMails = (folder: string): Promise<KeptMail[]> => keptMails(folder, MOST_MAILS)
