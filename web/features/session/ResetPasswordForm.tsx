import { Button, Checkbox, Stack, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { graphql } from 'react-relay'
import type { ResetPasswordFormMutation } from '../../__generated__/ResetPasswordFormMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { readError, type ErrorCode } from '../../relay/errors.ts'
import { ANONYMOUS } from '../../relay/fetch.ts'
import { useChange } from '../../relay/useChange.ts'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { checkReset, type FieldErrors, type ResetForm } from './accountRules.ts'
import { focusFirstError } from './focusFirstError.ts'
import { StrengthHint } from './StrengthHint.tsx'
import { useResetLink } from './useResetLink.ts'

const words = messages.resetPassword

/** Failures that say nothing about the link: it may be tried again. */
const PASSING_CODES: ReadonlySet<ErrorCode> = new Set(['NETWORK', 'RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL', 'UNKNOWN'])

type ResetPasswordFormProps = {
  token: string
  onDone: () => void
  /** The link is used, too old or none of ours; with the server's sentence. */
  onTokenRefused: (message: string) => void
}

/** Asks for a new password twice and sets it by the token of a reset mail. */
export function ResetPasswordForm({ token, onDone, onTokenRefused }: ResetPasswordFormProps) {
  const [form, setForm] = useState<ResetForm>({ newPassword: '', confirmPassword: '' })
  const [errors, setErrors] = useState<FieldErrors<keyof ResetForm>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [endPersonalTokens, setEndPersonalTokens] = useState(true)
  const personalTokens = useResetLink(token, onTokenRefused)
  const [resetPassword, isRunning] = useChange<ResetPasswordFormMutation>(
    graphql`
      mutation ResetPasswordFormMutation($input: ResetPasswordInput!) {
        resetPassword(input: $input) {
          email
        }
      }
    `,
    (input) => ({ variables: { input }, cacheConfig: ANONYMOUS }),
  )
  const formElement = useRef<HTMLFormElement>(null)

  function edit(field: keyof ResetForm, value: string) {
    setForm({ ...form, [field]: value })
    setErrors({ ...errors, [field]: undefined })
    setFailure(null)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = checkReset(form)
    setErrors(found)
    setFailure(null)
    if (focusFirstError(formElement.current, found)) return
    resetPassword({ token, newPassword: form.newPassword, endPersonalTokens }).then(onDone, (refusal: unknown) => {
      const { code, message, fields } = readError(refusal)
      if (fields['newPassword']) setErrors({ newPassword: fields['newPassword'] })
      else if (PASSING_CODES.has(code)) setFailure(code === 'UNKNOWN' ? words.failed : message)
      else onTokenRefused(fields['token'] ?? message)
    })
  }

  return (
    <form ref={formElement} onSubmit={submit} noValidate>
      <Stack gap="5">
        <Text color="fg.muted" textWrap="pretty">{words.lead}</Text>
        <PasswordField
          label={words.newPassword} name="newPassword" value={form.newPassword} error={errors.newPassword}
          autoComplete="new-password" disabled={isRunning} onValueChange={(value) => edit('newPassword', value)}
          help={<StrengthHint password={form.newPassword} />}
        />
        <PasswordField
          label={words.confirmPassword} name="confirmPassword" value={form.confirmPassword}
          error={errors.confirmPassword} autoComplete="new-password" disabled={isRunning}
          onValueChange={(value) => edit('confirmPassword', value)}
        />
        {personalTokens === undefined || personalTokens === 0 ? null : (
          <Checkbox.Root
            checked={endPersonalTokens} disabled={isRunning} alignSelf="flex-start"
            onCheckedChange={({ checked }) => setEndPersonalTokens(checked === true)}
          >
            <Checkbox.HiddenInput name="endPersonalTokens" />
            <Checkbox.Control />
            <Checkbox.Label>{words.alsoTokens(personalTokens)}</Checkbox.Label>
          </Checkbox.Root>
        )}
        {failure ? <FormFailure message={failure} /> : null}
        <Button type="submit" size="lg" variant="solid" width="full" loading={isRunning} loadingText={words.submitting}>
          {words.submit}
        </Button>
      </Stack>
    </form>
  )
}
