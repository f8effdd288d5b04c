import { Button, HStack, Text } from '@chakra-ui/react'
import { forgotPasswordMessages, verificationMessages } from '../../messages/accounts.ts'
import { Form } from '../../relay/Form.tsx'
import { useForm } from '../../relay/useForm.ts'
import { EmailInput } from '../../ui/EmailInput.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormSuccess } from '../../ui/FormSuccess.tsx'
import { emailError } from './accountRules.ts'
import { useRequestVerification } from './useRequestVerification.ts'

const words = verificationMessages

/** Asks for an address and has a new verification mail sent to it. */
export function NewVerificationForm() {
  const [requestVerification] = useRequestVerification()
  const form = useForm({
    name: null, initial: { email: '' }, failed: words.sendFailed,
    check: ({ email }) => ({ email: emailError(email, forgotPasswordMessages.emailInvalid) }),
    send: ({ email }) => requestVerification({ email: email.trim() }),
  })
  return (
    <Form
      form={form} gap="3" borderTopWidth="1px" pt="5"
      below={form.sent ? <FormSuccess message={words.sent(form.sent.email.trim())} /> : null}
    >
      <Text color="fg.muted">{words.newMailLead}</Text>
      <Field label={words.email} error={form.errors['email']}>
        <HStack width="full" gap="2">
          <EmailInput size="lg" autoComplete="username" {...form.text('email')} />
          <Button type="submit" size="lg" loading={form.isRunning} loadingText={words.sending}>{words.send}</Button>
        </HStack>
      </Field>
    </Form>
  )
}
