import { isBlank } from '../../lib/texts.ts'
import { consultationMessages, contactMessages } from '../../messages/inquiries.ts'
import type { FieldErrors } from '../../relay/useForm.ts'
import { emailError } from '../session/accountRules.ts'

/** What is typed on the contact page. */
export type ContactForm = { name: string; email: string; subject: string; message: string }
/** What is typed on the consultation page; the last two may stay blank. */
export type ConsultationForm = {
  name: string; email: string; company: string; preferredTime: string; message: string
}

/** Checks the contact form; an empty answer means it may be sent. */
export function checkContact({ name, email, subject, message }: ContactForm): FieldErrors {
  const words = contactMessages
  return {
    name: isBlank(name) ? words.nameRequired : undefined,
    email: emailError(email, words.emailInvalid),
    subject: isBlank(subject) ? words.subjectRequired : undefined,
    message: isBlank(message) ? words.messageRequired : undefined,
  }
}

/** Checks the consultation form; an empty answer means it may be sent. */
export function checkConsultation({ name, email, company }: ConsultationForm): FieldErrors {
  return {
    name: isBlank(name) ? contactMessages.nameRequired : undefined,
    email: emailError(email, contactMessages.emailInvalid),
    company: isBlank(company) ? consultationMessages.companyRequired : undefined,
  }
}
