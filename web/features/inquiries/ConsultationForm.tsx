import { Button, Grid, Input, Stack, Text, Textarea } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { messages } from '../../messages.ts'
import { Field } from '../../ui/Field.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { FormSelect } from '../../ui/FormSelect.tsx'
import { FormSuccess } from '../../ui/FormSuccess.tsx'
import type { FieldErrors } from '../session/accountRules.ts'
import { focusFirstError } from '../session/focusFirstError.ts'
import { failureOf } from './failureOf.ts'
import { HoneypotField } from './HoneypotField.tsx'
import { checkConsultation, type ConsultationForm as Form } from './inquiryRules.ts'
import { useRequestConsultationMutation } from './useRequestConsultationMutation.ts'

const words = messages.consultation
const EMPTY: Form = { name: '', email: '', company: '', preferredTime: '', message: '' }
const TEAM_SIZES = (['UP_TO_10', 'UP_TO_50', 'UP_TO_200', 'MORE'] as const)
  .map((value) => ({ value, label: words.teamSizes[value] }))

/** Asks for a talk about the Enterprise plan; what could not be sent stays in the form. */
export function ConsultationForm() {
  const [form, setForm] = useState(EMPTY)
  const [teamSize, setTeamSize] = useState<(typeof TEAM_SIZES)[number]['value']>('UP_TO_50')
  const [website, setWebsite] = useState('')
  const [errors, setErrors] = useState<FieldErrors<keyof Form>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [request, isRunning] = useRequestConsultationMutation()
  const formElement = useRef<HTMLFormElement>(null)

  function edit(field: keyof Form, value: string) {
    setForm({ ...form, [field]: value })
    setErrors({ ...errors, [field]: undefined })
    setFailure(null)
    setSentTo(null)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = checkConsultation(form)
    setErrors(found)
    setFailure(null)
    setSentTo(null)
    if (focusFirstError(formElement.current, found)) return
    const email = form.email.trim()
    request({
      variables: { input: { ...form, name: form.name.trim(), email, teamSize, website } },
      onCompleted: () => {
        setForm(EMPTY)
        setSentTo(email)
      },
      onError: (refusal) => {
        const { fields, whole } = failureOf(refusal, words.failed)
        setErrors(fields)
        setFailure(whole)
      },
    })
  }

  const text = (field: keyof Form) => ({
    name: field, value: form[field], disabled: isRunning,
    onChange: (event: { target: { value: string } }) => edit(field, event.target.value),
  })

  return (
    <form ref={formElement} onSubmit={submit} noValidate>
      <Stack gap="5">
        <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
          <Field label={messages.contact.name} error={errors.name} isRequired>
            <Input size="lg" autoComplete="name" {...text('name')} />
          </Field>
          <Field label={messages.contact.email} error={errors.email} isRequired>
            <Input
              size="lg" type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...text('email')}
            />
          </Field>
          <Field label={words.company} error={errors.company} isRequired>
            <Input size="lg" autoComplete="organization" {...text('company')} />
          </Field>
          <Field label={words.teamSize}>
            <FormSelect value={teamSize} choices={TEAM_SIZES} onChosen={setTeamSize} disabled={isRunning} size="lg" />
          </Field>
        </Grid>
        <Field
          label={words.preferredTime} error={errors.preferredTime}
          help={<Text textStyle="sm" color="fg.muted">{words.preferredTimeHelp}</Text>}
        >
          <Input size="lg" autoComplete="off" {...text('preferredTime')} />
        </Field>
        <Field
          label={words.message} error={errors.message}
          help={<Text textStyle="sm" color="fg.muted">{words.messageHelp}</Text>}
        >
          <Textarea rows={5} resize="vertical" {...text('message')} />
        </Field>
        <HoneypotField value={website} onValueChange={setWebsite} />
        {failure ? <FormFailure message={failure} /> : null}
        {sentTo === null ? null : <FormSuccess message={words.sent(sentTo)} />}
        <Button
          type="submit" size="lg" variant="solid" alignSelf={{ base: 'stretch', sm: 'flex-start' }} loading={isRunning}
          loadingText={words.sending}
        >
          {words.send}
        </Button>
      </Stack>
    </form>
  )
}
