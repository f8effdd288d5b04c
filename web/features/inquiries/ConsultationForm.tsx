import { Grid, Input, Text, Textarea } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import type { ConsultationFormMutation } from '../../__generated__/ConsultationFormMutation.graphql.ts'
import { consultationMessages, contactMessages } from '../../messages/inquiries.ts'
import { ANONYMOUS } from '../../relay/fetch.ts'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { EmailInput } from '../../ui/EmailInput.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormSelect } from '../../ui/FormSelect.tsx'
import { InquiryFrame } from './InquiryFrame.tsx'
import { checkConsultation } from './inquiryRules.ts'

const words = consultationMessages
const TEAM_SIZES = (['UP_TO_10', 'UP_TO_50', 'UP_TO_200', 'MORE'] as const)
  .map((value) => ({ value, label: words.teamSizes[value] }))
const EMPTY = {
  name: '', email: '', company: '', preferredTime: '', message: '', website: '',
  teamSize: 'UP_TO_50' as (typeof TEAM_SIZES)[number]['value'],
}

/** Asks for a talk about the Enterprise plan. */
export function ConsultationForm() {
  const [request] = useChange<ConsultationFormMutation>(
    graphql`
      mutation ConsultationFormMutation($input: RequestConsultationInput!) {
        requestConsultation(input: $input) {
          email
        }
      }
    `,
    (input) => ({ variables: { input }, cacheConfig: ANONYMOUS }),
  )
  const form = useForm({
    name: 'consultation', initial: EMPTY, check: checkConsultation, failed: words.failed,
    send: (typed) => request({ ...typed, name: typed.name.trim(), email: typed.email.trim() }),
  })
  const { errors, text } = form
  return (
    <InquiryFrame form={form} thanks={words.sent} send={words.send} sending={words.sending}>
      <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
        <Field label={contactMessages.name} error={errors['name']} isRequired>
          <Input size="lg" autoComplete="name" {...text('name')} />
        </Field>
        <Field label={contactMessages.email} error={errors['email']} isRequired>
          <EmailInput size="lg" {...text('email')} />
        </Field>
        <Field label={words.company} error={errors['company']} isRequired>
          <Input size="lg" autoComplete="organization" {...text('company')} />
        </Field>
        <Field label={words.teamSize}>
          <FormSelect
            value={form.values.teamSize} choices={TEAM_SIZES} disabled={form.isRunning} size="lg"
            onChosen={(teamSize) => form.edit({ teamSize })}
          />
        </Field>
      </Grid>
      <Field
        label={words.preferredTime} error={errors['preferredTime']}
        help={<Text textStyle="sm" color="fg.muted">{words.preferredTimeHelp}</Text>}
      >
        <Input size="lg" autoComplete="off" {...text('preferredTime')} />
      </Field>
      <Field
        label={words.message} error={errors['message']}
        help={<Text textStyle="sm" color="fg.muted">{words.messageHelp}</Text>}
      >
        <Textarea rows={5} resize="vertical" {...text('message')} />
      </Field>
    </InquiryFrame>
  )
}
