import { changeInquiries } from '../../change.ts'
import type { Caller } from '../../context.ts'
import { TextChecks, textFailures } from '../../kernel/text.ts'
import { prisma } from '../../platform/database/client.ts'
import { enqueue, type QueuedTask } from '../../platform/jobs/queue.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { inquiryAddresses } from './inquiryAddresses.ts'
import { contactLetter } from './inquiryMails.ts'
import { demandFormRate, isFilledByMachine } from './stranger.ts'

const MOST_AN_HOUR = 5

/** What is written on the contact page. */
export interface ContactInput {
  name: string
  email: string
  subject: string
  message: string
  /** Blank unless a machine filled the form. */
  website?: string | null | undefined
}

/** Mails a message to who answers them; does nothing when nobody does, or it was removed. */
export const mailContactMessage: QueuedTask<{ messageId: string }> = {
  name: 'mailContactMessage',
  async run({ messageId }) {
    const { inquiriesEmail } = inquiryAddresses()
    const message = await prisma().contactMessage.findUnique({ where: { id: messageId } })
    if (inquiriesEmail === null || !message) return
    await sendMail(inquiriesEmail, contactLetter(message))
  },
}

/** Keeps a message and has it mailed. Answers the address to answer to. INVALID_INPUT; RATE_LIMITED. */
export async function sendContactMessage(input: ContactInput, caller: Caller): Promise<string> {
  const checks = new TextChecks()
  const data = {
    name: checks.ownName('name', input.name),
    email: checks.email('email', input.email),
    subject: checks.name('subject', input.subject, 'Subject'),
    message: checks.description('message', input.message, 'Message').trim(),
  }
  if (data.message === '') checks.refuse('message', textFailures.TEXT_REQUIRED({ label: 'Message' }))
  checks.done()
  await demandFormRate('contact', MOST_AN_HOUR, caller)
  if (isFilledByMachine(input)) return data.email
  await changeInquiries(async (tx) => {
    const { id } = await tx.contactMessage.create({ data })
    if (inquiryAddresses().inquiriesEmail !== null) await enqueue(tx, mailContactMessage, { messageId: id })
  })
  return data.email
}
