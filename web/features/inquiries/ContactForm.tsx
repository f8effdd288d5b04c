import { Button, Grid, Input, Stack, Textarea } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { messages } from '../../messages.ts'
import { Field } from '../../ui/Field.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { FormSuccess } from '../../ui/FormSuccess.tsx'
import type { FieldErrors } from '../session/accountRules.ts'
import { focusFirstError } from '../session/focusFirstError.ts'
import { failureOf } from './failureOf.ts'
import { HoneypotField } from './HoneypotField.tsx'
import { checkContact, type ContactForm as Form } from './inquiryRules.ts'
import { useSendContactMessageMutation } from './useSendContactMessageMutation.ts'

const words = messages.contact
const EMPTY: Form = { name: '', email: '', subject: '', message: '' }

/** A message to whoever runs the server; what could not be sent stays in the form. */
export function ContactForm() {
  const [form, setForm] = useState(EMPTY)
  const [website, setWebsite] = useState('')
  const [errors, setErrors] = useState<FieldErrors<keyof Form>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSent, setIsSent] = useState(false)
  const [send, isRunning] = useSendContactMessageMutation()
  const formElement = useRef<HTMLFormElement>(null)

  function edit(field: keyof Form, value: string) {
    setForm({ ...form, [field]: value })
    setErrors({ ...errors, [field]: undefined })
    setFailure(null)
    setIsSent(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = checkContact(form)
    setErrors(found)
    setFailure(null)
    setIsSent(false)
    if (focusFirstError(formElement.current, found)) return
    send({
      variables: { input: { ...form, name: form.name.trim(), email: form.email.trim(), website } },
      onCompleted: () => {
        setForm(EMPTY)
        setIsSent(true)
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
        <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
          <Field label={words.name} error={errors.name} isRequired>
            <Input size="lg" autoComplete="name" {...text('name')} />
          </Field>
          <Field label={words.email} error={errors.email} isRequired>
            <Input
              size="lg" type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...text('email')}
            />
          </Field>
        </Grid>
        <Field label={words.subject} error={errors.subject} isRequired>
          <Input size="lg" autoComplete="off" {...text('subject')} />
        </Field>
        <Field label={words.message} error={errors.message} isRequired>
          <Textarea rows={7} resize="vertical" {...text('message')} />
        </Field>
        <HoneypotField value={website} onValueChange={setWebsite} />
        {failure ? <FormFailure message={failure} /> : null}
        {isSent ? <FormSuccess message={words.sent} /> : null}
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
