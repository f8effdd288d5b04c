import type { TeamSize } from '../../__generated__/prisma/enums.ts'
import { changeInquiries } from '../../change.ts'
import type { Caller } from '../../context.ts'
import { TextChecks } from '../../kernel/text.ts'
import { prisma } from '../../platform/database/client.ts'
import { enqueue, type QueuedTask } from '../../platform/jobs/queue.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { inquiryAddresses } from './inquiryAddresses.ts'
import { consultationLetter } from './inquiryMails.ts'
import { demandFormRate, isFilledByMachine } from './stranger.ts'

const MOST_AN_HOUR = 5

/** What is written on the consultation page. */
export interface ConsultationInput {
  name: string
  email: string
  company: string
  teamSize: TeamSize
  preferredTime?: string | null | undefined
  message?: string | null | undefined
  /** Blank unless a machine filled the form. */
  website?: string | null | undefined
}

/** Mails a request to who answers them; does nothing when nobody does, or it was removed. */
export const mailConsultationRequest: QueuedTask<{ requestId: string }> = {
  name: 'mailConsultationRequest',
  async run({ requestId }) {
    const { inquiriesEmail } = inquiryAddresses()
    const request = await prisma().consultationRequest.findUnique({ where: { id: requestId } })
    if (inquiriesEmail === null || !request) return
    await sendMail(inquiriesEmail, consultationLetter(request))
  },
}

/** Keeps a request and has it mailed. Answers the address to answer to. INVALID_INPUT; RATE_LIMITED. */
export async function requestConsultation(input: ConsultationInput, caller: Caller): Promise<string> {
  const checks = new TextChecks()
  const data = {
    name: checks.ownName('name', input.name),
    email: checks.email('email', input.email),
    company: checks.name('company', input.company, 'Company'),
    teamSize: input.teamSize,
    preferredTime: checks.description('preferredTime', input.preferredTime ?? '', 'Preferred time').trim(),
    message: checks.description('message', input.message ?? '', 'Message').trim(),
  }
  checks.done()
  await demandFormRate('consultation', MOST_AN_HOUR, caller)
  if (isFilledByMachine(input)) return data.email
  await changeInquiries(async (tx) => {
    const { id } = await tx.consultationRequest.create({ data })
    if (inquiryAddresses().inquiriesEmail !== null) await enqueue(tx, mailConsultationRequest, { requestId: id })
  })
  return data.email
}
