import { Button, Stack, Text } from '@chakra-ui/react'
import { verificationMessages } from '../../messages/accounts.ts'
import { signInMessages } from '../../messages/signIn.ts'
import { Form, SubmitButton } from '../../relay/Form.tsx'
import { useForm } from '../../relay/useForm.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import type { VerificationSteps } from './useVerification.ts'

const words = verificationMessages

type ConfirmAddressFormProps = { email: string } & Pick<VerificationSteps, 'confirm' | 'isConfirming'>

/** Asks somebody who follows a verification link for the password, or whether the account is not theirs. */
export function ConfirmAddressForm({ email, confirm, isConfirming }: ConfirmAddressFormProps) {
  const form = useForm({
    name: null, initial: { password: '' }, secrets: ['password'],
    check: ({ password }) => ({ password: password === '' ? signInMessages.passwordRequired : null }),
    send: ({ password }) => confirm(password),
  })
  return (
    <Form
      form={form} gap="5"
      below={
        <>
          <SubmitButton
            form={form} size="lg" width="full" whiteSpace="normal" height="auto" minHeight="11" py="2"
            overflowWrap="anywhere" disabled={isConfirming}
          >
            {words.confirm(email)}
          </SubmitButton>
          <Stack gap="3" borderTopWidth="1px" pt="5">
            <Text color="fg.muted" textWrap="pretty">{words.notMineLine}</Text>
            <Button size="lg" disabled={isConfirming} onClick={() => void confirm(null)}>{words.notMine}</Button>
          </Stack>
        </>
      }
    >
      <Text color="fg.muted" textWrap="pretty">{words.confirmLead}</Text>
      {/* Password managers ask whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={signInMessages.password} error={form.errors['password']} autoComplete="current-password"
        {...form.text('password')}
      />
    </Form>
  )
}
