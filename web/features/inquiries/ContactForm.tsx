import { Grid, Input, Textarea } from '@chakra-ui/react'
import { messages } from '../../messages.ts'
import { Field } from '../../ui/Field.tsx'
import { EmailInput } from './EmailInput.tsx'
import { InquiryFrame } from './InquiryFrame.tsx'
import { checkContact } from './inquiryRules.ts'
import { useInquiryForm } from './useInquiryForm.ts'
import { useSendContactMessageMutation } from './useSendContactMessageMutation.ts'

const words = messages.contact
const EMPTY = { name: '', email: '', subject: '', message: '' }

/** A message to whoever runs the server. */
export function ContactForm() {
  const [send, isRunning] = useSendContactMessageMutation()
  const form = useInquiryForm({
    name: 'contact', empty: EMPTY, check: checkContact, failed: words.failed, isRunning,
    send: (input, outcome) => send({ variables: { input: { ...input, name: input.name.trim() } }, ...outcome }),
  })
  const { errors, text } = form
  return (
    <InquiryFrame
      form={form} thanks={() => words.sent} send={words.send} sending={words.sending} isRunning={isRunning}
    >
      <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
        <Field label={words.name} error={errors.name} isRequired>
          <Input size="lg" autoComplete="name" {...text('name')} />
        </Field>
        <Field label={words.email} error={errors.email} isRequired>
          <EmailInput size="lg" {...text('email')} />
        </Field>
      </Grid>
      <Field label={words.subject} error={errors.subject} isRequired>
        <Input size="lg" autoComplete="off" {...text('subject')} />
      </Field>
      <Field label={words.message} error={errors.message} isRequired>
        <Textarea rows={7} resize="vertical" {...text('message')} />
      </Field>
    </InquiryFrame>
  )
}
