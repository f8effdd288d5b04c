import { Grid, Input, Textarea } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import type { ContactFormMutation } from '../../__generated__/ContactFormMutation.graphql.ts'
import { contactMessages } from '../../messages/inquiries.ts'
import { ANONYMOUS } from '../../relay/fetch.ts'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { EmailInput } from '../../ui/EmailInput.tsx'
import { Field } from '../../ui/Field.tsx'
import { InquiryFrame } from './InquiryFrame.tsx'
import { checkContact } from './inquiryRules.ts'

const words = contactMessages
const EMPTY = { name: '', email: '', subject: '', message: '', website: '' }

/** A message to the server's operator. */
export function ContactForm() {
  const [send] = useChange<ContactFormMutation>(
    graphql`
      mutation ContactFormMutation($input: SendContactMessageInput!) {
        sendContactMessage(input: $input) {
          email
        }
      }
    `,
    (input) => ({ variables: { input }, cacheConfig: ANONYMOUS }),
  )
  const form = useForm({
    name: 'contact', initial: EMPTY, check: checkContact, failed: words.failed,
    send: (typed) => send({ ...typed, name: typed.name.trim(), email: typed.email.trim() }),
  })
  const { errors, text } = form
  return (
    <InquiryFrame form={form} thanks={() => words.sent} send={words.send} sending={words.sending}>
      <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
        <Field label={words.name} error={errors['name']} isRequired>
          <Input size="lg" autoComplete="name" {...text('name')} />
        </Field>
        <Field label={words.email} error={errors['email']} isRequired>
          <EmailInput size="lg" {...text('email')} />
        </Field>
      </Grid>
      <Field label={words.subject} error={errors['subject']} isRequired>
        <Input size="lg" autoComplete="off" {...text('subject')} />
      </Field>
      <Field label={words.message} error={errors['message']} isRequired>
        <Textarea rows={7} resize="vertical" {...text('message')} />
      </Field>
    </InquiryFrame>
  )
}
