import { Center, Link as TextLink, Text } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { graphql } from 'react-relay'
import type { ForgotPasswordFormMutation } from '../../__generated__/ForgotPasswordFormMutation.graphql.ts'
import { forgotPasswordMessages } from '../../messages/accounts.ts'
import { ANONYMOUS } from '../../relay/fetch.ts'
import { Form, SubmitButton } from '../../relay/Form.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { EmailInput } from '../../ui/EmailInput.tsx'
import { Field } from '../../ui/Field.tsx'
import { emailError } from './accountRules.ts'

const words = forgotPasswordMessages

/** Asks for the address a reset link goes to; `onSent` gets it when the server took it. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const [requestReset] = useChange<ForgotPasswordFormMutation>(
    graphql`
      mutation ForgotPasswordFormMutation($input: RequestPasswordResetInput!) {
        requestPasswordReset(input: $input) {
          email
        }
      }
    `,
    (input) => ({ variables: { input }, cacheConfig: ANONYMOUS }),
  )
  const form = useForm({
    name: null, initial: { email: '' }, failed: words.failed,
    check: ({ email }) => ({ email: emailError(email, words.emailInvalid) }),
    send: ({ email }) => requestReset({ email: email.trim() }),
    done: (_, { email }) => onSent(email.trim()),
  })
  return (
    <Form
      form={form} gap="5"
      below={
        <>
          <SubmitButton form={form} loadingText={words.submitting} size="lg" width="full">{words.submit}</SubmitButton>
          <Center>
            <TextLink asChild color="accent.fg" minHeight="11">
              <Link to="/signin"><ArrowLeft size={16} aria-hidden /> {words.backToSignIn}</Link>
            </TextLink>
          </Center>
        </>
      }
    >
      <Text color="fg.muted" textWrap="pretty">{words.lead}</Text>
      <Field label={words.email} error={form.errors['email']}>
        <EmailInput size="lg" autoComplete="username" autoFocus {...form.text('email')} />
      </Field>
    </Form>
  )
}
