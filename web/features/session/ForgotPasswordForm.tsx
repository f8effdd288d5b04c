import { Button, Center, Input, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { graphql } from 'react-relay'
import type { ForgotPasswordFormMutation } from '../../__generated__/ForgotPasswordFormMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { readError } from '../../relay/errors.ts'
import { ANONYMOUS } from '../../relay/fetch.ts'
import { useChange } from '../../relay/useChange.ts'
import { Field } from '../../ui/Field.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { emailError } from './accountRules.ts'

const words = messages.forgotPassword

/** Asks for the address a reset link goes to; `onSent` gets it when the server took it. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [failure, setFailure] = useState<string | null>(null)
  const [requestReset, isRunning] = useChange<ForgotPasswordFormMutation>(
    graphql`
      mutation ForgotPasswordFormMutation($input: RequestPasswordResetInput!) {
        requestPasswordReset(input: $input) {
          email
        }
      }
    `,
    (input) => ({ variables: { input }, cacheConfig: ANONYMOUS }),
  )
  const input = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = emailError(email, words.emailInvalid)
    setError(found)
    setFailure(null)
    if (found !== undefined) {
      input.current?.focus()
      return
    }
    requestReset({ email: email.trim() }).then(() => onSent(email.trim()), (refusal: unknown) => {
      const { code, message, fields } = readError(refusal)
      setError(fields['email'])
      setFailure(fields['email'] ? null : code === 'UNKNOWN' ? words.failed : message)
    })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Text color="fg.muted" textWrap="pretty">{words.lead}</Text>
        <Field label={words.email} error={error}>
          <Input
            ref={input} size="lg" name="email" type="email" autoComplete="username" autoCapitalize="none" autoFocus
            spellCheck={false} value={email} disabled={isRunning}
            onChange={(event) => {
              setEmail(event.target.value)
              setError(undefined)
              setFailure(null)
            }}
          />
        </Field>
        {failure ? <FormFailure message={failure} /> : null}
        <Button type="submit" size="lg" variant="solid" width="full" loading={isRunning} loadingText={words.submitting}>
          {words.submit}
        </Button>
        <Center>
          <TextLink asChild color="accent.fg" minHeight="11">
            <Link to="/signin"><ArrowLeft size={16} aria-hidden /> {words.backToSignIn}</Link>
          </TextLink>
        </Center>
      </Stack>
    </form>
  )
}
