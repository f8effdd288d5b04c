import { Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { messages } from '../../messages.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import type { VerificationSteps } from './useVerification.ts'

const words = messages.verification

type ConfirmAddressFormProps = { email: string } & Pick<VerificationSteps, 'confirm' | 'isConfirming'>

/** Asks somebody who follows a verification link for the password, or whether the account is not theirs. */
export function ConfirmAddressForm({ email, confirm, isConfirming }: ConfirmAddressFormProps) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | undefined>()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (password === '') setError(messages.signIn.passwordRequired)
    else confirm(password, setError)
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Text color="fg.muted" textWrap="pretty">{words.confirmLead}</Text>
        {/* Password managers ask whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={messages.signIn.password} name="password" value={password} error={error} disabled={isConfirming}
          autoComplete="current-password"
          onChange={({ target }) => {
            setPassword(target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" size="lg" variant="solid" width="full" loading={isConfirming} whiteSpace="normal"
          height="auto" minHeight="11" py="2" overflowWrap="anywhere">
          {words.confirm(email)}
        </Button>
        <Stack gap="3" borderTopWidth="1px" pt="5">
          <Text color="fg.muted" textWrap="pretty">{words.notMineLine}</Text>
          <Button size="lg" disabled={isConfirming} onClick={() => confirm(null, setError)}>{words.notMine}</Button>
        </Stack>
      </Stack>
    </form>
  )
}
