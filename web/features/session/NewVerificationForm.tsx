import { Button, HStack, Input, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { messages } from '../../messages.ts'
import { readError } from '../../relay/errors.ts'
import { Field } from '../../ui/Field.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { FormSuccess } from '../../ui/FormSuccess.tsx'
import { emailError } from './accountRules.ts'
import { useRequestVerification } from './useRequestVerification.ts'

const words = messages.verification

/** Asks for an address and has a new verification mail sent to it. */
export function NewVerificationForm() {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [failure, setFailure] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [requestVerification, isRunning] = useRequestVerification()

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = emailError(email, messages.forgotPassword.emailInvalid)
    setError(found)
    setFailure(null)
    setSentTo(null)
    if (found !== undefined) return
    requestVerification({ email: email.trim() }).then(() => setSentTo(email.trim()), (refusal: unknown) => {
      const { code, message, fields } = readError(refusal)
      setError(fields['email'])
      setFailure(fields['email'] ? null : code === 'UNKNOWN' ? words.sendFailed : message)
    })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="3" borderTopWidth="1px" pt="5">
        <Text color="fg.muted">{words.newMailLead}</Text>
        <Field label={words.email} error={error}>
          <HStack width="full" gap="2">
            <Input
              size="lg" name="email" type="email" autoComplete="username" autoCapitalize="none" spellCheck={false}
              value={email} disabled={isRunning}
              onChange={(event) => {
                setEmail(event.target.value)
                setError(undefined)
                setFailure(null)
              }}
            />
            <Button type="submit" size="lg" loading={isRunning} loadingText={words.sending}>{words.send}</Button>
          </HStack>
        </Field>
        {failure ? <FormFailure message={failure} /> : null}
        {sentTo === null ? null : <FormSuccess message={words.sent(sentTo)} />}
      </Stack>
    </form>
  )
}
