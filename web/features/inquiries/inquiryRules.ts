import { isBlank } from '../../lib/blank.ts'
import { messages } from '../../messages.ts'
import { emailError, type FieldErrors } from '../session/accountRules.ts'

/** What is typed on the contact page. */
export type ContactForm = { name: string; email: string; subject: string; message: string }
/** What is typed on the consultation page; the last two may stay blank. */
export type ConsultationForm = {
  name: string; email: string; company: string; preferredTime: string; message: string
}

function withoutGaps<Field extends string>(errors: Partial<Record<Field, string | undefined>>): FieldErrors<Field> {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined)) as FieldErrors<Field>
}

/** Checks the contact form; an empty answer means it may be sent. */
export function checkContact({ name, email, subject, message }: ContactForm): FieldErrors<keyof ContactForm> {
  const words = messages.contact
  return withoutGaps({
    name: isBlank(name) ? words.nameRequired : undefined,
    email: emailError(email, words.emailInvalid),
    subject: isBlank(subject) ? words.subjectRequired : undefined,
    message: isBlank(message) ? words.messageRequired : undefined,
  })
}

/** Checks the consultation form; an empty answer means it may be sent. */
export function checkConsultation({ name, email, company }: ConsultationForm): FieldErrors<keyof ConsultationForm> {
  return withoutGaps({
    name: isBlank(name) ? messages.contact.nameRequired : undefined,
    email: emailError(email, messages.contact.emailInvalid),
    company: isBlank(company) ? messages.consultation.companyRequired : undefined,
  })
}

/** Checks the newsletter's form; an empty answer means it may be sent. */
export function checkNewsletter({ email }: { email: string }): FieldErrors<'email'> {
  return withoutGaps({ email: emailError(email) })
}
