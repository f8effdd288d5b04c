import { Button, HStack, Input, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { messages } from '../../messages.ts'
import { Field } from '../../ui/Field.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { FormSuccess } from '../../ui/FormSuccess.tsx'
import { emailError } from '../session/accountRules.ts'
import { failureOf } from './failureOf.ts'
import { HoneypotField } from './HoneypotField.tsx'
import { useSubscribeToNewsletterMutation } from './useSubscribeToNewsletterMutation.ts'

const words = messages.site

/** An address for the newsletter; it begins with a click in the mail that is sent there. */
export function NewsletterForm() {
  const [email, setEmail] = useState('')
  const [website, setWebsite] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [failure, setFailure] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [subscribe, isRunning] = useSubscribeToNewsletterMutation()

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = emailError(email)
    setError(found)
    setFailure(null)
    setSentTo(null)
    if (found !== undefined) return
    subscribe({
      variables: { input: { email: email.trim(), website } },
      onCompleted: () => {
        setSentTo(email.trim())
        setEmail('')
      },
      onError: (refusal) => {
        const { fields, whole } = failureOf(refusal, words.subscribeFailed)
        setError(fields['email'])
        setFailure(whole)
      },
    })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="3">
        <Field label={words.newsletterEmail} isLabelHidden error={error}>
          <HStack width="full" gap="2">
            <Input
              size="md" name="email" type="email" autoComplete="email" autoCapitalize="none" spellCheck={false}
              placeholder={words.newsletterPlaceholder} value={email} disabled={isRunning}
              onChange={(event) => {
                setEmail(event.target.value)
                setError(undefined)
                setFailure(null)
                setSentTo(null)
              }}
            />
            <Button type="submit" size="md" loading={isRunning} loadingText={words.subscribing}>
              {words.subscribe}
            </Button>
          </HStack>
        </Field>
        <HoneypotField value={website} onValueChange={setWebsite} />
        {failure ? <FormFailure message={failure} /> : null}
        {sentTo === null ? null : <FormSuccess message={words.subscribed(sentTo)} />}
      </Stack>
    </form>
  )
}
